// Charging a slice of a batch (DOMAIN.md, The weekly run): the processor is asked for every payment that was written down when
// the orders were locked, under its key; then, in one transaction, the answers become payments, states, ledger entries,
// points and messages. Asking again under the same key charges nobody twice, so a run that was cut off asks again.

import { chargeOrder, earnPoints, type LedgerTransaction } from '../../domain/ledger.ts'
import type { OrderState, PaymentState } from '../../domain/machines/tables.ts'
import type { Charge, ChargeOutcome } from '../integrations/cards/port.ts'
import { chargeKey } from '../payments/charge_key.ts'
import { withTx } from '../platform/database.ts'
import type { Services } from '../request/services.ts'
import type { Batch, Slice } from './batch.ts'
import { holdLockedSlice, type OrderToCharge, readOrdersToCharge } from './charge_store.ts'
import { writeCharged } from './charge_write.ts'

/** What a locked order comes to. */
export interface Settled {
  order: OrderToCharge
  state: Extract<OrderState, 'charged' | 'payment_failed'>
  /** The attempt's end; null where no card was asked. */
  payment: Answer | null
  ledger: readonly LedgerTransaction[]
}

export interface Answer {
  state: Extract<PaymentState, 'captured' | 'declined' | 'needs_action'>
  reference: string
  declineCode: string | null
  actionUrl: string | null
}

/**
 * Charges what is locked in a slice and not charged yet.
 * @param now program time, ISO instant
 */
export async function chargeSlice(
  { pool, cards }: Pick<Services, 'pool' | 'cards'>,
  batch: Batch,
  slice: Slice,
  now: string,
): Promise<void> {
  const orders = await readOrdersToCharge(pool, batch, slice)
  const answers = await cards.charge(orders.flatMap(chargesOf))
  const settled = orders.map(order => settle(order, answers))
  await withTx(pool, async tx => {
    if (await holdLockedSlice(tx, batch, slice)) await writeCharged(tx, batch, slice, settled, now)
  })
}

function chargesOf(order: OrderToCharge): Charge[] {
  const { attempt, amountCents, token } = order
  if (attempt === null || amountCents === null || token === null) return []
  return [{ key: chargeKey({ ...order, attempt }), token, amountCents }]
}

/** An order no card has to pay is paid; one whose household has no card any more is declined. */
function settle(order: OrderToCharge, answers: ReadonlyMap<string, ChargeOutcome>): Settled {
  if (order.split.cardCents === 0) return charged(order, null)
  const { attempt } = order
  if (attempt === null) return { order, state: 'payment_failed', payment: null, ledger: [] }
  const answer = answerOf(answers.get(chargeKey({ ...order, attempt })))
  if (answer.state === 'captured') return charged(order, answer)
  return { order, state: 'payment_failed', payment: answer, ledger: [] }
}

function charged(order: OrderToCharge, payment: Answer | null): Settled {
  const points = order.points > 0 ? [earnPoints(order.orderId, order.points)] : []
  return { order, state: 'charged', payment, ledger: [chargeOrder(order.orderId, order.split), ...points] }
}

function answerOf(outcome: ChargeOutcome | undefined): Answer {
  if (!outcome) return { state: 'declined', reference: '', declineCode: 'card_unknown', actionUrl: null }
  const { state, reference } = outcome
  return {
    state,
    reference,
    declineCode: state === 'declined' ? outcome.code : null,
    actionUrl: state === 'needs_action' ? outcome.url : null,
  }
}
