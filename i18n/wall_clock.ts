// Moments on the brand's wall clock (ISO without zone, as calls give them), in words.

import type { Locale } from '../domain/brands.ts'
import { formatClock, formatDay, formatWeekdayAndDay, formatWindow } from './dates.ts'

/** `Friday, November 27 at 11:59 pm`, `vendredi 27 novembre à 23 h 59`. Takes `2026-11-27T23:59:59`. */
export function formatWallClock(local: string, locale: Locale): string {
  const [date = '', time = ''] = local.split('T')
  return `${formatWeekdayAndDay(date, locale)} ${locale === 'fr' ? 'à' : 'at'} ${formatClock(time.slice(0, 5), locale)}`
}

/** The same without its weekday, for a line on a phone: `November 27 at 11:59 pm`, `27 novembre à 23 h 59`. */
export function formatShortWallClock(local: string, locale: Locale): string {
  const [date = '', time = ''] = local.split('T')
  return `${formatDay(date, locale)} ${locale === 'fr' ? 'à' : 'at'} ${formatClock(time.slice(0, 5), locale)}`
}

/** A delivery window of whole hours in words: `4 to 8 pm`, `16 h à 20 h`. */
export function formatHours(window: { startHour: number; endHour: number }, locale: Locale): string {
  return formatWindow(`${window.startHour}:00`, `${window.endHour}:00`, locale)
}
