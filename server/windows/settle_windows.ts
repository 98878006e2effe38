// Gives every household that a timetable leaves without a window another one (rule 85), one household at a time: right after the change, and by
// the clock's job, which goes on where a process was killed, and looks again once later boxes are opened. What is to do is read from where boxes
// and households stand, so nothing is noted that could be forgotten.

import { brandIds } from '../../domain/brands.ts'
import { addDays, brandDate } from '../../domain/time/zone.ts'
import { daysOpened } from '../../domain/windows.ts'
import { catalogueMemory } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { menusOf } from '../menu/memory.ts'
import { windowsOfZone } from '../places/areas/find_area.ts'
import { isStopping, withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { type LeftWindow, leaveWindow } from '../subscription/settings_delivery/leave_window.ts'
import { markZoneSettled, readUnsettledZones, type ZoneToSettle } from './store.ts'
import { tellWindow } from './tell_window.ts'
import { whoIsWithout } from './without_window.ts'

export type WindowSettling = Pick<Services, 'pool' | 'memory' | 'log'>

/** What became of those without a window. */
export interface SettledZone {
  /** Those that have another window or box. */
  households: number
  moved: number
  skipped: number
  /** Those whose turn comes with the clock's job. */
  waiting: number
}

/** So many households are settled at once by the request that changes the windows, a second or two; the clock's job goes on with the others. */
export const householdsSettledAtOnce = 100

/** A request that began before the change can still put a box on a former window for a moment: they are looked for until then. */
const minutesToSettle = 2

/** The clock's job. @returns the number of households that have another window or box */
export async function settleWindows(
  services: WindowSettling & Pick<Services, 'clock'>,
): Promise<{ households: number }> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  let households = 0
  for (const brand of brandIds) {
    const by = addDays(brandDate(brand, now), daysOpened)
    const zones = await readUnsettledZones.all(services.pool, { brand, by })
    const settled = await eachAlone(
      services.log,
      'settle_windows',
      zones,
      zone => settleZone(services, zone, now),
      ({ zone, version }) => ({ zone, version }),
    )
    households += settled.reduce((sum, one) => sum + one.households, 0)
  }
  return { households }
}

/**
 * One that fails delays no other. Safe to repeat, and to be killed at any instant.
 * @param now program time, ISO instant
 * @param most households that are settled now; the others wait for the next time
 */
export async function settleZone(
  services: WindowSettling,
  of: ZoneToSettle,
  now: string,
  most = Number.POSITIVE_INFINITY,
): Promise<SettledZone> {
  const { pool, log } = services
  const { zone, version, brand } = of
  const isDue = of.from <= addDays(brandDate(brand, now), daysOpened)
  const first = addDays(brandDate(brand, now), -1)
  const windows = await windowsOfZone(pool, zone)
  const without = await whoIsWithout(pool, { zone, windows, first })
  const count: SettledZone = { households: 0, moved: 0, skipped: 0, waiting: 0 }
  const members = isDue ? without : without.filter(({ boxes }) => boxes.length > 0)
  const done = await eachAlone(
    log,
    'settle_windows',
    isStopping(pool) ? [] : members.slice(0, most),
    ({ clientId }) => settleHousehold(services, { ...of, clientId, first, isDue, now }),
    ({ clientId }) => ({ clientId, zone, version }),
  )
  count.waiting = Math.max(0, members.length - most)
  for (const left of done) {
    if (left === null) continue
    count.households += 1
    count.moved += left.moved.length
    count.skipped += left.skipped.length
  }
  if (count.households > 0) menusOf(services).changed()
  const since = Temporal.Instant.from(now).subtract({ minutes: minutesToSettle }).toString()
  if (isDue && done.length === members.length) await markZoneSettled(pool, { zone, version, now, since })
  catalogueMemory(services).changed()
  return count
}

/** @returns null where nothing had to change */
function settleHousehold(
  services: WindowSettling,
  of: ZoneToSettle & { clientId: string; first: string; isDue: boolean; now: string },
): Promise<LeftWindow | null> {
  const { zone, clientId, brand, first, isDue, now, actor } = of
  return withTx(services.pool, async tx => {
    const left = await leaveWindow(tx, services, {
      clientId,
      brand,
      zone,
      actor,
      now,
      without: async () => {
        const windows = await windowsOfZone(tx, zone)
        const [own] = await whoIsWithout(tx, { zone, windows, first, only: clientId })
        if (!own) return null
        return { boxes: own.boxes, loses: isDue && own.standing !== null }
      },
    })
    if (left === null) return null
    await tellWindow(tx, of, left)
    return left.isChanged ? left : null
  })
}
