// What a card answered, and all that follows: payment, order, ledger, points and message in one transaction.

import { chargeOrder, earnPoints } from '../../domain/ledger.ts'
import { canTransition } from '../../domain/machines/transition.ts'
import type { ChargeOutcome } from '../integrations/cards/port.ts'
import { tell } from '../messages/outbox.ts'
import type { CardFacts } from '../messages/templates.ts'
import { type Tx, withTx } from '../platform/database.ts'
import type { Services } from '../request/services.ts'
import type { ChargeKey } from './charge_key.ts'
import { selectMethod } from './method_store.ts'
import {
  type AttemptAnswer,
  answerAttempt,
  askedAnotherCard,
  holdOrder,
  insertLedger,
  type OrderToPay,
  writeCharged,
} from './store.ts'

/**
 * Records the answer to an attempt. An answer recorded before changes nothing, however often it arrives.
 * @param now program time, ISO instant
 */
export async function recordOutcome(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  key: ChargeKey,
  outcome: ChargeOutcome,
  now: string,
): Promise<void> {
  await withTx(pool, async tx => {
    const order = await holdOrder(tx, key.clientId, key.orderId)
    const answered = await answerAttempt(tx, key, answerOf(outcome))
    if (!order || !answered) return
    const payable = order.state === 'payment_failed' && canTransition('order', order.state, 'charged')
    if (!payable) {
      // The order is past being paid; money that came in all the same has to be given back by a person.
      if (outcome.state === 'captured') log.error({ ...key, state: order.state }, 'captured for nothing')
      return
    }
    if (outcome.state === 'captured') await writePaid(tx, key, order, now)
    await tellOutcome(tx, key, order, outcome, answered, now)
  })
}

function answerOf(outcome: ChargeOutcome): AttemptAnswer {
  const { state, reference } = outcome
  return {
    state,
    reference,
    declineCode: state === 'declined' ? outcome.code : null,
    actionUrl: state === 'needs_action' ? outcome.url : null,
  }
}

async function writePaid(tx: Tx, key: ChargeKey, order: OrderToPay, now: string): Promise<void> {
  const { clientId, orderId, attempt } = key
  await writeCharged(tx, { clientId, orderId, version: order.version }, attempt, now)
  await insertLedger(tx, clientId, chargeOrder(orderId, order.split), now)
  if (order.points > 0) await insertLedger(tx, clientId, earnPoints(orderId, order.points), now)
}

/** Every attempt is told of once, by its number; one that we gave up ourselves is not told of. */
async function tellOutcome(
  tx: Tx,
  key: ChargeKey,
  order: OrderToPay,
  outcome: ChargeOutcome,
  { amountCents, methodId }: { amountCents: number; methodId: string },
  at: string,
): Promise<void> {
  if (outcome.state === 'declined' && outcome.code === 'given_up') return
  const { clientId, orderId, attempt } = key
  const method = await selectMethod(tx, clientId, methodId)
  const card: CardFacts | null = method && { brand: method.cardBrand, last4: method.last4 }
  const { brand, deliveryDate, startHour, endHour, priced } = order
  const box = { orderId, deliveryDate }
  const of = { clientId, brand, at }
  if (outcome.state !== 'captured') {
    const template = outcome.state === 'declined' ? 'payment_declined' : 'payment_needs_action'
    const data = { ...box, amountCents, card }
    await tell(tx, { ...of, template, key: `${template}:${orderId}:${attempt}`, data })
    return
  }
  if (card && (await askedAnotherCard(tx, key, methodId))) {
    const data = { ...box, amountCents, card }
    await tell(tx, { ...of, template: 'paid_with_other_card', key: `paid_with_other_card:${orderId}`, data })
  }
  const data = { ...box, startHour, endHour, priced, card }
  await tell(tx, { ...of, template: 'order_charged', key: `order_charged:${orderId}`, data })
}
