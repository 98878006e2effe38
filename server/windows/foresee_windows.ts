// places_admin.preview_windows: whom a timetable would leave without a window, and what each would get, by the rules that carry it out, on the
// boxes of this minute.

import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { Cutoffs } from '../../domain/time/cutoff.ts'
import { nearestStanding, type Slot, type ZoneSlot } from '../../domain/time/slots.ts'
import { addDays, brandDate, weekdayOf } from '../../domain/time/zone.ts'
import { daysOpened, withTimetable } from '../../domain/windows.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { dateAt } from '../orders/relocate_orders.ts'
import { nameOf, slotsFrom, type Taken, takenIn, windowsOfZone } from '../places/areas/find_area.ts'
import type { Db } from '../request/database/database.ts'
import { refuseWindows } from './change_windows.ts'
import { readBoxesInZone } from './foresee_store.ts'
import { type WithoutWindow, whoIsWithout } from './without_window.ts'

/** @throws Refusal as setting them would be refused */
export async function previewWindows(
  services: Pick<Services, 'pool' | 'memory'>,
  { brand, now }: { brand: BrandId; now: string },
  asked: ParsedOf<'places_admin.preview_windows'>,
): Promise<OutputOf<'places_admin.preview_windows'>> {
  const { zone, from } = asked
  const { pool } = services
  const cutoffs = await cutoffsOf(services)
  const { held, wanted } = await refuseWindows(pool, { brand, now, cutoffs }, asked)
  const windows = withTimetable(held, wanted, from)
  const today = brandDate(brand, now)
  const taken = await takenIn(pool, zone, { now })
  const without = await whoIsWithout(pool, { zone, windows, first: addDays(today, -1) })
  const own = await boxesByHousehold(pool, zone, without, today)
  const closed = (await windowsOfZone(pool, zone))[0]?.closed ?? []
  const rows = windows.map(window => ({ ...window, closed }))
  const isDue = from <= addDays(today, daysOpened)
  const standing = new Map<string, { slot: Slot; households: number }>()
  const moved = new Map<string, number>()
  const count = { chooses: 0, skipped: 0, resting: 0, letters: 0 }
  for (const member of without) {
    const boxes = own.get(member.clientId) ?? []
    move(taken, member, boxes, -1)
    const slots = slotsFrom(rows, taken)
    const to = member.standing && nearestStanding(slots, member.standing)
    if (member.standing && to) {
      const { households } = standing.get(nameOf(to)) ?? { households: 0 }
      standing.set(nameOf(to), { slot: to, households: households + 1 })
    } else if (member.standing) count.chooses += 1
    const after = settled(brand, slots, member, { to: isDue ? to : undefined, now, cutoffs })
    count.skipped += after.skipped
    count.resting += after.resting
    for (const { deliveryDate } of after.coming) moved.set(deliveryDate, (moved.get(deliveryDate) ?? 0) + 1)
    if (member.standing || after.skipped + after.coming.length > 0) count.letters += 1
    const kept = boxes.filter(box => !member.boxes.some(one => one.deliveryDate === box.date))
    const gone = after.coming.map(({ deliveryDate, startHour }) => ({ date: deliveryDate, startHour }))
    const slot = isDue && to ? to : member.standing
    move(
      taken,
      { ...member, standing: member.standing && slot && { ...member.standing, ...slot } },
      [...kept, ...gone],
      1,
    )
  }
  return {
    households: [...taken.households.values()].reduce((sum, one) => sum + one, 0),
    standing: [...standing.values()].map(({ slot: { weekday, startHour, endHour }, households }) => ({
      ...{ weekday, startHour, endHour, households },
    })),
    moved: [...moved].map(([day, boxes]) => ({ day, boxes })).sort((a, b) => (a.day < b.day ? -1 : 1)),
    ...count,
  }
}

interface OwnBox {
  date: string
  startHour: number
}

async function boxesByHousehold(
  db: Db,
  zone: string,
  without: readonly WithoutWindow[],
  today: string,
): Promise<Map<string, OwnBox[]>> {
  const ids = without.map(({ clientId }) => clientId)
  const rows = ids.length === 0 ? [] : await readBoxesInZone.all(db, { zone, ids, first: addDays(today, -1) })
  return Map.groupBy(rows, ({ clientId }) => clientId)
}

/** Takes a household and its boxes out of what is taken, or puts them in again. */
function move(taken: Taken, { standing }: WithoutWindow, boxes: readonly OwnBox[], by: 1 | -1): void {
  for (const { date, startHour } of boxes) {
    const name = nameOf({ weekday: weekdayOf(date), startHour })
    const days = taken.boxes.get(name) ?? new Map<string, number>()
    taken.boxes.set(name, days.set(date, (days.get(date) ?? 0) + by))
  }
  if (!standing) return
  const name = nameOf(standing)
  taken.households.set(name, (taken.households.get(name) ?? 0) + by)
}

/** What becomes of a household's boxes. */
function settled(
  brand: BrandId,
  slots: readonly ZoneSlot[],
  { boxes }: WithoutWindow,
  { to, now, cutoffs }: { to: Slot | null | undefined; now: string; cutoffs: Cutoffs },
) {
  const done = { coming: [] as { deliveryDate: string; startHour: number }[], skipped: 0, resting: 0 }
  for (const box of boxes) {
    const own = to ?? { weekday: box.ownWeekday, startHour: box.ownHour, endHour: box.ownHour }
    const place = dateAt({ ...box, brand }, { slot: own, slots }, { now, cutoffs })
    if (!box.coming) done.resting += 1
    else if (place) done.coming.push({ deliveryDate: place.deliveryDate, startHour: place.slot.startHour })
    else done.skipped += 1
  }
  return done
}
