import { describe, expect, test } from 'vitest'
import { firstPreferences, isQuiet, reminderDue, unsubscribedFromAll } from './preferences.ts'

describe('quiet hours', () => {
  test.each([
    [22, 7, [22, 23, 0, 6], [7, 12, 21]],
    [1, 5, [1, 4], [0, 5, 23]],
    [8, 8, [], [0, 8, 20]],
  ])('from %i until %i', (quietFrom, quietUntil, quiet, loud) => {
    for (const hour of quiet) expect(isQuiet({ quietFrom, quietUntil }, hour), `${hour}`).toBe(true)
    for (const hour of loud) expect(isQuiet({ quietFrom, quietUntil }, hour), `${hour}`).toBe(false)
  })

  test('are none until they are set', () => {
    for (let hour = 0; hour < 24; hour++) expect(isQuiet(firstPreferences, hour)).toBe(false)
  })
})

describe('a reminder', () => {
  const cutoff = '2026-11-28T07:59:59Z'
  test.each([
    ['2026-11-24T00:00:00Z', [], null],
    ['2026-11-25T08:00:00Z', [], { hours: 72, passed: [72] }],
    ['2026-11-25T08:00:00Z', [72], null],
    ['2026-11-27T08:00:00Z', [72], { hours: 24, passed: [24, 48] }],
    ['2026-11-28T06:00:00Z', [72, 48, 24], { hours: 3, passed: [3, 12] }],
    ['2026-11-28T07:59:59Z', [], null],
    ['2026-11-28T09:00:00Z', [], null],
  ])('at %s, %j done: %j', (now, done, due) => {
    expect(reminderDue(cutoff, now, done)).toEqual(due)
  })
})

test('unsubscribed from all, times and quiet hours stay as they were set', {
  tags: '[ENT-COMM-UNSUBSCRIBE-ALL]',
}, () => {
  const off = unsubscribedFromAll({
    ...firstPreferences,
    smsPromotions: true,
    emailPromotions: true,
    quietFrom: 22,
  })
  expect(off).toEqual({
    ...firstPreferences,
    emailUpcoming: false,
    emailSkipped: false,
    quietFrom: 22,
  })
})
