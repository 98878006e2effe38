// places_admin.zone, preview_windows and set_windows: the timetables of a zone, and a change of them with what follows.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { Cutoffs } from '../../domain/time/cutoff.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import { brandDate, wallClock } from '../../domain/time/zone.ts'
import {
  daysToChange,
  type HeldWindow,
  isSameWindow,
  isTimetable,
  newestOf,
  type Window,
} from '../../domain/windows.ts'
import { beginChange } from '../catalogue/begin_change.ts'
import { catalogueMemory, cutoffsOf } from '../catalogue/catalogue.ts'
import { nameOf, takenIn, windowsOfZone } from '../places/areas/find_area.ts'
import { type Db, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import {
  householdsSettledAtOnce,
  type SettledZone,
  settleZone,
  type WindowSettling,
} from './settle_windows.ts'
import { insertTimetable, readKitchenOf, readTimetables } from './store.ts'

interface Admin {
  brand: BrandId
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/** The version that came with the program. */
const ours = 1

/** @throws Refusal not_found for another brand's */
export async function showZone(
  services: Stored,
  { brand, now }: Pick<Admin, 'brand' | 'now'>,
  { zone }: { zone: string },
): Promise<OutputOf<'places_admin.zone'>> {
  const { pool } = services
  const kitchen = await kitchenOf(pool, brand, zone)
  const [held, versions, taken] = [
    await windowsOfZone(pool, zone),
    await readTimetables.all(pool, { zone }),
    await takenIn(pool, zone, { now }),
  ]
  const today = brandDate(brand, now)
  return {
    zone,
    kitchen,
    version: versions[0]?.version ?? ours,
    ...daysToChange(brand, now, versions[0]?.from ?? null, await cutoffsOf(services)),
    windows: held
      .filter(({ until }) => until === null || until > today)
      .map(({ weekday, startHour, endHour, capacity, from, until }) => {
        const boxes = [...(taken.boxes.get(nameOf({ weekday, startHour })) ?? [])]
          .filter(([day]) => (from === null || day >= from) && (until === null || day < until))
          .map(([, count]) => count)
        return {
          ...{ weekday, startHour, endHour, capacity, from, until },
          households: until === null ? (taken.households.get(nameOf({ weekday, startHour })) ?? 0) : 0,
          most: Math.max(0, ...boxes),
        }
      }),
    versions: versions.map(({ at, ...version }) => {
      const { date, time } = wallClock(brand, at.toISOString())
      return { ...version, date, time }
    }),
  }
}

type TimetableRequest = Pick<ParsedOf<'places_admin.preview_windows'>, 'zone' | 'from' | 'windows'>

/**
 * What a change begins with. @returns the newest version and the windows as they are
 * @throws Refusal not_found for another brand's zone; invalid_input for what is no timetable, or the present one; date_unavailable
 */
export async function refuseWindows(
  db: Db,
  { brand, now, cutoffs }: Pick<Admin, 'brand' | 'now'> & { cutoffs: Cutoffs },
  { zone, from, windows }: TimetableRequest,
): Promise<{ version: number; held: HeldWindow[]; wanted: Window[] }> {
  await kitchenOf(db, brand, zone)
  const [versions, held] = [await readTimetables.all(db, { zone }), await windowsOfZone(db, zone)]
  const wanted = windows.map(window => ({ ...window, weekday: window.weekday as Weekday }))
  const { first, last } = daysToChange(brand, now, versions[0]?.from ?? null, cutoffs)
  if (from < first || from > last)
    throw new Refusal('date_unavailable', { fields: { from: 'date_unavailable' }, details: { first } })
  if (!isTimetable(wanted) || isSame(newestOf(held), wanted))
    throw new Refusal('invalid_input', { fields: { windows: 'invalid_input' } })
  return { version: versions[0]?.version ?? ours, held, wanted }
}

const isSame = (a: readonly Window[], b: readonly Window[]) =>
  a.length === b.length && a.every(one => b.some(other => isSameWindow(one, other)))

async function kitchenOf(db: Db, brand: BrandId, zone: string): Promise<string> {
  const found = await readKitchenOf.first(db, { brand, zone })
  if (!found || zone === '') throw new Refusal('not_found')
  return found.kitchen
}

/**
 * Adds a timetable of a zone, and gives everybody whom it leaves without a window another one: the first of them now.
 * @param most of them now; the others by the clock's job
 * @throws Refusal as `refuseWindows`; conflict where another one was added since
 */
export async function setWindows(
  services: WindowSettling,
  { brand, actor, now }: Admin,
  asked: ParsedOf<'places_admin.set_windows'>,
  most = householdsSettledAtOnce,
): Promise<SettledZone & { version: number }> {
  const { zone, from, base, reason } = asked
  const version = base + 1
  const of = { zone, version, brand, from, reason, actor, at: now }
  const cutoffs = await cutoffsOf(services)
  await withTx(services.pool, async tx => {
    await beginChange(tx)
    const present = await refuseWindows(tx, { brand, now, cutoffs }, asked)
    if (present.version !== base || !(await insertTimetable(tx, of, present.wanted)))
      throw new Refusal('conflict')
    noteInLog(tx, {
      about: { zone },
      before: newestOf(present.held),
      after: { from, windows: present.wanted },
    })
  })
  catalogueMemory(services).changed()
  return { version, ...(await settleZone(services, of, now, most)) }
}
