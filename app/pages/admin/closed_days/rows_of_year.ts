// The rows of a year: what is closed or was, and the public holidays of the brand's provinces that are not.

import type { OutputOf } from '../../../../contract/index.ts'
import { type BrandId, brands } from '../../../../domain/brands.ts'
import { type Holiday, publicHolidays } from '../../../../domain/holidays.ts'

type Year = OutputOf<'closed_days.year'>
type YearDay = Year['days'][number]

export interface DayRow
  extends Pick<YearDay, 'day' | 'kitchen' | 'zone' | 'moved' | 'skipped' | 'resting' | 'waiting'> {
  id: string
  state: 'open' | 'closed' | 'opened'
  /** Null for a holiday that is not closed. */
  reason: YearDay['reason'] | null
  holiday: Holiday | null
  /** Boxes that still stand on it. */
  boxes: number
  canClose: boolean
}

const untouched = { kitchen: null, zone: null, moved: [], skipped: 0, resting: 0, waiting: 0, reason: null }

export function rowsOfYear(brand: BrandId, { year, first, last, days, boxes }: Year): DayRow[] {
  const boxesOn = new Map(boxes.map(one => [one.day, one.boxes]))
  const here: readonly string[] = brands[brand].provinces
  const ours = publicHolidays(year).filter(({ provinces }) => provinces.some(one => here.includes(one)))
  const about = (day: string) => ({
    boxes: boxesOn.get(day) ?? 0,
    canClose: first <= day && day <= last,
    holiday: ours.find(one => one.day === day)?.holiday ?? null,
  })
  const kept = days.map(one => ({
    ...one,
    ...about(one.day),
    state: one.opened ? ('opened' as const) : ('closed' as const),
    canClose: false,
  }))
  const closed = new Set(kept.filter(({ state }) => state === 'closed').map(({ day }) => day))
  const open = ours
    .filter(({ day }) => !closed.has(day))
    .map(({ day }) => ({ ...untouched, ...about(day), id: day, day, state: 'open' as const }))
  return [...kept, ...open].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
