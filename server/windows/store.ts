// SQL of timetables: their versions, and the boxes and households that lose their window by one.

import type { BrandId, Locale, Province } from '../../domain/brands.ts'
import { correctableOrders, openOrders } from '../../domain/machines/order_groups.ts'
import { openSubscriptions } from '../../domain/machines/subscription_groups.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import type { HeldWindow, Window } from '../../domain/windows.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column, columnsOf } from '../request/database/statement.ts'

/** The kitchen of a brand's zone. */
export const readKitchenOf = batchStatement({
  name: 'windows_kitchen',
  text: `select kitchen from (
      select kitchen, 0 as rank, '' as fsa from zone where brand = $brand and zone = $zone
      union all
      select kitchen, case when served then 1 else 2 end, fsa from area where brand = $brand and zone = $zone) z
    order by rank, fsa limit 1`,
  row: { kitchen: 'text' },
})

/** A zone that the company makes, with who makes it (an admin's id), when (ISO instant) and why. */
interface NewZone {
  zone: string
  brand: BrandId
  province: Province
  kitchen: string
  name: Readonly<Record<Locale, string>>
  reason: string
  actor: string
  at: string
}

const zoneInsert = batchStatement({
  name: 'zone_insert',
  text: `insert into zone (zone, brand, province, kitchen, name, reason, actor, at)
    values ($zone, $brand, $province, $kitchen, $name::jsonb, $reason, $actor, $at)`,
})

export async function insertZone(tx: Tx, of: NewZone): Promise<void> {
  await zoneInsert.run(tx, { ...of, name: JSON.stringify(of.name) })
}

/** Whether something goes by this id already, of whatever brand. */
export const isZoneTaken = batchStatement({
  name: 'zone_taken',
  text: `select exists (select 1 from zone where zone = $zone) or exists (select 1 from area where zone = $zone)
    or exists (select 1 from delivery_slot where zone = $zone) as taken`,
  row: { taken: 'bool' },
})

/** Whether a brand has a kitchen. */
export const isKitchenOf = batchStatement({
  name: 'zone_kitchen_known',
  text: `select exists (select 1 from area where brand = $brand and kitchen = $kitchen) as known`,
  row: { known: 'bool' },
})

/** The timetables that the company set of a zone, newest first; what came with the program has no row. */
export const readTimetables = batchStatement({
  name: 'windows_versions',
  text: `select v.version, v.valid_from::text as "from", v.reason, v.at, s.email as admin,
      coalesce((select json_agg(json_build_object('weekday', d.weekday, 'startHour', d.start_hour, 'endHour', d.end_hour,
        'capacity', d.capacity) order by d.weekday, d.start_hour) from delivery_slot d
        where d.zone = v.zone and d.version = v.version), '[]'::json) as windows
    from zone_version v left join staff_account sa on sa.client_id = v.actor
    left join staff s on s.id = coalesce(sa.staff_id, v.actor)
    where v.zone = $zone order by v.version desc`,
  row: {
    version: 'int',
    from: 'text',
    reason: 'text',
    at: 'instant',
    admin: 'text?',
    windows: column<Window[]>('json'),
  },
})

const zoneVersionInsert = batchStatement({
  name: 'windows_version_insert',
  text: `insert into zone_version (zone, version, brand, valid_from, reason, actor, at)
    values ($zone, $version, $brand, $from, $reason, $actor, $at) on conflict do nothing`,
})

const windowsInsert = batchStatement({
  name: 'windows_insert',
  text: `insert into delivery_slot (zone, version, weekday, start_hour, end_hour, capacity)
    select $zone, $version, w.* from unnest($weekdays::int2[], $startHours::int2[], $endHours::int2[], $capacities::int[]) w`,
})

const columnsOfWindows = (windows: readonly Window[]) => ({
  weekdays: windows.map(({ weekday }) => weekday),
  startHours: windows.map(({ startHour }) => startHour),
  endHours: windows.map(({ endHour }) => endHour),
  capacities: windows.map(({ capacity }) => capacity),
})

