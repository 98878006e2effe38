// orders.editor_data_v2: the order, its week's menu, and every input of the pricing, so that the browser shows the
// total the server will write.

import type { OutputOf } from '../../contract/index.ts'
import type { Locale } from '../../domain/brands.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { ingredientsOf } from '../../domain/catalogue/exclusions.ts'
import { excludedAmong } from '../../domain/catalogue/suits.ts'
import type { Plan } from '../../domain/plans.ts'
import type { HeldDiscount } from '../../domain/pricing/discounts.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { ingredientsWith, namesOf } from '../menu/ingredients.ts'
import { likedBy } from '../menu/reviews/opinions.ts'
import { searchWords } from '../menu/search_words.ts'
import type { WeekMenu } from '../menu/week_menu.ts'
import { menuLists } from '../menu/wire.ts'
import type { Stored } from '../request/services.ts'
import { balancesFor } from './balances.ts'
import type { OrderOfClient } from './change_box.ts'
import { heldFor } from './discounts.ts'
import { loadOrder } from './load.ts'
import { isLoyal } from './loyalty.ts'
import { orderData } from './order_view.ts'
import { planView } from './plan_view.ts'
import { termsOfBox, unitToPrice } from './pricing.ts'
import { termsView } from './terms_view.ts'
import { wishesFrom } from './wishes.ts'

type EditorData = OutputOf<'orders.editor_data_v2'>

/**
 * Everything the editor needs. A week whose menu is not published has no products.
 * @throws not_found
 */
export async function editorData(
  services: Stored & Pick<Services, 'config'>,
  of: OrderOfClient,
  locale: Locale,
): Promise<EditorData> {
  const view = await loadOrder(services, of.clientId, of.orderId, of.now)
  const { household, order } = view
  const catalogue = await catalogueOf(services)
  const liked = await likedBy(services, of.clientId)
  const menu = view.menu?.published ? view.menu : null
  const lists = menu ? menuLists(menu, locale) : { dishes: [], items: [], categories: [] }
  return {
    order: orderData(view, locale, of.now),
    plan: planView(order.plan),
    dishes: lists.dishes,
    items: lists.items,
    categories: lists.categories.map(({ id }) => id),
    customizations: menu ? customizationsOf(menu, locale, household.exclusions, catalogue) : {},
    pairings: menu ? pairingsOf(menu) : {},
    words: menu ? searchWords(menu) : {},
    pricing: {
      terms: termsView(termsOfBox(household, order)),
      deliveryDate: order.deliveryDate,
      prices: menu ? pricesOf(menu, order.plan) : {},
      held: heldFor(household, order).map(heldView),
      balances: balancesFor(household, order),
      loyal: isLoyal(household, order),
      pointsEndOn: services.config.pointsEndOn ?? null,
    },
    household: {
      ...wishesFrom(household, menu?.products.values() ?? []),
      ingredients: namesOf(ingredientsOf(household.exclusions), locale, catalogue),
      state: household.state,
      liked,
      traces: tracesIn(menu, household.severe),
    },
  }
}

function heldView({ discount, orderNumber }: HeldDiscount): EditorData['pricing']['held'][number] {
  return { discount: { ...discount, elements: [...discount.elements] }, orderNumber }
}

/** Unit prices of a whole menu, the same for everybody on a plan: computed once for each. */
const prices = new WeakMap<ReadonlyMap<string, unknown>, Map<Plan, EditorData['pricing']['prices']>>()

function pricesOf(menu: WeekMenu, plan: Plan): EditorData['pricing']['prices'] {
  const byPlan = prices.get(menu.products) ?? new Map<Plan, EditorData['pricing']['prices']>()
  prices.set(menu.products, byPlan)
  let made = byPlan.get(plan)
  if (!made) {
    made = {}
    for (const product of menu.products.values()) {
      const { unitCents, surchargeCents, servingsPerUnit, taxClass } = unitToPrice(plan, product)
      made[product.id] = { unitCents, surchargeCents, servingsPerUnit, taxClass }
    }
    byPlan.set(plan, made)
  }
  return made
}

/** The swaps of the dishes that offer any. */
function customizationsOf(
  menu: WeekMenu,
  locale: Locale,
  exclusions: readonly string[],
  catalogue: Catalogue,
): EditorData['customizations'] {
  const swaps: EditorData['customizations'] = {}
  const excludes = ingredientsOf(exclusions).length > 0
  for (const product of menu.products.values()) {
    if (product.kind === 'item' || product.dish.customizations.length === 0) continue
    const { id, dish } = product
    swaps[id] = dish.customizations.map(swap => ({
      id: swap.id,
      name: swap.name[locale],
      surchargeCents: swap.surchargeCents,
      allergens: [...swap.allergens],
      diets: [...swap.diets],
      ingredients: excludes ? excludedAmong(ingredientsWith(product, swap.id, catalogue), exclusions) : [],
    }))
  }
  return swaps
}

/** The available pairings of each dish in that week. */
function pairingsOf({ products }: WeekMenu): EditorData['pairings'] {
  const pairings: EditorData['pairings'] = {}
  for (const { id, dish } of products.values()) {
    const offered = dish?.pairings.filter(paired => products.has(paired)) ?? []
    if (offered.length > 0) pairings[id] = offered
  }
  return pairings
}

/** Products of a menu with traces of the household's severe allergens: which allergens, by product. */
function tracesIn(menu: WeekMenu | null, severe: readonly string[]): Record<string, string[]> {
  if (severe.length === 0) return {}
  const products = [...(menu?.products.values() ?? [])].map(({ id, dish, item }) => {
    const { mayContain } = dish ?? item
    return [id, mayContain.filter(allergen => severe.includes(allergen))] as const
  })
  return Object.fromEntries(products.filter(([, found]) => found.length > 0))
}
