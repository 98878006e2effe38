import { expect, test } from 'vitest'
import { boxFor } from './use_add_to_box.ts'

const box = (orderId: string, deliveryDate: string) => ({ orderId, deliveryDate, quantity: 0 })
const boxes = [box('a', '2026-11-24'), box('b', '2026-12-01'), box('c', '2026-12-08')]

test.each([
  ['the next one', null, undefined, 'a'],
  ['that of the week that is looked at', '2026-11-30', undefined, 'b'],
  ['the next one, where there is none that week', '2027-01-04', undefined, 'a'],
  ['the one it went into last', '2026-11-30', 'c', 'c'],
  ['another, once that one cannot change any more', null, 'gone', 'a'],
])(
  'a product goes into %s',
  { tags: '[API-orders.future_orders_for_product]' },
  (_, week, last, expected) => {
    expect(boxFor(boxes, week, last)?.orderId).toBe(expected)
  },
)

test('goes into no box where none can have it', {
  tags: '[API-orders.future_orders_for_product]',
}, () => {
  expect(boxFor([], '2026-11-30')).toBeUndefined()
})
