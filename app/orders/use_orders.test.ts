import { describe, expect, test } from 'vitest'
import type { OrderCard } from '../../contract/views.ts'
import { line, orderWith } from './example_box.ts'
import { type Orders, ordersReducer, shownOrder } from './use_orders.ts'

const loaded: OrderCard = orderWith([line('spaghetti', 2)])
const skipped: OrderCard = { ...loaded, state: 'skipped', skipped: true, editable: false, label: 'skipped' }

const show = (orders: Orders, order = loaded) => shownOrder(order, orders[order.id])
const ask = (orders: Orders, wanted: boolean) =>
  ordersReducer(orders, { type: 'asked', id: loaded.id, wanted: { skipped: wanted } })

describe('skipping on the dashboard', () => {
  test('the row shows as skipped before the server has answered', { tags: '[BIZ-ANYTIME-SKIP]' }, () => {
    const { order, busy, skippedNow } = show(ask({}, true))
    expect(order).toMatchObject({ skipped: true, editable: false, state: 'skipped' })
    expect({ busy, skippedNow }).toEqual({ busy: true, skippedNow: true })
  })

  test('undoing it restores the box', { tags: '[ST-ORDER-UNSKIP]' }, () => {
    const { order, busy } = show(ask({}, false), skipped)
    expect(order).toMatchObject({ skipped: false, editable: true, state: 'upcoming' })
    expect(busy).toBe(true)
  })

  test('the answer stays until the page is loaded again', () => {
    const answered = ordersReducer(ask({}, true), {
      type: 'answered',
      order: skipped,
      reference: 'AB12-CD34',
    })
    expect(show(answered)).toMatchObject({ order: skipped, busy: false, skippedNow: true })
    const reloaded = ordersReducer(answered, { type: 'loaded' })
    expect(show(reloaded).order).toBe(loaded)
  })

  test('the reference of a change stays in its row, even after a reload, until the next change', () => {
    const answered = ordersReducer(ask({}, true), {
      type: 'answered',
      order: skipped,
      reference: 'AB12-CD34',
    })
    expect(show(ordersReducer(answered, { type: 'loaded' })).reference).toBe('AB12-CD34')
    expect(show(ask(answered, false)).reference).toBeNull()
  })

  test('what sold out while it was skipped stays in the row until the next change', () => {
    const missing = [{ name: 'Naan', quantity: 2 }]
    const back = { type: 'answered', order: loaded, reference: 'AB12-CD34', missing } as const
    const answered = ordersReducer(ask({}, false), back)
    expect(show(ordersReducer(answered, { type: 'loaded' })).missing).toEqual(missing)
    expect(show(ask(answered, true)).missing).toEqual([])
  })

  test('a skip that another tab has undone is not reported as a failure', () => {
    const code = 'order_not_skipped' as const
    const refused = ordersReducer(ask({}, false), { type: 'refused', id: loaded.id, code })
    expect(show(refused).refusal).toBeNull()
  })

  test('a refusal restores the row and keeps the reason', () => {
    const refused = ordersReducer(ask({}, true), { type: 'refused', id: loaded.id, code: 'order_locked' })
    expect(show(refused)).toEqual({
      order: loaded,
      busy: false,
      refusal: { code: 'order_locked', wanted: 'skip' },
      skippedNow: false,
      reference: null,
      missing: [],
    })
  })

  test('a box moved back to its day shows there before the server has answered, and returns if it is refused', () => {
    const slot = { deliveryDate: '2026-12-03', window: { startHour: 8, endHour: 12 } }
    const asked = ordersReducer({}, { type: 'asked', id: loaded.id, wanted: slot })
    expect(show(asked)).toEqual({
      order: { ...loaded, ...slot },
      busy: true,
      refusal: null,
      skippedNow: false,
      reference: null,
      missing: [],
    })
    const refused = ordersReducer(asked, { type: 'refused', id: loaded.id, code: 'date_unavailable' })
    expect(show(refused)).toMatchObject({
      order: loaded,
      busy: false,
      refusal: { code: 'date_unavailable', wanted: 'move' },
    })
  })

  test('trying again forgets the earlier refusal', () => {
    const refused = ordersReducer(ask({}, true), { type: 'refused', id: loaded.id, code: 'busy' })
    expect(show(ask(refused, true)).refusal).toBeNull()
  })
})
