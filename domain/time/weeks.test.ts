import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededTerms } from '../../tests/terms.ts'
import { brandIds } from '../brands.ts'
import { isBeforeCutoff } from './cutoff.ts'
import { datesInSameWeek, nearestDate, slotsBySoonest, type ZoneSlot } from './slots.ts'
import {
  currentWeek,
  dateInWeek,
  menuWeekOf,
  menuWeeksInUse,
  nameOfMenuWeek,
  orderDates,
  resolveMenuWeek,
} from './weeks.ts'
import { addDays, type Weekday, weekdayOf } from './zone.ts'

// Tuesday 24 November 2026, 17:42 in Toronto.
const now = '2026-11-24T22:42:00Z'
const { cutoffs } = seededTerms

describe('menu weeks', () => {
  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
    ['2027-01-01', '2026-12-28'],
  ])('%s is in the week of %s', (date, week) => {
    expect(menuWeekOf(date)).toBe(week)
  })

  test('an address names this week, next week or the week of a date', {
    tags: '[RT-MENU-DATE] [CONST-MENU-DATE]',
  }, () => {
    expect(resolveMenuWeek('cookit', 'this-week', now)).toBe('2026-11-23')
    expect(resolveMenuWeek('cookit', 'next-week', now)).toBe('2026-11-30')
    expect(resolveMenuWeek('cookit', '2026-12-09', now)).toBe('2026-12-07')
    for (const other of ['2026-02-30', 'last-week', '', '2026']) {
      expect(resolveMenuWeek('cookit', other, now)).toBeNull()
    }
  })

  test.each([
    '0001-01-01',
    '1899-12-31',
    '1900-01-08',
    '2199-12-25',
    '2200-01-06',
    '9999-12-01',
    '9999-12-31',
  ])('%s is in no menu week: nobody means it, or a week beside it', date => {
    expect(resolveMenuWeek('cookit', date, now)).toBeNull()
  })

  test('the menu weeks reach from January 1900 to December 2199', () => {
    expect(resolveMenuWeek('cookit', '1900-01-15', now)).toBe('1900-01-15')
    expect(resolveMenuWeek('cookit', '2199-12-15', now)).toBe('2199-12-09')
  })

  test('a week has one name in addresses, and that name leads back to it', () => {
    const named = ['2026-11-23', '2026-11-30', '2026-12-07'].map(week => nameOfMenuWeek(week, '2026-11-23'))
    expect(named).toEqual(['this-week', 'next-week', '2026-12-07'])
    for (const date of ['2026-11-16', '2026-11-25', '2026-12-02', '2026-12-13']) {
      const week = menuWeekOf(date)
      expect(resolveMenuWeek('cookit', nameOfMenuWeek(week, currentWeek('cookit', now)), now)).toBe(week)
    }
  })

  test('a week turns at midnight where the brand lives', () => {
    expect(currentWeek('cookit', '2026-11-30T04:59:59Z')).toBe('2026-11-23')
    expect(currentWeek('cookit', '2026-11-30T05:00:00Z')).toBe('2026-11-30')
    expect(currentWeek('freshprep', '2026-11-30T06:59:59Z')).toBe('2026-11-23')
    expect(currentWeek('freshprep', '2026-11-30T07:00:00Z')).toBe('2026-11-30')
  })
})

