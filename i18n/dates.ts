// Calendar dates in words. A date is a day in the brand's zone, so it is read as UTC and never shifted by the browser's
// zone; an instant is shown in the zone that comes with it. A moment on the brand's wall clock is ISO without a zone, as calls give it.

import type { Locale } from '../domain/brands.ts'
import { dateWords } from './date_words.ts'

interface Parts {
  year: number
  /** From 0. */
  month: number
  day: number
  /** Sunday is 0. */
  weekday: number
}

/** @throws RangeError for an invalid ISO date */
function partsOf(date: string): Parts {
  const at = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) throw new RangeError(`${date} is no date`)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), day: at.getUTCDate(), weekday: at.getUTCDay() }
}

/** The first of a month is `1er` in French, and no other day is. A line never breaks between a day's number and its month. */
function dayAndMonth(day: number, month: string | undefined, locale: Locale): string {
  return locale === 'fr' ? `${day === 1 ? '1er' : day}\u00a0${month}` : `${month}\u00a0${day}`
}

/** `December 1`, `1er décembre`. Takes an ISO date. */
export function formatDay(date: string, locale: Locale): string {
  const { day, month } = partsOf(date)
  return dayAndMonth(day, dateWords[locale].months[month], locale)
}

/** `Dec 1`, `1er déc.`: for price boards, week switchers and order rows. */
export function formatShortDay(date: string, locale: Locale): string {
  const { day, month } = partsOf(date)
  return dayAndMonth(day, dateWords[locale].shortMonths[month], locale)
}

/** `Tuesday`, `mardi`. */
export function formatWeekday(date: string, locale: Locale): string {
  return dateWords[locale].weekdays[partsOf(date).weekday] ?? ''
}

/** `Monday`, `lundi`. Monday is 1. */
export function weekdayName(day: number, locale: Locale): string {
  // 1 June 2026 is a Monday.
  return formatWeekday(`2026-06-0${day}`, locale)
}

/** `T`, `M`: the head of a calendar's column. */
export function formatWeekdayLetter(date: string, locale: Locale): string {
  return dateWords[locale].weekdayLetters[partsOf(date).weekday] ?? ''
}

/** `December 2026`, `décembre 2026`. */
export function formatMonth(date: string, locale: Locale): string {
  const { month, year } = partsOf(date)
  return `${dateWords[locale].months[month]} ${year}`
}

/** Two months that follow one another: `October – November 2026`, `décembre 2026 – janvier 2027`. */
export function formatMonths(from: string, to: string, locale: Locale): string {
  const first = partsOf(from)
  const year = first.year === partsOf(to).year ? '' : ` ${first.year}`
  return `${dateWords[locale].months[first.month]}${year} – ${formatMonth(to, locale)}`
}

/** `Tuesday, December 1`, `mardi 1er décembre`. */
export function formatWeekdayAndDay(date: string, locale: Locale): string {
  const separator = locale === 'en' ? ', ' : ' '
  return `${formatWeekday(date, locale)}${separator}${formatDay(date, locale)}`
}

/** `Tue Dec 1`, `mar. 1er déc.`: for the strips of the office. */
export function formatShortWeekdayAndDay(date: string, locale: Locale): string {
  const weekday = formatWeekday(date, locale).slice(0, 3)
  return `${weekday}${locale === 'en' ? '' : '.'} ${formatShortDay(date, locale)}`
}

/** `Tuesday, December 1, 2026`, `mardi 1er décembre 2026`. */
export function formatWeekdayAndFullDay(date: string, locale: Locale): string {
  return `${formatWeekdayAndDay(date, locale)}${locale === 'en' ? ',' : ''} ${partsOf(date).year}`
}

/** `December 1, 2026`, `1er décembre 2026`. */
export function formatFullDay(date: string, locale: Locale): string {
  return `${formatDay(date, locale)}${locale === 'en' ? ',' : ''} ${partsOf(date).year}`
}

/**
 * Wall-clock time `HH:MM` in words: `5:40 pm`, `17 h 40`; a full hour is `4 pm`, `16 h`. A time past midnight, `24:10`, is one of the
 * next day.
 */
export function formatClock(time: string, locale: Locale): string {
  const [counted = 0, minutes = 0] = time.split(':').map(Number)
  const hours = counted % 24
  const padded = String(minutes).padStart(2, '0')
  if (locale === 'fr') return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${padded}`
  const half = hours < 12 ? 'am' : 'pm'
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return minutes === 0 ? `${hour}\u00a0${half}` : `${hour}:${padded}\u00a0${half}`
}

/** A delivery window: `4 to 8 pm`, `8 am to noon`, `8 h à midi`. Takes `HH:MM` wall-clock times. */
export function formatWindow(from: string, to: string, locale: Locale): string {
  const inWords = (time: string) =>
    time === '12:00' ? { en: 'noon', fr: 'midi' }[locale] : formatClock(time, locale)
  const [start, end] = [inWords(from), inWords(to)]
  if (locale === 'fr') return `${start} à ${end}`
  const sameHalf = start.slice(-2) === end.slice(-2)
  return `${sameHalf ? start.slice(0, -3) : start} to ${end}`
}

/** The wall-clock time of an instant in a zone, in words. Takes an ISO instant and an IANA zone. */
export function formatTime(instant: string, zone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return formatClock(parts.format(new Date(instant)), locale)
}

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
