// Changes of orders from the dashboard: skip, unskip, move.

import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import {
  leaveInStock,
  menusAt,
  orderOf,
  productsOn,
  subscribe,
  type TestHousehold,
  takenOf,
} from '../../tests/household.ts'
import { deliveryDates } from './delivery_dates.ts'
import { loadOrder } from './load.ts'
import { moveOrder } from './move_order.ts'
import { orderCard } from './order_view.ts'
import { skipOrder } from './skip_order.ts'
import { unskipOrder } from './unskip_order.ts'
import { updateQuantity } from './update_quantity.ts'

const now = '2026-11-27T18:00:00.000Z'
const database = await testDatabase({ beginning: menusAt(now) })

const of = (who: TestHousehold, place: number, at = now) => ({
  clientId: who.clientId,
  orderId: orderOf(who, place).id,
  now: at,
})
const refusal = (code: string) => expect.objectContaining({ code })
const card = async (who: TestHousehold, place: number) => {
  const { clientId, orderId } = of(who, place)
  return orderCard(await loadOrder(database, clientId, orderId, now), 'en', now)
}

async function templatesTo(who: TestHousehold): Promise<string[]> {
  const { rows } = await database.pool.query<{ template: string }>(
    'select template from outbox_message where client_id = $1 order by created_at, key',
    [who.clientId],
  )
  return rows.map(row => row.template)
}

async function events(who: TestHousehold, place: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ kind: string }>(
    'select kind from order_event where client_id = $1 and order_id = $2 order by version',
    [who.clientId, orderOf(who, place).id],
  )
  return rows.map(row => row.kind)
}

