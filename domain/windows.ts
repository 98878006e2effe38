// The delivery windows of a zone as the company sets them: a timetable from a day on, in versions (rule 85).

import type { BrandId } from './brands.ts'
import { type Cutoffs, cutoffDays, firstDateOfAllOpen } from './time/cutoff.ts'
import type { Slot } from './time/slots.ts'
import { addDays, addHours, brandDate } from './time/zone.ts'

/** A weekday and hours, and how many boxes its vans take on one day; null where nobody set a limit. */
export interface Window extends Slot {
  capacity: number | null
}

/** A window with the days it is driven: from one day (ISO date) to the one before another; null for always. */
export interface HeldWindow extends Window {
  from: string | null
  until: string | null
}

/** The windows that a zone has at most. */
export const mostWindows = 28

/** A day's boxes of a window at most. */
export const mostBoxes = 100_000

/** Hours before the cutoff of its first day at which windows change at the latest. */
const hoursAhead = 24

/** A change begins at most this many days ahead. */
const farthest = 150

/**
 * A household's next five boxes are opened this many days ahead at most. What it gets every week changes once the new timetable is within
 * them: all its boxes before that day are open by then.
 */
export const daysOpened = cutoffDays.most + 7 + 28

/**
 * The first and the last day (ISO dates) from which a zone's windows can change: what is on the first is not cut off within a day, and no change
 * begins before another one that was made earlier. @param latest the day from which the newest timetable holds. @param now ISO instant
 */
export function daysToChange(
  brand: BrandId,
  now: string,
  latest: string | null,
  cutoffs: Cutoffs,
): { first: string; last: string } {
  const first = firstDateOfAllOpen(brand, addHours(now, hoursAhead), cutoffs)
  return {
    first: latest !== null && latest > first ? latest : first,
    last: addDays(brandDate(brand, now), farthest),
  }
}

/** Windows that go on unchanged from one timetable into the next, as one. @param held by version, oldest first */
export function joinWindows<W extends HeldWindow>(held: readonly W[]): W[] {
  const joined: W[] = []
  for (const next of held) {
    if (next.from !== null && next.from === next.until) continue
    const before = joined.findIndex(
      one => isSameWindow(one, next) && one.until === next.from && one.until !== null,
    )
    if (before < 0) joined.push({ ...next })
    else joined[before] = { ...(joined[before] as W), until: next.until }
  }
  return joined.sort((a, b) => a.weekday - b.weekday || a.startHour - b.startHour || byFrom(a, b))
}

/** The windows as they are once a new timetable holds from a day on. @param from ISO date, on or after the newest one's */
export function withTimetable(
  held: readonly HeldWindow[],
  windows: readonly Window[],
  from: string,
): HeldWindow[] {
  const former = held
    .filter(slot => slot.from === null || slot.from < from)
    .map(slot => ({ ...slot, until: slot.until === null || slot.until > from ? from : slot.until }))
  return joinWindows([...former, ...windows.map(slot => ({ ...slot, from, until: null }))])
}

/** Whether two have the same day, hours and capacity. */
export const isSameWindow = (a: Window, b: Window): boolean =>
  a.weekday === b.weekday &&
  a.startHour === b.startHour &&
  a.endHour === b.endHour &&
  a.capacity === b.capacity

/** The timetable that comes last. */
export const newestOf = <W extends HeldWindow>(held: readonly W[]): W[] =>
  held.filter(({ until }) => until === null)

/** Whether windows can be a timetable: whole hours of one day, no two that begin together, and room for a box at least. */
export function isTimetable(windows: readonly Window[]): boolean {
  const begins = new Set(windows.map(({ weekday, startHour }) => `${weekday}/${startHour}`))
  return (
    windows.length > 0 &&
    windows.length <= mostWindows &&
    begins.size === windows.length &&
    windows.every(
      ({ startHour, endHour, capacity }) => startHour < endHour && (capacity === null || capacity > 0),
    )
  )
}

const byFrom = (a: HeldWindow, b: HeldWindow) => {
  if (a.from === b.from) return 0
  return a.from === null || (b.from !== null && a.from < b.from) ? -1 : 1
}
