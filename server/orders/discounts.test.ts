import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import { menusAt, orderOf, productsOn, subscribe, type TestHousehold } from '../../tests/household.ts'
import { withTx } from '../request/database/database.ts'
import { heldFor } from './discounts.ts'
import { loadOrder } from './load.ts'
import { orderData } from './order_view.ts'
import { repriceMovedDiscounts } from './reprice.ts'
import { skipOrder } from './skip_order.ts'
import { unskipOrder } from './unskip_order.ts'
import { updateQuantity } from './update_quantity.ts'

const now = '2026-11-27T18:00:00.000Z'
const database = await testDatabase({ beginning: menusAt(now) })

async function holder(
  elements: number[],
  more: { minimum?: number; since?: string } = {},
): Promise<TestHousehold> {
  const who = await subscribe(database.pool, now)
  const type = elements.length > 1 ? 'MultiorderDiscountCode' : 'DiscountCode'
  await database.pool.query(
    `insert into held_discount (client_id, code, type, unit, elements, minimum_spend_cents, created_at)
     values ($1, 'CODE', $2, 'percent', $3, $4, $5)`,
    [who.clientId, type, JSON.stringify(elements), more.minimum ?? 0, more.since ?? now],
  )
  return who
}

const plan = 3 * 2 * 1395

async function discountsOf(who: TestHousehold): Promise<number[]> {
  const cents = who.orders.map(async ({ id }) => {
    const view = await loadOrder(database, who.clientId, id, now)
    return orderData(view, 'en', now).discount
  })
  return Promise.all(cents)
}

const of = (who: TestHousehold, place: number) => ({
  clientId: who.clientId,
  orderId: orderOf(who, place).id,
  now,
})

describe('the part of a code for each order', () => {
  test('of a plain code goes to the first box', async () => {
    expect(await discountsOf(await holder([50]))).toEqual([plan / 2, 0, 0, 0, 0])
  })

  test('of a code over several boxes skips a skipped box, and returns with it', {
    tags: '[ST-ORDER-SKIPPED] [ST-ORDER-UNSKIP]',
  }, async () => {
    const who = await holder([30, 20, 10])
    const percent = (...percents: number[]) => percents.map(each => Math.floor((plan * each + 50) / 100))
    expect(await discountsOf(who)).toEqual(percent(30, 20, 10, 0, 0))
    await skipOrder(database, of(who, 1))
    const [first, , third, fourth] = await discountsOf(who)
    expect([first, third, fourth]).toEqual(percent(30, 20, 10))
    await unskipOrder(database, of(who, 1))
    expect(await discountsOf(who)).toEqual(percent(30, 20, 10, 0, 0))
  })

  test('stays on a past box, whatever the later ones took', {
    tags: '[LBL-DISCOUNT-RECURRING]',
  }, async () => {
    const who = await holder([30, 20, 10])
    const numbers = () =>
      Promise.all(
        who.orders.slice(0, 3).map(async (_, place) => {
          const { household, order } = await loadOrder(database, who.clientId, of(who, place).orderId, now)
          return heldFor(household, order)[0]?.orderNumber
        }),
      )
    for (const [first, second] of [
      ['charged', 'upcoming'],
      ['delivered', 'charged'],
      ['delivered', 'failed'],
    ]) {
      await database.pool.query(
        `update client_order set state = case id when $2 then $4 else $5 end where client_id = $1 and id in ($2, $3)`,
        [who.clientId, of(who, 0).orderId, of(who, 1).orderId, first, second],
      )
      expect(await numbers(), `${first}, ${second}`).toEqual([1, 2, 3])
    }
  })

  test('does not go to boxes whose cutoff had passed when the code was taken', async () => {
    const since = '2026-11-28T07:30:00.000Z'
    expect(await discountsOf(await holder([50], { since }))).toEqual([plan / 2, plan / 2, 0, 0, 0])
  })

  test('does not go to a box below the code’s minimum spend', async () => {
    expect(await discountsOf(await holder([50], { minimum: plan + 1 }))).toEqual([0, 0, 0, 0, 0])
    expect(await discountsOf(await holder([50], { minimum: plan }))).toEqual([plan / 2, 0, 0, 0, 0])
  })

  test('is used up by a delivered box', async () => {
    const who = await holder([30, 20])
    await database.pool.query(`update client_order set state = 'delivered' where id = $1`, [
      orderOf(who, 0).id,
    ])
    const rest = (await discountsOf(who)).slice(1)
    expect(rest).toEqual([Math.floor((plan * 20 + 50) / 100), 0, 0, 0])
  })
})

describe('a box that was chosen already', () => {
  test('is priced again, with an event, when the discount moves to it', async () => {
    const who = await holder([50])
    const { week, id } = orderOf(who, 1)
    const dishes = await productsOn(database, 'freshprep', week, 'rtc')
    for (const dish of dishes.slice(0, 3)) {
      await updateQuantity(database, of(who, 1), { productId: dish.id, quantity: 1 })
    }
    await skipOrder(database, of(who, 0))
    const { rows } = await database.pool.query(
      'select total_cents, version from client_order where id = $1',
      [id],
    )
    expect(rows).toEqual([{ total_cents: plan / 2, version: 5 }])
    const events = await database.pool.query(
      'select kind from order_event where order_id = $1 and version = 5',
      [id],
    )
    expect(events.rows).toEqual([{ kind: 'repriced' }])
  })

  test('gets the discount of a box that was not delivered', async () => {
    const who = await holder([50])
    const { week, id } = orderOf(who, 1)
    const [dish] = await productsOn(database, 'freshprep', week, 'rtc')
    await updateQuantity(database, of(who, 1), { productId: dish?.id as string, quantity: 3 })
    await database.pool.query(`update client_order set state = 'not_met' where id = $1`, [orderOf(who, 0).id])
    const again = () => withTx(database.pool, tx => repriceMovedDiscounts(tx, database, who.clientId, now))
    await again()
    await again()
    const { rows } = await database.pool.query(
      'select total_cents, version from client_order where id = $1',
      [id],
    )
    expect(rows).toEqual([{ total_cents: plan / 2, version: 3 }])
  })
})
