import { describe, expect, test } from 'vitest'
import type { OrderData } from '../../../contract/views.ts'
import type { SubscriptionState } from '../../../domain/machines/tables.ts'
import { orderWith } from '../../orders/example_box.ts'
import { type Standing, standingOf } from './standing.ts'

const { cutoffAt } = orderWith([])
const after = '2026-11-26T05:00:00.000Z'
const late = { until: '2026-11-26T19:59:59.000Z', untilLocal: '2026-11-26T14:59:59' }
const bank = { state: 'needs_action', actionUrl: '/vendor/cards/challenge/x' } as const

const cases: [Partial<OrderData>, SubscriptionState, string, Standing | null][] = [
  [{}, 'active', cutoffAt, null],
  [{}, 'active', after, 'charging'],
  [{ editable: false }, 'paused', cutoffAt, 'paused'],
  [{ editable: false, state: 'skipped' }, 'paused', cutoffAt, 'paused'],
  [{ editable: false }, 'closing', cutoffAt, 'closed'],
  [{ editable: false, state: 'skipped' }, 'closed', cutoffAt, 'closed'],
  [{ editable: false, state: 'skipped' }, 'active', cutoffAt, 'skipped'],
  [{ editable: false, state: 'skipped' }, 'active', after, 'skippedOver'],
  [{ editable: false, state: 'locked' }, 'active', after, 'charging'],
  [{ editable: false, state: 'charged', late }, 'active', after, 'late'],
  [{ editable: false, state: 'charged', late }, 'active', '2026-11-26T20:00:00.000Z', 'locked'],
  [{ editable: false, state: 'charged', late: null }, 'paused', after, 'locked'],
  [{ editable: false, state: 'out_for_delivery' }, 'active', after, 'locked'],
  [{ editable: false, state: 'not_met' }, 'active', after, 'not_met'],
  [{ editable: false, state: 'payment_failed' }, 'active', after, 'payment_failed'],
  [{ editable: false, state: 'payment_failed', payment: bank }, 'active', after, 'bank_asks'],
  [{ editable: false, state: 'failed' }, 'active', after, 'failed'],
  [{ editable: false, state: 'cancelled' }, 'active', after, 'cancelled'],
  [{ editable: false, state: 'refunded' }, 'active', after, 'refunded'],
  [{ editable: false, state: 'delivered' }, 'closed', after, 'delivered'],
]

describe('reasons why a box cannot change', { tags: '[ST-ORDER-NOT-EDITABLE]' }, () => {
  test.each(cases)('%j of an account that is %s, at %s: %s', (order, account, now, standing) => {
    expect(standingOf({ ...orderWith([]), ...order }, account, now)).toBe(standing)
  })
})
