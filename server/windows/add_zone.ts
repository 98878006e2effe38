// places_admin.add_zone: a zone that the company makes, with its kitchen and its first delivery windows. Areas are put in it afterwards, so nobody is
// offered it before.

import { Refusal } from '../../contract/errors.ts'
import type { ParsedOf } from '../../contract/index.ts'
import { type BrandId, brandOfProvince } from '../../domain/brands.ts'
import { zoneIdOf } from '../../domain/places.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import { daysToChange, isTimetable } from '../../domain/windows.ts'
import { beginChange } from '../catalogue/begin_change.ts'
import { catalogueMemory, cutoffsOf } from '../catalogue/catalogue.ts'
import { withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { insertTimetable, insertZone, isKitchenOf, isZoneTaken } from './store.ts'

/** The timetable that a zone begins with. */
const firstVersion = 1

/**
 * @returns the zone's id, the words of its English name
 * @throws Refusal not_found for another brand's province or kitchen; conflict for a name that is taken; date_unavailable; invalid_input for what
 *   is no timetable, or no name
 */
export async function addZone(
  services: Stored,
  { brand, actor, now }: { brand: BrandId; actor: string; now: string },
  { name, province, kitchen, from, windows, reason }: ParsedOf<'places_admin.add_zone'>,
): Promise<{ zone: string }> {
  const zone = zoneIdOf(name.en)
  const { first, last } = daysToChange(brand, now, null, await cutoffsOf(services))
  const wanted = windows.map(window => ({ ...window, weekday: window.weekday as Weekday }))
  if (zone === '') throw new Refusal('invalid_input', { fields: { 'name.en': 'invalid_input' } })
  if (brandOfProvince(province) !== brand) throw new Refusal('not_found')
  if (from < first || from > last)
    throw new Refusal('date_unavailable', { fields: { from: 'date_unavailable' }, details: { first } })
  if (!isTimetable(wanted)) throw new Refusal('invalid_input', { fields: { windows: 'invalid_input' } })
  await withTx(services.pool, async tx => {
    await beginChange(tx)
    if (!(await isKitchenOf.one(tx, { brand, kitchen })).known) throw new Refusal('not_found')
    if ((await isZoneTaken.one(tx, { zone })).taken) throw new Refusal('conflict')
    const by = { reason, actor, at: now }
    await insertZone(tx, { zone, brand, province, kitchen, name, ...by })
    await insertTimetable(tx, { zone, version: firstVersion, brand, from, ...by }, wanted)
    noteInLog(tx, { about: { zone }, before: null, after: { name, province, kitchen, from, windows } })
  })
  catalogueMemory(services).changed()
  return { zone }
}
