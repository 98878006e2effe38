// The admin's calls for refunds, and a household's receipts and credit notes.

import { showRefunds } from '../household/admin/refunds/refunds.ts'
import { giveRefund } from '../refunds/give_refund.ts'
import { creditNotePaper, receiptPaper } from '../refunds/papers/papers.ts'
import { programTime } from '../request/clock/program_time.ts'
import { type Calls, clientOf, staffOf } from './handler.ts'

export const refunds: Calls<'refunds'> = {
  order: (services, request, { orderId }) => showRefunds(services, request, orderId),
  give: (services, request, input) =>
    giveRefund(services, { brand: request.brand, admin: staffOf(request), now: programTime(request) }, input),
}

export const receipts: Calls<'receipts'> = {
  show: (services, request, { orderId }) => receiptPaper(services, clientOf(request), orderId),
  credit_note: (services, request, { orderId, number }) =>
    creditNotePaper(services, clientOf(request), orderId, Number(number)),
}
