// SQL of the payments of a slice: reading them, and writing their outcomes.

import type pg from 'pg'
import type { PaymentSplit } from '../../domain/pricing/types.ts'
import type { CardFacts } from '../messages/facts.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement, columnsOf, sliceStatement } from '../request/database/statement.ts'
import { type Batch, isIn, rangeOf, type Slice } from './batch.ts'

/** A locked order and its recorded payment. */
export interface OrderToCharge {
  clientId: string
  orderId: string
  version: number
  totalCents: number
  points: number
  startHour: number
  endHour: number
  split: PaymentSplit
  /** Null where no card has a part, or the household had none at cutoff. */
  attempt: number | null
  amountCents: number | null
  /** Null also where the card was taken off file since. */
  token: string | null
  card: CardFacts | null
}

type Row = Omit<OrderToCharge, 'split' | 'card'> & {
  split: PaymentSplit | null
  cardBrand: string | null
  last4: string | null
}

const weeklyReadOrdersToCharge = sliceStatement({
  name: 'weekly_read_orders_to_charge',
  text: slice => `select o.client_id as "clientId", o.id as "orderId", o.version, o.total_cents as "totalCents",
       o.points_earned as points, o.start_hour as "startHour", o.end_hour as "endHour",
       case when o.total_cents is distinct from p.amount_cents then o.priced->'payment' end as split,
       p.attempt, p.amount_cents as "amountCents", m.token, m.card_brand as "cardBrand", m.last4
     from client_order o
     left join lateral (
       select * from payment y where client_id = o.client_id${slice.also('y')} and order_id = o.id
         and state = 'created' offset 0) p on true
     left join payment_method m on m.client_id = p.client_id${slice.also('m')} and m.id = p.method_id
     where o.brand = $brand and o.delivery_date = $deliveryDate and o.kitchen = $kitchen
       and ${isIn('o.state', '$states')} and o.total_cents is not null
       and ${slice.only('o')}
     order by o.client_id`,
  row: columnsOf<Row>({
    clientId: 'uuid',
    orderId: 'uuid',
    version: 'int',
    totalCents: 'int',
    points: 'int',
    startHour: 'int',
    endHour: 'int',
    split: 'json?',
    attempt: 'int?',
    amountCents: 'int?',
    token: 'text?',
    cardBrand: 'text?',
    last4: 'text?',
  }),
})

/** Where one card pays for everything, as usual, the split need not be read. */
export async function readOrdersToCharge(
  pool: pg.Pool,
  batch: Batch,
  slice: Slice,
): Promise<OrderToCharge[]> {
  return (
    await weeklyReadOrdersToCharge.all(pool, {
      ...batch,
      ...rangeOf(slice),
      states: ['locked'],
    })
  ).map(({ split, cardBrand, last4, ...order }) => ({
    ...order,
    split: split ?? { givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: order.totalCents },
    card: cardBrand !== null && last4 !== null ? { brand: cardBrand, last4 } : null,
  }))
}

const weeklyHoldLockedSlice = batchStatement({
  name: 'weekly_hold_locked_slice',
  text: `select from batch_slice
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and slice = $slice
       and locked_at is not null and charged_at is null
       and first_client = $firstClient and before_client = $beforeClient for update`,
})

/** Whether the slice, as it was read, still has to be settled; then it is locked until the transaction ends. */
export async function holdLockedSlice(tx: Tx, batch: Batch, slice: Slice): Promise<boolean> {
  return (await weeklyHoldLockedSlice.run(tx, { ...batch, ...slice })) === 1
}

export const weeklyWriteCharged = batchStatement({
  name: 'weekly_write_charged',
  text: `update batch_slice set charged_at = $now, members = null
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and slice = $slice`,
})

export const weeklyUpdatePayments = sliceStatement({
  name: 'weekly_update_payments',
  text: slice => `update payment p set state = a.state, provider_reference = a.reference, decline_code = a.code,
        action_url = a.url
     from unnest($clientIds::uuid[], $orderIds::uuid[], $attempts::int[], $states::text[],
       $references::text[], $codes::text[], $urls::text[])
       as a (client_id, order_id, attempt, state, reference, code, url)
     where p.client_id = a.client_id${slice.also('p')} and p.order_id = a.order_id and p.attempt = a.attempt
       and ${isIn('p.state', '$statesBefore')}`,
})

export const weeklySettleOrders = sliceStatement({
  name: 'weekly_settle_orders',
  text: slice => `update client_order o set state = s.state, version = o.version + 1
     from unnest($clientIds::uuid[], $orderIds::uuid[], $states::text[]) as s (client_id, id, state)
     where o.client_id = s.client_id${slice.also('o')} and o.id = s.id and ${isIn('o.state', '$before')} returning o.id`,
  row: { id: 'uuid' },
})

export const weeklyInsertSettledEvents = batchStatement({
  name: 'weekly_insert_settled_events',
  text: `insert into order_event (client_id, order_id, version, kind, actor, at)
     select s.client_id, s.id, s.version + 1, s.state, 'weekly_run', $now
     from unnest($clientIds::uuid[], $orderIds::uuid[], $versions::int[], $settled::text[]) as s (client_id,
       id, version, state)`,
})
