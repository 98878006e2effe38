// Fills demo boxes as their households would: through the editor's own calls.

import { menusOf } from '../menu/memory.ts'
import type { MenuProduct, WeekMenu } from '../menu/week_menu.ts'
import type { Household } from '../orders/household.ts'
import { loadHousehold } from '../orders/load.ts'
import { isEditable } from '../orders/order_view.ts'
import { updateQuantity } from '../orders/update_quantity.ts'
import type { Stored } from '../request/services.ts'

/**
 * Chooses the dishes of a household's next boxes; the first one also gets something from the market.
 * @param behind boxes that have already come: each has the household's usual items, which the boxes to come do not have yet
 */
export async function chooseBoxes(
  services: Stored,
  clientId: string,
  boxes: number,
  now: string,
  behind = false,
): Promise<void> {
  const household = await loadHousehold(services, clientId, now)
  if (!household) return
  const open = household.orders.filter(order => isEditable(household, order, now) && order.chosenBy === null)
  for (const [place, order] of open.slice(0, boxes).entries()) {
    const menu = await menusOf(services).week(order.brand, order.week)
    if (!menu?.published) continue
    const of = { clientId, orderId: order.id, now }
    for (const [productId, quantity] of pick(household, menu, place, behind)) {
      await updateQuantity(services, of, { productId, quantity })
    }
  }
}

/** Dishes the household may eat, a few further down the menu each week; for the first box also taxed and untaxed market items. */
function pick(
  household: Household,
  menu: WeekMenu,
  place: number,
  behind: boolean,
): [productId: string, quantity: number][] {
  const { plan, exclusions, vegetarian } = household
  const allowed = [...menu.products.values()].filter(product => {
    const content = product.dish ?? product.item
    const safe = !content.allergens.some(allergen => exclusions.includes(allergen))
    return safe && (!vegetarian || content.diets.includes('vegetarian'))
  })
  const dishes = allowed.filter(product => product.kind === plan.kind && product.surchargeCents === 0)
  const start = (place * plan.units) % Math.max(1, dishes.length - plan.units)
  const chosen = dishes.slice(start, start + plan.units).map(({ id }): [string, number] => [id, 1])
  const items = allowed.filter(product => product.kind === 'item' && product.item?.picture)
  const taxed = items.find(product => product.taxClass !== 'grocery')
  const extras = [...(place === 0 ? [items[0], taxed] : []), ...(behind ? [usualOf(items)] : [])]
  return [...chosen, ...extras.flatMap((item): [string, number][] => (item ? [[item.id, 1]] : []))]
}

/** The same item every week, whatever the order of the week's menu. */
function usualOf([, ...others]: readonly MenuProduct[]): MenuProduct | undefined {
  const groceries = others.filter(({ taxClass }) => taxClass === 'grocery')
  return groceries.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
}
