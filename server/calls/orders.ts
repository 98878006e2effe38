import type { OutputOf } from '../../contract/index.ts'
import { timesOf } from '../../domain/choice/assign.ts'
import { weeklyGoodsCents } from '../../domain/plans.ts'
import { costsOther, type Foreseen } from '../../domain/pricing/foreseen.ts'
import type { Services } from '../integrations/services.ts'
import { setQuantity } from '../money/late_edit/add_late.ts'
import { chooseNoMeals } from '../orders/choose_no_meals.ts'
import { editorData } from '../orders/editor_data.ts'
import { futureOrdersForProduct, upcomingOrderIds } from '../orders/future_orders.ts'
import { loadOrder } from '../orders/load.ts'
import { type OrderInView, orderCard, orderData } from '../orders/order_view.ts'
import { updateCustomization } from '../orders/update_customization.ts'
import { updatePairings } from '../orders/update_pairings.ts'
import { programTime } from '../request/clock/program_time.ts'
import { anticipatedPoints } from '../value/points/anticipated.ts'
import { foreseeChoice } from '../weekly/foresee_choice.ts'
import { type CallRequest, type Calls, orderOf, signedIn } from './handler.ts'

/** Answers a change, and logs as a defect that its price differs from the browser's. */
function changed(
  { log }: Pick<Services, 'log'>,
  request: CallRequest,
  { seen }: { seen?: Foreseen | undefined },
  view: OrderInView,
): OutputOf<'orders.update_quantity'> {
  const order = orderData(view, request.locale, programTime(request))
  if (seen && costsOther(seen, order)) {
    const { id: orderId, version, receipt, lines } = order
    log.error(
      { orderId, version, seenCents: seen.totalCents, receipt, lines },
      'a total was foreseen otherwise',
    )
  }
  return { order }
}

export const orders: Calls<'orders'> = {
  order_data: async (services, request, input) => {
    const of = orderOf(request, input)
    return orderData(await loadOrder(services, of.clientId, of.orderId, of.now), request.locale, of.now)
  },
  order_data_for_account_page: async (services, request, input) => {
    const of = orderOf(request, input)
    return orderCard(await loadOrder(services, of.clientId, of.orderId, of.now), request.locale, of.now)
  },
  upcoming_order_ids: (services, request) =>
    upcomingOrderIds(services, signedIn(request), programTime(request)),
  editor_data_v2: (services, request, input) => editorData(services, orderOf(request, input), request.locale),
  update_quantity: async (services, request, input) =>
    changed(services, request, input, await setQuantity(services, orderOf(request, input), input)),
  update_customization: async (services, request, input) =>
    changed(services, request, input, await updateCustomization(services, orderOf(request, input), input)),
  update_pairings: async (services, request, input) =>
    changed(services, request, input, await updatePairings(services, orderOf(request, input), input)),
  foreseen_meals: async (services, request, input) => {
    const { clientId, orderId, now } = orderOf(request, input)
    const view = await loadOrder(services, clientId, orderId, now)
    const ids = await foreseeChoice(services, view)
    return {
      dishes: [...timesOf(ids)].flatMap(([id, quantity]) => {
        const name = view.menu?.products.get(id)?.dish?.name[request.locale]
        return name === undefined ? [] : { id, name, quantity }
      }),
      cents: weeklyGoodsCents(view.order.plan),
    }
  },
  choose_no_meals: async (services, request, input) => {
    const of = orderOf(request, input)
    return { order: orderData(await chooseNoMeals(services, of, input.noMeals), request.locale, of.now) }
  },
  future_orders_for_product: (services, request, { productId }) =>
    futureOrdersForProduct(services, signedIn(request), productId, programTime(request)),
  anticipated_comarch_points: async (services, request, input) => ({
    points: await anticipatedPoints(services, orderOf(request, input)),
  }),
}
