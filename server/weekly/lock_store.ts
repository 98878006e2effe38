// SQL of locking a slice: its orders, their balances and their discounts, and the decisions about them.

import type { Province } from '../../domain/brands.ts'
import type { ValueMove } from '../../domain/gifts/held_value.ts'
import type { Moved } from '../../domain/gifts/value_for_box.ts'
import { unpaidOrders, voidOrders } from '../../domain/machines/order_groups.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import type { KeptCode } from '../../domain/pricing/discounts.ts'
import type { PaymentSplit } from '../../domain/pricing/types.ts'
import { corporateUntilAt, givenMoves, heldAtCutoff, sinceCutoff, usedCode } from '../orders/as_of_cutoff.ts'
import type { Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import {
  batchStatement,
  column,
  columnsOf,
  type RowOf,
  sliceStatement,
} from '../request/database/statement.ts'
import type { Batch, Choice, Slice } from './batch.ts'
import { isIn, rangeOf } from './batch.ts'
import { type Chooser, latelyOf, profileNow, sqlOfLiked } from './choose_store.ts'

/** An order past its cutoff, as the run finds it. Its history covers the requested dishes, and is empty where the household has chosen. */
export interface OrderToLock extends Chooser {
  clientId: string
  orderId: string
  version: number
  planId: string
  province: Province
  /** No dish is in the box. */
  unchosen: boolean
  /** Something is in the box, if only from the market. */
  filled: boolean
  /** The price the household last saw; null where the box was never changed. */
  totalCents: number | null
  /** Its goods and payment, where a dish is in the box. */
  goodsCents: number | null
  payment: PaymentSplit | null
  /** Earns double points (rule 44). */
  loyal: boolean
}

const weeklyHoldSlice = batchStatement({
  name: 'weekly_hold_slice',
  text: `select s.choice, b.cutoff_at as "cutoffAt" from batch_slice s join batch b using (brand, delivery_date, kitchen)
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and slice = $slice
       and s.locked_at is null
       and first_client = $firstClient and before_client = $beforeClient for update of s`,
  row: { choice: column<Choice[]>('json'), cutoffAt: 'instant' },
})

/**
 * The choice of a slice that is not locked yet, with the cutoff of its batch (ISO instant). It is locked until the transaction ends;
 * undefined once it is done, or divided.
 */
export async function holdSlice(
  tx: Tx,
  batch: Batch,
  slice: Slice,
): Promise<{ choices: Choice[]; cutoffAt: string } | undefined> {
  const row = await weeklyHoldSlice.first(tx, { ...batch, ...slice })
  return row && { choices: row.choice, cutoffAt: row.cutoffAt.toISOString() }
}

const weeklyReadOrdersToLock = sliceStatement({
  name: 'weekly_read_orders_to_lock',
  text: slice => `select o.client_id as "clientId", o.id as "orderId", o.version, o.plan_id as "planId", o.province,
       o.profile_key as "profileKey", ${profileNow} as "profileNow",
       has_dish is not true and chosen_by is distinct from 'client' as unchosen, has_dish is not null as filled,
       total_cents as "totalCents", coalesce(s.loyal_until >= o.delivery_date, false) as loyal,
       case when has_dish or chosen_by = 'client' then (priced->>'goodsCents')::int end as "goodsCents",
       case when has_dish or chosen_by = 'client' then priced->'payment' end as payment,
       case when has_dish is true then '{}'::text[] else ${sqlOfLiked('$dishIds', slice.also)} end as liked,
       case when has_dish is true then '{}'::text[] else ${latelyOf('$dishIds', slice.also)} end as lately
     from client_order o join subscription s on s.client_id = o.client_id
       cross join lateral (select bool_or(l.kind <> 'item') as has_dish from order_line l
         where l.client_id = o.client_id${slice.also('l')} and l.order_id = o.id) filled
     where o.brand = $brand and o.delivery_date = $deliveryDate and o.kitchen = $kitchen
       and o.state = 'upcoming'
       and ${slice.only('o')}${slice.also('s')}
     order by o.client_id`,
  row: columnsOf<OrderToLock>({
    clientId: 'uuid',
    orderId: 'uuid',
    version: 'int',
    planId: 'text',
    province: 'text',
    profileKey: 'text',
    profileNow: 'text?',
    unchosen: 'bool',
    filled: 'bool',
    totalCents: 'int?',
    loyal: 'bool',
    goodsCents: 'int?',
    payment: 'json?',
    liked: 'text[]',
    lately: 'text[]',
  }),
})

/** @param dishIds dishes that each household without a selection may have liked */
export async function readOrdersToLock(
  tx: Tx,
  batch: Batch,
  slice: Slice,
  dishIds: readonly string[],
): Promise<OrderToLock[]> {
  return weeklyReadOrdersToLock.all(tx, {
    ...batch,
    ...rangeOf(slice),
    dishIds,
  })
}

/** What a household has before its card, and what changed of it since the cutoff (domain/gifts/value_for_box.ts). */
export type ValueToLock = RowOf<typeof weeklyReadValue>

/** An unpaid box of an earlier week, which takes its value first. */
interface EarlierBox {
  totalCents: number
  deliveryDate: string
  cutoffAt: string
}

// Each household's order is looked up by the household and the week, of which it is the only one: before PostgreSQL has statistics
// of a new day it assumes that the day is nearly empty, and would read all of it for each slice.
const weeklyReadValue = sliceStatement({
  name: 'weekly_read_value',
  text: slice => `select v.client_id as "clientId", coalesce(given, 0)::int as "givenCents",
        coalesce(bought, 0)::int as "boughtCents",
       coalesce(corporate, 0)::int as "corporateCents",
       case when moved then ${sinceCutoff('v.client_id', '$cutoffAt', slice.also)} end as since,
       case when given <> 0 and exists (select 1 from held_value h where h.client_id = v.client_id${slice.also('h')}
           and h.expires_on < $cutoffDay and h.expired_at is null)
         then ${givenMoves('v.client_id', slice.also)} end as "givenMoves",
       (${corporateUntilAt('$cutoffAt')})::text as "corporateUntil",
       (select json_agg(json_build_object('totalCents', u.total_cents, 'deliveryDate', u.delivery_date,
           'cutoffAt', u.cutoff_at) order by u.week)
         from client_order u where u.client_id = v.client_id${slice.also('u')} and u.week < $week and u.week >= $week::date - 14
           and u.state in ${sqlList(unpaidOrders)} and u.total_cents is not null) as earlier
     from (
       select b.client_id, sum(amount_cents) filter (where account = 'given') as given,
         sum(amount_cents) filter (where account = 'bought') as bought,
         sum(amount_cents) filter (where account = 'corporate') as corporate,
         bool_or(changed_at > $cutoffAt) as moved
       from ledger_balance b
       where account in ('given', 'bought', 'corporate') and amount_cents <> 0
         and ${slice.only('b')}
       group by b.client_id
     ) v left join corporate_credit_plan p on p.client_id = v.client_id${slice.also('p')}
       cross join lateral (select o.brand, o.delivery_date, o.kitchen from client_order o
         where o.client_id = v.client_id${slice.also('o')} and o.week = $week offset 0) box
     where box.brand = $brand and box.delivery_date = $deliveryDate and box.kitchen = $kitchen`,
  row: {
    clientId: 'uuid',
    givenCents: 'int',
    boughtCents: 'int',
    corporateCents: 'int',
    since: column<Moved | null>('json?'),
    givenMoves: column<ValueMove[] | null>('json?'),
    corporateUntil: 'text?',
    earlier: column<EarlierBox[] | null>('json?'),
  },
})

/** Households of the slice's orders with any such value. @param cutoffDay the day of the cutoff, ISO date */
export async function readValueOfSlice(
  tx: Tx,
  batch: Batch & { cutoffAt: string; cutoffDay: string },
  slice: Slice,
): Promise<ValueToLock[]> {
  return weeklyReadValue.all(tx, { ...batch, ...rangeOf(slice) })
}

/** A code that a household held at the cutoff, and the number of this order for it. */
export interface HeldRow extends KeptCode {
  clientId: string
  orderNumber: number
}

const weeklyReadHeld = sliceStatement({
  name: 'weekly_read_held',
  text: slice => `select h.client_id as "clientId", h.code, h.type, h.unit, h.elements,
       h.minimum_spend_cents as "minimumSpendCents",
       1 + (select count(*)::int from client_order u
         where u.client_id = h.client_id${slice.also('u')} and u.week < o.week and ${heldAtCutoff('u')}
           and u.state not in ${sqlList(voidOrders)} and ${usedCode}) as "orderNumber"
     from held_discount h cross join lateral (
       select week, brand, delivery_date, kitchen, state, cutoff_at from client_order w
       where client_id = h.client_id${slice.also('w')} and week = $week offset 0) o
     where ${heldAtCutoff('o')} and ${slice.only('h')}
       and o.brand = $brand and o.delivery_date = $deliveryDate and o.kitchen = $kitchen
         and o.state = 'upcoming'
     order by h.client_id, h.created_at, h.code`,
  row: columnsOf<HeldRow>({
    clientId: 'uuid',
    code: 'text',
    type: 'text',
    unit: 'text',
    elements: 'json',
    minimumSpendCents: 'int',
    orderNumber: 'int',
  }),
})

/** Codes held by households of the slice's orders; boxes skipped or not delivered do not count as orders of a code. */
export async function readHeldCodes(tx: Tx, batch: Batch, slice: Slice): Promise<HeldRow[]> {
  return weeklyReadHeld.all(tx, { ...batch, ...rangeOf(slice) })
}

const weeklyReadLines = sliceStatement({
  name: 'weekly_read_lines',
  text: slice => `select l.order_id as "orderId", l.product_id as "productId", l.version, l.kind, l.quantity,
       l.customization_id as "customizationId", l.pairings
     from unnest($clientIds::uuid[], $orderIds::uuid[]) as o (client_id, id)
     join order_line l on l.client_id = o.client_id and l.order_id = o.id${slice.also('l')}
     order by l.order_id, array_position(array['rtc', 'rte', 'item'], l.kind), l.product_id`,
  row: columnsOf<OrderLine & { orderId: string }>({
    orderId: 'uuid',
    productId: 'text',
    version: 'int',
    kind: 'text',
    quantity: 'int',
    customizationId: 'text?',
    pairings: 'text[]',
  }),
})

/** The present lines of these orders of a slice. */
export async function readLines(
  tx: Tx,
  slice: Slice,
  orders: readonly OrderToLock[],
): Promise<Map<string, OrderLine[]>> {
  const byOrder = new Map<string, OrderLine[]>()
  if (orders.length === 0) return byOrder
  const clientIds = orders.map(order => order.clientId)
  const rows = await weeklyReadLines.all(tx, {
    clientIds,
    members: slice.members && clientIds,
    orderIds: orders.map(order => order.orderId),
  })
  for (const { orderId, ...line } of rows) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), line])
  return byOrder
}

