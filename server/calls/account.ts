import { referenceOfBox } from '../../domain/reference.ts'
import { listReturnables } from '../bags/list_returnables.ts'
import { dashboard } from '../dashboard/dashboard.ts'
import { ghostAddons } from '../dashboard/messages/ghost_addons.ts'
import { dismissMessage, type MessageName } from '../dashboard/messages/messages.ts'
import { bookPickup, cancelPickup } from '../delivery/pickups/book_pickup.ts'
import { showPickup, timeOf } from '../delivery/pickups/show_pickup.ts'
import { updateToPayPal } from '../household/payment/update_to_paypal.ts'
import type { Services } from '../integrations/services.ts'
import type { DishFacts } from '../messages/facts.ts'
import { deliveryDates } from '../orders/delivery_dates.ts'
import { moveOrder } from '../orders/move_order.ts'
import { type OrderInView, orderCard } from '../orders/order_view.ts'
import { skipOrder } from '../orders/skip_order.ts'
import { unskipOrder } from '../orders/unskip_order.ts'
import { programTime } from '../request/clock/program_time.ts'
import { unpause } from '../subscription/pause.ts'
import { signupState } from '../subscription/signup/current_step.ts'
import { type CallRequest, type Calls, clientOf, orderOf } from './handler.ts'

const changed = (view: OrderInView, request: CallRequest) => ({
  order: orderCard(view, request.locale, programTime(request)),
  reference: referenceOfBox(view.order.id, view.order.version),
})

const namedIn =
  ({ locale }: Pick<CallRequest, 'locale'>) =>
  ({ quantity, ...name }: DishFacts) => ({ name: name[locale], quantity })

const dismissal = (name: MessageName) => async (services: Services, request: CallRequest) => {
  await dismissMessage(services, clientOf(request), name)
  return { success: true as const }
}

export const account: Calls<'account'> = {
  index: (services, request) =>
    dashboard(services, {
      ...clientOf(request),
      signupUrl: async () => (await signupState(services, request)).url,
    }),
  ghost_addons: (services, request) =>
    ghostAddons(services, { ...clientOf(request), locale: request.locale }),
  dismiss_client_recurring_popup: dismissal('recurringPopup'),
  dismiss_payment_method_warning: dismissal('paymentWarning'),
  dismiss_popup_message: dismissal('popupMessage'),
  dismiss_skip_notice: dismissal('skipNotice'),
  skip_order: async (services, request, input) =>
    changed(await skipOrder(services, orderOf(request, input)), request),
  unskip_order: async (services, request, input) => {
    const { view, missing } = await unskipOrder(services, orderOf(request, input))
    return { ...changed(view, request), missing: missing.map(namedIn(request)) }
  },
  unpause_account: async (services, request) => {
    const woken = await unpause(services, clientOf(request))
    return { ...woken, missing: woken.missing.map(namedIn(request)) }
  },
  update_payment_method_to_paypal: (services, request, input) => updateToPayPal(services, request, input),
  change_delivery_form: (services, request, input) => deliveryDates(services, orderOf(request, input)),
  update_delivery: async (services, request, input) =>
    changed(await moveOrder(services, orderOf(request, input), input), request),
  returnables: (services, request) => listReturnables(services, clientOf(request)),
  existing_pickup: (services, request) => showPickup(services, clientOf(request)),
  create_pickup: async (services, request, input) => {
    const { pickup, reference } = await bookPickup(services, clientOf(request), input)
    return { pickup: timeOf(pickup), reference }
  },
  cancel_pickup: async (services, request) => ({
    pickup: null,
    reference: await cancelPickup(services, clientOf(request)),
  }),
}
