// Writes the decisions for a slice, with one statement for each table, whatever the number of orders.

import type { OrderState } from '../../domain/machines/tables.ts'
import { statesBefore } from '../../domain/machines/transition.ts'
import type { DishFacts } from '../messages/facts.ts'
import { numbers, uuids } from '../request/database/array_parameters.ts'
import type { Tx } from '../request/database/database.ts'
import type { Batch, Slice } from './batch.ts'
import type { Decided, LockOutcome } from './lock_decide.ts'
import {
  weeklyInsertLines,
  weeklyInsertLockEvents,
  weeklyInsertPayments,
  weeklyLockOrders,
  weeklyWriteLocked,
} from './lock_store.ts'
import { type MessageToSend, type TellingBatch, tellAll } from './tell_all.ts'

/** Orders with the number of their outcome, and the outcomes. */
interface Numbered {
  decided: readonly Decided[]
  outcomes: LockOutcome[]
  numberOf: Map<LockOutcome, number>
}

/** Writes lines, orders, events, payments to be made and messages, and stamps the slice. */
export async function writeLocked(
  tx: Tx,
  batch: Batch,
  slice: Slice,
  { decided, minimumCents }: { decided: readonly Decided[]; minimumCents: number },
  now: string,
): Promise<void> {
  const outcomes = [...new Set(decided.map(each => each.outcome))]
  const numbered = { decided, outcomes, numberOf: new Map(outcomes.map((outcome, i) => [outcome, i])) }
  await insertLines(tx, numbered)
  await updateOrders(tx, slice, numbered)
  await insertEvents(tx, numbered, now)
  await insertPayments(tx, slice, decided, now)
  await tellOutcomes(tx, { ...batch, members: slice.members }, { decided, minimumCents }, now)
  await weeklyWriteLocked.run(tx, { ...batch, slice: slice.slice, now })
}

const clientsOf = (decided: readonly Decided[]) => uuids(decided, ({ order }) => order.clientId)
const ordersOf = (decided: readonly Decided[]) => uuids(decided, ({ order }) => order.orderId)

async function insertLines(tx: Tx, { decided, outcomes, numberOf }: Numbered): Promise<void> {
  const filled = decided.filter(({ outcome }) => outcome.added.length > 0)
  if (filled.length === 0) return
  const lines = outcomes.flatMap((outcome, number) => outcome.added.map(line => ({ ...line, number })))
  await weeklyInsertLines.run(tx, {
    clientIds: clientsOf(filled),
    orderIds: ordersOf(filled),
    outcomes: numbers(filled, ({ outcome }) => numberOf.get(outcome) ?? 0),
    numbers: numbers(lines, line => line.number),
    productIds: lines.map(line => line.productId),
    versions: numbers(lines, line => line.version),
    kinds: lines.map(line => line.kind),
    quantities: numbers(lines, line => line.quantity),
  })
}

/** Every row must still be where it was read: otherwise the transaction would have failed to serialize. */
async function updateOrders(tx: Tx, slice: Slice, { decided, outcomes, numberOf }: Numbered): Promise<void> {
  const states = [...new Set(outcomes.map(outcome => outcome.state))]
  const clientIds = clientsOf(decided)
  const count = await weeklyLockOrders.run(tx, {
    clientIds,
    members: slice.members && clientIds,
    orderIds: ordersOf(decided),
    outcomes: numbers(decided, ({ outcome }) => numberOf.get(outcome) ?? 0),
    totalCents: numbers(decided, each => each.totalCents),
    points: numbers(decided, each => each.points),
    numbers: numbers(outcomes, outcome => numberOf.get(outcome) ?? 0),
    states: outcomes.map(outcome => outcome.state),
    chosen: outcomes.map(outcome => outcome.added.length > 0),
    priced: outcomes.map(outcome => outcome.priced && JSON.stringify(outcome.priced)),
    payments: outcomes.map(outcome => outcome.payment && JSON.stringify(outcome.payment)),
    statesBefore: statesBeforeAll(states),
  })
  if (count !== decided.length) throw new Error(`${decided.length} orders to lock, ${count} found`)
}

/** The states from which the machine allows an order to reach every one of these. */
function statesBeforeAll(states: readonly OrderState[]): OrderState[] {
  const before = states.map(state => statesBefore('order', state))
  return (before[0] ?? []).filter(state => before.every(each => each.includes(state)))
}

async function insertEvents(tx: Tx, { decided, outcomes, numberOf }: Numbered, now: string): Promise<void> {
  await weeklyInsertLockEvents.run(tx, {
    clientIds: clientsOf(decided),
    orderIds: ordersOf(decided),
    versions: numbers(decided, ({ order }) => order.version),
    outcomes: numbers(decided, ({ outcome }) => numberOf.get(outcome) ?? 0),
    states: outcomes.map(outcome => outcome.state),
    data: outcomes.map(outcome => (outcome.added.length > 0 ? '{"chosenBy": "automatic"}' : null)),
    now,
  })
}

/** The intent to charge, with the processor's key: written before the request. */
async function insertPayments(tx: Tx, slice: Slice, decided: readonly Decided[], now: string): Promise<void> {
  const toCharge = decided.filter(each => each.cardCents > 0)
  if (toCharge.length === 0) return
  const clientIds = clientsOf(toCharge)
  await weeklyInsertPayments.run(tx, {
    clientIds,
    members: slice.members && clientIds,
    orderIds: ordersOf(toCharge),
    cardCents: numbers(toCharge, each => each.cardCents),
    now,
  })
}

async function tellOutcomes(
  tx: Tx,
  batch: TellingBatch,
  { decided, minimumCents }: { decided: readonly Decided[]; minimumCents: number },
  now: string,
): Promise<void> {
  const messages: MessageToSend[] = []
  const dishesOf = new Map<LockOutcome, { dishes: DishFacts[] }>()
  for (const { order, outcome, goodsCents } of decided) {
    const { clientId, orderId } = order
    if (outcome.state === 'skipped') messages.push({ clientId, orderId, template: 'nothing_safe', facts: {} })
    else if (outcome.state === 'not_met') {
      messages.push({ clientId, orderId, template: 'minimum_not_met', facts: { goodsCents, minimumCents } })
    } else if (outcome.added.length > 0) {
      const facts = dishesOf.get(outcome) ?? { dishes: [...outcome.dishes] }
      dishesOf.set(outcome, facts)
      messages.push({ clientId, orderId, template: 'chosen_for_you', facts })
    }
  }
  await tellAll(tx, batch, messages, now)
}