describe('the delivery dates of a household’s orders', () => {
  test.each([
    ['cookit', 7, ['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27']],
    ['freshprep', 2, ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29']],
    ['freshprep', 6, ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26']],
    ['freshprep', 5, ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25', '2027-01-01']],
  ] as const)('%s on weekday %i', (brand, weekday, dates) => {
    expect(orderDates(brand, weekday, now, cutoffs)).toEqual(dates)
  })

  test('once a date’s cutoff has passed, the date five weeks later replaces it', () => {
    expect(orderDates('cookit', 7, '2026-11-26T04:59:59Z', cutoffs)[0]).toBe('2026-11-29')
    expect(orderDates('cookit', 7, '2026-11-26T05:00:00Z', cutoffs)).toEqual([
      '2026-12-06',
      '2026-12-13',
      '2026-12-20',
      '2026-12-27',
      '2027-01-03',
    ])
  })

  test('are five dates a week apart, all editable, with none missed before them, each in an open menu week', () => {
    const anyTime = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') })
    fc.assert(
      fc.property(
        anyTime,
        fc.constantFrom(...brandIds),
        fc.integer({ min: 1, max: 7 }),
        (ms, brand, weekday) => {
          const instant = Temporal.Instant.fromEpochMilliseconds(ms).toString()
          const dates = orderDates(brand, weekday as Weekday, instant, cutoffs)
          expect(dates).toHaveLength(5)
          dates.forEach((date, i) => {
            expect(weekdayOf(date)).toBe(weekday)
            expect(date).toBe(addDays(dates[0] as string, 7 * i))
            expect(isBeforeCutoff(brand, date, instant, cutoffs)).toBe(true)
            expect(menuWeeksInUse(brand, instant)).toContain(menuWeekOf(date))
          })
          expect(isBeforeCutoff(brand, addDays(dates[0] as string, -7), instant, cutoffs)).toBe(false)
        },
      ),
    )
  })
})

describe('slots', () => {
  const closed: string[] = []
  const slots: ZoneSlot[] = [
    { weekday: 2, startHour: 16, endHour: 20, closed },
    { weekday: 7, startHour: 16, endHour: 20, closed },
    { weekday: 7, startHour: 8, endHour: 12, closed },
    { weekday: 6, startHour: 8, endHour: 12, closed },
  ]
  const closedOn = (...days: string[]) => slots.map(slot => ({ ...slot, closed: days }))

  test('a new household gets the first day whose cutoff has not passed', () => {
    const first = (weekday: Weekday) =>
      slotsBySoonest('cookit', [{ weekday, startHour: 8, endHour: 12, closed }], now, cutoffs)[0]
        ?.deliveryDate
    expect(first(7)).toBe('2026-11-29')
    expect(first(5)).toBe('2026-12-04')
  })

  test('a closed day is offered neither to a new household nor to a box of its week', () => {
    const first = slotsBySoonest('cookit', closedOn('2026-11-29', '2026-12-06'), now, cutoffs)
    expect(first.map(({ deliveryDate }) => deliveryDate)).toEqual([
      '2026-11-28',
      '2026-12-01',
      '2026-12-13',
      '2026-12-13',
    ])
    const dates = datesInSameWeek('cookit', '2026-11-29', closedOn('2026-11-29'), now, cutoffs)
    expect(dates.map(({ deliveryDate }) => deliveryDate)).toEqual(['2026-11-28'])
  })

  test('a slot without a day within half a year is not offered', () => {
    const [slot] = slots as [ZoneSlot]
    const everyWeek = Array.from({ length: 60 }, (_, week) => addDays('2026-11-24', 7 * week))
    expect(slotsBySoonest('cookit', [{ ...slot, closed: everyWeek }], now, cutoffs)).toEqual([])
  })

  test.each([
    // A closed Wednesday between these days: the next one, and of the week's last days the nearest before.
    ['2026-11-25', 16, ['2026-11-24', '2026-11-28', '2026-11-29'], '2026-11-28', 8],
    ['2026-11-25', 16, ['2026-11-23', '2026-11-24'], '2026-11-24', 16],
    ['2026-11-29', 9, ['2026-11-24', '2026-11-28'], '2026-11-28', 8],
    // The same day, where another window is left.
    ['2026-11-29', 12, ['2026-11-28', '2026-11-29'], '2026-11-29', 8],
  ])('a box of %s at %i, of the days %j, goes to %s at %i', (deliveryDate, startHour, days, to, hour) => {
    const options = days.flatMap(date =>
      slots.filter(({ weekday }) => weekday === weekdayOf(date)).map(slot => ({ slot, deliveryDate: date })),
    )
    const found = nearestDate(options, { deliveryDate, startHour })
    expect([found?.deliveryDate, found?.slot.startHour]).toEqual([to, hour])
  })

  test('slots are offered soonest first, the earlier window first on one date', () => {
    const offered = slotsBySoonest('cookit', slots, now, cutoffs).map(
      ({ deliveryDate, slot }) => `${deliveryDate} ${slot.startHour}`,
    )
    expect(offered).toEqual(['2026-11-28 8', '2026-11-29 8', '2026-11-29 16', '2026-12-01 16'])
  })

  test('an order moves within its week, to days whose cutoff has not passed', {
    tags: '[ST-ORDER-CHANGE-DATE]',
  }, () => {
    const dates = datesInSameWeek('cookit', '2026-11-29', slots, now, cutoffs).map(
      option => option.deliveryDate,
    )
    expect(dates).toEqual(['2026-11-28', '2026-11-29', '2026-11-29'])
    expect(datesInSameWeek('cookit', '2026-11-29', slots, '2026-11-25T05:00:00Z', cutoffs)).toHaveLength(2)
    expect(dateInWeek('2026-11-23', 7)).toBe('2026-11-29')
  })
})
