import { dashboard } from '../account/dashboard.ts'
import type { OrderOfClient } from '../orders/change_box.ts'
import { deliveryDates } from '../orders/delivery_dates.ts'
import { moveOrder } from '../orders/move_order.ts'
import { type OrderInView, orderCard } from '../orders/order_view.ts'
import { skipOrder } from '../orders/skip_order.ts'
import { unskipOrder } from '../orders/unskip_order.ts'
import { signupState } from '../signup/current_step.ts'
import { type CallRequest, type Calls, signedIn } from './handler.ts'
import { programTime } from './program_time.ts'

const orderOf = (request: CallRequest, { orderId }: { orderId: string }): OrderOfClient => ({
  clientId: signedIn(request),
  orderId,
  now: programTime(request),
})

const changed = (view: OrderInView, request: CallRequest) => ({
  order: orderCard(view, request.locale, programTime(request)),
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
  change_delivery_form: ({ pool }, request, input) => deliveryDates(pool, orderOf(request, input)),
  update_delivery: async ({ pool }, request, input) =>
    changed(await moveOrder(pool, orderOf(request, input), input), request),
}
