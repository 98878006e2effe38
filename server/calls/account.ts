import { dashboard } from '../clients/account/dashboard.ts'
import { listReturnables } from '../clients/returnables/list_returnables.ts'
import { signupState } from '../clients/signup/current_step.ts'
import { unpause } from '../clients/subscriptions/pause.ts'
import { bookPickup, cancelPickup } from '../delivery/pickups/book_pickup.ts'
import { showPickup, timeOf } from '../delivery/pickups/show_pickup.ts'
import type { OrderOfClient } from '../orders/change_box.ts'
import { deliveryDates } from '../orders/delivery_dates.ts'
import { moveOrder } from '../orders/move_order.ts'
import { type OrderInView, orderCard } from '../orders/order_view.ts'
import { skipOrder } from '../orders/skip_order.ts'
import { unskipOrder } from '../orders/unskip_order.ts'
import { programTime } from '../request/program_time.ts'
import { type CallRequest, type Calls, signedIn } from './handler.ts'

const orderOf = (request: CallRequest, { orderId }: { orderId: string }): OrderOfClient => ({
  clientId: signedIn(request),
  orderId,
  now: programTime(request),
})

const changed = (view: OrderInView, request: CallRequest) => ({
  order: orderCard(view, request.locale, programTime(request)),
})

const clientOf = (request: CallRequest) => ({
  clientId: signedIn(request),
  brand: request.brand,
  now: programTime(request),
})

export const account: Calls<'account'> = {
  index: (services, request) =>
    dashboard(services, {
      clientId: signedIn(request),
      brand: request.brand,
      locale: request.locale,
      now: programTime(request),
      signupUrl: async () => (await signupState(services, request)).url,
    }),
  skip_order: async ({ pool }, request, input) =>
    changed(await skipOrder(pool, orderOf(request, input)), request),
  unskip_order: async ({ pool }, request, input) =>
    changed(await unskipOrder(pool, orderOf(request, input)), request),
  unpause_account: (services, request) => unpause(services, clientOf(request)),
  change_delivery_form: ({ pool }, request, input) => deliveryDates(pool, orderOf(request, input)),
  update_delivery: async ({ pool }, request, input) =>
    changed(await moveOrder(pool, orderOf(request, input), input), request),
  returnables: ({ pool }, request) => listReturnables(pool, clientOf(request)),
  existing_pickup: ({ pool }, request) => showPickup(pool, clientOf(request)),
  create_pickup: async (services, request, input) => ({
    pickup: timeOf(await bookPickup(services, clientOf(request), input)),
  }),
  cancel_pickup: async (services, request) => {
    await cancelPickup(services, clientOf(request))
    return { pickup: null }
  },
}
