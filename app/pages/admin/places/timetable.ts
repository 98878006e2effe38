// The timetable of a zone as somebody is changing it.

import type { Locale } from '../../../../domain/brands.ts'
import type { Weekday } from '../../../../domain/time/zone.ts'
import { addDays } from '../../../../domain/time/zone.ts'
import { isSameWindow, isTimetable, mostBoxes, type Window } from '../../../../domain/windows.ts'
import { formatHours, formatWeekday } from '../../../../i18n/dates.ts'

export interface WindowRow {
  key: string
  weekday: Weekday
  startHour: number
  endHour: number
  /** As typed; empty for no limit. */
  capacity: string
  isKept: boolean
  isNew: boolean
}

/** Any Monday. */
const monday = '2026-11-30'

export const weekdayName = (weekday: number, locale: Locale): string =>
  formatWeekday(addDays(monday, weekday - 1), locale)

/** `Monday, 4 to 8 pm`, `lundi, 16 h à 20 h`. */
export const windowName = (
  window: Pick<Window, 'startHour' | 'endHour'> & { weekday: number },
  locale: Locale,
): string => `${weekdayName(window.weekday, locale)}, ${formatHours(window, locale)}`

export const rowsOf = (windows: readonly Window[]): WindowRow[] =>
  windows.map(({ weekday, startHour, endHour, capacity }) => ({
    key: `${weekday}/${startHour}`,
    ...{ weekday, startHour, endHour },
    capacity: capacity === null ? '' : String(capacity),
    isKept: true,
    isNew: false,
  }))

/** A further row: the day after the last one's, at its hours. */
export function withNew(rows: readonly WindowRow[]): WindowRow[] {
  const last = rows.at(-1)
  const row: WindowRow = {
    key: `new/${rows.length}/${rows.filter(({ isNew }) => isNew).length}`,
    weekday: (((last?.weekday ?? 0) % 7) + 1) as Weekday,
    startHour: last?.startHour ?? 16,
    endHour: last?.endHour ?? 20,
    capacity: '',
    isKept: true,
    isNew: true,
  }
  return [...rows, row]
}

/** The timetable that rows are; `wrong` where they cannot be one, `same` where it is the present one. */
export function timetableOf(
  rows: readonly WindowRow[],
  present: readonly Window[],
): Window[] | 'wrong' | 'same' {
  const kept = rows.filter(({ isKept }) => isKept)
  if (!kept.every(({ capacity }) => /^\s*\d{0,6}\s*$/.test(capacity) && Number(capacity) <= mostBoxes))
    return 'wrong'
  const windows = kept.map(({ weekday, startHour, endHour, capacity }) => ({
    ...{ weekday, startHour, endHour },
    capacity: capacity.trim() === '' ? null : Number(capacity),
  }))
  if (!isTimetable(windows)) return 'wrong'
  const isSame =
    windows.length === present.length && windows.every(one => present.some(other => isSameWindow(one, other)))
  return isSame ? 'same' : windows
}
