// The editor's data: everything that search, filters, warnings and the receipt need, within a limit of bytes.

import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { loyaltyDeliveries, pointsEarned } from '../../domain/points.ts'
import { find, searchIndex } from '../../domain/search/find.ts'
import { turnFlag } from '../../tests/flags.ts'
import {
  menusAt,
  orderOf,
  productsOn,
  requestOf,
  subscribe,
  type TestHousehold,
} from '../../tests/household.ts'
import { testServices } from '../../tests/services.ts'
import { banners } from '../calls/banners.ts'
import { orders } from '../calls/orders.ts'
import { products } from '../calls/products.ts'
import { menusOf } from '../menu/memory.ts'

const now = '2026-11-27T18:00:00.000Z'

const services = await testServices({ now, beginning: menusAt(now) })

const opened = async (who: TestHousehold, locale: 'en' | 'fr' = 'en') =>
  orders.editor_data_v2(services, requestOf(who.clientId, now, who.brand, locale), {
    orderId: orderOf(who, 1).id,
  })

describe('the editor’s data', { tags: '[API-orders.editor_data_v2]' }, () => {
  test('of the biggest week is at most 60 kB compressed, with JSON that a phone parses at once', async () => {
    const data = JSON.stringify(await opened(await subscribe(services.pool, now, { brand: 'cookit' }), 'fr'))
    expect((await promisify(brotliCompress)(data)).length).toBeLessThan(60_000)
    expect(data.length).toBeLessThan(250_000)
  })

  test('finds by name, ingredient and cuisine in either language, whatever the page’s is', {
    tags: '[RT-EDITOR-SEARCH]',
  }, async () => {
    const data = await opened(await subscribe(services.pool, now))
    const index = searchIndex(Object.entries(data.words).map(([id, words]) => ({ id, ...words })))
    const menu = [...data.dishes, ...data.items]
    for (const { id, name } of menu) expect(find(index, name)).toContain(id)
    const french = await opened(await subscribe(services.pool, now), 'fr')
    for (const { id, name } of [...french.dishes, ...french.items]) expect(find(index, name)).toContain(id)
    const dish = (await productsOn(services, 'freshprep', data.order.week, 'rtc'))[0]
    for (const { name } of dish?.dish?.ingredients.filter(one => one.from === 'box') ?? []) {
      expect(find(index, name.fr)).toContain(dish?.id)
      expect(find(index, name.en)).toContain(dish?.id)
    }
    const italian = data.dishes.filter(({ cuisine }) => cuisine === 'italian').map(({ id }) => id)
    expect(find(index, 'italienne')).toEqual(expect.arrayContaining(italian))
  })

  test('offers only pairings on the same menu', async () => {
    const who = await subscribe(services.pool, now)
    const { id: orderId, week } = orderOf(who, 2)
    const open = () => orders.editor_data_v2(services, requestOf(who.clientId, now), { orderId })
    const { pairings: before } = await open()
    const [dish, [gone]] = Object.entries(before).find(([, ids]) => ids.length > 1) as [string, string[]]
    await services.pool.query(
      `delete from menu_entry where brand = 'freshprep' and week = $1 and product_id = $2`,
      [week, gone],
    )
    await services.pool.query(
      `update menu_week set version = version + 1 where brand = 'freshprep' and week = $1`,
      [week],
    )
    menusOf(services).changed()
    const data = await open()
    expect(data.pairings[dish]).toEqual(before[dish]?.filter(id => id !== gone))
    const known = new Set([...data.dishes, ...data.items].map(({ id }) => id))
    expect(Object.keys(data.pairings).length).toBeGreaterThan(5)
    for (const paired of Object.values(data.pairings)) {
      for (const id of paired) expect(known).toContain(id)
    }
  })

  test('has the household’s favourites, and its exclusions', async () => {
    const who = await subscribe(services.pool, now, { exclusions: ['dish:chana-masala'] })
    const { id, week } = orderOf(who, 3)
    const [liked] = await productsOn(services, 'freshprep', week, 'rtc')
    await services.pool.query(
      `insert into review (client_id, order_id, product_id, version, order_again, created_at, updated_at)
       values ($1, $2, $3, 1, 'definitely', $4, $4)`,
      [who.clientId, id, liked?.id, now],
    )
    expect((await opened(who)).household).toMatchObject({
      liked: [liked?.id],
      exclusions: ['dish:chana-masala'],
      holding: {},
    })
  })

  test('says which dishes contain an excluded ingredient, and which swap removes it', async () => {
    const chicken = ['chicken-breast', 'chicken-thighs']
    const exclusions = chicken.map(id => `ingredient:${id}`)
    const { household, dishes, customizations } = await opened(
      await subscribe(services.pool, now, { exclusions }),
    )
    const holding = dishes.filter(({ id }) => household.holding[id])
    expect(holding.length).toBeGreaterThan(0)
    for (const { id } of holding) expect(chicken).toEqual(expect.arrayContaining(household.holding[id] ?? []))
    expect(Object.keys(household.ingredients).sort()).toEqual(chicken)
    const without = holding
      .flatMap(({ id }) => customizations[id] ?? [])
      .filter(swap => swap.ingredients.length === 0)
    expect(without.length).toBeGreaterThan(0)
  })

  test('has a dish in the version of the box’s own week', { tags: '[API-products.modal_data]' }, async () => {
    const who = await subscribe(services.pool, now)
    const { order, dishes, pairings } = await opened(who)
    const dish = dishes.find(({ id, surchargeCents }) => surchargeCents > 0 && pairings[id]) ?? dishes[0]
    const details = await products.modal_data(services, requestOf(who.clientId, now), {
      id: dish?.id as string,
      week: order.week,
    })
    expect(details).toMatchObject({ name: dish?.name, surchargeCents: dish?.surchargeCents })
    expect(details.pairings.map(({ id }) => id)).toEqual(pairings[dish?.id as string] ?? [])
  })
})

