// Writing what a slice's charges came to: a statement a table.

import { statesBefore } from '../../domain/machines/transition.ts'
import { addTransactions } from '../payments/ledger/add_transactions.ts'
import { numbers, uuids } from '../platform/array_parameters.ts'
import type { Tx } from '../platform/database.ts'
import { type Batch, keyOf, type Slice } from './batch.ts'
import type { Settled } from './charge.ts'
import { tellAll } from './tell_all.ts'

/** Settles payments, orders, ledger, points and messages, and stamps the slice. */
export async function writeCharged(
  tx: Tx,
  batch: Batch,
  slice: Slice,
  settled: readonly Settled[],
  now: string,
): Promise<void> {
  if (settled.length > 0) {
    await updatePayments(tx, settled)
    await updateOrders(tx, settled)
    await insertEvents(tx, settled, now)
    const entries = settled.flatMap(({ order, ledger }) =>
      ledger.map(transaction => ({ clientId: order.clientId, transaction })),
    )
    await addTransactions(tx, entries, 'weekly_run', now)
    await tellCharged(tx, settled, now)
    await tellFailed(tx, batch, settled, now)
  }
  await tx.query(
    `update batch_slice set charged_at = $5
     where brand = $1 and delivery_date = $2 and kitchen = $3 and slice = $4`,
    [...keyOf(batch), slice.slice, now],
  )
}

const clientsOf = (settled: readonly Settled[]) => uuids(settled, ({ order }) => order.clientId)
const ordersOf = (settled: readonly Settled[]) => uuids(settled, ({ order }) => order.orderId)

async function updatePayments(tx: Tx, settled: readonly Settled[]): Promise<void> {
  const asked = settled.filter(({ payment }) => payment !== null)
  if (asked.length === 0) return
  await tx.query(
    `update payment p set state = a.state, provider_reference = a.reference, decline_code = a.code, action_url = a.url
     from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[])
       as a (client_id, order_id, attempt, state, reference, code, url)
     where p.client_id = a.client_id and p.order_id = a.order_id and p.attempt = a.attempt and p.state = 'created'`,
    [
      clientsOf(asked),
      ordersOf(asked),
      numbers(asked, ({ order }) => order.attempt),
      asked.map(({ payment }) => payment?.state),
      asked.map(({ payment }) => payment?.reference),
      asked.map(({ payment }) => payment?.declineCode),
      asked.map(({ payment }) => payment?.actionUrl),
    ],
  )
}

/** Nobody else moves a locked order while its slice is held; a row too few is a mistake, and nothing is written. */
async function updateOrders(tx: Tx, settled: readonly Settled[]): Promise<void> {
  const before = statesBefore('order', 'payment_failed')
  const { rowCount } = await tx.query(
    `update client_order o set state = s.state, version = o.version + 1
     from unnest($1::uuid[], $2::uuid[], $3::text[]) as s (client_id, id, state)
     where o.client_id = s.client_id and o.id = s.id and o.state = any($4)`,
    [clientsOf(settled), ordersOf(settled), settled.map(({ state }) => state), before],
  )
  if (rowCount !== settled.length) throw new Error(`${settled.length} orders to settle, ${rowCount} found`)
}

async function insertEvents(tx: Tx, settled: readonly Settled[], now: string): Promise<void> {
  await tx.query(
    `insert into order_event (client_id, order_id, version, kind, actor, at)
     select s.client_id, s.id, s.version + 1, s.state, 'weekly_run', $5
     from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[]) as s (client_id, id, version, state)`,
    [
      clientsOf(settled),
      ordersOf(settled),
      numbers(settled, ({ order }) => order.version),
      settled.map(({ state }) => state),
      now,
    ],
  )
}

/** The receipt: what was priced, and the card that paid the rest. */
async function tellCharged(tx: Tx, settled: readonly Settled[], now: string): Promise<void> {
  const charged = settled.filter(({ state }) => state === 'charged')
  if (charged.length === 0) return
  await tx.query(
    `insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
     select o.client_id, 'order_charged:' || o.id, o.brand, 'email', 'order_charged', jsonb_build_object(
       'orderId', o.id, 'deliveryDate', o.delivery_date, 'startHour', o.start_hour, 'endHour', o.end_hour,
       'priced', o.priced, 'card', case when c.card_brand is not null then
         jsonb_build_object('brand', c.card_brand, 'last4', c.last4) end), $5
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) as c (client_id, id, card_brand, last4)
     join client_order o on o.client_id = c.client_id and o.id = c.id
     on conflict (client_id, key) do nothing`,
    [
      clientsOf(charged),
      ordersOf(charged),
      charged.map(({ order }) => order.card?.brand),
      charged.map(({ order }) => order.card?.last4),
      now,
    ],
  )
}

async function tellFailed(tx: Tx, batch: Batch, settled: readonly Settled[], now: string): Promise<void> {
  const failed = settled.filter(({ state }) => state === 'payment_failed')
  const told = failed.map(({ order, payment }) => ({
    clientId: order.clientId,
    orderId: order.orderId,
    template:
      payment?.state === 'needs_action' ? ('payment_needs_action' as const) : ('payment_declined' as const),
    data: JSON.stringify({ amountCents: order.split.cardCents, card: order.card }),
    ...(order.attempt !== null && { occasion: order.attempt }),
  }))
  await tellAll(tx, batch, told, now)
}
