import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstFacts } from '../../seed/brand_facts/index.ts'
import { type FactVersion, openFactBook, phoneShown } from './facts.ts'
import { areOpeningHours, type DayHours, dayByDay, inRows } from './hours.ts'

const phone = (version: number, number: string, from: string): FactVersion => ({
  ...{ brand: 'freshprep', kind: 'phone', version, value: { number }, from },
})

describe('what a brand says of itself', () => {
  test('holds from its day on, the newest of a day counts, and the other brand keeps its own', () => {
    const book = openFactBook([
      ...firstFacts,
      phone(2, '+16045550100', '2027-01-04'),
      phone(3, '+16045550101', '2027-01-04'),
      phone(4, '+16045550102', '2026-12-10'),
    ])
    const shown = (date: string) => book.of('freshprep', date).phone.shown
    expect(['2020-01-01', '2026-12-09', '2026-12-10', '2027-01-03', '2027-01-04'].map(shown)).toEqual([
      '604 555-0142',
      '604 555-0142',
      '604 555-0102',
      '604 555-0102',
      '604 555-0101',
    ])
    expect(book.of('cookit', '2027-01-04').phone).toEqual({ shown: '514 555-0168', href: 'tel:+15145550168' })
  })

  test('is empty, and so not shown, before anything is known', () => {
    const facts = openFactBook([]).of('cookit', '2026-12-01')
    expect(facts).toMatchObject({ email: '', phone: { shown: '' }, hours: [], social: [], outside: {} })
    expect(phoneShown('')).toEqual({ shown: '', href: 'tel:' })
  })
})

describe('opening hours', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
  const day: fc.Arbitrary<DayHours> = fc.option(clock.map(opens => ({ opens, closes: '23:30' })))

  test('are the same day by day and in rows', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), days => {
        const rows = inRows(days)
        expect(areOpeningHours(rows)).toBe(true)
        expect(dayByDay(rows)).toEqual(days)
      }),
    )
  })

  test.each([
    ['close before they open', [{ fromDay: 1, toDay: 1, opens: '17:00', closes: '08:00' }]],
    [
      'overlap',
      [
        { fromDay: 1, toDay: 3, opens: '08:00', closes: '17:00' },
        { fromDay: 3, toDay: 4, opens: '08:00', closes: '17:00' },
      ],
    ],
    ['end before they begin', [{ fromDay: 4, toDay: 2, opens: '08:00', closes: '17:00' }]],
  ])('are none where they %s', (_, rows) => {
    expect(areOpeningHours(rows)).toBe(false)
  })
})
