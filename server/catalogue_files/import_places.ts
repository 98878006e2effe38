// The differences between places in files and in the base, each carried out by the admin's own use case: areas of a brand, the windows of a zone,
// a day that is closed. A closed day that is not in the file stays closed.

import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '../../contract/errors.ts'
import { contract } from '../../contract/index.ts'
import { type BrandId, brandIds } from '../../domain/brands.ts'
import { zoneIdOf } from '../../domain/places.ts'
import { addDays, brandDate } from '../../domain/time/zone.ts'
import { daysToChange, newestOf } from '../../domain/windows.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import { closeDay } from '../closed_days/close_day.ts'
import { previewClosedDay } from '../closed_days/preview_closed_day.ts'
import { changeAreas, checkAreas } from '../places/areas/change_areas.ts'
import { windowsOfZone } from '../places/areas/find_area.ts'
import type { Db } from '../request/database/database.ts'
import { addZone } from '../windows/add_zone.ts'
import { setWindows, showZone } from '../windows/change_windows.ts'
import { previewWindows } from '../windows/foresee_windows.ts'
import type { WindowSettling } from '../windows/settle_windows.ts'
import { csvTable } from './csv_table.ts'
import type { Difference } from './difference.ts'
import type {
  AreaLineOfFile,
  ClosedLineOfFile,
  PlaceFiles,
  WindowLineOfFile,
  ZoneLineOfFile,
} from './place_files.ts'
import { readAllAreas, readClosedDays, readOwnZones } from './place_store.ts'
import { refuseUnlessMay } from './refuse_unless_may.ts'

/** What the base has, as files would have it. */
export async function placesNow({ pool }: { pool: Db }): Promise<PlaceFiles> {
  const [areas, own] = [await readAllAreas.all(pool), await readOwnZones.all(pool)]
  const known = [...areas.filter(({ zone }) => zone !== ''), ...own]
  const zones = [...new Map(known.map(({ zone, brand }) => [zone, brand]))].sort()
  const windows: WindowLineOfFile[] = []
  for (const [zone, brand] of zones)
    for (const { weekday, startHour, endHour, capacity } of newestOf(await windowsOfZone(pool, zone)))
      windows.push({ brand, zone, weekday, startHour, endHour, capacity })
  return { zones: own, areas, windows, closedDays: await readClosedDays.all(pool) }
}

/** @param from `now`, `new` or a Monday: areas and windows change from that Monday, or as soon as they can */
export async function placeDifferences(
  services: WindowSettling,
  wanted: PlaceFiles,
  { from, now }: { from: string; now: string },
): Promise<Difference[]> {
  const present = await placesNow(services)
  const of = { services, now, monday: from === 'now' || from === 'new' ? null : from }
  const fresh = zonesIn(wanted, present)
  const isFresh = ({ zone }: { zone: string }) => fresh.some(one => one.zone === zone)
  return [
    ...fresh.map(zone =>
      newZone(
        of,
        zone,
        (wanted.windows ?? []).filter(one => one.zone === zone.zone),
      ),
    ),
    ...brandIds.flatMap(brand => areasOf(of, brand, wanted.areas, present.areas ?? [])),
    ...windowsIn(of, wanted.windows?.filter(one => !isFresh(one)) ?? [], present.windows ?? []),
    ...closedIn(of, wanted.closedDays ?? [], present.closedDays ?? []),
  ]
}

interface Importing {
  services: WindowSettling
  now: string
  /** Null for as soon as it can be. */
  monday: string | null
}

const zonesIn = (wanted: PlaceFiles, present: PlaceFiles): ZoneLineOfFile[] =>
  (wanted.zones ?? []).filter(({ zone }) => !present.windows?.some(one => one.zone === zone))

/** A zone that the base does not know, with the windows that it has in the files. */
function newZone(
  { services, now, monday }: Importing,
  { brand, zone, province, kitchen, name }: ZoneLineOfFile,
  lines: readonly WindowLineOfFile[],
): Difference {
  const windows = lines.map(({ weekday, startHour, endHour, capacity }) => ({
    ...{ weekday, startHour, endHour, capacity },
  }))
  const ask = async () => {
    const { first } = daysToChange(brand, now, null, await cutoffsOf(services))
    const read = addable.safeParse({ name, province, kitchen, from: monday ?? first, windows, reason: 'x' })
    if (!read.success || zoneIdOf(name.en) !== zone)
      throw new Refusal('invalid_input', { details: { zone, called: zoneIdOf(name.en) } })
    return { name, province, kitchen, from: monday ?? first, windows }
  }
  return {
    what: `zone ${zone} of ${brand}: new, ${windows.length} windows`,
    foresee: async () => `from ${(await ask()).from}, served from ${kitchen}`,
    carryOut: async ({ actor, reason }) => {
      await refuseUnlessMay(services.pool, actor, { brand, right: 'set_places' })
      await addZone(services, { brand, actor, now }, { ...(await ask()), reason })
    },
  }
}

const addable = contract.places_admin.add_zone.input

