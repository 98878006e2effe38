// The numbers of the office, on a real database: what is counted is what orders and ledger say, after whatever becomes of the boxes.

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderOf, requestOf, type TestHousehold } from '../../../tests/household.ts'
import { paidBoxes } from '../../../tests/paid_boxes.ts'
import { giveCard } from '../../../tests/weekly.ts'
import { office_admin } from '../../calls/office_admin.ts'
import { advanceOrder } from '../../delivery/advance_order.ts'
import { setQuantity } from '../../money/late_edit/add_late.ts'
import { skipOrder } from '../../orders/skip_order.ts'
import { makeRefund } from '../../refunds/make_refund.ts'
import { pack } from '../../weekly/pack.ts'
import { checkNumbers } from './check_numbers.ts'
import { countBoxes } from './count_boxes.ts'

const date = '2026-12-01'
const week = '2026-11-30'
const openedAt = '2026-11-27T18:00:00.000Z'
/** The day of delivery; before three in the morning of the next, and after. */
const onTheDay = '2026-12-01T20:00:00.000Z'
const tooEarly = '2026-12-02T09:00:00.000Z'
const nextDay = '2026-12-02T12:00:00.000Z'

const { server, adminId, snack, nextHome } = await paidBoxes(9, {}, async ({ services }, home, number) => {
  const { id: orderId } = orderOf(home, 0)
  const of = { clientId: home.clientId, orderId, now: openedAt }
  if (number === 0) await skipOrder(services, of)
  if (number === 1) await giveCard(services.pool, home.clientId, 'declines', openedAt)
})
const { services } = server
const { pool } = services
const idOf = (home: TestHousehold) => orderOf(home, 0).id
const homes = Array.from({ length: 9 }, nextHome).toReversed()
const home = (at: number) => homes[at] as TestHousehold
const totalOf = async (of: TestHousehold): Promise<number> =>
  (await pool.query('select total_cents from client_order where id = $1', [idOf(of)])).rows[0].total_cents

const report = (of: TestHousehold, state: 'delivered' | 'failed') =>
  advanceOrder(services, idOf(of), state, {
    actor: adminId,
    brand: 'freshprep',
    ...(state === 'failed' && { reason: 'no_access' as const }),
  })
const refund = (of: TestHousehold, wish: Parameters<typeof makeRefund>[1]['wish'], at: string) =>
  makeRefund(services, {
    clientId: of.clientId,
    orderId: idOf(of),
    brand: 'freshprep',
    wish,
    to: 'payment',
    reason: 'quality',
    note: null,
    requestId: randomUUID(),
    actor: { event: adminId, ledger: adminId },
    now: at,
  })
const count = (at: string) => {
  services.clock.set(at)
  return countBoxes(services)
}
const shown = async (at = nextDay) => office_admin.numbers(services, requestOf(adminId, at), { week: date })
const ofWeek = async () => (await shown()).weeks.find(one => one.week === week)

beforeAll(async () => {
  // One household adds an item after the cutoff.
  const late = { clientId: home(2).clientId, orderId: idOf(home(2)), now: '2026-11-28T16:00:00.000Z' }
  const wish = { productId: snack.id, quantity: 3 }
  const due = await setQuantity(services, late, wish).catch(error => error)
  await setQuantity(services, late, { ...wish, payNowCents: due.details.payNowCents })
  services.clock.set(onTheDay)
  await pack(services, onTheDay)
  for (const at of [2, 3, 4, 5, 6]) await report(home(at), 'delivered')
  await refund(home(3), { kind: 'units', units: { [snack.id]: 1 } }, onTheDay)
})

describe('the numbers of a week', () => {
  test('are counted once the day is over, once however many count, and are what orders and ledger say', async () => {
    expect(await count(tooEarly)).toBe(0)
    expect(await ofWeek()).toBeUndefined()
    services.clock.set(nextDay)
    await Promise.all([countBoxes(services), countBoxes(services), countBoxes(services)])
    expect(await count(nextDay)).toBe(0)
    // Two of its boxes are not reported on yet.
    expect((await pool.query('select reported_at from batch where delivery_date = $1', [date])).rows).toEqual(
      [{ reported_at: null }],
    )
    const all = await Promise.all(homes.slice(2).map(totalOf))
    const numbers = await ofWeek()
    expect(numbers).toMatchObject({ boxes: 7, own: 7, automatic: 0, skipped: 1, unpaid: 1, refunded: 1 })
    const { cardCents = 0, boughtCents = 0, givenCents = 0 } = numbers ?? {}
    expect(cardCents + boughtCents + givenCents).toBe(all.reduce((sum, cents) => sum + cents, 0))
    expect(numbers?.servings).toBe(7 * 3 * 2)
    expect(numbers?.uncosted).toBe(0)
    expect(numbers?.foodCents).toBeGreaterThan(0)
    expect((await shown()).cohorts).toEqual([{ cohort: week, week, boxes: 7 }])
    expect(await checkNumbers(pool)).toEqual({ weeks: 1, differences: [] })
  })

  test('follow a refund that comes later, in whole and in part, and are not counted again without one', async () => {
    const before = await ofWeek()
    await refund(home(4), { kind: 'whole' }, '2026-12-05T20:00:00.000Z')
    const { totalCents } = await refund(home(5), { kind: 'amount', cents: 500 }, '2026-12-05T20:01:00.000Z')
    expect(totalCents).toBe(500)
    expect((await checkNumbers(pool)).differences.map(({ what }) => what)).toEqual([
      'netCents',
      'refundCents',
    ])
    expect(await count('2026-12-05T20:02:00.000Z')).toBe(1)
    const after = await ofWeek()
    expect(after?.boxes).toBe(7)
    expect(after?.refunded).toBe(3)
    expect(after?.refundCents).toBe((before?.refundCents ?? 0) + (await totalOf(home(4))) + 500)
    expect(after?.foodCents).toBe(before?.foodCents)
    expect(await checkNumbers(pool)).toEqual({ weeks: 1, differences: [] })
    expect(await count('2026-12-05T20:03:00.000Z')).toBe(0)
  })

  test('follow a delivery that is reported when its day is long over', async () => {
    services.clock.set('2026-12-06T20:00:00.000Z')
    await report(home(7), 'failed')
    expect(await count('2026-12-06T20:01:00.000Z')).toBe(1)
    expect(await checkNumbers(pool)).toEqual({ weeks: 1, differences: [] })
    // The last box that was on its way: from now on nobody looks for a forgotten one on that day.
    await report(home(8), 'delivered')
    expect(await count('2026-12-06T20:02:00.000Z')).toBe(1)
    const [batch] = (await pool.query('select reported_at from batch where delivery_date = $1', [date])).rows
    expect(batch.reported_at).toEqual(new Date('2026-12-06T20:02:00.000Z'))
  })

  test('are a brand’s own, and empty where nothing is counted', async () => {
    const other = await office_admin.numbers(services, requestOf(adminId, nextDay, 'cookit'), { week: date })
    expect(other.weeks).toEqual([])
    expect(other.cohorts).toEqual([])
    const days = (await shown()).days
    expect(days.map(({ date: of, kitchen, boxes }) => [of, kitchen, boxes])).toEqual([[date, 'vancouver', 7]])
  })

  test('say what differs where somebody changes what is counted', async () => {
    await pool.query('update box_figure set card_cents = card_cents + 1')
    await pool.query('update cohort_figure set boxes = boxes - 1')
    expect((await checkNumbers(pool)).differences.map(({ what }) => what)).toEqual(['netCents', 'cohorts'])
  })
})
