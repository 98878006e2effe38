// Writes the decisions for a slice, with one statement for each table, whatever the number of orders.

import { brands } from '../../domain/brands.ts'
import type { OrderState } from '../../domain/machines/tables.ts'
import { statesBefore } from '../../domain/machines/transition.ts'
import type { DishFacts } from '../messages/facts.ts'
import { numbers, uuids } from '../request/database/array_parameters.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement } from '../request/database/statement.ts'
import { type Batch, isIn, type Slice } from './batch.ts'
import type { Decided, Outcome } from './lock_decide.ts'
import { type MessageToSend, tellAll } from './tell_all.ts'

/** Orders with the number of their outcome, and the outcomes. */
interface Numbered {
  decided: readonly Decided[]
  outcomes: Outcome[]
  numberOf: Map<Outcome, number>
}

const weeklyWriteLocked = batchStatement({
  name: 'weekly_write_locked',
  text: `update batch_slice set locked_at = $now
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and slice = $slice`,
})

/** Writes lines, orders, events, payments to be made and messages, and stamps the slice. */
export async function writeLocked(
  tx: Tx,
  batch: Batch,
  slice: Slice,
  decided: readonly Decided[],
  now: string,
): Promise<void> {
  const outcomes = [...new Set(decided.map(each => each.outcome))]
  const numbered = { decided, outcomes, numberOf: new Map(outcomes.map((outcome, i) => [outcome, i])) }
  await insertLines(tx, numbered)
  await updateOrders(tx, numbered)
  await insertEvents(tx, numbered, now)
  await insertPayments(tx, decided, now)
  await tellOutcomes(tx, batch, decided, now)
  await weeklyWriteLocked.run(tx, { ...batch, slice: slice.slice, now })
}

const clientsOf = (decided: readonly Decided[]) => uuids(decided, ({ order }) => order.clientId)
const ordersOf = (decided: readonly Decided[]) => uuids(decided, ({ order }) => order.orderId)

const weeklyInsertLines = batchStatement({
  name: 'weekly_insert_lines',
  text: `insert into order_line (client_id, order_id, product_id, version, kind, quantity)
     select o.client_id, o.id, l.product_id, l.version, l.kind, l.quantity
     from unnest($clientIds::uuid[], $orderIds::uuid[], $outcomes::int[]) as o (client_id, id, outcome)
     join unnest($numbers::int[], $productIds::text[], $versions::int[], $kinds::text[], $quantities::int[])
       as l (outcome, product_id, version, kind, quantity) on l.outcome = o.outcome`,
})

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

const weeklyLockOrders = batchStatement({
  name: 'weekly_lock_orders',
  text: `update client_order o set state = w.state, version = o.version + 1,
       chosen_by = case when w.chosen then 'automatic' else o.chosen_by end,
       priced = case when w.payment is not null then jsonb_set(o.priced, '{payment}', w.payment)
         else coalesce(w.priced, o.priced) end,
       total_cents = d.total_cents, points_earned = d.points
     from unnest($clientIds::uuid[], $orderIds::uuid[], $outcomes::int[], $totalCents::int[], $points::int[])
       as d (client_id, id, outcome, total_cents, points)
     join unnest($numbers::int[], $states::text[], $chosen::bool[], $priced::jsonb[], $payments::jsonb[])
       as w (outcome, state, chosen, priced, payment) on w.outcome = d.outcome
     where o.client_id = d.client_id and o.id = d.id and ${isIn('o.state', '$statesBefore')}`,
})

/** Every row must still be where it was read: otherwise the transaction would have failed to serialize. */
async function updateOrders(tx: Tx, { decided, outcomes, numberOf }: Numbered): Promise<void> {
  const states = [...new Set(outcomes.map(outcome => outcome.state))]
  const count = await weeklyLockOrders.run(tx, {
    clientIds: clientsOf(decided),
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

const weeklyInsertLockEvents = batchStatement({
  name: 'weekly_insert_lock_events',
  text: `insert into order_event (client_id, order_id, version, kind, actor, data, at)
     select d.client_id, d.id, d.version + 1, w.state, 'weekly_run', w.data, $now
     from unnest($clientIds::uuid[], $orderIds::uuid[], $versions::int[], $outcomes::int[]) as d (client_id,
       id, version, outcome)
     join unnest($states::text[], $data::jsonb[]) with ordinality as w (state, data,
       place) on w.place = d.outcome + 1`,
})

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

const weeklyInsertPayments = batchStatement({
  name: 'weekly_insert_payments',
  text: `insert into payment (client_id, order_id, attempt, state, amount_cents, method_id, at)
     select d.client_id, d.id, 1, 'created', d.cents, m.id, $now
     from unnest($clientIds::uuid[], $orderIds::uuid[], $cardCents::int[]) as d (client_id, id, cents)
     join payment_method m on m.client_id = d.client_id and m.is_default`,
})

/** The intent to charge, with the processor's key: written before the request. */
async function insertPayments(tx: Tx, decided: readonly Decided[], now: string): Promise<void> {
  const toCharge = decided.filter(each => each.cardCents > 0)
  if (toCharge.length === 0) return
  await weeklyInsertPayments.run(tx, {
    clientIds: clientsOf(toCharge),
    orderIds: ordersOf(toCharge),
    cardCents: numbers(toCharge, each => each.cardCents),
    now,
  })
}

async function tellOutcomes(tx: Tx, batch: Batch, decided: readonly Decided[], now: string): Promise<void> {
  const { minimumOrderCents: minimumCents } = brands[batch.brand]
  const messages: MessageToSend[] = []
  const dishesOf = new Map<Outcome, { dishes: DishFacts[] }>()
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
