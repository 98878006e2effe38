// Settles a late edit. The card is charged under the edit's own key; then, in one transaction, the answer becomes
// lines, price, points, ledger entries, event and receipt, or stock and value go back (domain/payments/settle.ts).
// Charging again under the same key charges nobody twice, so an interrupted edit is continued by the household's next
// request or by the clock.

import { type DeclineReason, declineReasonOf } from '../../../domain/payments/declines.ts'
import { type CardAnswer, type PaymentDue, settle } from '../../../domain/payments/settle.ts'
import { pointsOfBox } from '../../../domain/points.ts'
import { priceAddition, withAddition } from '../../../domain/pricing/add_to_order.ts'
import type { PaymentSplit, PricedOrder } from '../../../domain/pricing/types.ts'
import { lateEditEndAfter } from '../../../domain/time/cutoff.ts'
import { termsOf } from '../../catalogue/catalogue.ts'
import type { ChargeOutcome } from '../../integrations/processors/port.ts'
import type { Services } from '../../integrations/services.ts'
import { menusOf } from '../../menu/memory.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { carryOutRefunds } from '../card_refunds/carry_out.ts'
import { writeSettlement } from '../settlement.ts'
import { lateKey } from './late_key.ts'
import { holdOrderToAddTo, returnStock, writeAdded } from './order_store.ts'
import { answerEdit, type EditAnswer, type LateEdit, readAnswer, readUnsettledEdits } from './store.ts'

export type LateServices = Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'config'>

/** The result of a late edit. `bank_asks`: the card needs its holder's confirmation, for which nothing waits here. */
export type LateOutcome = 'added' | 'declined' | DeclineReason | 'bank_asks' | 'too_late' | 'unknown'

/**
 * Settles a late edit; where the processor did not answer, nothing changes, and it is repeated. Safe to repeat and to run twice at
 * once, always with the same result.
 * @param now program time, ISO instant
 */
export async function settleLate(services: LateServices, edit: LateEdit, now: string): Promise<LateOutcome> {
  const answer = edit.amountCents > 0 ? await askCard(services, edit, now) : paidByValue
  if (answer === 'unknown') return 'unknown'
  const outcome = await withTx(services.pool, tx => record(tx, services, edit, answer, now))
  if (outcome !== 'added') menusOf(services).changed()
  if (outcome === 'too_late') await carryOutRefunds(services, edit.clientId)
  return outcome
}

/** No card is charged where value paid all of it. */
const paidByValue: EditAnswer = { state: 'captured', reference: null, declineCode: null }

/** Minutes of program time after which a late edit counts as abandoned. */
const leftBehindMinutes = 1

/** Settles abandoned edits, whose process was killed between charging and writing. @returns their number */
export async function settleLeftBehind(services: LateServices, now: string): Promise<{ settled: number }> {
  const before = Temporal.Instant.from(now).subtract({ minutes: leftBehindMinutes })
  const edits = await readUnsettledEdits(services.pool, before.toString())
  const settled = await eachAlone(
    services.log,
    'settle_late_edits',
    edits,
    edit => settleLate(services, edit, now),
    ({ clientId, orderId, number }) => ({ clientId, orderId, number }),
  )
  return { settled: settled.length }
}

/** Nobody is there to confirm, and the kitchen takes the batch: a payment that is not captured now is given up for good. */
async function askCard(
  { cards }: LateServices,
  edit: LateEdit,
  now: string,
): Promise<EditAnswer | 'unknown'> {
  const key = lateKey(edit)
  const { amountCents } = edit
  const token = edit.token ?? ''
  const over = now > lateEditEndAfter(edit.cutoffAt)
  const asked = over ? null : (await cards.charge([{ key, token, amountCents }])).get(key)
  if (!over && !asked) throw new Error(`The processor did not answer for ${key}.`)
  if (asked?.state === 'unknown') return 'unknown'
  if (asked && asked.state !== 'needs_action') return answerOf(asked)
  const left = await cards.giveUp(key)
  if (left?.state === 'unknown') return 'unknown'
  if (left?.state === 'captured') return answerOf(left)
  return { state: 'declined', reference: key, declineCode: over ? 'given_up' : 'bank_asks' }
}

function answerOf(outcome: Exclude<ChargeOutcome, { state: 'needs_action' }>): EditAnswer {
  const { state, reference } = outcome
  return { state, reference, declineCode: state === 'declined' ? outcome.code : null }
}

async function record(
  tx: Tx,
  services: LateServices,
  edit: LateEdit,
  answer: EditAnswer,
  now: string,
): Promise<LateOutcome> {
  const { clientId, orderId, number, added, payment, amountCents, card } = edit
  const order = await holdOrderToAddTo(tx, clientId, orderId)
  if (!order) throw new Error(`no order ${orderId} to add to`)
  const version = order.version + 1
  const { taxes, points: rates } = (await termsOf(services)).of(order.brand, order.deliveryDate)
  const priced: PricedOrder = { ...priceAddition(order.priced, [added.line], taxes[order.province]), payment }
  const whole = withAddition(order.priced, priced)
  const points = Math.max(
    order.points,
    pointsOfBox(whole.payment, { ...order, rates }, services.config.pointsEndOn),
  )
  const payable: PaymentDue = {
    orderId,
    pays: { kind: 'late_edit', number, version },
    state: order.state,
    over: false,
    attempt: amountCents > 0 ? number : null,
    split: payment,
    points: points - order.points,
    askedAnotherCard: false,
  }
  const settled = settle(payable, amountCents > 0 ? cardAnswer(answer) : null)
  if (!(await answerEdit(tx, edit, answer, settled.payment ?? answer.state)))
    return outcomeOf(await readAnswer(tx, edit))
  if (settled.result === 'paid') {
    if (centsOf(payment) !== priced.totalCents)
      throw new Error(`${lateKey(edit)} pays ${centsOf(payment)}, due are ${priced.totalCents}`)
    await writeAdded(tx, edit, { version, priced: whole, points }, now)
  } else await returnStock(tx, order, added.line)
  const { brand, deliveryDate, startHour, endHour } = order
  const item = { ...added.name, quantity: added.line.quantity }
  const box = { clientId, brand, orderId, deliveryDate, startHour, endHour }
  await writeSettlement(
    tx,
    settled,
    { ...box, priced, amountCents, card, item, chargeKey: lateKey(edit) },
    now,
  )
  if (settled.result === 'paid') return 'added'
  return answer.state === 'captured' ? 'too_late' : outcomeOf(answer)
}

const centsOf = ({ givenCents, boughtCents, corporateCents, cardCents }: PaymentSplit): number =>
  givenCents + boughtCents + corporateCents + cardCents

const cardAnswer = ({ state, declineCode }: EditAnswer): CardAnswer =>
  state === 'captured' ? { state } : { state, code: declineCode ?? 'card_declined' }

function outcomeOf({ state, declineCode }: Pick<EditAnswer, 'declineCode'> & { state: string }): LateOutcome {
  if (state === 'captured') return 'added'
  if (state === 'refunded') return 'too_late'
  if (declineCode === 'bank_asks') return 'bank_asks'
  if (declineCode === 'given_up') return 'too_late'
  return declineReasonOf(declineCode) ?? 'declined'
}
