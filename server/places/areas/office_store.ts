// SQL of areas as the company changes them: a further version for each change, and the row that sign-ups read.

import type { AreaFacts } from '../../../domain/area_lines.ts'
import type { Locale, Province } from '../../../domain/brands.ts'
import { openSubscriptions } from '../../../domain/machines/subscription_groups.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column } from '../../request/database/statement.ts'

/** Every postal area of a brand's provinces. */
export const readAreasOf = batchStatement({
  name: 'areas_of_brand',
  text: `select fsa, province, place, kitchen, zone, served, lat, lon, delivers_from::text as "from", version
    from area where brand = $brand order by fsa`,
  row: {
    fsa: 'text',
    province: column<Province>('text'),
    place: 'text',
    kitchen: 'text',
    zone: 'text',
    served: 'bool',
    lat: 'float',
    lon: 'float',
    /** The first day on which it is delivered to; null where it always was. */
    from: 'text?',
    version: 'int',
  },
})

/** The zones that can be delivered to: those with windows, which a kitchen of the brand serves. */
export const readServedZones = batchStatement({
  name: 'areas_served_zones',
  text: `select a.zone, array_agg(distinct a.province) as provinces from (
      select zone, province from area where brand = $brand and zone <> ''
      union all select zone, province from zone where brand = $brand) a
    where exists (select 1 from delivery_slot s where s.zone = a.zone) group by a.zone order by a.zone`,
  row: { zone: 'text', provinces: column<Province[]>('text[]') },
})

interface Window {
  weekday: number
  startHour: number
  endHour: number
}

export const readZonesToShow = batchStatement({
  name: 'areas_zones_to_show',
  text: `select z.zone, z.kitchen, own.name, z.areas, z.served, coalesce(h.households, 0)::int as households,
      (select coalesce(json_agg(json_build_object('weekday', s.weekday, 'startHour', s.start_hour,
        'endHour', s.end_hour) order by s.weekday, s.start_hour), '[]'::json)
        from delivery_slot s where s.zone = z.zone and not exists (
          select 1 from zone_version n where n.zone = s.zone and n.version > s.version)) as windows
    from (select zone, min(kitchen) as kitchen, count(fsa)::int as areas,
        count(*) filter (where served)::int as served
      from (select zone, kitchen, fsa, served from area where brand = $brand and zone <> ''
        union all select zone, kitchen, null, false from zone where brand = $brand) known group by zone) z
    left join zone own on own.zone = z.zone
    left join (select zone, count(*) as households from subscription
      where brand = $brand and state in ${sqlList(openSubscriptions)} group by zone) h on h.zone = z.zone
    order by z.kitchen, z.zone`,
  row: {
    zone: 'text',
    kitchen: 'text',
    name: column<Record<Locale, string> | null>('json?'),
    areas: 'int',
    served: 'int',
    households: 'int',
    windows: column<Window[]>('json'),
  },
})

const householdsInAreas = batchStatement({
  name: 'areas_households_in',
  text: `select count(*)::int as households from delivery_address d
    join subscription s on s.client_id = d.client_id
    where d.kind = 'main' and left(d.postal, 3) = any ($fsas::text[]) and s.state in ${sqlList(openSubscriptions)}`,
  row: { households: 'int' },
})

export const countHouseholdsIn = async (db: Db, fsas: readonly string[]): Promise<number> =>
  fsas.length === 0 ? 0 : (await householdsInAreas.one(db, { fsas })).households

const areaVersionsAdd = batchStatement({
  name: 'area_versions_add',
  text: `with changed as (
      select * from unnest($fsas::text[], $places::text[], $zones::text[], $serveds::bool[])
        as n (fsa, place, zone, served)
    ), former as (
      insert into area_version (fsa, version, place, zone, served, valid_from, reason)
      select a.fsa, a.version, a.place, a.zone, a.served, a.delivers_from, '' from area a join changed using (fsa)
      on conflict do nothing
    )
    insert into area_version (fsa, version, place, zone, served, valid_from, reason, actor, at)
    select n.fsa, a.version + 1, n.place, n.zone, n.served, $from, $reason, $actor, $at
    from changed n join area a on a.fsa = n.fsa`,
})

const columnsOfAreas = (areas: readonly AreaFacts[]) => ({
  fsas: areas.map(({ fsa }) => fsa),
  places: areas.map(({ place }) => place),
  zones: areas.map(({ zone }) => zone),
  serveds: areas.map(({ served }) => served),
})

/** Adds a version of each area; the one that came with the program is kept as the first. */
export async function addAreaVersions(
  tx: Tx,
  areas: readonly AreaFacts[],
  by: { from: string; reason: string; actor: string; at: string },
): Promise<void> {
  await areaVersionsAdd.run(tx, { ...columnsOfAreas(areas), ...by })
}

const areasWrite = batchStatement({
  name: 'areas_write',
  text: `update area a set version = a.version + 1, place = n.place, zone = n.zone, served = n.served,
      kitchen = coalesce((select z.kitchen from zone z where z.zone = n.zone), (select z.kitchen from area z where z.zone = n.zone and z.brand = a.brand
        order by z.served desc, z.fsa limit 1), a.kitchen),
      delivers_from = case when n.served and (not a.served or a.zone <> n.zone) then $from::date else a.delivers_from end
    from unnest($fsas::text[], $places::text[], $zones::text[], $serveds::bool[]) as n (fsa, place, zone, served)
    where a.fsa = n.fsa`,
})

/** Lets sign-ups read the areas as they are now; the kitchen is that of the zone. */
export async function writeAreas(tx: Tx, areas: readonly AreaFacts[], from: string): Promise<void> {
  await areasWrite.run(tx, { ...columnsOfAreas(areas), from })
}

export const readAreaVersions = batchStatement({
  name: 'area_versions_of',
  text: `select v.version, v.place, v.zone, v.served, v.valid_from::text as "from", v.reason, v.at, s.email as admin
    from area_version v left join staff_account sa on sa.client_id = v.actor
    left join staff s on s.id = coalesce(sa.staff_id, v.actor) where v.fsa = $fsa order by v.version desc`,
  row: {
    version: 'int',
    place: 'text',
    zone: 'text',
    served: 'bool',
    from: 'text?',
    reason: 'text',
    at: 'instant?',
    admin: 'text?',
  },
})