describe('skipping', () => {
  test('returns the contents to stock, sends one message, and can be repeated', {
    tags: '[API-account.skip_order] [ST-ORDER-SKIPPED]',
  }, async () => {
    const who = await subscribe(database.pool, now)
    const { week } = orderOf(who, 1)
    const [dish] = await productsOn(database, 'freshprep', week, 'rtc')
    const id = dish?.id as string
    const before = await takenOf(database.pool, 'freshprep', week, id)
    await updateQuantity(database, of(who, 1), { productId: id, quantity: 2 })
    const skipped = await skipOrder(database, of(who, 1))
    expect(orderCard(skipped, 'en', now)).toMatchObject({
      state: 'skipped',
      label: 'skipped',
      skipped: true,
      editable: false,
    })
    expect(orderCard(skipped, 'en', now)).toEqual(await card(who, 1))
    expect(await takenOf(database.pool, 'freshprep', week, id)).toBe(before)
    await skipOrder(database, of(who, 1))
    expect(await events(who, 1)).toEqual(['quantity_updated', 'skipped'])
    expect(await templatesTo(who)).toEqual(['order_skipped'])
    expect(await takenOf(database.pool, 'freshprep', week, id)).toBe(before)
  })

  test('is undone with its contents, at the former price', {
    tags: '[API-account.unskip_order] [ST-ORDER-UNSKIP]',
  }, async () => {
    const who = await subscribe(database.pool, now)
    const { week } = orderOf(who, 1)
    const [dish] = await productsOn(database, 'freshprep', week, 'rtc')
    const id = dish?.id as string
    await updateQuantity(database, of(who, 1), { productId: id, quantity: 3 })
    const before = await card(who, 1)
    const taken = await takenOf(database.pool, 'freshprep', week, id)
    await skipOrder(database, of(who, 1))
    const back = await unskipOrder(database, of(who, 1))
    expect([orderCard(back.view, 'en', now), back.missing]).toEqual([before, []])
    expect(await card(who, 1)).toEqual(before)
    expect(await takenOf(database.pool, 'freshprep', week, id)).toBe(taken)
    await expect(unskipOrder(database, of(who, 1))).rejects.toEqual(refusal('order_not_skipped'))
    expect(await events(who, 1)).toEqual(['quantity_updated', 'skipped', 'unskipped'])
    expect(await templatesTo(who)).toEqual(['order_skipped', 'order_unskipped'])
  })

  test('twice at once is one skip and one message', async () => {
    const who = await subscribe(database.pool, now)
    await Promise.all([0, 1, 2].map(() => skipOrder(database, of(who, 1))))
    expect([await events(who, 1), await templatesTo(who)]).toEqual([['skipped'], ['order_skipped']])
  })

  test('is undone without what sold out in the meantime, which is named on the page and in the letter', async () => {
    const who = await subscribe(database.pool, now)
    const { week } = orderOf(who, 1)
    const items = await productsOn(database, 'freshprep', week, 'item')
    const [stays, few, gone] = items.slice(7, 10).map(item => item.id) as [string, string, string]
    for (const id of [stays, few, gone])
      await updateQuantity(database, of(who, 1), { productId: id, quantity: 2 })
    await skipOrder(database, of(who, 1))
    await leaveInStock(database, 'freshprep', week, few, 1)
    await leaveInStock(database, 'freshprep', week, gone, 0)
    const { view, missing } = await unskipOrder(database, of(who, 1))
    expect(missing.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])
    const after = await card(who, 1)
    expect(after.lines.map(({ productId, quantity }) => [productId, quantity]).toSorted()).toEqual(
      [
        [stays, 2],
        [few, 1],
      ].toSorted(),
    )
    expect(after).toEqual(orderCard(view, 'en', now))
    expect(after.totalCents).toBe(
      3 * 2 * 1395 + after.lines.reduce((sum, line) => sum + line.cents, 0) + after.receipt.taxCents,
    )
    const { rows } = await database.pool.query(
      `select data->'missing' as missing from outbox_message where client_id = $1 and template = 'order_unskipped'`,
      [who.clientId],
    )
    expect(rows).toEqual([{ missing }])
  })

  test('comes back as not chosen where all its dishes sold out', async () => {
    const who = await subscribe(database.pool, now)
    const { week } = orderOf(who, 1)
    const [dish] = await productsOn(database, 'freshprep', week, 'rtc')
    await updateQuantity(database, of(who, 1), { productId: dish?.id as string, quantity: 3 })
    await skipOrder(database, of(who, 1))
    await leaveInStock(database, 'freshprep', week, dish?.id as string, 0)
    await unskipOrder(database, of(who, 1))
    expect(await card(who, 1)).toMatchObject({ state: 'upcoming', untouched: true, totalCents: 3 * 2 * 1395 })
  })

  test('is refused after the cutoff, to other households, and while paused or closed', async () => {
    const who = await subscribe(database.pool, now)
    const late = (await card(who, 0)).cutoffAt.replace('.000Z', '.001Z')
    await expect(skipOrder(database, of(who, 0, late))).rejects.toEqual(refusal('order_locked'))
    await expect(unskipOrder(database, of(who, 0, late))).rejects.toEqual(refusal('order_locked'))
    const stranger = { ...of(await subscribe(database.pool, now), 1), orderId: orderOf(who, 1).id }
    await expect(skipOrder(database, stranger)).rejects.toEqual(refusal('not_found'))
    await expect(unskipOrder(database, stranger)).rejects.toEqual(refusal('not_found'))
    const paused = await subscribe(database.pool, now, { state: 'paused' })
    await expect(unskipOrder(database, of(paused, 1))).rejects.toEqual(refusal('account_paused'))
    await database.pool.query(`update subscription set state = 'closed' where client_id = $1`, [who.clientId])
    await expect(skipOrder(database, of(who, 1))).rejects.toEqual(refusal('account_closed'))
  })

  test('is not possible for a delivered order', async () => {
    const who = await subscribe(database.pool, now)
    await database.pool.query(`update client_order set state = 'delivered' where id = $1`, [
      orderOf(who, 0).id,
    ])
    await expect(skipOrder(database, of(who, 0))).rejects.toEqual(refusal('order_locked'))
  })
})