export const weeklyWriteLocked = batchStatement({
  name: 'weekly_write_locked',
  text: `update batch_slice set locked_at = $now
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and slice = $slice`,
})

export const weeklyInsertLines = batchStatement({
  name: 'weekly_insert_lines',
  text: `insert into order_line (client_id, order_id, product_id, version, kind, quantity)
     select o.client_id, o.id, l.product_id, l.version, l.kind, l.quantity
     from unnest($clientIds::uuid[], $orderIds::uuid[], $outcomes::int[]) as o (client_id, id, outcome)
     join unnest($numbers::int[], $productIds::text[], $versions::int[], $kinds::text[], $quantities::int[])
       as l (outcome, product_id, version, kind, quantity) on l.outcome = o.outcome`,
})

export const weeklyLockOrders = sliceStatement({
  name: 'weekly_lock_orders',
  text: slice => `update client_order o set state = w.state, version = o.version + 1, profile_key = '',
       chosen_by = case when w.chosen then 'automatic' else o.chosen_by end,
       priced = case when w.payment is not null then jsonb_set(o.priced, '{payment}', w.payment)
         else coalesce(w.priced, o.priced) end,
       total_cents = d.total_cents, points_earned = d.points
     from unnest($clientIds::uuid[], $orderIds::uuid[], $outcomes::int[], $totalCents::int[], $points::int[])
       as d (client_id, id, outcome, total_cents, points)
     join unnest($numbers::int[], $states::text[], $chosen::bool[], $priced::jsonb[], $payments::jsonb[])
       as w (outcome, state, chosen, priced, payment) on w.outcome = d.outcome
     where o.client_id = d.client_id and o.id = d.id${slice.also('o')} and ${isIn('o.state', '$statesBefore')}`,
})

export const weeklyInsertLockEvents = batchStatement({
  name: 'weekly_insert_lock_events',
  text: `insert into order_event (client_id, order_id, version, kind, actor, data, at)
     select d.client_id, d.id, d.version + 1, w.state, 'weekly_run', w.data, $now
     from unnest($clientIds::uuid[], $orderIds::uuid[], $versions::int[], $outcomes::int[]) as d (client_id,
       id, version, outcome)
     join unnest($states::text[], $data::jsonb[]) with ordinality as w (state, data,
       place) on w.place = d.outcome + 1`,
})

export const weeklyInsertPayments = sliceStatement({
  name: 'weekly_insert_payments',
  text: slice => `insert into payment (client_id, order_id, attempt, state, amount_cents, method_id, at)
     select d.client_id, d.id, 1, 'created', d.cents, m.id, $now
     from unnest($clientIds::uuid[], $orderIds::uuid[], $cardCents::int[]) as d (client_id, id, cents)
     join payment_method m on m.client_id = d.client_id${slice.also('m')} and m.is_default`,
})
