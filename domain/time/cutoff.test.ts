import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededTerms } from '../../tests/terms.ts'
import { brandIds } from '../brands.ts'
import {
  type CutoffRule,
  type Cutoffs,
  chargedAfter,
  cutoffDays,
  cutoffOf,
  firstDateOfAllOpen,
  firstOpenDate,
  isBeforeCutoff,
  lateEditEndAfter,
} from './cutoff.ts'
import { timeLeft } from './time_left.ts'
import { addDays, addHours, brandDate, wallClock, weekdayOf } from './zone.ts'

const { cutoffs } = seededTerms

describe('cutoffs', () => {
  test.each([
    ['cookit', '2026-11-29', '2026-11-26T04:59:59.000Z'],
    ['freshprep', '2026-12-01', '2026-11-28T06:59:59.000Z'],
    // Toronto's clocks go back on 1 November 2026 and forward on 14 March 2027.
    ['cookit', '2026-11-04', '2026-11-01T03:59:59.000Z'],
    ['cookit', '2026-11-05', '2026-11-02T04:59:59.000Z'],
    ['cookit', '2027-03-17', '2027-03-14T04:59:59.000Z'],
    ['cookit', '2027-03-18', '2027-03-15T03:59:59.000Z'],
    // Vancouver's went forward for the last time in March 2026.
    ['freshprep', '2026-11-05', '2026-11-02T06:59:59.000Z'],
    ['freshprep', '2027-03-18', '2027-03-15T06:59:59.000Z'],
  ] as const)('%s delivered on %s is cut off at %s', (brand, date, cutoff) => {
    expect(cutoffOf(brand, date, cutoffs)).toBe(cutoff)
  })

  test('a box is charged on the day that begins right after its cutoff, whatever the clocks do', () => {
    for (const [brand, delivered, charged] of [
      ['cookit', '2026-11-29', '2026-11-26'],
      ['cookit', '2026-11-05', '2026-11-02'],
      ['cookit', '2027-03-18', '2027-03-15'],
      ['freshprep', '2026-12-01', '2026-11-28'],
    ] as const)
      expect(chargedAfter(brand, cutoffOf(brand, delivered, cutoffs))).toBe(charged)
  })

  test('a delivery weekday can have its own number of days, and its own time', () => {
    const own = (_: string, date: string) =>
      weekdayOf(date) === 7 ? { days: 6, time: '18:30' } : { days: 2, time: '23:59' }
    expect(wallClock('cookit', cutoffOf('cookit', '2026-11-29', own))).toMatchObject({
      date: '2026-11-23',
      time: '18:30',
    })
    expect(wallClock('cookit', cutoffOf('cookit', '2026-11-30', own)).date).toBe('2026-11-28')
    // Its last minute is over at 18:31, and it is charged that evening.
    expect(isBeforeCutoff('cookit', '2026-11-29', '2026-11-23T23:30:59Z', own)).toBe(true)
    expect(isBeforeCutoff('cookit', '2026-11-29', '2026-11-23T23:31:00Z', own)).toBe(false)
    expect(chargedAfter('cookit', cutoffOf('cookit', '2026-11-29', own))).toBe('2026-11-23')
  })

  test('from the first date of all open ones no cutoff has passed, the day before it had, and none is open before the first open one', () => {
    const rule = fc.record({
      days: fc.integer({ min: cutoffDays.least, max: cutoffDays.most }),
      time: fc.constantFrom('00:00', '12:00', '23:59'),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...brandIds),
        fc.array(rule, { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 0, max: 24 * 400 }),
        (brand, rules, hours) => {
          const own: Cutoffs = (_, date) => rules[weekdayOf(date) - 1] as CutoffRule
          const now = addHours('2026-10-20T00:30:00.000Z', hours)
          const [first, all] = [firstOpenDate(brand, now, own), firstDateOfAllOpen(brand, now, own)]
          const isOpen = (date: string) => isBeforeCutoff(brand, date, now, own)
          for (let i = 0; i < 14; i++) expect(isOpen(addDays(all, i))).toBe(true)
          expect(isOpen(addDays(all, -1)) && all > brandDate(brand, now)).toBe(false)
          expect(first <= all && isOpen(first)).toBe(true)
          for (let date = brandDate(brand, now); date < first; date = addDays(date, 1))
            expect(isOpen(date)).toBe(false)
        },
      ),
    )
  })

  test('every cutoff is four days before, at the last minute of the day there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...brandIds), fc.nat(1500), (brand, days) => {
        const date = addDays('2026-01-01', days)
        expect(wallClock(brand, cutoffOf(brand, date, cutoffs))).toMatchObject({
          date: addDays(date, -4),
          time: '23:59',
        })
      }),
    )
  })
})

describe('editing until the cutoff', () => {
  test.each([
    ['2026-11-20T00:00:00Z', true],
    ['2026-11-26T04:59:59Z', true],
    ['2026-11-26T05:00:00Z', false],
    ['2026-11-29T20:00:00Z', false],
  ])(
    'at %s the box of 29 November can be edited: %s',
    {
      tags: '[ST-ORDER-EDITABLE] [ST-ORDER-NOT-EDITABLE]',
    },
    (now, expected) => {
      expect(isBeforeCutoff('cookit', '2026-11-29', now, cutoffs)).toBe(expected)
    },
  )

  test('late edit lasts fifteen hours of elapsed time (rule 32)', { tags: '[ST-ORDER-LATE-EDIT]' }, () => {
    expect(lateEditEndAfter(cutoffOf('cookit', '2026-11-29', cutoffs))).toBe('2026-11-26T19:59:59.000Z')
  })
})

describe('time left', () => {
  const until = '2026-11-26T04:59:59.000Z'
  test.each([
    ['2026-11-24T22:42:00Z', { days: 1, hours: 6, minutes: 17 }],
    ['2026-11-26T04:00:00Z', { days: 0, hours: 0, minutes: 59 }],
    ['2026-11-26T04:59:30Z', { days: 0, hours: 0, minutes: 0 }],
    ['2026-11-26T04:59:59Z', { days: 0, hours: 0, minutes: 0 }],
    ['2026-11-26T05:00:00Z', null],
  ])('at %s', (now, expected) => {
    expect(timeLeft(now, until)).toEqual(expected)
  })
})
