import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactZone } from '../../brands/facts.ts'
import { statedFacts } from '../../tests/stated_facts.ts'

const contactHours = { zone: contactZone.zone, days: statedFacts.freshprep.hours }

import { openPeriods } from './opening_hours.ts'

const day = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(contactHours.zone).toPlainDate().toString()

test('the week from a Thursday noon in Vancouver: two short days, two late ones, three long ones', {
  tags: '[CONST-HOURS-MON-WED] [CONST-HOURS-THU-FRI] [CONST-HOURS-SAT-SUN]',
}, () => {
  const periods = openPeriods(contactHours, '2026-12-03T19:00:00.000Z')
  expect(
    periods.map(
      ({ row, opensAt, closesAt }) =>
        `${day(opensAt)} ${row} ${opensAt.slice(11, 16)}–${closesAt.slice(11, 16)}`,
    ),
  ).toEqual([
    '2026-12-03 1 15:00–00:00',
    '2026-12-04 1 15:00–00:00',
    '2026-12-05 2 16:00–03:00',
    '2026-12-06 2 16:00–03:00',
    '2026-12-07 0 15:00–04:00',
    '2026-12-08 0 15:00–04:00',
    '2026-12-09 0 15:00–04:00',
    '2026-12-10 1 15:00–00:00',
  ])
})

test('the first period is the present one until the second it closes', () => {
  const closes = '2026-12-04T00:00:00.000Z'
  expect(openPeriods(contactHours, '2026-12-03T23:59:59.999Z')[0]?.closesAt).toBe(closes)
  expect(openPeriods(contactHours, closes)[0]?.opensAt).toBe('2026-12-04T15:00:00.000Z')
})

test('at any instant the periods are in order, none is over and every row is there, across changes of clocks too', () => {
  const instants = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, date => {
      const periods = openPeriods(contactHours, date.toISOString())
      expect(new Set(periods.map(({ row }) => row))).toEqual(new Set([0, 1, 2]))
      for (const [place, { opensAt, closesAt }] of periods.entries()) {
        expect(Date.parse(closesAt)).toBeGreaterThan(Math.max(Date.parse(opensAt), date.getTime()))
        const next = periods[place + 1]
        if (next) expect(next.opensAt > closesAt).toBe(true)
      }
    }),
  )
})
