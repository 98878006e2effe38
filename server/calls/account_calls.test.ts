// The calls of the account: their answers match the contract, and show the household's own alone.

import { describe, expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { orderLabel } from '../../domain/machines/order.ts'
import { held } from '../../tests/held.ts'
import { menusAt, orderOf, productsOn, requestOf, subscribe } from '../../tests/household.ts'
import { recordBalances } from '../../tests/ledger.ts'
import { testServices } from '../../tests/services.ts'
import { account } from './account.ts'
import { clients } from './clients.ts'
import { orders } from './orders.ts'
import { rewards } from './rewards.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

describe('account', () => {
  test('shows the next five orders in date order, with skips among them, and those under way', {
    tags: '[API-account.index]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const request = requestOf(who.clientId, now)
    await account.skip_order(services, request, { orderId: orderOf(who, 3).id })
    await services.pool.query(`update client_order set state = 'charged', points_earned = 83 where id = $1`, [
      orderOf(who, 0).id,
    ])
    const index = held(contract.account.index, await account.index(services, request, {}))
    expect(index).toMatchObject({
      firstName: 'Ada',
      dayPart: 'morning',
      signupUrl: null,
      returnables: [],
      card: null,
    })
    expect(index.subscription).toMatchObject({ state: 'active', plan: { id: 'rtc_2-3', weekCents: 8370 } })
    expect(index.orders.map(order => [order.id, order.skipped])).toEqual(
      [1, 2, 3, 4].map(place => [orderOf(who, place).id, place === 3]),
    )
    expect(index.underway).toMatchObject([{ id: orderOf(who, 0).id, points: { pending: 83, available: 0 } }])
    expect(index.orders.every(order => orderLabel(order.state) === order.label)).toBe(true)
  })

  test('shows only the household’s own past boxes, newest first', {
    tags: '[API-clients.delivery_history]',
  }, async () => {
    const [who, other] = [await subscribe(services.pool, now), await subscribe(services.pool, now)]
    for (const { clientId } of [who, other]) {
      await services.pool.query(
        `update client_order set state = 'delivered', cutoff_at = '2026-11-06T07:59:59Z',
           delivery_date = '2026-11-09'::date + case when id = $2 then 1 else 0 end
         where client_id = $1 and week <= $3`,
        [clientId, orderOf(who, 1).id, orderOf(who, 1).week],
      )
    }
    await services.pool.query(
      `insert into review (client_id, order_id, product_id, version, order_again, dislikes, created_at, updated_at)
       values ($1, $2, 'chana-masala', 1, 'definitely', '{}', $4, $4), ($1, $2, 'shakshuka', 1, null, '{}', $4, $4),
         ($3, $5, 'chana-masala', 1, 'never', '{}', $4, $4)`,
      [who.clientId, orderOf(who, 1).id, other.clientId, now, orderOf(other, 1).id],
    )
    const past = await clients.delivery_history(services, requestOf(who.clientId, now), {})
    expect(held(contract.clients.delivery_history, past)).toMatchObject({ page: 1, more: false })
    expect(past.orders.map(order => [order.id, order.label])).toEqual([
      [orderOf(who, 1).id, 'completed'],
      [orderOf(who, 0).id, 'completed'],
    ])
    expect(past.said).toEqual([
      { orderId: orderOf(who, 1).id, productId: 'chana-masala', orderAgain: 'definitely' },
    ])
  })

  test('shows a past box with the recipes of its version, the receipt and late additions', {
    tags: '[ENT-RECIPE-STEPS] [ST-ORDER-DELIVERED]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const order = orderOf(who, 0)
    const request = requestOf(who.clientId, now)
    const of = { orderId: order.id }
    // While it can be edited it is not a past box.
    await expect(clients.box(services, request, of)).rejects.toMatchObject({ code: 'not_found' })
    const [dish] = await productsOn(services, 'freshprep', order.week, 'rtc')
    const productId = dish?.id ?? expect.fail('no dish')
    await orders.update_quantity(services, request, { ...of, productId, quantity: 2 })
    const { totalCents, receipt } = await orders.order_data(services, request, of)
    // The recipe changes after the sale: a newer version, on menus to come.
    const { rows } = await services.pool.query(
      `insert into dish_version (dish_id, version, kind, content)
       select dish_id, version + 1, kind, jsonb_set(content, '{steps}', '[]') from dish_version
       where dish_id = $1 order by version desc limit 1 returning version`,
      [productId],
    )
    await services.pool.query(
      `update client_order set state = 'delivered' where client_id = $1 and id = $2`,
      [who.clientId, order.id],
    )
    await services.pool.query(
      `insert into late_edit (client_id, order_id, number, state, added, amount_cents, method_id, at)
       select $1, $2, n, s, '{"line": {"quantity": 2}, "version": 1, "name": {"en": "Chips", "fr": "Croustilles"}}',
         499, gen_random_uuid(), '2026-11-28T16:00:00Z'
       from (values (1, 'captured'), (2, 'declined')) e (n, s)`,
      [who.clientId, order.id],
    )
    const box = held(contract.clients.box, await clients.box(services, request, of))
    expect(box.order).toMatchObject({ state: 'delivered', totalCents, receipt })
    const recipe = box.recipes.find(one => one.productId === productId)
    expect(recipe?.version).toBe(rows[0].version - 1)
    expect(recipe?.steps.length).toBeGreaterThan(0)
    expect(recipe?.ingredients.length).toBeGreaterThan(0)
    expect(box.late).toEqual([{ name: 'Chips', quantity: 2, cents: 499, atLocal: '2026-11-28T09:00:00' }])
  })

  test('shows an order past its cutoff as under way, even before a batch has run', async () => {
    const who = await subscribe(services.pool, now)
    const later = '2026-11-28T18:00:00.000Z'
    const index = await account.index(services, requestOf(who.clientId, later), {})
    expect(index.underway.map(order => [order.id, order.editable])).toEqual([[orderOf(who, 0).id, false]])
    expect(index.orders).toHaveLength(4)
  })

  test('shows balances with the soonest box, and not twice', async () => {
    const who = await subscribe(services.pool, now)
    await services.pool.query(
      `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at) values
         ($1, 'merit:a', 'given', 10000, 'merit', 'test', $2), ($1, 'merit:a', 'house', -10000, 'merit', 'test', $2),
         ($1, 'gift_card:b', 'bought', 500, 'gift_card', 'test', $2),
         ($1, 'gift_card:b', 'house', -500, 'gift_card', 'test', $2)`,
      [who.clientId, now],
    )
    await recordBalances(services.pool)
    const index = await account.index(services, requestOf(who.clientId, now), {})
    expect(index.credit).toEqual({ givenCents: 10_000, boughtCents: 500, corporateCents: 0 })
    expect(index.orders.slice(0, 3).map(order => order.receipt.payment)).toEqual([
      { givenCents: 8370, boughtCents: 0, corporateCents: 0, cardCents: 0 },
      { givenCents: 1630, boughtCents: 500, corporateCents: 0, cardCents: 6240 },
      { givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 8370 },
    ])
  })

  test('lists bags that are out with their day', async () => {
    const who = await subscribe(services.pool, now)
    await services.pool.query(
      `insert into returnable_loan (client_id, number, kind, out_since, returned_at) values
         ($1, 'B-1', 'cooler_bag', '2026-11-10', null), ($1, 'B-0', 'cooler_bag', '2026-11-03', $2)`,
      [who.clientId, now],
    )
    const index = await account.index(services, requestOf(who.clientId, now), {})
    expect(index.returnables).toEqual([{ kind: 'cooler_bag', number: 'B-1', outSince: '2026-11-10' }])
  })

  test('shows the points in the ledger', async () => {
    const who = await subscribe(services.pool, now)
    await services.pool.query(
      `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at) values
         ($1, 'points_earned:a', 'points_pending', 84, 'points_earned', 'test', $2),
         ($1, 'points_earned:a', 'house', -84, 'points_earned', 'test', $2),
         ($1, 'points_available:b', 'points_pending', -50, 'points_available', 'test', $2),
         ($1, 'points_available:b', 'points', 50, 'points_available', 'test', $2)`,
      [who.clientId, now],
    )
    await recordBalances(services.pool)
    const request = requestOf(who.clientId, now)
    expect(await rewards.balance(services, request, {})).toEqual({ pending: 34, available: 50 })
    expect((await account.index(services, request, {})).points).toEqual({ pending: 34, available: 50 })
  })
})
