// SQL of closed days, and of the boxes that were on them.

import type { BrandId, Locale } from '../../domain/brands.ts'
import type { ClosedDay, ClosedDayOutcome } from '../../domain/closed_days.ts'
import { expectedOrders, openOrders } from '../../domain/machines/order_groups.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import { waitingColumns } from '../messages/waiting_columns.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column, columnsOf, type RowOf, statement } from '../request/database/statement.ts'

/** A closed day of a brand, with who closed it (an admin's id) and when (ISO instant). */
export type KeptDay = ClosedDay & { brand: BrandId; actor: string; at: string }

const instantText = (of: string) => `to_char(${of} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const dayColumns = `id, brand, day::text, kitchen, zone, reason, actor, ${instantText('at')} as at`

const dayRow = columnsOf<KeptDay>({
  id: 'uuid',
  brand: 'text',
  day: 'text',
  kitchen: 'text?',
  zone: 'text?',
  reason: 'json',
  actor: 'uuid',
  at: 'text',
})

const closedDayInsert = batchStatement({
  name: 'closed_day_insert',
  text: `insert into closed_day (id, brand, day, kitchen, zone, reason, actor, at)
    values ($id, $brand, $day, $kitchen, $zone, $reason::jsonb, $actor, $at) on conflict do nothing`,
})

/** @returns whether it is new: the same day of the same place is closed once */
export async function insertClosedDay(tx: Tx, of: KeptDay): Promise<boolean> {
  return (await closedDayInsert.run(tx, { ...of, reason: JSON.stringify(of.reason) })) === 1
}

/** Closed days that come, whose boxes are not all settled. */
export const readUnsettledDays = batchStatement({
  name: 'closed_days_unsettled',
  text: `select ${dayColumns} from closed_day where settled_at is null and opened_at is null order by day, id`,
  row: dayRow,
})

const closedDayHold = batchStatement({
  name: 'closed_day_hold',
  text: `select ${dayColumns} from closed_day where id = $id and brand = $brand and opened_at is null for update`,
  row: dayRow,
})

/** Locks a closed day of a brand. */
export const holdClosedDay = (tx: Tx, of: { id: string; brand: BrandId }): Promise<KeptDay | undefined> =>
  closedDayHold.first(tx, of)

/** The open boxes \`o\` of a day where a place is closed; one for another address is in that address's zone. */
const onTheDay = `client_order o join subscription s on s.client_id = o.client_id
      left join order_address p on p.client_id = o.client_id and p.order_id = o.id
      left join area a on a.fsa = left(p.address ->> 'postal', 3)
    where o.brand = $brand and o.delivery_date = $day and o.state in ${sqlList(openOrders)}
      and coalesce($kitchen::text, o.kitchen) = o.kitchen
      and coalesce($zone::text, coalesce(a.zone, s.zone)) = coalesce(a.zone, s.zone)` as const

type DayOfPlace = Pick<KeptDay, 'brand' | 'day' | 'kitchen' | 'zone'>

const closedDayEnlist = batchStatement({
  name: 'closed_day_enlist',
  text: `insert into closed_day_box (client_id, closed_day_id, order_id, at)
    select o.client_id, $id, o.id, $now from ${onTheDay}
      and not exists (select 1 from closed_day_box b where b.client_id = o.client_id and b.closed_day_id = $id
        and b.order_id = o.id and b.outcome in ('skipped', 'resting'))
    on conflict (client_id, closed_day_id, order_id) do update set outcome = null, done_at = null`,
})

/** Notes the boxes that stand on a closed day and are not settled there. @returns how many */
export async function noteBoxesOnDay(
  tx: Db,
  { id, brand, day, kitchen, zone }: KeptDay,
  now: string,
): Promise<number> {
  return closedDayEnlist.run(tx, { id, brand, day, kitchen, zone, now })
}

/** Boxes that are alike in where they go when the day is closed. */
type BoxesOnDay = RowOf<typeof readBoxesOnDay>

const readBoxesOnDay = batchStatement({
  name: 'closed_day_boxes_on',
  text: `select coalesce(a.zone, s.zone) as zone, o.week::text, o.start_hour as "startHour", o.end_hour as "endHour",
      s.weekday as "ownWeekday", s.start_hour as "ownHour", o.state = 'upcoming' as coming, count(*)::int as boxes
    from ${onTheDay} group by 1, 2, 3, 4, 5, 6, 7 order by boxes desc`,
  row: {
    zone: 'text',
    week: 'text',
    startHour: 'int',
    endHour: 'int',
    ownWeekday: column<Weekday>('int'),
    ownHour: 'int',
    coming: 'bool',
    boxes: 'int',
  },
})

export const groupsOnDay = (db: Db, { brand, day, kitchen, zone }: DayOfPlace): Promise<BoxesOnDay[]> =>
  readBoxesOnDay.all(db, { brand, day, kitchen, zone })

const closedDayWaiting = batchStatement({
  name: 'closed_day_waiting',
  text: `select client_id as "clientId", order_id as "orderId" from closed_day_box
    where closed_day_id = $id and outcome is null and (client_id, order_id) > ($after, $afterOrder) order by client_id, order_id limit $limit`,
  row: { clientId: 'uuid', orderId: 'uuid' },
})

export interface BoxToLeave {
  clientId: string
  orderId: string
}

/** Boxes to settle, after one of them. */
export const readBoxesToLeave = (
  db: Db,
  id: string,
  after: BoxToLeave,
  limit: number,
): Promise<BoxToLeave[]> =>
  closedDayWaiting.all(db, { id, after: after.clientId, afterOrder: after.orderId, limit })

const closedDayLeft = batchStatement({
  name: 'closed_day_left',
  text: `select count(*)::int as boxes from closed_day_box where closed_day_id = $id and outcome is null`,
  row: { boxes: 'int' },
})

/** How many boxes of a closed day are not settled. */
export const countBoxesToLeave = async (db: Db, id: string): Promise<number> =>
  (await closedDayLeft.one(db, { id })).boxes

/** Households with a booked pickup on a day where their place is closed. */
const readPickupsOnDay = batchStatement({
  name: 'closed_day_pickups',
  text: `select p.client_id as "clientId" from pickup p join subscription s on s.client_id = p.client_id
    where p.brand = $brand and p.pickup_date = $day and p.state = 'scheduled'
      and coalesce($kitchen::text, s.kitchen) = s.kitchen and coalesce($zone::text, s.zone) = s.zone
    order by 1`,
  row: { clientId: 'uuid' },
})

export const pickupsOnDay = (
  db: Db,
  { brand, day, kitchen, zone }: DayOfPlace,
): Promise<{ clientId: string }[]> => readPickupsOnDay.all(db, { brand, day, kitchen, zone })

interface Mark extends BoxToLeave {
  closedDayId: string
}

const closedDayHoldMark = statement({
  name: 'closed_day_hold_mark',
  text: `select outcome from closed_day_box
    where client_id = $clientId and closed_day_id = $closedDayId and order_id = $orderId for update`,
  row: { outcome: 'text?' },
})

/** Locks the mark of a box. @returns whether the box is still to be settled */
export const holdBoxOnDay = async (tx: Tx, of: Mark): Promise<boolean> =>
  (await closedDayHoldMark.first(tx, { ...of }))?.outcome === null

const closedDaySettleBox = statement({
  name: 'closed_day_settle_box',
  text: `update closed_day_box set outcome = $outcome, moved_to = $movedTo, done_at = $now
    where client_id = $clientId and closed_day_id = $closedDayId and order_id = $orderId`,
})

export async function settleBoxOnDay(
  tx: Tx,
  of: Mark,
  result: { outcome: ClosedDayOutcome; movedTo: string | null; now: string },
): Promise<void> {
  await closedDaySettleBox.run(tx, { ...of, ...result })
}

const closedDaySettled = batchStatement({
  name: 'closed_day_settled',
  text: `update closed_day set settled_at = $now where id = $id and at < $since
      and not exists (select 1 from closed_day_box b where b.closed_day_id = $id and b.outcome is null)`,
})

/** Marks a day whose boxes are all settled, a while after it was closed: by then no process offers it any more. */
export async function markDaySettled(db: Db, id: string, of: { now: string; since: string }): Promise<void> {
  await closedDaySettled.run(db, { id, ...of })
}

const closedDayOpen = batchStatement({
  name: 'closed_day_open',
  text: `update closed_day set opened_at = $now, opened_by = $actor where id = $id`,
})

const closedDayLeave = batchStatement({
  name: 'closed_day_leave',
  text: `update closed_day_box set outcome = 'stayed', done_at = $now where closed_day_id = $id and outcome is null`,
})

/** Opens a day again; boxes that are not settled yet stay on it. A settlement that is on its way is waited for. */
export async function writeDayOpened(tx: Tx, of: { id: string; actor: string; now: string }): Promise<void> {
  await closedDayOpen.run(tx, of)
  await closedDayLeave.run(tx, { id: of.id, now: of.now })
}

const closedDayTellOpened = batchStatement({
  name: 'closed_day_tell_opened',
  text: `with told as (
      insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
      select b.client_id, 'day_opened:' || b.closed_day_id || ':' || b.order_id, $brand, 'email', 'day_opened',
        jsonb_build_object('orderId', b.order_id, 'closedOn', $day::date, 'reason', $reason::jsonb,
          'deliveryDate', o.delivery_date, 'skipped', o.state = 'skipped'), $now
      from closed_day_box b join client_order o on o.client_id = b.client_id and o.id = b.order_id
      where b.closed_day_id = $id::uuid and b.outcome in ('moved', 'skipped') and o.state in ${sqlList(openOrders)}
        and o.cutoff_at >= $now and (o.state = 'skipped' or o.delivery_date <> $day::date)
      on conflict (client_id, key) do nothing returning ${waitingColumns}
    )
    insert into unsent_message (${waitingColumns}) select ${waitingColumns} from told`,
})

/** Writes to every household whose box left the day and can still change. @returns how many letters */
export async function tellOpened(tx: Tx, { id, brand, day, reason }: KeptDay, now: string): Promise<number> {
  return closedDayTellOpened.run(tx, { id, brand, day, reason: JSON.stringify(reason), now })
}

/** All closed days of a brand's year, those that were opened again too, by date. */
export const readYear = batchStatement({
  name: 'closed_days_of_year',
  text: `select c.id, c.day::text, c.kitchen, c.zone, c.reason, c.at, s.email as admin, c.opened_at as "openedAt",
      o.email as "openedBy",
      (select coalesce(json_agg(json_build_object('outcome', coalesce(b.outcome, 'waiting'), 'day', b.moved_to,
        'boxes', b.boxes) order by b.moved_to), '[]'::json) from (
          select outcome, moved_to, count(*)::int as boxes from closed_day_box where closed_day_id = c.id group by 1, 2
        ) b) as boxes
    from closed_day c
    left join staff_account sa on sa.client_id = c.actor left join staff s on s.id = coalesce(sa.staff_id, c.actor)
    left join staff_account oa on oa.client_id = c.opened_by
    left join staff o on o.id = coalesce(oa.staff_id, c.opened_by)
    where c.brand = $brand and c.day between $first and $last order by c.day, c.at`,
  row: {
    id: 'uuid',
    day: 'text',
    kitchen: 'text?',
    zone: 'text?',
    reason: column<Record<Locale, string>>('json'),
    at: 'instant',
    admin: 'text?',
    openedAt: 'instant?',
    openedBy: 'text?',
    boxes: column<{ outcome: ClosedDayOutcome | 'waiting'; day: string | null; boxes: number }[]>('json'),
  },
})

/** Boxes that may still come, by day, as the worker last counted them. */
export const readBoxesOfYear = batchStatement({
  name: 'closed_days_boxes_of_year',
  text: `select delivery_date::text as day, sum(orders)::int as boxes from batch_figure
    where brand = $brand and delivery_date between $first and $last and state in ${sqlList(expectedOrders)}
    group by 1 order by 1`,
  row: { day: 'text', boxes: 'int' },
})

/** The zones of a brand with the kitchens that serve them. */
export const readZones = batchStatement({
  name: 'closed_days_zones',
  text: `select distinct a.kitchen, a.zone, z.name::jsonb as name from area a left join zone z on z.zone = a.zone
    where a.brand = $brand and a.served order by a.kitchen, a.zone`,
  row: { kitchen: 'text', zone: 'text', name: column<Record<Locale, string> | null>('json?') },
})
