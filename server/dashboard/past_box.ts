// clients.box: one box whose cutoff has passed: its dishes with the recipes as they were sold, the receipt to the cent,
// and what was added late.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { servingsPerUnitOf } from '../../domain/plans.ts'
import type { Services } from '../integrations/services.ts'
import { localTime } from '../menu/local_time.ts'
import { keyOfProduct, menusOf } from '../menu/memory.ts'
import { dishData } from '../menu/product_wire.ts'
import { paidEdits } from '../money/late_edit/list_late.ts'
import { paidWith } from '../money/paid_with.ts'
import { loadOrder } from '../orders/load.ts'
import { orderCard } from '../orders/order_view.ts'
import { type CallRequest, signedIn } from '../request/call_request.ts'
import { programTime } from '../request/clock/program_time.ts'
import type { Stored } from '../request/services.ts'

/** @throws Refusal not_found for an order that is not this household's, or can still be edited */
export async function pastBox(
  services: Stored & Pick<Services, 'paypal'>,
  request: CallRequest,
  orderId: string,
): Promise<OutputOf<'clients.box'>> {
  const clientId = signedIn(request)
  const { locale } = request
  const now = programTime(request)
  const view = await loadOrder(services, clientId, orderId, now)
  const { order, lines } = view
  if (order.state === 'upcoming' && now <= order.cutoffAt) throw new Refusal('not_found')
  const [contents, late, card] = await Promise.all([
    menusOf(services).contents(lines.map(({ productId, version }) => ({ id: productId, version }))),
    paidEdits(services.pool, clientId, orderId),
    paidWith(services.pool, clientId, orderId),
  ])
  const recipes = lines.flatMap(line => {
    const dish = contents.get(keyOfProduct({ id: line.productId, version: line.version }))?.dish
    if (!dish) return []
    const servingsPerUnit = servingsPerUnitOf(order.plan, dish.kind)
    const { allergens, mayContain, ingredients, steps, equipment, eatWithinDays, kind, customizations } =
      dishData(dish, order.brand, locale, servingsPerUnit)
    const swap = customizations.find(one => one.id === line.customizationId)
    return [
      {
        productId: line.productId,
        version: line.version,
        kind,
        servings: servingsPerUnit,
        swap: swap ? { name: swap.name, cooking: swap.cooking } : null,
        allergens: swap?.allergens ?? allergens.map(allergen => allergen.name),
        mayContain: swap?.mayContain ?? mayContain,
        ingredients,
        steps,
        equipment,
        eatWithinDays,
      },
    ]
  })
  return {
    order: orderCard(view, locale, now),
    recipes,
    card,
    paypal: services.paypal !== null,
    late: late.map(({ name, quantity, cents, at }) => ({
      name: name[locale],
      quantity,
      cents,
      atLocal: localTime(order.brand, at),
    })),
  }
}
