// SQL of kitchens' vans, on every day and on single ones.

import type { BrandId } from '../../../domain/brands.ts'
import type { Fleet } from '../../../domain/routes/fleet.ts'
import type { Place } from '../../../domain/routes/great_circle.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement } from '../../request/database/statement.ts'

const fleetRow = {
  lat: 'float',
  lon: 'float',
  vans: 'int',
  boxes: 'int',
  bags: 'int',
  shiftFrom: 'int',
  shiftUntil: 'int',
} as const

const fleetOn = batchStatement<Fleet & Place>({
  name: 'fleet_on',
  text: `select f.lat, f.lon, coalesce(d.vans, f.vans) as vans, f.boxes, f.bags,
        coalesce(d.shift_from, f.shift_from) as "shiftFrom", coalesce(d.shift_until, f.shift_until) as "shiftUntil"
      from fleet f left join fleet_day d on d.brand = f.brand and d.kitchen = f.kitchen and d.delivery_date = $3
      where f.brand = $1 and f.kitchen = $2`,
  row: fleetRow,
})

/** The vans of a kitchen on a day, ISO date; undefined if none are set. */
export function readFleetOn(
  db: Db,
  { brand, kitchen, date }: { brand: BrandId; kitchen: string; date: string },
): Promise<(Fleet & Place) | undefined> {
  return fleetOn.first(db, [brand, kitchen, date])
}

/** The vans of a kitchen: every day's, and one day's own where it has any. */
interface KitchenRow {
  kitchen: string
  always: (Fleet & Place) | null
  own: Pick<Fleet, 'vans' | 'shiftFrom' | 'shiftUntil'> | null
}

const fleetsOfBrand = batchStatement<KitchenRow>({
  name: 'fleets_of_brand',
  text: `select k.kitchen,
        case when f.kitchen is not null then jsonb_build_object('lat', f.lat, 'lon', f.lon, 'vans', f.vans, 'boxes', f.boxes,
          'bags', f.bags, 'shiftFrom', f.shift_from, 'shiftUntil', f.shift_until) end as always,
        case when d.kitchen is not null then jsonb_build_object('vans', d.vans, 'shiftFrom', d.shift_from,
          'shiftUntil', d.shift_until) end as own
      from (select distinct kitchen from area where brand = $1
          union select kitchen from fleet where brand = $1
          union select kitchen from batch where brand = $1 and delivery_date = $2) k
        left join fleet f on f.brand = $1 and f.kitchen = k.kitchen
        left join fleet_day d on d.brand = $1 and d.kitchen = k.kitchen and d.delivery_date = $2
      order by k.kitchen`,
  row: { kitchen: 'text', always: 'json?', own: 'json?' },
})

/** Every kitchen of a brand with its vans. @param date ISO date */
export function readFleets(db: Db, brand: BrandId, date: string): Promise<KitchenRow[]> {
  return fleetsOfBrand.all(db, [brand, date])
}

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
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      on conflict (brand, kitchen) do update set actor = excluded.actor, saved_at = excluded.saved_at, lat = excluded.lat,
        lon = excluded.lon, vans = excluded.vans, boxes = excluded.boxes, bags = excluded.bags,
        shift_from = excluded.shift_from, shift_until = excluded.shift_until`,
})

/** Writes a kitchen's vans of every day. */
export async function writeFleet(tx: Tx, of: Saved, fleet: Fleet & Place): Promise<void> {
  const { lat, lon, vans, boxes, bags, shiftFrom, shiftUntil } = fleet
  const saved = [of.brand, of.kitchen, of.actor, of.now]
  await fleetSave.run(tx, [...saved, lat, lon, vans, boxes, bags, shiftFrom, shiftUntil])
}

const fleetDaySave = batchStatement({
  name: 'fleet_day_save',
  text: `insert into fleet_day (brand, kitchen, actor, saved_at, delivery_date, vans, shift_from, shift_until)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (brand, kitchen, delivery_date) do update set actor = excluded.actor, saved_at = excluded.saved_at,
        vans = excluded.vans, shift_from = excluded.shift_from, shift_until = excluded.shift_until`,
})

const fleetDayClear = batchStatement({
  name: 'fleet_day_clear',
  text: 'delete from fleet_day where brand = $1 and kitchen = $2 and delivery_date = $3',
})

/** Writes a kitchen's vans of one day; without any, it has every day's again. @param date ISO date */
export async function writeFleetDay(tx: Tx, of: Saved, date: string, own: KitchenRow['own']): Promise<void> {
  if (own === null) return void (await fleetDayClear.run(tx, [of.brand, of.kitchen, date]))
  const saved = [of.brand, of.kitchen, of.actor, of.now]
  await fleetDaySave.run(tx, [...saved, date, own.vans, own.shiftFrom, own.shiftUntil])
}
