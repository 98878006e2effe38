import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarWeeks, mondayOf, monthsNamedAt } from './calendar_weeks.ts'

const anyDate = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

describe('the weeks of a calendar', () => {
  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the Monday of %s is %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday)
  })

  test('are whole, begin on Monday, and include both ends and every day between once', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 120 }), (from, days) => {
        const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
        const weeks = calendarWeeks(from, to)
        const dates = weeks.flat()
        expect(weeks.every(week => week.length === 7 && mondayOf(week[0] as string) === week[0])).toBe(true)
        expect(dates).toEqual([...new Set(dates)].sort())
        expect(dates.filter(date => date >= from && date <= to)).toHaveLength(days + 1)
        expect(dates.length).toBeLessThan(days + 14)
      }),
    )
  })

  test('name a month where it begins, and where the calendar does', () => {
    const [first, second, third] = calendarWeeks('2026-11-20', '2026-12-02')
    expect(monthsNamedAt(first as string[], true)).toEqual(['2026-11-16'])
    expect(monthsNamedAt(second as string[], false)).toEqual([])
    expect(monthsNamedAt(third as string[], false)).toEqual(['2026-12-01'])
  })

  test('name both months of a first week that has the end of one and the beginning of the next', () => {
    const [first] = calendarWeeks('2026-10-28', '2026-11-02')
    expect(monthsNamedAt(first as string[], true)).toEqual(['2026-10-26', '2026-11-01'])
    const [monday] = calendarWeeks('2027-02-01', '2027-02-01')
    expect(monthsNamedAt(monday as string[], true)).toEqual(['2027-02-01'])
  })
})
