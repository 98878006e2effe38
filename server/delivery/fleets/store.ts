// SQL of kitchens' vans, on every day and on single ones.

import type { BrandId } from '../../../domain/brands.ts'
import type { Fleet } from '../../../domain/routes/fleet.ts'
import type { Place } from '../../../domain/routes/great_circle.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement, column, columnsOf, type RowOf } from '../../request/database/statement.ts'

const fleetRow = columnsOf<Fleet & Place>({
  lat: 'float',
  lon: 'float',
  vans: 'int',
  boxes: 'int',
  bags: 'int',
  shiftFrom: 'int',
  shiftUntil: 'int',
})

/** The vans of a kitchen on a day, ISO date; undefined if none are set. */
export const readFleetOn = batchStatement({
  name: 'fleet_on',
  text: `select f.lat, f.lon, coalesce(d.vans, f.vans) as vans, f.boxes, f.bags,
        coalesce(d.shift_from, f.shift_from) as "shiftFrom",
          coalesce(d.shift_until, f.shift_until) as "shiftUntil"
      from fleet f left join fleet_day d on d.brand = f.brand and d.kitchen = f.kitchen
        and d.delivery_date = $date
      where f.brand = $brand and f.kitchen = $kitchen`,
  row: fleetRow,
})

/** The vans of a kitchen: every day's, and one day's own where it has any. */
type KitchenRow = RowOf<typeof readFleets>

/** Every kitchen of a brand with its vans. @param date ISO date */
export const readFleets = batchStatement({
  name: 'fleets_of_brand',
  text: `select k.kitchen,
        case when f.kitchen is not null then jsonb_build_object('lat', f.lat, 'lon', f.lon, 'vans', f.vans,
          'boxes', f.boxes,
          'bags', f.bags, 'shiftFrom', f.shift_from, 'shiftUntil', f.shift_until) end as always,
        case when d.kitchen is not null then jsonb_build_object('vans', d.vans, 'shiftFrom', d.shift_from,
          'shiftUntil', d.shift_until) end as own
      from (select distinct kitchen from area where brand = $brand
          union select kitchen from fleet where brand = $brand
          union select kitchen from batch where brand = $brand and delivery_date = $date) k
        left join fleet f on f.brand = $brand and f.kitchen = k.kitchen
        left join fleet_day d on d.brand = $brand and d.kitchen = k.kitchen and d.delivery_date = $date
      order by k.kitchen`,
  row: {
    kitchen: 'text',
    always: column<(Fleet & Place) | null>('json?'),
    own: column<Pick<Fleet, 'vans' | 'shiftFrom' | 'shiftUntil'> | null>('json?'),
  },
})

interface Saved {
  brand: BrandId
  kitchen: string
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

const fleetSave = batchStatement({
  name: 'fleet_save',
  text: `insert into fleet (brand, kitchen, actor, saved_at, lat, lon, vans, boxes, bags, shift_from, shift_until)
      values ($brand, $kitchen, $actor, $now, $lat, $lon, $vans, $boxes, $bags, $shiftFrom, $shiftUntil)
      on conflict (brand, kitchen) do update set actor = excluded.actor, saved_at = excluded.saved_at, lat = excluded.lat,
        lon = excluded.lon, vans = excluded.vans, boxes = excluded.boxes, bags = excluded.bags,
        shift_from = excluded.shift_from, shift_until = excluded.shift_until`,
})

/** Writes a kitchen's vans of every day. */
export async function writeFleet(tx: Tx, of: Saved, fleet: Fleet & Place): Promise<void> {
  await fleetSave.run(tx, { ...fleet, ...of })
}

const fleetDaySave = batchStatement({
  name: 'fleet_day_save',
  text: `insert into fleet_day (brand, kitchen, actor, saved_at, delivery_date, vans, shift_from, shift_until)
      values ($brand, $kitchen, $actor, $now, $date, $vans, $shiftFrom, $shiftUntil)
      on conflict (brand, kitchen, delivery_date) do update set actor = excluded.actor, saved_at = excluded.saved_at,
        vans = excluded.vans, shift_from = excluded.shift_from, shift_until = excluded.shift_until`,
})

const fleetDayClear = batchStatement({
  name: 'fleet_day_clear',
  text: 'delete from fleet_day where brand = $brand and kitchen = $kitchen and delivery_date = $date',
})

/** Writes a kitchen's vans of one day; without any, every day's apply again. @param date ISO date */
export async function writeFleetDay(tx: Tx, of: Saved, date: string, own: KitchenRow['own']): Promise<void> {
  if (own === null) return void (await fleetDayClear.run(tx, { ...of, date }))
  await fleetDaySave.run(tx, { ...own, ...of, date })
}
