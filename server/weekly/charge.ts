// Charges a slice of a batch (rule 76). Every payment that was recorded at the lock is requested from the processor, under its key;
// then, in one transaction, the answers become payments, states, ledger entries, points and messages. The same key charges nobody
// twice, so an interrupted run can repeat its requests.

import { paymentEndOf, type Settlement, settle } from '../../domain/payments/settle.ts'
import type { Charge, ChargeOutcome, UnknownOutcome } from '../integrations/processors/port.ts'
import type { Services } from '../integrations/services.ts'
import { carryOutAllRefunds } from '../money/card_refunds/carry_out.ts'
import { chargeKey } from '../money/charge_key.ts'
import { withTx } from '../request/database/database.ts'
import { NobodysFault } from '../request/in_halves.ts'
import type { Batch, Slice } from './batch.ts'
import { holdLockedSlice, type OrderToCharge, readOrdersToCharge } from './charge_store.ts'
import { writeBatchCharged } from './charge_write.ts'

/** The result of a locked order. */
export interface SettledCharge {
  order: OrderToCharge
  settlement: Settlement
  /** The card's answer; null without a card. */
  answer: ChargeOutcome | null
}

/**
 * Charges the locked and uncharged orders of a slice. A payment without an answer stays as it is, and the slice is processed again
 * at the clock's next run. Once packing has begun nobody is charged any more: requested payments are given up, and late captures
 * refunded.
 * @param now program time, ISO instant
 */
export async function chargeSlice(
  services: Pick<Services, 'pool' | 'cards' | 'log'>,
  batch: Batch,
  slice: Slice,
  now: string,
): Promise<void> {
  const { pool, cards } = services
  const orders = await readOrdersToCharge(pool, batch, slice)
  const over = Temporal.Instant.compare(now, paymentEndOf(batch.brand, batch.deliveryDate)) >= 0
  const charges = orders.flatMap(chargesOf)
  const answers = over ? await giveUpAll(cards, charges) : await cards.charge(charges)
  const known = orders.filter(order => answerTo(order, answers)?.state !== 'unknown')
  const settled = known.map(order => settleOrder(order, answers, over))
  const whole = known.length === orders.length
  await withTx(pool, async tx => {
    if (await holdLockedSlice(tx, batch, slice))
      await writeBatchCharged(tx, batch, slice, { settled, whole }, now)
  })
  if (settled.some(({ settlement }) => settlement.giveBackCents > 0)) {
    await carryOutAllRefunds(services).catch((error: unknown) => {
      throw new NobodysFault('the slice is settled, but its refunds failed', { cause: error })
    })
  }
}

function chargesOf(order: OrderToCharge): Charge[] {
  const { attempt, amountCents, token } = order
  if (attempt === null || amountCents === null || token === null) return []
  return [{ key: chargeKey({ ...order, attempt }), token, amountCents }]
}

async function giveUpAll(cards: Services['cards'], charges: readonly Charge[]): Promise<Answers> {
  const answers = new Map<string, ChargeOutcome | UnknownOutcome>()
  for (const { key } of charges) {
    const left = await cards.giveUp(key)
    answers.set(key, left ?? { state: 'declined', code: 'given_up', reference: key })
  }
  return answers
}

type Answers = Map<string, ChargeOutcome | UnknownOutcome>

/** A card's answer for an order; null without a card. */
function answerTo(
  { orderId, clientId, attempt, split }: OrderToCharge,
  answers: Readonly<Answers>,
): ChargeOutcome | UnknownOutcome | null {
  if (attempt === null || split.cardCents === 0) return null
  return answers.get(chargeKey({ clientId, orderId, attempt })) ?? unknownCard
}

/** An order without a card part is paid; one whose household has no card any more is declined. */
function settleOrder(order: OrderToCharge, answers: Readonly<Answers>, over: boolean): SettledCharge {
  const { orderId, attempt, split, points } = order
  const answered = answerTo(order, answers)
  const answer = answered?.state === 'unknown' ? null : answered
  const due = { orderId, pays: { kind: 'box' }, state: 'locked', askedAnotherCard: false } as const
  return { order, answer, settlement: settle({ ...due, attempt, split, points, over }, answer) }
}

const unknownCard: ChargeOutcome = { state: 'declined', code: 'card_unknown', reference: '' }
