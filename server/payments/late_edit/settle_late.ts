// Settling what was asked for after cutoff: the card is asked under the late edit's own key; then, in one transaction, its
// answer becomes lines, price, points, ledger, event and receipt, or what was taken from stock goes back. Asking again
// charges nobody twice, so whatever was interrupted goes on here, by the household's next request or by the clock.

import { chargeLateEdit, earnLatePoints } from '../../../domain/ledger.ts'
import { loyaltyDeliveries, pointsEarned } from '../../../domain/points.ts'
import { priceAddition, withAddition } from '../../../domain/pricing/add_to_order.ts'
import type { PricedOrder } from '../../../domain/pricing/types.ts'
import { lateEditEndAfter } from '../../../domain/time/cutoff.ts'
import type { ChargeOutcome } from '../../integrations/cards/port.ts'
import { menusOf } from '../../menu/memory.ts'
import { tell } from '../../messages/outbox.ts'
import { type Tx, withTx } from '../../platform/database.ts'
import type { Services } from '../../request/services.ts'
import { addTransactions } from '../ledger/add_transactions.ts'
import { lateKey } from './late_key.ts'
import {
  answerEdit,
  type EditAnswer,
  type HeldOrder,
  holdOrder,
  type LateEdit,
  readAnswer,
  readUnsettled,
  returnStock,
  writeAdded,
} from './store.ts'

export type Settling = Pick<Services, 'pool' | 'cards' | 'log'>

/** What a late edit came to. `bank_asks`: the card wants its holder to confirm, which nobody waits for here. */
export type LateOutcome = 'added' | 'declined' | 'expired' | 'bank_asks' | 'too_late'

/**
 * Settles a late edit. Safe to repeat and to run twice at once; all come to the same.
 * @param now program time, ISO instant
 */
export async function settleLate(services: Settling, edit: LateEdit, now: string): Promise<LateOutcome> {
  const answer = await askCard(services, edit, now)
  const outcome = await withTx(services.pool, tx => record(services, tx, edit, answer, now))
  if (outcome !== 'added') menusOf(services.pool).changed()
  return outcome
}

/** Minutes of program time after which a late edit counts as left behind by whoever began it. */
const leftBehindMinutes = 1

/** Settles what was left behind: a process was killed between asking and writing. @returns how many */
export async function settleLeftBehind(services: Settling, now: string): Promise<{ settled: number }> {
  const before = Temporal.Instant.from(now).subtract({ minutes: leftBehindMinutes })
  const edits = await readUnsettled(services.pool, before.toString())
  for (const edit of edits) await settleLate(services, edit, now)
  return { settled: edits.length }
}

/** Nobody is there to answer a bank, and the kitchen takes the batch: what cannot be captured now is given up for good. */
async function askCard({ cards }: Settling, edit: LateEdit, now: string): Promise<EditAnswer> {
  const key = lateKey(edit)
  const { token, amountCents } = edit
  const over = now > lateEditEndAfter(edit.cutoffAt)
  const asked = over ? null : (await cards.charge([{ key, token, amountCents }])).get(key)
  if (!over && !asked) throw new Error(`The processor did not answer for ${key}.`)
  if (asked && asked.state !== 'needs_action') return answerOf(asked)
  const left = await cards.giveUp(key)
  if (left?.state === 'captured') return answerOf(left)
  return { state: 'declined', reference: key, declineCode: over ? 'given_up' : 'bank_asks' }
}

function answerOf(outcome: Exclude<ChargeOutcome, { state: 'needs_action' }>): EditAnswer {
  const { state, reference } = outcome
  return { state, reference, declineCode: state === 'declined' ? outcome.code : null }
}

async function record(
  { log }: Settling,
  tx: Tx,
  edit: LateEdit,
  answer: EditAnswer,
  now: string,
): Promise<LateOutcome> {
  const order = await holdOrder(tx, edit.clientId, edit.orderId)
  if (!order) throw new Error(`no order ${edit.orderId} to add to`)
  if (!(await answerEdit(tx, edit, answer))) return outcomeOf(await readAnswer(tx, edit))
  if (answer.state === 'captured' && order.state === 'charged') {
    await writePaid(tx, edit, order, now)
    return 'added'
  }
  // The order left the kitchen's hands in between; money that came in all the same has to be given back by a person.
  if (answer.state === 'captured')
    log.error({ key: lateKey(edit), state: order.state }, 'captured for nothing')
  await returnStock(tx, order, edit.added.line)
  return answer.state === 'captured' ? 'too_late' : outcomeOf(answer)
}

function outcomeOf({ state, declineCode }: EditAnswer): LateOutcome {
  if (state === 'captured') return 'added'
  if (declineCode === 'bank_asks') return 'bank_asks'
  if (declineCode === 'given_up') return 'too_late'
  return declineCode === 'card_expired' ? 'expired' : 'declined'
}

async function writePaid(tx: Tx, edit: LateEdit, order: HeldOrder, now: string): Promise<void> {
  const { clientId, orderId } = edit
  const added = priceAddition(order.priced, [edit.added.line], order)
  if (added.totalCents !== edit.amountCents)
    throw new Error(`${lateKey(edit)} paid ${edit.amountCents}, due are ${added.totalCents}`)
  const priced = withAddition(order.priced, added)
  const version = order.version + 1
  const points = Math.max(order.points, pointsEarned(priced.payment, order.loyal ? loyaltyDeliveries : 0))
  await writeAdded(tx, edit, { version, priced, points }, now)
  const transactions = [chargeLateEdit(orderId, version, added.payment)]
  if (points > order.points) transactions.push(earnLatePoints(orderId, version, points - order.points))
  await addTransactions(
    tx,
    transactions.map(transaction => ({ clientId, transaction })),
    'client',
    now,
  )
  await tellAdded(tx, edit, order, added, now)
}

/** The receipt of what was added. */
async function tellAdded(
  tx: Tx,
  { clientId, orderId, number, added, card }: LateEdit,
  { brand, deliveryDate, startHour, endHour }: HeldOrder,
  priced: PricedOrder,
  at: string,
): Promise<void> {
  const item = { ...added.name, quantity: added.line.quantity }
  const data = { orderId, deliveryDate, startHour, endHour, item, priced, card }
  await tell(tx, {
    clientId,
    brand,
    template: 'items_added',
    key: `items_added:${orderId}:${number}`,
    data,
    at,
  })
}
