// How much room the windows of a zone have (rule 85): boxes that come on a day, and households that have a window every week. Only a zone with
// a capacity is counted.

import type { Slot, ZoneSlot } from '../../../domain/time/slots.ts'
import { addDays } from '../../../domain/time/zone.ts'
import { type HeldWindow, joinWindows, newestOf } from '../../../domain/windows.ts'
import type { Db } from '../../request/database/database.ts'
import { countComingBoxes, countStandingHouseholds } from './room_store.ts'
import type { SlotRow } from './store.ts'

/** What is taken of a zone, by window: boxes by their day, and households. */
export interface Taken {
  boxes: Map<string, Map<string, number>>
  households: Map<string, number>
}

export const nothingTaken: Taken = { boxes: new Map(), households: new Map() }

export const nameOf = ({ weekday, startHour }: Pick<Slot, 'weekday' | 'startHour'>): string =>
  `${weekday}/${startHour}`

/** @param of.clientId a household that is not counted: it may have the place that it has. @param of.now ISO instant */
export async function takenIn(
  db: Db,
  zone: string,
  { now, clientId = null }: { now: string; clientId?: string | null | undefined },
): Promise<Taken> {
  // A day either side: the brand's calendar is hours away from UTC's.
  const since = addDays(now.slice(0, 10), -1)
  const boxes: Taken['boxes'] = new Map()
  for (const { date, count, ...slot } of await countComingBoxes.all(db, { zone, since, except: clientId })) {
    const days = boxes.get(nameOf(slot)) ?? new Map<string, number>()
    boxes.set(nameOf(slot), days.set(date, count))
  }
  const standing = await countStandingHouseholds.all(db, { zone, except: clientId })
  return { boxes, households: new Map(standing.map(({ count, ...slot }) => [nameOf(slot), count])) }
}

/** Days on which a window has no room. */
const fullDays = (window: HeldWindow, taken: Taken): string[] => {
  const { capacity, from, until } = window
  if (capacity === null) return []
  return [...(taken.boxes.get(nameOf(window)) ?? [])]
    .filter(
      ([date, boxes]) =>
        boxes >= capacity && (from === null || date >= from) && (until === null || date < until),
    )
    .map(([date]) => date)
}

/** The slots of a zone, those that go on through several timetables as one. A window without room for any box has none for a household. */
export function slotsFrom(rows: readonly SlotRow[], taken: Taken): ZoneSlot[] {
  const whole = joinWindows(rows)
  const full = new Map<string, string[]>()
  for (const window of whole)
    full.set(nameOf(window), [...(full.get(nameOf(window)) ?? []), ...fullDays(window, taken)])
  const limits = new Map(newestOf(whole).map(window => [nameOf(window), window.capacity]))
  const closed = rows[0]?.closed ?? []
  return joinWindows(rows.map(row => ({ ...row, capacity: null }))).map(
    ({ weekday, startHour, endHour, from, until }) => {
      const name = nameOf({ weekday, startHour })
      const limit = limits.get(name) ?? null
      const days = full.get(name) ?? []
      const isFull = limit !== null && ((taken.households.get(name) ?? 0) >= limit || days.length > 0)
      return { weekday, startHour, endHour, from, until, closed, full: days, isFull }
    },
  )
}
