import { describe, expect, test } from 'vitest'
import type { OrderState, SubscriptionState } from './machines/tables.ts'
import { isOverdue, type TrackedOrder, type TrackingState, trackingOf } from './tracking.ts'

const today = '2026-12-01'
const now = '2026-12-01T20:00:00.000Z'
const passed = '2026-11-28T08:00:00.000Z'
const ahead = '2026-12-05T08:00:00.000Z'

const box = (id: string, state: OrderState, deliveryDate: string): TrackedOrder => ({
  id,
  state,
  deliveryDate,
  cutoffAt: deliveryDate > '2026-12-05' ? ahead : passed,
})
const next = box('next', 'upcoming', '2026-12-08')
const skipped = box('next', 'skipped', '2026-12-08')

test('only a paid box is overdue, once its day has passed without a report', () => {
  const states = ['charged', 'packed', 'out_for_delivery'] as const
  for (const state of states) {
    expect(isOverdue(box('a', state, '2026-11-30'), today)).toBe(true)
    expect(isOverdue(box('a', state, today), today)).toBe(false)
  }
  for (const state of ['delivered', 'failed', 'upcoming', 'skipped', 'refunded'] as const)
    expect(isOverdue(box('a', state, '2026-11-30'), today)).toBe(false)
})

describe('the tracking message of a household', {
  tags: '[LBL-TRACK-BEFORE-CUTOFF] [LBL-TRACK-SKIPPED] [LBL-TRACK-PAUSED] [LBL-TRACK-AFTER-CUTOFF] [LBL-TRACK-DAY-OF] [LBL-TRACK-SUCCESS] [LBL-TRACK-FAILED]',
}, () => {
  const cases: [string, SubscriptionState, TrackedOrder[], TrackingState, string | null][] = [
    ['the next box can change', 'active', [next], 'before_cutoff', 'next'],
    ['the next box is skipped', 'active', [skipped], 'skipped', 'next'],
    ['nothing comes while paused', 'paused', [skipped], 'paused', null],
    ['a box is being made', 'active', [next, box('a', 'charged', '2026-12-02')], 'after_cutoff', 'a'],
    [
      'a box just past its cutoff that the run has yet to lock',
      'active',
      [next, box('a', 'upcoming', '2026-12-02')],
      'after_cutoff',
      'a',
    ],
    ['a box not paid yet', 'active', [box('a', 'payment_failed', '2026-12-02')], 'after_cutoff', 'a'],
    ['it is the day', 'active', [next, box('a', 'packed', today)], 'day_of', 'a'],
    [
      'a box whose day passed without a word',
      'active',
      [next, box('a', 'out_for_delivery', '2026-11-30')],
      'day_of',
      'a',
    ],
    ['it came today', 'active', [next, box('a', 'delivered', today)], 'success', 'a'],
    ['it came yesterday', 'active', [next, box('a', 'delivered', '2026-11-30')], 'success', 'a'],
    [
      'it came before yesterday',
      'active',
      [next, box('a', 'delivered', '2026-11-29')],
      'before_cutoff',
      'next',
    ],
    ['it did not come', 'active', [next, box('a', 'failed', '2026-11-29')], 'failed', 'a'],
    [
      'a failed box of last week is no news',
      'active',
      [next, box('a', 'failed', '2026-11-24')],
      'before_cutoff',
      'next',
    ],
    [
      'a failed box, and the next one came today',
      'active',
      [box('a', 'failed', '2026-11-29'), box('b', 'delivered', today)],
      'success',
      'b',
    ],
    [
      'paused, with a box on its way',
      'paused',
      [skipped, box('a', 'charged', '2026-12-02')],
      'after_cutoff',
      'a',
    ],
    ['closing, with a box on its way', 'closing', [box('a', 'packed', today)], 'day_of', 'a'],
  ]
  test.each(cases)('%s', (_, subscription, orders, state, orderId) => {
    expect(trackingOf(subscription, orders, { today, now })).toEqual({ state, orderId })
    expect(trackingOf(subscription, orders.toReversed(), { today, now })).toEqual({ state, orderId })
  })

  test('a household whose account is closed has nothing to follow', () => {
    expect(trackingOf('closed', [next], { today, now })).toBeNull()
    expect(trackingOf('active', [], { today, now })).toBeNull()
  })
})
