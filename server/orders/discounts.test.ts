import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import {
  leaveInStock,
  menusAt,
  orderOf,
  productsOn,
  subscribe,
  type TestHousehold,
} from '../../tests/household.ts'
import { heldCodesOf } from '../codes/discounts/held_codes.ts'
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
    expect(await discountsOf(await holder([50], { since }))).toEqual([0, plan / 2, 0, 0, 0])
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

describe('a code with a minimum spend', () => {
  /** Gives a box so many kits of two servings. */
  async function fill(who: TestHousehold, place: number, kits: number): Promise<void> {
    const [dish] = await productsOn(database, 'freshprep', orderOf(who, place).week, 'rtc')
    await updateQuantity(database, of(who, place), { productId: dish?.id as string, quantity: kits })
  }

  const kit = 2 * 1395
  const heldBy = async (who: TestHousehold) => {
    const codes = await heldCodesOf(database.pool, { brand: 'freshprep', clientId: who.clientId, now })
    return codes.map(({ code, used }) => ({ code, used }))
  }

  test('is not used by a box below it, whatever becomes of that box', async () => {
    const who = await holder([50], { minimum: plan + kit })
    await fill(who, 1, 4)
    expect(await discountsOf(who)).toEqual([0, 2 * kit, 0, 0, 0])
    for (const state of ['locked', 'charged', 'delivered']) {
      await database.pool.query(
        `update client_order set state = $2, priced = '{"goodsCents": 8370, "discounts": []}' where id = $1`,
        [orderOf(who, 0).id, state],
      )
      const { household, order } = await loadOrder(database, who.clientId, of(who, 1).orderId, now)
      expect(heldFor(household, order)[0]?.orderNumber, state).toBe(1)
      expect(await heldBy(who), state).toEqual([{ code: 'CODE', used: 0 }])
    }
  })

  test('is used by a box that reached it', async () => {
    const who = await holder([50, 30], { minimum: plan + kit })
    await fill(who, 0, 4)
    await fill(who, 2, 4)
    expect(await discountsOf(who)).toEqual([2 * kit, 0, Math.floor((4 * kit * 30 + 50) / 100), 0, 0])
    for (const state of ['charged', 'delivered']) {
      await database.pool.query('update client_order set state = $2 where id = $1', [
        orderOf(who, 0).id,
        state,
      ])
      const { household, order } = await loadOrder(database, who.clientId, of(who, 2).orderId, now)
      expect(heldFor(household, order)[0]?.orderNumber, state).toBe(2)
      expect(await heldBy(who), state).toEqual([{ code: 'CODE', used: 1 }])
    }
  })

  test('goes to a sooner box that comes to reach it, and back: it is never on two boxes', async () => {
    const who = await holder([50], { minimum: plan + kit })
    const stored = async () => {
      const { rows } = await database.pool.query(
        'select total_cents as total from client_order where client_id = $1 order by week limit 2',
        [who.clientId],
      )
      return rows.map(({ total }) => total)
    }
    await fill(who, 0, 3)
    await fill(who, 1, 4)
    expect(await stored()).toEqual([plan, 2 * kit])
    await fill(who, 0, 4)
    expect(await stored()).toEqual([2 * kit, 4 * kit])
    await fill(who, 0, 3)
    expect(await stored()).toEqual([plan, 2 * kit])
  })

  test('is given up by a box that is short of stock as by any other, and nothing changes', async () => {
    const who = await holder([50], { minimum: plan + kit })
    const [dish] = await productsOn(database, 'freshprep', orderOf(who, 0).week, 'rtc')
    await fill(who, 0, 3)
    await leaveInStock(database, 'freshprep', orderOf(who, 0).week, dish?.id as string, 0)
    await expect(fill(who, 0, 4)).rejects.toMatchObject({ code: 'sold_out' })
    expect(await discountsOf(who)).toEqual([0, 0, 0, 0, 0])
    await leaveInStock(database, 'freshprep', orderOf(who, 0).week, dish?.id as string, 50)
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
