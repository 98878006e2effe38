// SQL of a day's deliveries, for an admin.

import type { BrandId } from '../../../domain/brands.ts'
import { comingOrders } from '../../../domain/machines/order_groups.ts'
import type { OrderState, PickupState } from '../../../domain/machines/tables.ts'
import type { ReturnableKind } from '../../../domain/returnables.ts'
import type { Db } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column } from '../../request/database/statement.ts'

/** The boxes of a day that one kitchen makes. */
export interface DayBatch {
  brand: BrandId
  date: string
  kitchen: string
}

export const readCounts = batchStatement({
  name: 'day_counts',
  text: `select kitchen, state, count(*)::int as count from client_order
      where brand = $brand and delivery_date = $date group by kitchen, state order by kitchen`,
  row: { kitchen: 'text', state: column<OrderState>('text'), count: 'int' },
})

/** Days of which every batch is reported on as a whole. */
export const readReportedDays = batchStatement({
  name: 'day_reported_days',
  text: `select delivery_date::text as date from batch
      where brand = $brand and delivery_date >= $from and delivery_date < $today
      group by delivery_date having bool_and(reported_at is not null)`,
  row: { date: 'text' },
})

/** Paid boxes of some days, by day and kitchen: neither delivered nor failed. */
export const readUnreported = batchStatement({
  name: 'day_unreported',
  text: `select delivery_date::text as date, kitchen, count(*)::int as boxes from client_order
      where brand = $brand and delivery_date = any ($days::date[]) and state in ${sqlList(comingOrders)}
      group by delivery_date, kitchen order by delivery_date, kitchen`,
  row: { date: 'text', kitchen: 'text', boxes: 'int' },
})

/** What the weekly run and the sending of letters set aside, the oldest first. */
export const readSetAside = batchStatement({
  name: 'day_set_aside',
  text: `select a.what, a.date, a.since, a.why, c.client_id as "clientId", c.first_name as "firstName",
        c.last_name as "lastName", c.email
      from (
        select step as what, client_id, delivery_date::text as date, since, why from weekly_set_aside
        where brand = $brand
        union all
        select 'letter', client_id, null, created_at, template from unsent_message
        where brand = $brand and attempts > 0
        order by since limit $limit
      ) a left join client c on c.client_id = a.client_id order by a.since`,
  row: {
    what: column<'open' | 'run' | 'letter'>('text'),
    date: 'text?',
    since: 'instant',
    why: 'text',
    clientId: 'uuid?',
    firstName: 'text?',
    lastName: 'text?',
    email: 'text?',
  },
})

/** Orders of households whose name or email contains the words. */
export const readOrders = batchStatement({
  name: 'day_orders',
  text: `select o.id, o.client_id as "clientId", c.first_name as "firstName", c.last_name as "lastName", c.email, o.start_hour as "startHour",
        o.end_hour as "endHour", o.state, (count(*) over ())::int as count
      from client_order o join client c on c.client_id = o.client_id
      where o.brand = $brand and o.delivery_date = $date and o.kitchen = $kitchen
        and position(lower($find) in lower(c.first_name || ' ' || c.last_name || ' ' || c.email)) > 0
      order by c.last_name, c.first_name, o.id limit $limit`,
  row: {
    id: 'uuid',
    clientId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    startHour: 'int',
    endHour: 'int',
    state: column<OrderState>('text'),
    /** The number of all that were searched. */
    count: 'int',
  },
})

/** The first orders of a batch in each state, with the total number in that state. */
export const readOrdersIn = batchStatement({
  name: 'day_orders_in',
  text: `select id, (count(*) over ())::int as count from client_order
      where brand = $brand and delivery_date = $date and kitchen = $kitchen and state = $state
      order by client_id limit $limit`,
  row: { id: 'uuid', count: 'int' },
})

/** The day's pickups that were not cancelled, with each household's bags and kits. */
export const readPickups = batchStatement({
  name: 'day_pickups',
  text: `select p.client_id as "clientId", p.id, c.first_name as "firstName", c.last_name as "lastName", c.email,
        p.start_hour as "startHour", p.end_hour as "endHour", p.state,
        (select coalesce(json_agg(json_build_object('number', r.number, 'kind', r.kind)
          order by r.out_since, r.number),
            '[]'::json)
          from returnable_loan r where r.client_id = p.client_id and r.returned_at is null) as out
      from pickup p join client c on c.client_id = p.client_id
      where p.brand = $brand and p.pickup_date = $date and p.state <> 'cancelled'
      order by p.start_hour, c.last_name, c.first_name, p.id`,
  row: {
    clientId: 'uuid',
    id: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    startHour: 'int',
    endHour: 'int',
    state: column<PickupState>('text'),
    out: column<{ number: string; kind: ReturnableKind }[]>('json'),
  },
})

const dayDelivered = batchStatement({
  name: 'day_delivered',
  text: `select count(*)::int as count from client_order
      where brand = $brand and delivery_date between $from and $until and state = 'delivered'`,
  row: { count: 'int' },
})

/** Boxes delivered from a day until another, both included. */
export async function countDelivered(
  db: Db,
  brand: BrandId,
  days: { from: string; until: string },
): Promise<number> {
  return (await dayDelivered.one(db, { ...days, brand })).count
}
