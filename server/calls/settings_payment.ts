import { invalidate, makeDefaultCard, sendReceipts } from '../household/payment/change_payment.ts'
import { paymentHistory } from '../household/payment/payment_history.ts'
import { showHeldCards } from '../household/payment/show_held_cards.ts'
import { showPayment } from '../household/payment/show_payment.ts'
import { beginCardSetup } from '../money/begin_card_setup.ts'
import { applyCode } from '../value/apply_code.ts'
import { type Calls, clientOf, signedIn } from './handler.ts'

export const settings_payment: Calls<'settings_payment'> = {
  show: (services, request) => showPayment(services, clientOf(request)),
  payment_history: (services, request, { after }) =>
    paymentHistory(services, { clientId: signedIn(request), brand: request.brand, after }),
  apply: async (services, request, { code }) => ({
    valueCents: null,
    code: null,
    name: null,
    ...(await applyCode(services, clientOf(request), code)),
    shown: await showPayment(services, clientOf(request)),
  }),
  invalidate: async (services, request, item) => {
    const { reference } = await invalidate(services, clientOf(request), item)
    return { success: true, reference, shown: await showPayment(services, clientOf(request)) }
  },
  send_order_receipts: async (services, request, { orderId }) => ({
    sent: await sendReceipts(services, clientOf(request), orderId ?? null),
  }),
}

export const cards: Calls<'cards'> = {
  held_value: (services, request, { after }) => showHeldCards(services, clientOf(request), after),
  form: async ({ cards }) => ({ cardForm: cards.form }),
  begin_setup: async (services, request) => ({ clientSecret: await beginCardSetup(services, request) }),
  make_default: async (services, request, { id }) => {
    const { reference } = await makeDefaultCard(services, clientOf(request), id)
    return { success: true, reference, shown: await showPayment(services, clientOf(request)) }
  },
}
