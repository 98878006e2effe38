// Records a card's answer for a box with all its consequences: payment, order, ledger, points, refunds and messages in
// one transaction, as domain/payments/settle.ts decides.

import {
  isPayable,
  isTooLateToTell,
  type PaymentDue,
  paymentEndOf,
  settle,
} from '../../domain/payments/settle.ts'
import type { ChargeOutcome } from '../integrations/processors/port.ts'
import type { Services } from '../integrations/services.ts'
import type { CardFacts } from '../messages/facts.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { carryOutRefunds } from './card_refunds/carry_out.ts'
import { type ChargeKey, chargeKey } from './charge_key.ts'
import { selectMethod } from './method_store.ts'
import { writeSettlement } from './settlement.ts'
import { splitOfAttempt } from './split_now.ts'
import {
  type AttemptAnswer,
  answerAttempt,
  askedAnotherCard,
  holdOrderToPay,
  type OrderToPay,
  selectAttempt,
  writeOrderCharged,
} from './store.ts'

/**
 * Records the answer to an attempt. An answer recorded before changes nothing, however often it arrives.
 * @param now program time, ISO instant
 */
export async function recordOutcome(
  services: Pick<Services, 'pool' | 'cards' | 'log'>,
  key: ChargeKey,
  outcome: ChargeOutcome,
  now: string,
): Promise<void> {
  const { clientId, orderId, attempt } = key
  const givenBack = await withTx(services.pool, async tx => {
    const order = await holdOrderToPay(tx, clientId, orderId)
    const tried = order && (await selectAttempt(tx, key))
    if (!order || !tried) return false
    const { amountCents, methodId } = tried
    const due: PaymentDue = {
      orderId,
      pays: { kind: 'box' },
      state: order.state,
      over: isOver(order, now),
      tooLateToTell: isTooLateToTell(order.brand, order.deliveryDate, now),
      attempt,
      split: splitOfAttempt(order, amountCents),
      points: order.points,
      askedAnotherCard: await askedAnotherCard(tx, key, methodId),
    }
    const settled = settle(due, outcome)
    if (!(await answerAttempt(tx, key, answerOf(outcome), settled.payment ?? outcome.state))) return false
    if (settled.order === 'charged') {
      await writeOrderCharged(tx, { clientId, orderId, version: order.version }, attempt, now)
    }
    const method = await selectMethod(tx, clientId, methodId)
    const card: CardFacts | null = method && { brand: method.cardBrand, last4: method.last4 }
    const { brand, deliveryDate, startHour, endHour, priced } = order
    const facts = { clientId, brand, orderId, deliveryDate, startHour, endHour, priced, amountCents, card }
    const { declineCode } = answerOf(outcome)
    await writeSettlement(tx, settled, { ...facts, declineCode, chargeKey: chargeKey(key) }, now)
    return settled.giveBackCents > 0
  })
  if (givenBack) await carryOutRefunds(services, clientId)
}

/** Pays for a locked order by value alone, without a card. */
export async function payByValue(
  tx: Tx,
  { clientId, orderId }: Pick<ChargeKey, 'clientId' | 'orderId'>,
  order: OrderToPay,
  now: string,
): Promise<void> {
  const { split, points, state } = order
  const due: PaymentDue = {
    orderId,
    pays: { kind: 'box' },
    state,
    over: isOver(order, now),
    attempt: null,
    split,
    points,
    askedAnotherCard: false,
  }
  const settled = settle(due, null)
  if (settled.order !== 'charged') return
  await writeOrderCharged(tx, { clientId, orderId, version: order.version }, null, now)
  const { brand, deliveryDate, startHour, endHour, priced } = order
  const facts = { clientId, brand, orderId, deliveryDate, startHour, endHour, priced, amountCents: 0 }
  await writeSettlement(tx, settled, { ...facts, card: null, chargeKey: null }, now)
}

/** Whether an unpaid order can still be paid for, at a program time. */
export const canBePaid = (order: OrderToPay, now: string): boolean =>
  order.state === 'payment_failed' &&
  isPayable({ pays: { kind: 'box' }, state: order.state, over: isOver(order, now) })

const isOver = ({ brand, deliveryDate }: OrderToPay, now: string): boolean =>
  Temporal.Instant.compare(now, paymentEndOf(brand, deliveryDate)) >= 0

function answerOf(outcome: ChargeOutcome): AttemptAnswer {
  const { state, reference } = outcome
  return {
    state,
    reference,
    declineCode: state === 'declined' ? outcome.code : null,
    actionUrl: state === 'needs_action' ? outcome.url : null,
  }
}
