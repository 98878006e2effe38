import { expect, test } from 'vitest'
import type { OrderState } from '../machines/order.ts'
import { progressOf } from './run.ts'

const of = (boxes: Partial<Record<OrderState, number>>, done: 'open' | 'locked' | 'charged', unchosen = 0) =>
  progressOf({
    counts: (Object.entries(boxes) as [OrderState, number][]).map(([state, orders]) => ({
      state,
      orders,
      unchosen: state === 'upcoming' ? unchosen : 0,
    })),
    lockedAt: done === 'open' ? null : '2026-11-28T08:00:00Z',
    chargedAt: done === 'charged' ? '2026-11-28T08:01:00Z' : null,
  })

test.each([
  ['before the cutoff its boxes are chosen', of({ upcoming: 10, skipped: 5 }, 'open', 4), 'chosen', 0.6, 10],
  ['once locked its boxes are charged', of({ locked: 3, charged: 1 }, 'locked'), 'charged', 0.25, 4],
  ['a declined card holds nothing up', of({ charged: 3, payment_failed: 1 }, 'charged'), 'charged', 1, 4],
  ['the kitchen packs', of({ charged: 1, packed: 3, payment_failed: 1 }, 'charged'), 'packed', 0.6, 5],
  ['vans are on the road', of({ out_for_delivery: 3, delivered: 1 }, 'charged'), 'delivered', 0.25, 4],
  ['all are delivered, or failed', of({ delivered: 3, failed: 1 }, 'charged'), 'delivered', 1, 4],
  ['nobody orders', of({ skipped: 4 }, 'open'), 'chosen', 0, 0],
  [
    'what is not sent is not counted',
    of({ cancelled: 2, not_met: 1, delivered: 1 }, 'charged'),
    'delivered',
    1,
    1,
  ],
] as const)('%s', (_, progress, step, share, boxes) => {
  expect(progress).toEqual({ step, share, boxes })
})