describe('loyalty in the cart', { tags: '[API-banners.get_cart_loyalty_banner]' }, () => {
  const bannerOf = async (who: TestHousehold) =>
    (await banners.get_cart_loyalty_banner(services, requestOf(who.clientId, now), {})).banner

  /** This many delivered boxes, one a week up to yesterday. */
  async function delivered(who: TestHousehold, boxes: number) {
    await services.pool.query(
      `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province,
         plan_id, profile_key, cutoff_at, state, created_at)
       select client_id, gen_random_uuid(), brand, week - 7 * (n + 1), '2026-11-26'::date - 7 * n, start_hour, end_hour,
         kitchen, province, plan_id, '', cutoff_at - (n + 1) * interval '7 days', 'delivered', created_at
       from client_order o, generate_series(0, $2::int - 1) n where o.client_id = $1 and o.id = $3`,
      [who.clientId, boxes, orderOf(who, 0).id],
    )
  }

  test('shows the rate, and the deliveries missing to the higher one', async () => {
    const who = await subscribe(services.pool, now)
    await delivered(who, 3)
    expect(await bannerOf(who)).toEqual({
      pending: 0,
      available: 0,
      worthCents: 0,
      percent: 1,
      deliveriesToDouble: loyaltyDeliveries - 3,
    })
  })

  test('is two percent with 26 deliveries within 52 weeks, and none is missing', {
    tags: '[CONST-LOYALTY-RATES]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    await delivered(who, loyaltyDeliveries)
    expect(await bannerOf(who)).toMatchObject({ percent: 2, deliveriesToDouble: null })
  })

  test('is absent while loyalty is switched off', async () => {
    const who = await subscribe(services.pool, now)
    await turnFlag(services, 'freshprep', 'show_comarch_loyalty', false)
    expect(await bannerOf(who)).toBeNull()
    await turnFlag(services, 'freshprep', 'show_comarch_loyalty', true)
  })

  test('gives the same points in the browser as on the server', {
    tags: '[API-orders.anticipated_comarch_points]',
  }, async () => {
    const who = await subscribe(services.pool, now)
    const request = requestOf(who.clientId, now)
    for (const loyalUntil of [null, '2027-01-31']) {
      await services.pool.query('update subscription set loyal_until = $2 where client_id = $1', [
        who.clientId,
        loyalUntil,
      ])
      const { order, pricing } = await opened(who)
      const { points } = await orders.anticipated_comarch_points(services, request, { orderId: order.id })
      expect(pricing.loyal).toBe(loyalUntil !== null)
      expect(
        pointsEarned(order.receipt.payment, pricing.terms.points[pricing.loyal ? 'loyal' : 'standard']),
      ).toBe(points)
      expect(points).toBeGreaterThan(0)
    }
  })
})