function areasOf(
  { services, now, monday }: Importing,
  brand: BrandId,
  wanted: PlaceFiles['areas'],
  present: readonly AreaLineOfFile[],
): Difference[] {
  const known = new Map(present.map(area => [area.fsa, area]))
  const changed = (wanted ?? []).filter(
    area => area.brand === brand && !isDeepStrictEqual({ ...area }, known.get(area.fsa)),
  )
  if (changed.length === 0) return []
  const list = csvTable(
    ['fsa', 'zone', 'place', 'served'],
    changed.map(({ fsa, zone, place, served }) => [fsa, zone, place, served ? 'yes' : 'no']),
  )
  const from = monday ?? addDays(brandDate(brand, now), 1)
  return [
    {
      what: `${changed.length} areas of ${brand}: ${changed.map(({ fsa }) => fsa).join(', ')}`,
      foresee: async () => {
        const { lines, households } = await checkAreas(services, { brand, now }, { list, from })
        const wrong = lines.flatMap(({ fsa, fault }) => (fault ? [`${fsa} ${fault}`] : []))
        if (wrong.length > 0) throw new Refusal('lines_refused', { details: { lines: wrong.join(', ') } })
        return `from ${from}; ${households} households keep their zone and windows`
      },
      carryOut: async by => {
        await refuseUnlessMay(services.pool, by.actor, { brand, right: 'set_places' })
        await changeAreas(services, { brand, actor: by.actor, now }, { list, from, reason: by.reason })
      },
    },
  ]
}

function windowsIn(
  { services, now, monday }: Importing,
  wanted: readonly WindowLineOfFile[],
  present: readonly WindowLineOfFile[],
): Difference[] {
  const known = Map.groupBy(present, ({ zone }) => zone)
  return [...Map.groupBy(wanted, ({ zone }) => zone)].flatMap(([zone, lines]) => {
    if (isDeepStrictEqual(sorted(lines), sorted(known.get(zone) ?? []))) return []
    const brand = (lines[0] as WindowLineOfFile).brand
    const windows = lines.map(({ weekday, startHour, endHour, capacity }) => ({
      ...{ weekday, startHour, endHour, capacity },
    }))
    const ask = async () => {
      const { first, version } = await showZone(services, { brand, now }, { zone })
      return { zone, windows, from: monday ?? first, base: version }
    }
    return [
      {
        what: `windows of ${zone}: ${windows.length}, ${known.get(zone)?.length ?? 0} before`,
        foresee: async () => {
          const asked = checkedTimetable(await ask())
          const { standing, chooses, moved, skipped, letters } = await previewWindows(
            services,
            { brand, now },
            asked,
          )
          const households = standing.reduce((sum, one) => sum + one.households, 0)
          const boxes = moved.reduce((sum, one) => sum + one.boxes, 0)
          return `from ${asked.from}; ${households} households get another window, ${chooses} have to choose, ${boxes} boxes move, ${skipped} are skipped, ${letters} letters`
        },
        carryOut: async ({ actor, reason }) => {
          await refuseUnlessMay(services.pool, actor, { brand, right: 'set_places' })
          const asked = checkedTimetable(await ask())
          await setWindows(services, { brand, actor, now }, { ...asked, reason })
        },
      },
    ]
  })
}

const sorted = (lines: readonly WindowLineOfFile[]) =>
  lines
    .map(({ weekday, startHour, endHour, capacity }) => [weekday, startHour, endHour, capacity])
    .sort((a, b) => Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]))

const { zone, from, windows, base } = contract.places_admin.set_windows.input.shape

/** A timetable as the call takes it. @throws Refusal invalid_input */
function checkedTimetable<T extends { zone: string; from: string; windows: unknown; base: number }>(
  asked: T,
): T {
  const parts = [
    zone.safeParse(asked.zone),
    from.safeParse(asked.from),
    windows.safeParse(asked.windows),
    base.safeParse(asked.base),
  ]
  if (parts.some(({ success }) => !success)) throw new Refusal('invalid_input')
  return asked
}

const { day } = contract.closed_days.close.input.shape

function closedIn(
  { services, now }: Importing,
  wanted: readonly ClosedLineOfFile[],
  present: readonly ClosedLineOfFile[],
): Difference[] {
  const name = ({ brand, day: on, kitchen, zone: of }: ClosedLineOfFile) =>
    [brand, on, kitchen, of].filter(Boolean).join(' ')
  const known = new Set(present.map(name))
  return wanted
    .filter(line => !known.has(name(line)))
    .map(line => {
      const { brand, ...closed } = line
      return {
        what: `closed: ${name(line)}`,
        foresee: async () => {
          if (!day.safeParse(closed.day).success)
            throw new Refusal('invalid_input', { details: { day: closed.day } })
          const { moved, skipped, letters } = await previewClosedDay(services, { brand, now }, closed)
          const boxes = moved.reduce((sum, one) => sum + one.boxes, 0)
          return `${boxes} boxes move, ${skipped} are skipped, ${letters} letters`
        },
        carryOut: async ({ actor }) => {
          await refuseUnlessMay(services.pool, actor, { brand, right: 'set_places' })
          await closeDay(services, { brand, actor, now }, closed)
        },
      }
    })
}
