import { expect, test } from 'vitest'
import { isDaily, nextRetry, type RetrySchedule } from './retries.ts'

const cutoffAt = '2026-11-28T06:59:59.000Z'

test.each<[RetrySchedule, string, string | null]>([
  [[24, 48, 72], '2026-11-28T07:00:30Z', '2026-11-29T06:59:59.000Z'],
  [[24, 48, 72], '2026-11-29T06:59:59Z', '2026-11-30T06:59:59.000Z'],
  [[24, 48, 72], '2026-12-01T06:59:59Z', null],
  [[6, 30], '2026-11-28T07:00:30Z', '2026-11-28T12:59:59.000Z'],
  // The run came late: the card was tried a moment ago.
  [[6, 30], '2026-11-28T12:30:00Z', '2026-11-29T12:59:59.000Z'],
  [[6, 30], '2026-11-28T11:59:59Z', '2026-11-28T12:59:59.000Z'],
])('a card declined under schedule %j and last tried at %s is tried again at %s', (schedule, now, next) => {
  expect(nextRetry(schedule, cutoffAt, now)).toBe(next)
})

test('a schedule is daily only where every day has a try', () => {
  expect([isDaily([24, 48, 72]), isDaily([24, 72]), isDaily([6, 24]), isDaily([24])]).toEqual([
    true,
    false,
    false,
    true,
  ])
})
