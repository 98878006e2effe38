import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandIds } from '../brands.ts'
import {
  addDays,
  addHours,
  brandDate,
  daysBetween,
  instantAt,
  isCalendarDate,
  wallClock,
  weekdayOf,
} from './zone.ts'
import { zoneDataProblems } from './zone_data.ts'

describe('the brand’s wall clock', () => {
  test.each([
    ['cookit', '2026-12-01T04:59:59Z', { date: '2026-11-30', time: '23:59', weekday: 1 }],
    ['cookit', '2026-12-01T05:00:00Z', { date: '2026-12-01', time: '00:00', weekday: 2 }],
    ['freshprep', '2026-12-01T06:59:59.999Z', { date: '2026-11-30', time: '23:59', weekday: 1 }],
    ['freshprep', '2026-12-01T07:00:00Z', { date: '2026-12-01', time: '00:00', weekday: 2 }],
  ] as const)('%s at %s', (brand, instant, expected) => {
    expect(wallClock(brand, instant)).toEqual(expected)
  })

  test('Toronto: a day in spring has 23 hours, one in autumn 25', () => {
    const hours = (date: string) =>
      (Date.parse(instantAt('cookit', addDays(date, 1), '00:00')) -
        Date.parse(instantAt('cookit', date, '00:00'))) /
      3_600_000
    expect([hours('2027-03-14'), hours('2026-11-01'), hours('2026-11-02')]).toEqual([23, 25, 24])
  })

  test('Toronto: a time that spring skips is read an hour later; one that autumn repeats is its first', () => {
    expect(instantAt('cookit', '2027-03-14', '02:30')).toBe('2027-03-14T07:30:00.000Z')
    expect(instantAt('cookit', '2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z')
  })

  test('Vancouver: clocks stay at UTC-7 after 1 November 2026, winter and summer', () => {
    for (const date of ['2026-11-02', '2027-01-15', '2027-03-15', '2027-07-01', '2027-11-08']) {
      expect(instantAt('freshprep', date, '12:00')).toBe(`${date}T19:00:00.000Z`)
    }
    expect(instantAt('freshprep', '2026-01-15', '12:00')).toBe('2026-01-15T20:00:00.000Z')
  })

  test('date and time of an instant lead back to its minute, in both brands', () => {
    const anyInstant = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2029-01-01') })
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...brandIds), (milliseconds, brand) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(milliseconds).toString()
        const { date, time, weekday } = wallClock(brand, instant)
        const back = Date.parse(instantAt(brand, date, time))
        const behind = milliseconds - back
        // Only the repeated hour of autumn has two instants for one wall clock.
        expect(behind % 3_600_000).toBeLessThan(60_000)
        expect(behind).toBeLessThan(3_660_000)
        expect(behind).toBeGreaterThanOrEqual(0)
        expect(weekday).toBe(weekdayOf(date))
        expect(brandDate(brand, instant)).toBe(date)
      }),
    )
  })

  test('instants sort as text', () => {
    expect(addHours('2026-12-01T05:00:00Z', 15)).toBe('2026-12-01T20:00:00.000Z')
    expect(addHours('2026-12-01T05:00:00.25Z', -5)).toBe('2026-12-01T00:00:00.250Z')
  })
})

describe('calendar dates', () => {
  test.each([
    ['2026-12-01', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['this-week', false],
    ['2026-12-01T00:00', false],
    ['', false],
  ])('%s is a date: %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected)
  })

  test('days are counted over changes of clock and year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-11-02', -2)).toBe('2026-10-31')
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
    expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2)
  })
})

describe('zone data', () => {
  test('the zone data of this runtime knows that British Columbia and Alberta stopped changing clocks', () => {
    expect(zoneDataProblems()).toEqual([])
  })

  test('older data is detected, zone by zone', () => {
    const stale = (zone: string, instant: string) => {
      const winterHours: Record<string, number> = { 'America/Vancouver': -8, 'America/Edmonton': -7 }
      const hours = winterHours[zone] ?? (instant.includes('-07-') ? -4 : -5)
      return Temporal.Instant.from(instant)
        .add({ hours })
        .toZonedDateTimeISO('UTC')
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' })
    }
    const problems = zoneDataProblems(stale)
    expect(problems).toHaveLength(2)
    expect(problems[0]).toContain('America/Vancouver shows 2026-12-01T12:00 and should show 2026-12-01T13:00')
    expect(problems[1]).toContain('America/Edmonton')
  })
})
