import { describe, expect, test } from 'vitest'
import { orderStates } from '../../../domain/machines/order.ts'
import { rangeOf, toneOf } from './marks.ts'

describe('the calendar of deliveries', () => {
  test('marks every state an order can be in', () => {
    const tones = Object.fromEntries(
      orderStates.map(state => [state, toneOf({ state, skipped: state === 'skipped' })]),
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

  test('reaches from the first delivery to the last, and holds today', { tags: '[RT-SCHEDULE]' }, () => {
    const on = (deliveryDate: string) => ({ deliveryDate })
    expect(rangeOf([on('2026-12-01'), on('2026-11-03')], '2026-11-21')).toEqual({
      from: '2026-11-03',
      to: '2026-12-01',
    })
    expect(rangeOf([], '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  })
})
