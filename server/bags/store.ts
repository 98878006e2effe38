// SQL of the bags and kits that households have.

import { comingOrders, expectedOrders } from '../../domain/machines/order_groups.ts'
import type { ReturnableEventKind, ReturnableKind } from '../../domain/returnables.ts'
import type { Db } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column, type RowOf, statement } from '../request/database/statement.ts'

/** Boxes that are paid and on their way, by delivery day; a box of a long past day is no longer expected. */
export const readBoxesComing = statement({
  name: 'returnables_coming',
  text: `select o.id, o.delivery_date::text as "deliveryDate", exists (
          select 1 from order_line l where l.client_id = $clientId and l.order_id = o.id
            and l.kind = 'rtc') as kit
      from client_order o
      where o.client_id = $clientId and o.delivery_date between $from and $until
        and o.week >= $until::date - interval '8 weeks'
        and o.state in ${sqlList(comingOrders)}
      order by o.delivery_date, o.id`,
  row: {
    id: 'uuid',
    /** ISO date. */
    deliveryDate: 'text',
    /** It has recipes, whose ingredients come in a Zero Waste kit. */
    kit: 'bool',
  },
})

const boxAhead = statement({
  name: 'returnables_box_ahead',
  text: `select 1 as found from client_order
      where client_id = $clientId and delivery_date >= $today and week >= $today::date - 7
        and state in ${sqlList(expectedOrders)} limit 1`,
  row: { found: 'int' },
})

/** Whether a box comes whose driver can take bags and kits along. @param today brand's date, ISO */
export async function hasBoxAhead(db: Db, clientId: string, today: string): Promise<boolean> {
  return (await boxAhead.first(db, { clientId, today })) !== undefined
}

/** Events of the bags and kits at a household. */
export const readEvents = statement({
  name: 'returnable_events',
  text: `select e.number, e.out_since::text as "outSince", e.kind,
        to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from returnable_event e join returnable_loan r on r.client_id = $clientId and r.number = e.number
        and r.out_since = e.out_since
      where e.client_id = $clientId and r.returned_at is null order by e.at`,
  row: {
    number: 'text',
    /** ISO date: the delivery it came with. */
    outSince: 'text',
    kind: column<ReturnableEventKind>('text'),
    /** ISO instant. */
    at: 'text',
  },
})

const returnableEventInsert = statement({
  name: 'returnable_event_insert',
  text: `insert into returnable_event (client_id, number, out_since, key, kind, actor, data, at)
      select $clientId, number, out_since, $key, $kind, $actor, $data, $at from returnable_loan
      where client_id = $clientId and number = any ($numbers) and returned_at is null
      on conflict do nothing`,
})

interface NewEvent {
  clientId: string
  /** The bags and kits it concerns; those that are not at the household are skipped. */
  numbers: readonly string[]
  /** An equal key is written once. */
  key: string
  kind: ReturnableEventKind
  actor: string
  data: Record<string, unknown>
  /** Program time, ISO instant. */
  at: string
}

/** Records an event. @returns for how many it was new */
export function insertReturnableEvent(tx: Db, event: NewEvent): Promise<number> {
  const { clientId, numbers, key, kind, actor, data, at } = event
  return returnableEventInsert.run(tx, {
    clientId,
    numbers,
    key,
    kind,
    actor,
    data: JSON.stringify(data),
    at,
  })
}

/** The bags and kits at a household, by our own records. */
export const readOut = statement({
  name: 'returnables_out_of',
  text: `select number, kind from returnable_loan where client_id = $clientId and returned_at is null
        order by out_since, number`,
  row: { number: 'text', kind: column<ReturnableKind>('text') },
})

/** The numbers at a household, if it is the brand's. */
export const readOutOfBrand = statement({
  name: 'returnables_out_of_brand',
  text: `select r.number from returnable_loan r join client c on c.client_id = $clientId and c.brand = $brand
      where r.client_id = $clientId and r.returned_at is null`,
  row: { number: 'text' },
})

const returnablesPickupAhead = statement({
  name: 'returnables_pickup_ahead',
  text: `select pickup_date::text as date, end_hour as "endHour" from pickup
      where client_id = $clientId and state = 'scheduled' and pickup_date >= $today limit 1`,
  row: { date: 'text', endHour: 'int' },
})

/** Whether a pickup is booked from a day on. */
export async function hasPickupAhead(db: Db, clientId: string, today: string): Promise<boolean> {
  return (await returnablesPickupAhead.first(db, { clientId, today })) !== undefined
}

export type LoanToTend = RowOf<typeof readToTend>

