// SQL of what the weekly run sets aside, and of the slices it divides for that.

import type { OrderState } from '../../../domain/machines/tables.ts'
import { batchStatement, column, columnsOf, sliceStatement } from '../../request/database/statement.ts'
import type { Batch, Choice } from '../batch.ts'

/** A household that is left out of a step. */
export interface SetAside {
  clientId: string
  /** `open`: lacks an order; `run`: its order waits to be chosen for, locked or charged. */
  step: 'open' | 'run'
  brand: Batch['brand']
  /** ISO date; of `open`, the first day that was being opened. */
  deliveryDate: string
  kitchen: string
  /** Of `run`: its slice, which holds no other household, and its order. */
  slice: number | null
  orderId: string | null
  /** Program time, ISO instant. */
  now: string
  why: string
}

/** The most of a brand's opening, or of a batch, that are set aside: what stops more of them is the program's fault. */
export const mostSetAside = 20

export const countSetAsideOf = batchStatement({
  name: 'weekly_count_set_aside_of',
  text: `select count(*)::int as households from weekly_set_aside where step = $step and brand = $brand
     and (step = 'open' or delivery_date = $deliveryDate and kitchen = $kitchen)`,
  row: { households: 'int' },
})

export const insertSetAside = batchStatement({
  name: 'weekly_insert_set_aside',
  text: `insert into weekly_set_aside (client_id, step, brand, delivery_date, kitchen, slice, order_id, since, tried_at, why)
     values ($clientId, $step, $brand, $deliveryDate, $kitchen, $slice, $orderId, $now, $now, $why)
     on conflict (client_id, step, delivery_date) do update set slice = excluded.slice, order_id = excluded.order_id,
       tried_at = excluded.tried_at, why = excluded.why`,
})

/** Those last tried before an instant, or all, with what is needed to try again. */
export const readToTryAgain = batchStatement({
  name: 'weekly_read_to_try_again',
  text: `select a.client_id as "clientId", a.step, a.brand, a.delivery_date::text as "deliveryDate", a.kitchen,
       s.slice, s.first_client as "firstClient", s.before_client as "beforeClient", s.members, b.week::text,
       b.packed_at is not null as packed
     from weekly_set_aside a
       left join batch b on a.step = 'run' and b.brand = a.brand and b.delivery_date = a.delivery_date and b.kitchen = a.kitchen
       left join batch_slice s on s.brand = b.brand and s.delivery_date = b.delivery_date and s.kitchen = b.kitchen
         and s.slice = a.slice
     where $before::timestamptz is null or a.tried_at < $before order by a.delivery_date, a.client_id, a.step`,
  row: columnsOf<
    Pick<SetAside, 'clientId' | 'step' | 'brand' | 'deliveryDate' | 'kitchen'> & {
      slice: number | null
      firstClient: string | null
      beforeClient: string | null
      members: string[] | null
      week: string | null
      packed: boolean
    }
  >({
    clientId: 'uuid',
    step: 'text',
    brand: 'text',
    deliveryDate: 'text',
    kitchen: 'text',
    slice: 'int?',
    firstClient: 'uuid?',
    beforeClient: 'uuid?',
    members: 'uuid[]?',
    week: 'text?',
    packed: 'bool',
  }),
})

export const markTriedAgain = batchStatement({
  name: 'weekly_mark_tried_again',
  text: `update weekly_set_aside set tried_at = $now, why = coalesce($why, why)
     where client_id = $clientId and step = $step and delivery_date = $deliveryDate`,
})

/** Forgets one that is served: its slice is charged, or it has been opened. */
export const deleteServed = batchStatement({
  name: 'weekly_delete_served',
  text: `delete from weekly_set_aside a
     where client_id = $clientId and step = $step and delivery_date = $deliveryDate
       and not exists (select 1 from batch_slice s where s.brand = a.brand and s.delivery_date = a.delivery_date
         and s.kitchen = a.kitchen and s.slice = a.slice and s.charged_at is null)`,
})

/** The figure of operators. */
export const countAllSetAside = batchStatement({
  name: 'weekly_count_set_aside',
  text: 'select step, count(*)::int as households from weekly_set_aside group by step',
  row: { step: 'text', households: 'int' },
})

/** The orders of a batch that a step is for, in the order of their households, from one household on and before another. */
export const readMembers = sliceStatement({
  name: 'weekly_read_members',
  text: slice => `select client_id as "clientId", id as "orderId" from client_order o
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and state = any($states)
       and ${slice.only('o')} order by client_id`,
  row: { clientId: 'uuid', orderId: 'uuid' },
})

/** The states of the orders that a step of the run moves. */
export const statesBeforeStep = {
  locked_at: ['upcoming'],
  charged_at: ['locked'],
} as const satisfies Record<string, readonly OrderState[]>

/** Locks a slice that is still as it was read, with neither a part taken from it nor its step done. */
export const holdToDivide = batchStatement({
  name: 'weekly_hold_to_divide',
  text: `select choice, locked_at is null as "toLock" from batch_slice
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and slice = $slice
       and first_client = $firstClient and before_client = $beforeClient and charged_at is null for update`,
  row: { choice: column<Choice[]>('json'), toLock: 'bool' },
})

/** Ends a slice before a household, and makes what follows a slice of its own. The batch is locked, so the next number is free. */
export const divideSlice = batchStatement({
  name: 'weekly_divide_slice',
  text: `with first as (
       update batch_slice set before_client = $middle, choice = $firstChoice::jsonb,
         members = case when members is not null then array(select m from unnest(members) m where m < $middle order by m) end
       where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and slice = $slice
     )
     insert into batch_slice (brand, delivery_date, kitchen, slice, first_client, before_client, members, choice, locked_at)
     select brand, delivery_date, kitchen, (select max(o.slice) + 1 from batch_slice o
         where o.brand = s.brand and o.delivery_date = s.delivery_date and o.kitchen = s.kitchen),
       $middle, before_client,
       case when members is not null then array(select m from unnest(members) m where m >= $middle order by m) end,
       $secondChoice::jsonb, locked_at
     from batch_slice s where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and slice = $slice
     returning slice`,
  row: { slice: 'int' },
})
