import { beforeEach, describe, expect, test } from 'vitest'
import {
  batch,
  batchServices,
  householdOf,
  linesOf,
  messagesTo,
  now,
  orderAfter,
  paymentsOf,
  put,
  runPastCutoff,
  say,
  startAgain,
  templatesOf,
} from '../../tests/batch.ts'
import { leaveInStock, orderOf, productsOn, requestOf } from '../../tests/household.ts'
import { runDue } from '../../tests/weekly.ts'
import { orders } from '../calls/orders.ts'
import { skipOrder } from '../orders/skip_order.ts'

const { services, dishes } = await batchServices()

beforeEach(() => startAgain(services))

const byName = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

describe('at cutoff', () => {
  test('an order without a selection gets its plan’s dishes and is charged, with a message', {
    tags: '[ST-ORDER-AUTO-SELECT]',
  }, async () => {
    const who = await householdOf(services, { exclusions: ['milk', `dish:${dishes[0]?.id}`] })
    expect(await runPastCutoff(services)).toEqual([])
    expect(await orderAfter(services, who)).toMatchObject({
      state: 'charged',
      chosen_by: 'automatic',
      total_cents: 3 * 2 * 1395,
      points_earned: 83,
    })
    expect(await linesOf(services, who)).toHaveLength(3)
    expect(await linesOf(services, who)).not.toContain(dishes[0]?.id)
    const [chosen, charged] = await messagesTo(services, who)
    expect(chosen).toMatchObject({ template: 'chosen_for_you', data: { orderId: orderOf(who, 0).id } })
    expect(chosen?.data.dishes).toHaveLength(3)
    expect(charged).toMatchObject({
      template: 'order_charged',
      data: {
        deliveryDate: '2026-12-01',
        startHour: 16,
        endHour: 20,
        priced: { totalCents: 8370, payment: { cardCents: 8370 } },
        card: { brand: 'visa', last4: '4242' },
      },
    })
  })

  test('each message has the facts of its own box, whole and nothing else', async () => {
    const people = [
      await householdOf(services),
      await householdOf(services, { exclusions: [`dish:${dishes[0]?.id}`] }),
    ]
    expect(await runPastCutoff(services)).toEqual([])
    for (const who of people) {
      const { id: orderId } = orderOf(who, 0)
      const { priced } = await orderAfter(services, who)
      const names = (await linesOf(services, who)).map(id => dishes.find(dish => dish.id === id)?.dish?.name)
      const box = { orderId, deliveryDate: '2026-12-01' }
      const [chosen, charged] = await messagesTo(services, who)
      expect(chosen?.data).toEqual({ ...box, dishes: expect.any(Array) })
      expect(chosen?.data.dishes.toSorted(byName)).toEqual(
        names.map(name => ({ ...name, quantity: 1 })).toSorted(byName),
      )
      const card = { brand: 'visa', last4: '4242' }
      expect(charged?.data).toEqual({ ...box, startHour: 16, endHour: 20, priced, card })
    }
  })

  test('a household gets the best-ranked of its favourites, and none of the dishes it excludes', {
    tags: '[ST-ORDER-AUTO-SELECT]',
  }, async () => {
    const [likes, changedItsMind, plain] = [
      await householdOf(services),
      await householdOf(services),
      await householdOf(services),
    ]
    const [better, worse] = dishes.slice(-2)
    for (const dish of [worse, better]) await say(services, likes, dish, 'definitely', 20)
    await say(services, changedItsMind, worse, 'most_likely', 30)
    await say(services, changedItsMind, worse, 'possibly', 10)
    expect(await runPastCutoff(services)).toEqual([])
    const usual = await linesOf(services, plain)
    const given = await linesOf(services, likes)
    expect(usual).not.toContain(better?.id)
    expect(given).toContain(better?.id)
    expect(given.filter(id => usual.includes(id))).toHaveLength(2)
    expect(await linesOf(services, changedItsMind)).toEqual(usual)
  })

  test('a household does not get last week’s automatic dishes again while there are others', {
    tags: '[ST-ORDER-AUTO-SELECT]',
  }, async () => {
    const who = await householdOf(services, { planId: 'rte_8' })
    const brings = async (place: number) => {
      const { rows } = await services.pool.query<{ id: string }>(
        'select product_id as id from order_line where order_id = $1',
        [orderOf(who, place).id],
      )
      return rows.map(row => row.id)
    }
    expect(await runPastCutoff(services)).toEqual([])
    services.clock.set('2026-12-05T09:00:00.000Z')
    await runDue(services)
    const [first, second] = [await brings(0), await brings(1)]
    expect([first.length, second.length]).toEqual([8, 8])
    expect(second.filter(id => first.includes(id))).toEqual([])
  })

  test('a household’s choice stays, and the total it last saw is charged', async () => {
    const who = await householdOf(services)
    await put(services, who, dishes[4], 2)
    const view = await put(services, who, dishes[5], 1)
    expect(await runPastCutoff(services)).toEqual([])
    expect(await orderAfter(services, who)).toMatchObject({
      state: 'charged',
      chosen_by: 'client',
      total_cents: view.order.totalCents,
      priced: view.order.priced,
    })
    expect(await linesOf(services, who)).toEqual([dishes[4]?.id, dishes[5]?.id].toSorted())
    expect(await templatesOf(services, who)).toEqual(['order_charged'])
    expect(await paymentsOf(services, who)).toMatchObject([
      { state: 'captured', amount_cents: view.order.totalCents },
    ])
  })

  test('market items alone are no selection: dishes join them, and everything is paid for', async () => {
    const who = await householdOf(services)
    const [item] = await productsOn(services, 'freshprep', batch.week, 'item')
    await put(services, who, item, 2)
    expect(await runPastCutoff(services)).toEqual([])
    const { rows } = await services.pool.query(
      'select kind, sum(quantity)::int as units from order_line where client_id = $1 group by 1 order by 1',
      [who.clientId],
    )
    expect(rows).toEqual([
      { kind: 'item', units: 2 },
      { kind: 'rtc', units: 3 },
    ])
    const { priced } = await orderAfter(services, who)
    expect(priced.goodsCents).toBe(3 * 2 * 1395 + 2 * (item?.item?.priceCents as number))
  })

  test('an order below the minimum is neither charged nor delivered, with a message', {
    tags: '[ST-ORDER-MINIMUM]',
  }, async () => {
    const who = await householdOf(services)
    await put(services, who, dishes[0], 1)
    expect(await runPastCutoff(services)).toEqual([])
    expect((await orderAfter(services, who)).state).toBe('not_met')
    expect(await paymentsOf(services, who)).toEqual([])
    expect(await messagesTo(services, who)).toMatchObject([
      { template: 'minimum_not_met', data: { goodsCents: 2790, minimumCents: 5900 } },
    ])
  })

  test('a skipped week is not charged', { tags: '[ST-ORDER-SKIPPED]' }, async () => {
    const who = await householdOf(services)
    await skipOrder(services, { clientId: who.clientId, orderId: orderOf(who, 0).id, now })
    await services.pool.query('delete from outbox_message')
    expect(await runPastCutoff(services)).toEqual([])
    expect((await orderAfter(services, who)).state).toBe('skipped')
    expect([
      await paymentsOf(services, who),
      await messagesTo(services, who),
      await linesOf(services, who),
    ]).toEqual([[], [], []])
  })

  test('a paused household is not charged', async () => {
    const who = await householdOf(services, { state: 'paused' })
    expect(await runPastCutoff(services)).toEqual([])
    expect((await orderAfter(services, who)).state).toBe('skipped')
    expect([await paymentsOf(services, who), await messagesTo(services, who)]).toEqual([[], []])
  })

  test('where nothing safe is left the order is skipped, with a message', async () => {
    const who = await householdOf(services, { exclusions: dishes.map(dish => `dish:${dish.id}`) })
    expect(await runPastCutoff(services)).toEqual([])
    expect((await orderAfter(services, who)).state).toBe('skipped')
    expect(await templatesOf(services, who)).toEqual(['nothing_safe'])
    expect([await paymentsOf(services, who), await linesOf(services, who)]).toEqual([[], []])
  })

  test('a plan of more ready meals than are safe gets the best again, as foreseen, at the plan’s price', {
    tags: '[ST-ORDER-AUTO-SELECT]',
  }, async () => {
    const meals = await productsOn(services, 'freshprep', batch.week, 'rte')
    const exclusions = meals.slice(5).map(meal => `dish:${meal.id}`)
    const who = await householdOf(services, { planId: 'rte_8', exclusions })
    const { clientId } = who
    const { dishes: foreseen, cents } = await orders.foreseen_meals(services, requestOf(clientId, now), {
      orderId: orderOf(who, 0).id,
    })
    expect(await runPastCutoff(services)).toEqual([])
    expect(await orderAfter(services, who)).toMatchObject({
      state: 'charged',
      chosen_by: 'automatic',
      priced: { goodsCents: cents },
    })
    const { rows: lines } = await services.pool.query<{ id: string; quantity: number; taken: number }>(
      `select l.product_id as id, l.quantity, e.taken from order_line l
       join menu_entry e on e.brand = $2 and e.week = $3 and e.product_id = l.product_id
       where l.client_id = $1`,
      [clientId, batch.brand, batch.week],
    )
    expect(lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, 1, 2, 2, 2])
    for (const { quantity, taken } of lines) expect(taken).toBe(quantity)
    const timesOf = (list: { id: string; quantity: number }[]) =>
      list.map(({ id, quantity }) => ({ id, quantity })).toSorted(byName)
    expect(timesOf(foreseen)).toEqual(timesOf(lines))
    const [chosen] = await messagesTo(services, who)
    expect(chosen?.data.dishes.map((dish: { quantity: number }) => dish.quantity).toSorted()).toEqual([
      1, 1, 2, 2, 2,
    ])
  })

  test('a box of ready meals takes no more of one than there is, and is skipped only where none is left', async () => {
    const meals = await productsOn(services, 'freshprep', batch.week, 'rte')
    const [scarce, plenty] = meals as [(typeof meals)[number], (typeof meals)[number]]
    const exclusions = meals.slice(2).map(meal => `dish:${meal.id}`)
    await leaveInStock(services, 'freshprep', batch.week, scarce.id, 1)
    await leaveInStock(services, 'freshprep', batch.week, plenty.id, 11)
    const both = [
      await householdOf(services, { planId: 'rte_6', exclusions }),
      await householdOf(services, { planId: 'rte_6', exclusions }),
    ]
    const never = await householdOf(services, {
      planId: 'rte_6',
      exclusions: meals.map(meal => `dish:${meal.id}`),
    })
    expect(await runPastCutoff(services)).toEqual([])
    for (const who of both) expect((await orderAfter(services, who)).state).toBe('charged')
    expect((await orderAfter(services, never)).state).toBe('skipped')
    const { rows } = await services.pool.query('select sum(quantity)::int as units from order_line')
    expect(rows).toEqual([{ units: 12 }])
  })

  test('recipes never come again: with too few safe ones the order is skipped, and nothing else is foreseen', async () => {
    const who = await householdOf(services, { exclusions: dishes.slice(2).map(dish => `dish:${dish.id}`) })
    const of = { orderId: orderOf(who, 0).id }
    const foreseen = await orders.foreseen_meals(services, requestOf(who.clientId, now), of)
    expect(foreseen.dishes).toEqual([])
    expect(await runPastCutoff(services)).toEqual([])
    expect((await orderAfter(services, who)).state).toBe('skipped')
    expect(await templatesOf(services, who)).toEqual(['nothing_safe'])
  })

  test('a scarce dish goes to as many as the kitchen can make, and everybody is fed', async () => {
    for (const dish of dishes) await leaveInStock(services, 'freshprep', batch.week, dish.id, 4)
    const all = await Promise.all(Array.from({ length: 15 }, () => householdOf(services)))
    expect(await runPastCutoff(services)).toEqual([])
    for (const who of all) expect((await orderAfter(services, who)).state).toBe('charged')
  })

  test('a later order of the household stays as it is', async () => {
    const who = await householdOf(services)
    expect(await runPastCutoff(services)).toEqual([])
    const { rows } = await services.pool.query(
      `select state, count(*)::int from client_order where client_id = $1 group by 1 order by 1`,
      [who.clientId],
    )
    expect(rows).toEqual([
      { state: 'charged', count: 1 },
      { state: 'upcoming', count: 4 },
    ])
  })
})