/** A brand's bags and kits that have been out since a day, or had this many vain pickups. */
export const readToTend = batchStatement({
  name: 'returnables_to_tend',
  text: `select r.client_id as "clientId", r.number, r.kind, r.out_since::text as "outSince",
        exists (select 1 from pickup p where p.client_id = r.client_id and p.state = 'scheduled'
          and p.pickup_date >= $today) as "pickupAhead",
        coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at)) filter (where e.kind is not null),
          '[]'::json) as events
      from returnable_loan r join client c on c.client_id = r.client_id
        left join returnable_event e on e.client_id = r.client_id and e.number = r.number
          and e.out_since = r.out_since
      where c.brand = $brand and r.returned_at is null
        and (r.out_since <= $outUntil or (select count(*) from returnable_event f
          where f.client_id = r.client_id
          and f.number = r.number and f.out_since = r.out_since and f.kind = 'failed') >= $attempts)
      group by r.client_id, r.number, r.kind, r.out_since order by r.client_id, r.out_since, r.number`,
  row: {
    clientId: 'uuid',
    number: 'text',
    kind: column<ReturnableKind>('text'),
    /** ISO date. */
    outSince: 'text',
    pickupAhead: 'bool',
    events: column<{ kind: ReturnableEventKind; at: string }[]>('json'),
  },
})

const returnablesBillable = statement({
  name: 'returnables_billable',
  text: `select r.number from returnable_loan r
      where r.client_id = $clientId and r.number = any ($numbers) and r.returned_at is null
        and exists (select 1 from returnable_event e where e.client_id = $clientId and e.number = r.number
          and e.out_since = r.out_since
          and e.kind = 'due_soon')
        and exists (select 1 from returnable_event e where e.client_id = $clientId and e.number = r.number
          and e.out_since = r.out_since
          and e.kind = 'overdue')
        and not exists (select 1 from returnable_event e where e.client_id = $clientId and e.number = r.number
          and e.out_since = r.out_since
          and e.kind in ('billed', 'waived', 'disputed'))`,
  row: { number: 'text' },
})

/** Those bags and kits of a household with both notices and no report. */
export async function readBillable(tx: Db, clientId: string, numbers: readonly string[]): Promise<string[]> {
  return (await returnablesBillable.all(tx, { clientId, numbers })).map(({ number }) => number)
}

/**
 * A brand's bags and kits that are due or reported: the disputed first, which wait for an admin, then those that are still asked for,
 * and last the settled (waived, or billed and not disputed since). The longest out first among each.
 */
export const readReturnablesOf = batchStatement({
  name: 'returnables_of_brand',
  text: `with loan as (
        select r.client_id, c.first_name || ' ' || c.last_name as name, c.email, r.number, r.kind, r.out_since,
          exists (select 1 from pickup p where p.client_id = r.client_id and p.state = 'scheduled'
            and p.pickup_date >= $today) as pickup_ahead,
          coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at)) filter (where e.kind is not null),
            '[]'::json) as events,
          coalesce(bool_or(e.kind = 'waived'), false) as waived,
          coalesce(bool_or(e.kind = 'billed'), false) as billed,
          coalesce(max(e.at) filter (where e.kind = 'disputed')
            > coalesce(max(e.at) filter (where e.kind = 'lost'), '-infinity'), false) as disputed
        from returnable_loan r join client c on c.client_id = r.client_id
          left join returnable_event e on e.client_id = r.client_id and e.number = r.number
            and e.out_since = r.out_since
        where c.brand = $brand and r.returned_at is null
          and (r.out_since <= $outUntil or exists (select 1 from returnable_event f
            where f.client_id = r.client_id and f.number = r.number and f.out_since = r.out_since
              and f.kind in ('disputed', 'lost', 'failed')))
        group by r.client_id, c.first_name, c.last_name, c.email, r.number, r.kind, r.out_since
      ), judged as (
        select *, waived or (billed and not disputed) as settled from loan
      )
      select client_id as "clientId", name, email, number, kind, out_since::text as "outSince",
        pickup_ahead as "pickupAhead", events, settled,
        (count(*) filter (where not settled) over ())::int as count
      from judged order by settled, disputed desc, out_since, number limit 200`,
  row: {
    clientId: 'uuid',
    name: 'text',
    email: 'text',
    number: 'text',
    kind: column<ReturnableKind>('text'),
    outSince: 'text',
    pickupAhead: 'bool',
    events: column<{ kind: ReturnableEventKind; at: string }[]>('json'),
    settled: 'bool',
    /** The number of all that are not settled. */
    count: 'int',
  },
})
