// places_admin.check and set: postal areas that are opened, closed to newcomers, given to another zone or renamed, as one change. Each is a further
// version; a household that is there keeps its zone.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { type AreaLine, readAreaLines } from '../../../domain/area_lines.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import { beginChange } from '../../catalogue/begin_change.ts'
import { catalogueMemory } from '../../catalogue/catalogue.ts'
import { type Db, withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import {
  addAreaVersions,
  countHouseholdsIn,
  readAreasOf,
  readServedZones,
  writeAreas,
} from './office_store.ts'

/** Lines of a list at most. */
const mostLines = 2_000

/** The first delivery of an area that opens is at most this many days ahead. */
const farthest = 150

/** What a list would change, line by line, and how many households live in what it closes or gives to another zone. */
export async function checkAreas(
  { pool }: Pick<Stored, 'pool'>,
  { brand, now }: { brand: BrandId; now: string },
  { list, from }: { list: string; from: string },
): Promise<OutputOf<'places_admin.check'>> {
  checkFrom(brand, from, now)
  const lines = await linesOf(pool, brand, list)
  const concerned = lines.filter(({ change }) => change === 'closed' || change === 'other_zone')
  const households = await countHouseholdsIn(
    pool,
    concerned.map(({ fsa }) => fsa),
  )
  return {
    lines: lines.map(({ line, fsa, fault, change, after }) => ({
      ...{ line, fsa, fault, change },
      zone: after?.zone ?? null,
      place: after?.place ?? null,
    })),
    households,
  }
}

/**
 * Takes a list whole, or nothing of it.
 * @throws Refusal lines_refused where a line cannot be, invalid_input where nothing changes; date_unavailable for a day that is past or too far
 */
export async function changeAreas(
  services: Stored,
  { brand, actor, now }: { brand: BrandId; actor: string; now: string },
  { list, from, reason }: { list: string; from: string; reason: string },
): Promise<{ areas: number }> {
  checkFrom(brand, from, now)
  const areas = await withTx(services.pool, async tx => {
    await beginChange(tx)
    const lines = await linesOf(tx, brand, list)
    if (lines.some(({ fault }) => fault !== null))
      throw new Refusal('lines_refused', { fields: { list: 'lines_refused' } })
    const changed = lines.flatMap(({ change, after }) => (after && change !== 'same' ? [after] : []))
    if (changed.length === 0) throw new Refusal('invalid_input', { fields: { list: 'invalid_input' } })
    const known = await readAreasOf.all(tx, { brand })
    const before = known.filter(({ fsa }) => changed.some(one => one.fsa === fsa))
    await addAreaVersions(tx, changed, { from, reason, actor, at: now })
    await writeAreas(tx, changed, from)
    noteInLog(tx, { about: { areas: changed.length }, before: before.map(facts), after: changed })
    return changed.length
  })
  catalogueMemory(services).changed()
  return { areas }
}

const facts = ({
  fsa,
  place,
  zone,
  served,
}: {
  fsa: string
  place: string
  zone: string
  served: boolean
}) => ({
  ...{ fsa, place, zone, served },
})

function checkFrom(brand: BrandId, from: string, now: string): void {
  const today = brandDate(brand, now)
  if (from <= today || from > addDays(today, farthest))
    throw new Refusal('date_unavailable', { fields: { from: 'date_unavailable' } })
}

async function linesOf(db: Db, brand: BrandId, list: string): Promise<AreaLine[]> {
  const [areas, zones] = [await readAreasOf.all(db, { brand }), await readServedZones.all(db, { brand })]
  const known = new Map(areas.map(area => [area.fsa, area]))
  const ours = new Map(zones.map(({ zone, provinces }) => [zone, provinces]))
  const lines = readAreaLines(list, brand, ours, known)
  if (lines.length === 0 || lines.length > mostLines)
    throw new Refusal('invalid_input', { fields: { list: lines.length === 0 ? 'required' : 'too_long' } })
  return lines
}
