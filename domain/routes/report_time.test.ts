import { expect, test } from 'vitest'
import { cameInTime, oldestReportHours, pressedAt } from './report_time.ts'

const received = '2026-12-02T04:00:00.000Z'
const left = '2026-12-01T23:00:00.000Z'
const hour = 3_600_000

test.each([
  ['as long ago as the phone says', 4 * hour, left, '2026-12-02T00:00:00.000Z'],
  ['not in the future', -10 * hour, left, received],
  ['not before the van left', 10 * hour, left, left],
  [
    'not after it was received, where the van is said to have left later',
    hour,
    '2026-12-03T00:00:00.000Z',
    received,
  ],
  ['not longer ago than can be believed', 1e300, '2020-01-01T00:00:00.000Z', '2026-11-29T04:00:00.000Z'],
])('a driver pressed %s', (_, age, earliest, at) => {
  expect(pressedAt({ received, age, earliest })).toBe(at)
  expect(oldestReportHours).toBe(72)
})

test.each([
  ['2026-12-02T03:00:00.000Z', true],
  ['2026-12-02T03:01:00.000Z', false],
  ['2026-12-02T15:00:00.000Z', false],
  ['2026-12-01T15:00:00.000Z', true],
])('a box that comes at %s is in time: %s', (at, inTime) => {
  expect(cameInTime({ brand: 'freshprep', at, deliveryDate: '2026-12-01', endHour: 20 })).toBe(inTime)
})