/** A timetable of a zone, with who set it (an admin's id), when (ISO instant) and why. */
interface Timetable {
  zone: string
  version: number
  brand: BrandId
  from: string
  reason: string
  actor: string
  at: string
}

/** @returns false where somebody has added this version before */
export async function insertTimetable(tx: Tx, of: Timetable, windows: readonly Window[]): Promise<boolean> {
  if ((await zoneVersionInsert.run(tx, { ...of })) !== 1) return false
  await windowsInsert.run(tx, { zone: of.zone, version: of.version, ...columnsOfWindows(windows) })
  return true
}

/** A zone whose newest timetable may leave somebody without a window. */
export type ZoneToSettle = Pick<Timetable, 'zone' | 'version' | 'brand' | 'actor' | 'from'>

/** Those that hold by a date. */
export const readUnsettledZones = batchStatement({
  name: 'windows_unsettled',
  text: `select v.zone, v.version, v.brand, v.actor, v.valid_from::text as "from" from zone_version v
    where v.settled_at is null and v.valid_from <= $by and v.brand = $brand
      and not exists (select 1 from zone_version n where n.zone = v.zone and n.version > v.version)
    order by v.zone`,
  row: columnsOf<ZoneToSettle>({ zone: 'text', version: 'int', brand: 'text', actor: 'uuid', from: 'text' }),
})

const windowsSettled = batchStatement({
  name: 'windows_settled',
  text: `update zone_version set settled_at = $now where zone = $zone and version = $version and at < $since`,
})

/** @param of.since ISO instant: a request that began before the change can still put a box on a former window for a moment */
export async function markZoneSettled(
  db: Db,
  of: { zone: string; version: number; now: string; since: string },
): Promise<void> {
  await windowsSettled.run(db, of)
}

/** The windows with their days: \`$weekdays\` and so on. */
const given = `w as (
      select * from unnest($weekdays::int[], $startHours::int[], $endHours::int[], $capacities::int[], $froms::date[],
        $untils::date[]) w (weekday, start_hour, end_hour, capacity, since, until))`

const namesOf = (windows: readonly HeldWindow[]) => ({
  ...columnsOfWindows(windows),
  froms: windows.map(({ from }) => from),
  untils: windows.map(({ until }) => until),
})

export interface BoxWithoutWindow {
  clientId: string
  orderId: string
  /** Monday, ISO date. */
  week: string
  deliveryDate: string
  startHour: number
  endHour: number
  /** It comes; else it is skipped. */
  coming: boolean
  /** ISO instant. */
  cutoffAt: string
  /** What its household has every week. */
  ownWeekday: Weekday
  ownHour: number
  /** Its window goes on, and others have its places. */
  over: boolean
  since: string
}

/**
 * Open boxes whose window is not driven on their day, has other hours, or has no place for them. Of a window with a capacity those keep their
 * places that are under way, then those whose household has it every week, and of these the oldest households.
 */