describe('moving a delivery', () => {
  test('to another day of its week changes its cutoff and its batch, with a message', {
    tags: '[API-account.change_delivery_form] [API-account.update_delivery] [ST-ORDER-CHANGE-DATE]',
  }, async () => {
    const who = await subscribe(database.pool, now)
    const form = await deliveryDates(database, of(who, 1))
    expect(form).toEqual({
      deliveryDate: '2026-12-08',
      window: { startHour: 16, endHour: 20 },
      dates: [
        { date: '2026-12-07', window: { startHour: 16, endHour: 20 }, cutoffLocal: '2026-12-03T23:59:59' },
        { date: '2026-12-08', window: { startHour: 16, endHour: 20 }, cutoffLocal: '2026-12-04T23:59:59' },
        { date: '2026-12-09', window: { startHour: 16, endHour: 20 }, cutoffLocal: '2026-12-05T23:59:59' },
        { date: '2026-12-13', window: { startHour: 16, endHour: 20 }, cutoffLocal: '2026-12-09T23:59:59' },
      ],
    })
    const moved = await moveOrder(database, of(who, 1), { deliveryDate: '2026-12-13', startHour: 16 })
    expect(orderCard(moved, 'en', now)).toMatchObject({
      deliveryDate: '2026-12-13',
      week: '2026-12-07',
      cutoffAt: '2026-12-10T06:59:59.000Z',
      chargeDate: '2026-12-10',
    })
    expect(orderCard(moved, 'en', now)).toEqual(await card(who, 1))
    const batch = await database.pool.query(
      `select week::text from batch where brand = 'freshprep' and delivery_date = '2026-12-13' and kitchen = 'vancouver'`,
    )
    expect(batch.rows).toEqual([{ week: '2026-12-07' }])
    await moveOrder(database, of(who, 1), { deliveryDate: '2026-12-13', startHour: 16 })
    expect([await events(who, 1), await templatesTo(who)]).toEqual([['delivery_moved'], ['delivery_moved']])
  })

  test('neither offers nor accepts a day whose cutoff has passed', async () => {
    const who = await subscribe(database.pool, now)
    const form = await deliveryDates(database, of(who, 0))
    expect(form.dates.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-02', '2026-12-06'])
    const monday = moveOrder(database, of(who, 0), { deliveryDate: '2026-11-30', startHour: 16 })
    await expect(monday).rejects.toEqual(refusal('date_unavailable'))
  })

  test.each([
    ['another week', '2026-12-15', 16],
    ['a day nobody drives', '2026-12-11', 16],
    ['a window there is not', '2026-12-09', 8],
  ])('to %s is refused', async (_, deliveryDate, startHour) => {
    const who = await subscribe(database.pool, now)
    const move = moveOrder(database, of(who, 1), { deliveryDate, startHour })
    await expect(move).rejects.toEqual(refusal('date_unavailable'))
  })

  test('is refused for a skipped order, after the cutoff, and to other households', async () => {
    const who = await subscribe(database.pool, now)
    const to = { deliveryDate: '2026-12-09', startHour: 16 }
    const late = (await card(who, 0)).cutoffAt.replace('.000Z', '.001Z')
    await expect(moveOrder(database, of(who, 0, late), to)).rejects.toEqual(refusal('order_locked'))
    await expect(deliveryDates(database, of(who, 0, late))).rejects.toEqual(refusal('order_locked'))
    await skipOrder(database, of(who, 1))
    await expect(moveOrder(database, of(who, 1), to)).rejects.toEqual(refusal('order_skipped'))
    const stranger = { ...of(await subscribe(database.pool, now), 1), orderId: orderOf(who, 1).id }
    await expect(moveOrder(database, stranger, to)).rejects.toEqual(refusal('not_found'))
    await expect(deliveryDates(database, stranger)).rejects.toEqual(refusal('not_found'))
  })
})

describe('against a change of the box at the same moment', () => {
  test('leaves the stock equal to the box’s contents, whichever wins', async () => {
    const who = await subscribe(database.pool, now)
    const { week } = orderOf(who, 2)
    const [dish] = await productsOn(database, 'freshprep', week, 'rtc')
    const id = dish?.id as string
    await updateQuantity(database, of(who, 2), { productId: id, quantity: 1 })
    const before = (await takenOf(database.pool, 'freshprep', week, id)) - 1
    await Promise.allSettled([
      updateQuantity(database, of(who, 2), { productId: id, quantity: 4 }),
      skipOrder(database, of(who, 2)),
      updateQuantity(database, of(who, 2), { productId: id, quantity: 2 }),
    ])
    expect(await card(who, 2)).toMatchObject({ state: 'skipped' })
    expect(await takenOf(database.pool, 'freshprep', week, id)).toBe(before)
  })
})
