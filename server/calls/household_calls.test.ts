// The calls of orders: their answers match the contract, and an order of another household does not exist
// for any of them.

import { describe, expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { priceBox } from '../../domain/pricing/price_box.ts'
import type { LineToPrice } from '../../domain/pricing/types.ts'
import { held } from '../../tests/held.ts'
import { menusAt, orderOf, productsOn, requestOf, subscribe } from '../../tests/household.ts'
import { recordBalances } from '../../tests/ledger.ts'
import { testServices } from '../../tests/services.ts'
import { planAt } from '../../tests/terms.ts'
import { account } from './account.ts'
import { clients } from './clients.ts'
import { menu } from './menu.ts'
import { orders } from './orders.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

test('an order of another household does not exist, for any call that names one', {
  tags: '[ROLE-CLIENT-OWN]',
}, async () => {
  const [owner, stranger] = [await subscribe(services.pool, now), await subscribe(services.pool, now)]
  const orderId = orderOf(owner, 1).id
  const request = requestOf(stranger.clientId, now)
  const of = { orderId, productId: 'naan' }
  const asked = [
    orders.order_data(services, request, of),
    orders.order_data_for_account_page(services, request, of),
    orders.editor_data_v2(services, request, of),
    orders.update_quantity(services, request, { ...of, quantity: 1 }),
    orders.update_customization(services, request, { ...of, customizationId: null }),
    orders.update_pairings(services, request, { ...of, pairings: [] }),
    orders.anticipated_comarch_points(services, request, of),
    account.skip_order(services, request, of),
    account.unskip_order(services, request, of),
    account.change_delivery_form(services, request, of),
    clients.box(services, request, of),
    account.update_delivery(services, request, { ...of, deliveryDate: '2026-12-09', startHour: 16 }),
  ]
  const ends = await Promise.allSettled(asked)
  expect(ends.map(end => end.status === 'rejected' && (end.reason as { code: string }).code)).toEqual(
    asked.map(() => 'not_found'),
  )
})

describe('orders', () => {
  test('show one order with its money', {
    tags: '[API-orders.order_data] [ENT-ORDER-DATES] [ENT-ORDER-MONEY] [ENT-ORDER-ITEMS]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const request = requestOf(who.clientId, now)
    const data = await orders.order_data(services, request, { orderId: orderOf(who, 1).id })
    expect(held(contract.orders.order_data, data)).toMatchObject({
      deliveryDate: '2026-12-08',
      skipped: false,
      cutoffDate: '2026-12-04',
      cutoffTime: '23:59',
      minimumTotal: 5900,
      credit: 0,
      discount: 0,
      taxes: 0,
      volumeDiscounts: 0,
      total: 8370,
      selectedRecipes: [],
      addons: [],
      marketItems: [],
      itemsCount: 0,
    })
  })

  test('show the same order as on the dashboard', {
    tags: '[API-orders.order_data_for_account_page] [ST-ORDER-FUTURE]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const request = requestOf(who.clientId, now)
    const card = await orders.order_data_for_account_page(services, request, { orderId: orderOf(who, 4).id })
    expect(held(contract.orders.order_data_for_account_page, card)).toMatchObject({
      state: 'upcoming',
      label: 'upcoming',
      untouched: true,
      editable: true,
      menuPublished: true,
      totalCents: 8370,
    })
  })

  test('list the household’s own by date, without the skipped ones', {
    tags: '[API-orders.upcoming_order_ids]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const request = requestOf(who.clientId, now)
    await account.skip_order(services, request, { orderId: orderOf(who, 2).id })
    const ids = await orders.upcoming_order_ids(services, request, {})
    expect(ids).toEqual([0, 1, 3, 4].map(place => orderOf(who, place).id))
  })

  test('have the same price in the browser as the server will write, to the cent', {
    tags: '[API-orders.editor_data_v2]',
  }, async () => {
    const who = await subscribe(services.pool, now, { brand: 'cookit', exclusions: ['milk'] })
    await services.pool.query(
      `insert into held_discount (client_id, code, type, unit, elements, minimum_spend_cents, created_at)
       values ($1, 'AMIS20', 'DiscountCode', 'percent', '[20]', 0, $2)`,
      [who.clientId, now],
    )
    const request = requestOf(who.clientId, now, 'cookit', 'fr')
    const { id: orderId, week } = orderOf(who, 0)
    const data = held(
      contract.orders.editor_data_v2,
      await orders.editor_data_v2(services, request, { orderId }),
    )
    const wishes = await menu.wishes(services, request, {})
    expect(wishes).toEqual({ exclusions: ['milk'], holding: {}, vegetarian: false, vegan: false })
    expect(data.household).toEqual({ ...wishes, ingredients: {}, liked: [], state: 'active', traces: {} })
    const dishes = data.dishes.filter(dish => dish.kind === 'rtc').slice(0, 3)
    const snack = Object.entries(data.pricing.prices).find(([, price]) => price.taxClass === 'snack')
    const wanted: [string, number][] = [
      ...dishes.map((dish): [string, number] => [dish.id, 1]),
      [snack?.[0] ?? '', 3],
    ]
    let answered = data.order
    for (const [productId, quantity] of wanted) {
      answered = (await orders.update_quantity(services, request, { orderId, productId, quantity })).order
    }
    const { prices, held: codes, balances, terms } = data.pricing
    const lines = wanted.map(([productId, quantity]): LineToPrice => {
      const kind = data.dishes.find(dish => dish.id === productId)?.kind ?? 'item'
      const price = prices[productId] as (typeof prices)[string]
      return { productId, kind, quantity, customizationCents: 0, ...price }
    })
    const { price: inBrowser } = priceBox({
      plan: planAt('cookit', data.plan.id),
      terms,
      lines,
      held: codes,
      balances,
    })
    expect(inBrowser.totalCents).toBe(answered.total)
    expect(Object.keys(data.words).sort()).toEqual(
      [...data.dishes, ...data.items].map(product => product.id).sort(),
    )
    expect(inBrowser.taxes).toEqual(answered.receipt.taxes)
    expect(answered.receipt.discountCents).toBeGreaterThan(0)
    expect(answered.receipt.taxCents).toBeGreaterThan(0)
    expect(week).toBe(answered.week)
  })

  test('that can change and have a product on their menu are listed, with their contents', {
    tags: '[API-orders.future_orders_for_product]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const request = requestOf(who.clientId, now)
    const [item] = await productsOn(services, 'freshprep', orderOf(who, 1).week, 'item')
    const productId = item?.id as string
    await orders.update_quantity(services, request, { orderId: orderOf(who, 1).id, productId, quantity: 2 })
    await account.skip_order(services, request, { orderId: orderOf(who, 0).id })
    const found = await orders.future_orders_for_product(services, request, { productId })
    expect(found.map(order => order.quantity)).toEqual([2, 0, 0, 0])
    expect(found.map(order => order.orderId)).toEqual([1, 2, 3, 4].map(place => orderOf(who, place).id))
    const menus = await Promise.all(
      [1, 2, 3, 4].map(place => productsOn(services, 'freshprep', orderOf(who, place).week, 'rtc')),
    )
    const dish = menus[0]?.[0]?.id as string
    const serving = [1, 2, 3, 4].filter((_, at) => menus[at]?.some(({ id }) => id === dish))
    expect(serving.length).toBeLessThan(4)
    const having = await orders.future_orders_for_product(services, request, { productId: dish })
    expect(having.map(order => order.orderId)).toEqual(serving.map(place => orderOf(who, place).id))
    const unknown = orders.future_orders_for_product(services, request, { productId: 'no-such-thing' })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })

  test('earn one percent of the payment, two while 26 deliveries lie within 52 weeks', {
    tags: '[API-orders.anticipated_comarch_points]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const request = requestOf(who.clientId, now)
    const ask = () => orders.anticipated_comarch_points(services, request, { orderId: orderOf(who, 1).id })
    expect(await ask()).toEqual({ points: 83 })
    await services.pool.query(`update subscription set loyal_until = '2026-12-31' where client_id = $1`, [
      who.clientId,
    ])
    expect(await ask()).toEqual({ points: 167 })
    await services.pool.query(
      `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at) values
         ($1, 'bonus:a', 'given', 2000, 'bonus', 'test', $2), ($1, 'bonus:a', 'house', -2000, 'bonus', 'test', $2)`,
      [who.clientId, now],
    )
    await recordBalances(services.pool)
    const first = await orders.anticipated_comarch_points(services, request, { orderId: orderOf(who, 0).id })
    expect([first, await ask()]).toEqual([{ points: 127 }, { points: 167 }])
  })
})
