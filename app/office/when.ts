// Instants on a brand's clocks, worked out on the server: a browser's time zones may be older.

import type { BrandId, Locale } from '../../domain/brands.ts'
import { wallClock } from '../../domain/time/zone.ts'
import { formatClock, formatShortWeekdayAndDay } from '../../i18n/dates.ts'

export interface When {
  /** ISO instant. */
  at: string
  /** ISO date, and `HH:MM`, on the brand's clocks. */
  date: string
  time: string
}

export const whenOf = (brand: BrandId, at: string | null): When | null =>
  at === null ? null : { at, ...wallClock(brand, at) }

/** `6:30 pm` today, `Tue Dec 1, 6:30 pm` on another day; midnight is the end of the day before. */
export function wordsOf({ date, time }: When, today: string, locale: Locale): string {
  const clock = formatClock(time.slice(0, 5), locale)
  return date === today ? clock : `${formatShortWeekdayAndDay(date, locale)}, ${clock}`
}
