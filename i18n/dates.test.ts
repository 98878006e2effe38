import { expect, test } from 'vitest'
import {
  formatClock,
  formatDay,
  formatFullDay,
  formatMonth,
  formatShortDay,
  formatTime,
  formatWeekday,
  formatWeekdayAndDay,
  formatWeekdayAndFullDay,
  formatWeekdayLetter,
  formatWindow,
} from './dates.ts'

test('a date is the same day in whatever zone the program runs', () => {
  expect(formatDay('2026-12-01', 'en')).toBe('December\u00a01')
  expect(formatWeekdayAndDay('2026-12-01', 'en')).toBe('Tuesday, December\u00a01')
  expect(formatFullDay('2026-02-28', 'en')).toBe('February\u00a028, 2026')
  expect(formatWeekdayAndFullDay('2026-12-01', 'en')).toBe('Tuesday, December\u00a01, 2026')
  expect(formatWeekdayAndFullDay('2026-12-01', 'fr')).toBe('mardi 1er\u00a0décembre 2026')
})

test('the first of a month is 1er in French, and no other day is', () => {
  expect(formatDay('2026-12-01', 'fr')).toBe('1er\u00a0décembre')
  expect(formatWeekdayAndDay('2026-12-01', 'fr')).toBe('mardi 1er\u00a0décembre')
  expect(formatDay('2026-12-11', 'fr')).toBe('11\u00a0décembre')
  expect(formatDay('2026-12-21', 'fr')).toBe('21\u00a0décembre')
})

test('every day of a year is written as Intl writes it, except the first of a month in French; no line breaks between a day and its month', () => {
  for (const locale of ['en', 'fr'] as const) {
    const said = (date: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${locale}-CA`, { ...options, timeZone: 'UTC' })
        .format(date)
        .replace(/^1(?= \p{L})/u, '1er')
        .replace(/^(\d+(?:er)?) /, '$1\u00a0')
        .replace(/(?<=\p{L}) (?=\d{1,2}(?!\d))/u, '\u00a0')
    for (let day = 0; day < 366; day += 1) {
      const at = new Date(Date.UTC(2028, 0, 1 + day))
      const date = at.toISOString().slice(0, 10)
      expect(formatDay(date, locale)).toBe(said(at, { day: 'numeric', month: 'long' }))
      expect(formatShortDay(date, locale)).toBe(said(at, { day: 'numeric', month: 'short' }))
      expect(formatFullDay(date, locale)).toBe(said(at, { day: 'numeric', month: 'long', year: 'numeric' }))
      expect(formatMonth(date, locale)).toBe(said(at, { month: 'long', year: 'numeric' }))
      expect(formatWeekday(date, locale)).toBe(said(at, { weekday: 'long' }))
      expect(formatWeekdayLetter(date, locale)).toBe(said(at, { weekday: 'narrow' }))
    }
  }
  expect(() => formatDay('2026-13-01', 'en')).toThrow(RangeError)
})

test('short days fit a price board', () => {
  expect(formatShortDay('2026-11-30', 'en')).toBe('Nov\u00a030')
  expect(formatShortDay('2026-11-30', 'fr')).toBe('30\u00a0nov.')
})

test('wall-clock times read as each language says them', () => {
  expect(formatClock('17:42', 'en')).toBe('5:42\u00a0pm')
  expect(formatClock('00:05', 'en')).toBe('12:05\u00a0am')
  expect(formatClock('12:00', 'en')).toBe('12\u00a0pm')
  expect(formatClock('24:00', 'en')).toBe('12\u00a0am')
  expect(formatClock('25:30', 'en')).toBe('1:30\u00a0am')
  expect(formatClock('25:30', 'fr')).toBe('1\u00a0h\u00a030')
  expect(formatClock('17:42', 'fr')).toBe('17\u00a0h\u00a042')
  expect(formatClock('08:00', 'fr')).toBe('8\u00a0h')
})

test('a window shows am or pm once when both ends share it', () => {
  expect(formatWindow('16:00', '20:00', 'en')).toBe('4 to 8\u00a0pm')
  expect(formatWindow('08:00', '12:00', 'en')).toBe('8\u00a0am to noon')
  expect(formatWindow('16:00', '20:00', 'fr')).toBe('16\u00a0h à 20\u00a0h')
  expect(formatWindow('08:00', '12:00', 'fr')).toBe('8\u00a0h à midi')
  expect(formatWindow('12:00', '16:00', 'en')).toBe('noon to 4\u00a0pm')
})

test('an instant is shown in the given zone, British Columbia on its year-round time', () => {
  expect(formatTime('2026-12-01T20:00:00Z', 'America/Vancouver', 'en')).toBe('1\u00a0pm')
  expect(formatTime('2026-12-01T20:00:00Z', 'America/Toronto', 'fr')).toBe('15\u00a0h')
})
