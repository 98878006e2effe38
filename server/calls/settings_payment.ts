import { applyCode, type CodeTyper } from '../payments/apply_code.ts'
import { beginCardSetup } from '../payments/begin_card_setup.ts'
import { invalidate, makeDefaultCard, sendReceipts } from '../payments/settings/change_payment.ts'
import { paymentHistory } from '../payments/settings/payment_history.ts'
import { showHeldCards } from '../payments/settings/show_held_cards.ts'
import { showPayment } from '../payments/settings/show_payment.ts'
import { programTime } from '../request/program_time.ts'
import { type CallRequest, type Calls, signedIn } from './handler.ts'

const typerOf = (request: CallRequest): CodeTyper => ({
  clientId: signedIn(request),
  brand: request.brand,
  locale: request.locale,
  now: programTime(request),
})

export const settings_payment: Calls<'settings_payment'> = {
  show: (services, request) => showPayment(services, typerOf(request)),
  payment_history: (services, request, { after }) =>
    paymentHistory(services, { clientId: signedIn(request), brand: request.brand, after }),
  apply: async (services, request, { code }) => ({
    valueCents: null,
    code: null,
    name: null,
    ...(await applyCode(services, typerOf(request), code)),
  }),
  invalidate: async (services, request, item) => {
    const { reference } = await invalidate(services, typerOf(request), item)
    return { success: true, reference }
  },
  send_order_receipts: async (services, request, { orderId }) => ({
    sent: await sendReceipts(services, typerOf(request), orderId ?? null),
  }),
}

export const cards: Calls<'cards'> = {
  held_value: (services, request, { after }) => showHeldCards(services, typerOf(request), after),
  processor: async ({ cards: { name, publishableKey } }) => ({ processor: name, publishableKey }),
  begin_setup: (services, request) => beginCardSetup(services, request),
  make_default: async (services, request, { id }) => {
    const { reference } = await makeDefaultCard(services, typerOf(request), id)
    return { success: true, reference }
  },
}