const boxesWithout = batchStatement({
  name: 'windows_boxes_without',
  text: `with ${given}, b as (
      select o.*, s.created_at as since, s.weekday as own_weekday, s.start_hour as own_hour, true as home
      from subscription s join client_order o on o.client_id = s.client_id
      where s.zone = $zone and ($ranks or s.client_id = $only::uuid) and o.delivery_date >= $first and o.week >= $first::date - 6
        and o.state in ${sqlList(correctableOrders)}
        and not exists (select 1 from order_address p join area a on a.fsa = left(p.address ->> 'postal', 3)
          where p.client_id = o.client_id and p.order_id = o.id and a.zone <> $zone)
      union all
      select o.*, s.created_at, s.weekday, s.start_hour, false from order_address p
      join area a on a.fsa = left(p.address ->> 'postal', 3) and a.zone = $zone
      join client_order o on o.client_id = p.client_id and o.id = p.order_id
      join subscription s on s.client_id = o.client_id and s.zone <> $zone
      where ($ranks or p.client_id = $only::uuid) and o.delivery_date >= $first and o.state in ${sqlList(correctableOrders)}
    ), ranked as (
      select b.*, w.weekday is null or w.end_hour <> b.end_hour as gone,
        b.state = 'upcoming' and coalesce(w.capacity < sum((b.state <> 'skipped')::int) over (
          partition by b.delivery_date, b.start_hour
          order by b.state in ${sqlList(openOrders)}, not (b.home and b.own_weekday = extract(isodow from b.delivery_date)
            and b.own_hour = b.start_hour), b.since, b.client_id
          rows unbounded preceding), false) as over
      from b left join w on w.weekday = extract(isodow from b.delivery_date) and w.start_hour = b.start_hour
        and (w.since is null or b.delivery_date >= w.since) and (w.until is null or b.delivery_date < w.until)
    )
    select client_id as "clientId", id as "orderId", week::text, delivery_date::text as "deliveryDate",
      start_hour as "startHour", end_hour as "endHour", state = 'upcoming' as coming,
      to_char(cutoff_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cutoffAt",
      own_weekday as "ownWeekday", own_hour as "ownHour", over, since::text as since
    from ranked where state in ${sqlList(openOrders)} and (gone or over)
      and client_id = coalesce($only::uuid, client_id)
    order by over desc, since, client_id, delivery_date`,
  row: columnsOf<BoxWithoutWindow>({
    clientId: 'uuid',
    orderId: 'uuid',
    week: 'text',
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    coming: 'bool',
    cutoffAt: 'text',
    ownWeekday: 'int',
    ownHour: 'int',
    over: 'bool',
    since: 'text',
  }),
})

interface ZoneWithWindows {
  zone: string
  windows: readonly HeldWindow[]
  /** Of one household alone. */
  only?: string
}

/** Whose place it is depends on all others of the window only where that has a capacity: else one household's own rows say everything. */
const ranks = ({ windows, only }: ZoneWithWindows): boolean =>
  only === undefined || windows.some(({ capacity }) => capacity !== null)

const parametersOf = (of: ZoneWithWindows) => ({
  ...{ zone: of.zone, only: of.only ?? null, ranks: ranks(of) },
  ...namesOf(of.windows),
})

/** @param of.first boxes from this day on (ISO date) */
export const readBoxesWithout = (
  db: Db,
  { first, ...of }: ZoneWithWindows & { first: string },
): Promise<BoxWithoutWindow[]> => boxesWithout.all(db, { ...parametersOf(of), first })

export interface HouseholdWithoutWindow {
  clientId: string
  weekday: Weekday
  startHour: number
  endHour: number
  over: boolean
  since: string
}

/** Households whose window of every week the newest timetable has not, or has with other hours or without a place for them. */
const householdsWithout = batchStatement({
  name: 'windows_households_without',
  text: `with ${given}, ranked as (
      select s.*, w.weekday is null or w.end_hour <> s.end_hour as gone, coalesce(w.capacity < row_number() over (
        partition by s.weekday, s.start_hour order by s.created_at, s.client_id), false) as over
      from subscription s left join w on w.until is null and w.weekday = s.weekday and w.start_hour = s.start_hour
      where s.zone = $zone and ($ranks or s.client_id = $only::uuid) and s.state in ${sqlList(openSubscriptions)}
    )
    select client_id as "clientId", weekday, start_hour as "startHour", end_hour as "endHour", over, created_at::text as since
    from ranked where (gone or over) and client_id = coalesce($only::uuid, client_id)
    order by over desc, created_at, client_id`,
  row: columnsOf<HouseholdWithoutWindow>({
    clientId: 'uuid',
    weekday: 'int',
    startHour: 'int',
    endHour: 'int',
    over: 'bool',
    since: 'text',
  }),
})

export const readHouseholdsWithout = (db: Db, of: ZoneWithWindows): Promise<HouseholdWithoutWindow[]> =>
  householdsWithout.all(db, parametersOf(of))
