import { describe, expect, test } from 'vitest'
import { firstPreferences, reminderDue, unsubscribedFromAll } from './preferences.ts'

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

test('unsubscribing from everything leaves times and quiet hours as they were', {
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
