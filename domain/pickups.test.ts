import { describe, expect, test } from 'vitest'
import { isPickupAhead, offeredPickup, pickupDates, pickupWindows } from './pickups.ts'
import { bagWeeks, isOverdue } from './returnables.ts'
import type { Weekday } from './time/zone.ts'

const weekdays: Weekday[] = [7, 1, 3, 1]
const days = weekdays.map(weekday => ({ weekday, from: null, until: null }))

describe('when a pickup can be booked for (rule 47)', () => {
  test.each([
    ['a Wednesday', 'freshprep', '2026-12-02T20:00:00.000Z', ['2026-12-07', '2026-12-09', '2026-12-13']],
    ['a Monday', 'cookit', '2026-12-07T15:00:00.000Z', ['2026-12-14', '2026-12-16', '2026-12-20']],
    // 05:30 UTC on Monday is Sunday evening in Vancouver, and Monday in Montréal.
    ['a Sunday evening', 'freshprep', '2026-12-07T05:30:00.000Z', ['2026-12-07', '2026-12-09', '2026-12-13']],
    ['the same instant', 'cookit', '2026-12-07T05:30:00.000Z', ['2026-12-14', '2026-12-16', '2026-12-20']],
    [
      'the last days of a year',
      'cookit',
      '2026-12-30T15:00:00.000Z',
      ['2027-01-04', '2027-01-06', '2027-01-10'],
    ],
  ] as const)(
    'at %s in %s a pickup can be booked on these days of the next ISO week',
    { tags: '[ST-PICKUP-NEXT-WEEK]' },
    (_, brand, now, dates) => {
      expect(pickupDates(brand, days, now)).toEqual(dates)
      expect(pickupDates(brand, days, now, [dates[0]])).toEqual(dates.slice(1))
    },
  )

  test('a pickup has one of the three windows on those dates, and no other', {
    tags: '[ST-PICKUP-NEXT-WEEK]',
  }, () => {
    const dates = ['2026-12-07', '2026-12-09']
    for (const { startHour, endHour } of pickupWindows) {
      expect(offeredPickup(dates, { date: '2026-12-09', startHour })).toEqual({
        date: '2026-12-09',
        startHour,
        endHour,
      })
    }
    expect(offeredPickup(dates, { date: '2026-12-08', startHour: 8 })).toBeNull()
    expect(offeredPickup(dates, { date: '2026-12-09', startHour: 9 })).toBeNull()
    expect(pickupDates('cookit', [], '2026-12-02T20:00:00.000Z')).toEqual([])
  })

  test('a pickup is ahead until its window ends, by the brand’s clock', () => {
    const pickup = { date: '2026-12-07', startHour: 8, endHour: 12 }
    expect(isPickupAhead('cookit', pickup, '2026-12-07T16:59:59.000Z')).toBe(true)
    expect(isPickupAhead('cookit', pickup, '2026-12-07T17:00:00.000Z')).toBe(false)
    expect(isPickupAhead('freshprep', pickup, '2026-12-07T17:00:00.000Z')).toBe(true)
  })
})

test('a bag or kit is overdue after six weeks, not on the last day of them', {
  tags: '[BIZ-BAGS-6-WEEKS]',
}, () => {
  expect(bagWeeks).toBe(6)
  expect(isOverdue('2026-10-20', '2026-12-01')).toBe(false)
  expect(isOverdue('2026-10-20', '2026-12-02')).toBe(true)
})
