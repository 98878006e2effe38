import { describe, expect, test } from 'vitest'
import { orderStates } from '../../../domain/machines/order.ts'
import { rangeOf, toneOf } from './marks.ts'

describe('the calendar of deliveries', () => {
  test('marks every possible state of an order', () => {
    const tones = Object.fromEntries(
      orderStates.map(state => [
        state,
        toneOf({ state, skipped: state === 'skipped', deliveryDate: '2026-12-01' }, '2026-12-01'),
      ]),
    )
    expect(tones).toEqual({
      upcoming: 'coming',
      locked: 'coming',
      charged: 'coming',
      packed: 'coming',
      out_for_delivery: 'coming',
      delivered: 'past',
      refunded: 'past',
      skipped: 'skipped',
      not_met: 'trouble',
      payment_failed: 'trouble',
      failed: 'trouble',
      cancelled: 'trouble',
    })
  })

  test('does not announce a box once its day has passed without a report', () => {
    for (const state of ['charged', 'packed', 'out_for_delivery'] as const)
      expect(toneOf({ state, skipped: false, deliveryDate: '2026-12-01' }, '2026-12-02')).toBe('trouble')
  })

  test('reaches from the first delivery to the last, and includes today', { tags: '[RT-SCHEDULE]' }, () => {
    const on = (deliveryDate: string) => ({ deliveryDate })
    expect(rangeOf([on('2026-12-01'), on('2026-11-03')], '2026-11-21')).toEqual({
      from: '2026-11-03',
      to: '2026-12-01',
    })
    expect(rangeOf([], '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  })
})
