// An admin's view of the automatic choice, and their order of its categories: over the wire, on the real database.

import { beforeEach, describe, expect, test } from 'vitest'
import { dishCategories } from '../../domain/catalogue/types.ts'
import { leaveInStock, menusAt, productsOn, subscribe } from '../../tests/household.ts'
import { insertClient, signedInVisitor, testServer, type Visitor } from '../../tests/http.ts'
import { giveCard, runDue } from '../../tests/weekly.ts'
import { refreshFigures } from '../weekly/figures/watch_figures.ts'

/** A Friday morning in Vancouver: Tuesday's cutoff is tonight. */
const now = '2026-11-27T18:00:00.000Z'
const week = '2026-11-30'
const ranking = '/api/admin/weekly_categories'
const profiles = '/api/admin/subscription_profiles'

let admin: Visitor
let client: Visitor

const server = await testServer({ now, beginning: menusAt(now) })

beforeEach(async () => {
  const { pool, clock } = server.services
  clock.set(now)
  await pool.query(
    'truncate client, subscription, client_order, order_line, order_event, outbox_message, batch, batch_slice, category_ranking',
  )
  await pool.query('update menu_entry set taken = 0, capacity = 500')
  admin = await signedInVisitor(server, await insertClient(server.services, { isAdmin: true }))
  client = await signedInVisitor(server, await insertClient(server.services))
})

const household = async (options: Parameters<typeof subscribe>[2] = {}) => {
  const made = await subscribe(server.services.pool, now, options)
  await giveCard(server.services.pool, made.clientId, 'approves', now)
  return made
}
const inBox = async (clientId: string) => {
  const { rows } = await server.services.pool.query<{ id: string }>(
    `select l.product_id as id from order_line l join client_order o on o.client_id = l.client_id and o.id = l.order_id
     where o.client_id = $1 and o.week = $2 order by 1`,
    [clientId, week],
  )
  return rows.map(({ id }) => id)
}
const reversed = dishCategories.toReversed()

describe('the weekly category ranking', () => {
  test('is saved with its author and time, for one week of one brand', {
    tags: '[API-admin.weekly_categories.week_data] [API-admin.weekly_categories.save_ranking] [ROLE-ADMIN-WEEKLY-RANKING]',
  }, async () => {
    const first = await admin.get(`${ranking}/week_data`)
    expect(first.statusCode).toBe(200)
    expect(first.json()).toMatchObject({ week, version: 0, ranked: false, saved: null, over: false })
    const dishes = await productsOn(server.services, 'freshprep', week, 'rtc')
    const { categories } = first.json()
    const counted = new Map(
      categories.map((one: { category: string; readyToCook: number }) => [one.category, one.readyToCook]),
    )
    for (const name of ['family-friendly', 'vegetarian', 'meat-and-fish'])
      expect([name, counted.get(name)]).toEqual([
        name,
        dishes.filter(({ category }) => category === name).length,
      ])

    const saved = await admin.post(`${ranking}/save_ranking`, { week, categories: reversed, over: 0 })
    expect(saved.statusCode, saved.body).toBe(200)
    const after = (await admin.get(`${ranking}/week_data?week=${week}`)).json()
    expect(after).toEqual(saved.json())
    expect(after).toMatchObject({
      version: 1,
      ranked: true,
      saved: { by: expect.stringContaining('@'), at: now },
    })
    expect(after.categories.map((one: { category: string }) => one.category)).toEqual(reversed)
    expect(after.weeks.filter((one: { ranked: boolean }) => one.ranked)).toEqual([
      { week, published: true, ranked: true },
    ])
    const sister = await signedInVisitor(
      server,
      await insertClient(server.services, { brand: 'cookit', isAdmin: true }),
      'cookit',
    )
    expect((await sister.get(`${ranking}/week_data?week=${week}`)).json().ranked).toBe(false)

    const back = await admin.post(`${ranking}/save_ranking`, { week, categories: null })
    expect(back.json()).toMatchObject({ version: 2, ranked: false })
  })

  test('orders the week’s kinds in the menu, on home and in the editor, at once', {
    tags: '[RT-EDITOR-CATEGORIES] [ROLE-ADMIN-CATEGORY-RANKING]',
  }, async () => {
    const { clientId } = await household()
    const self = await signedInVisitor(server, clientId)
    const order = (await self.get('/api/v1/account/index')).json().orders[0]
    expect(order.week).toBe(week)
    const listed = async () => {
      const menu = (await client.get(`/api/v1/menu/data?date=${week}`)).json()
      const home = (await client.get('/api/v1/home/homepage')).json()
      const editor = (await self.get(`/api/v1/orders/editor_data_v2?orderId=${order.id}`)).json()
      const ids = (kinds: { id: string }[]) => kinds.map(({ id }) => id)
      const dishes = (all: string[]) => all.filter(id => id !== 'market' && id !== 'pantry')
      return [ids(menu.categories), ids(home.categoryCounts), editor.categories].map(dishes)
    }
    const version = async () => (await client.get(`/api/v1/menu/data?date=${week}`)).json().version
    const plain = await version()
    for (const categories of [reversed, null]) {
      await admin.post(`${ranking}/save_ranking`, { week, categories })
      for (const kinds of await listed())
        expect(kinds).toEqual((categories ?? dishCategories).filter(id => kinds.includes(id)))
    }
    await admin.post(`${ranking}/save_ranking`, { week, categories: reversed })
    expect(await version()).not.toBe(plain)
  })

  test('says before it is saved how many boxes would get other meals, and takes nothing', async () => {
    const free = await household()
    const other = await household()
    await refreshFigures(server.services, true)
    const dishes = (await productsOn(server.services, 'freshprep', week, 'rtc')).filter(
      one => one.surchargeCents === 0,
    )
    const lastly = dishCategories.toSorted((a, b) => {
      const place = (category: string) => dishes.findIndex(one => one.category === category)
      return place(b) - place(a)
    })
    const preview = async (categories: readonly string[] | null) =>
      (await admin.post(`${ranking}/preview_ranking`, { week, categories })).json()
    expect(await preview(null)).toEqual({ boxes: 2, different: 0, profiles: 0, isPart: false, dishes: [] })
    const changed = await preview(lastly)
    expect(changed).toMatchObject({ boxes: 2, different: 2 })
    expect(changed.dishes.length).toBeGreaterThan(0)
    const { rows } = await server.services.pool.query('select sum(taken)::int as taken from menu_entry')
    expect(rows).toEqual([{ taken: 0 }])
    expect(
      (await admin.post(`${ranking}/preview_ranking`, { week: '2031-01-06', categories: null })).statusCode,
    ).toBe(404)
    const missing = await admin.post(`${ranking}/preview_ranking`, { week, categories: lastly.slice(1) })
    expect(missing.statusCode).toBe(422)
    // It says what the run then does.
    await admin.post(`${ranking}/save_ranking`, { week, categories: lastly })
    expect(await preview(lastly)).toMatchObject({ boxes: 2, different: 0 })
    server.services.clock.set('2026-11-28T09:00:00.000Z')
    await runDue(server.services)
    const boxes = [...(await inBox(free.clientId)), ...(await inBox(other.clientId))]
    for (const { id, after } of changed.dishes)
      expect([id, boxes.filter(one => one === id).length]).toEqual([id, after])
  })

  test('is not saved over another admin’s, for a week without a menu, or with a category missing', async () => {
    const save = async (body: object) => {
      const answer = await admin.post(`${ranking}/save_ranking`, body)
      return [answer.statusCode, answer.json().error?.code]
    }
    expect(await save({ week, categories: reversed, over: 0 })).toEqual([200, undefined])
    expect(await save({ week, categories: dishCategories, over: 0 })).toEqual([409, 'conflict'])
    expect(await save({ week, categories: reversed.slice(1) })).toEqual([422, 'invalid_input'])
    expect(await save({ week, categories: [...reversed.slice(1), 'pizza'] })).toEqual([422, 'invalid_input'])
    expect(await save({ week: '2031-01-06', categories: reversed })).toEqual([404, 'not_found'])
    expect(await save({ week: '2026-12-02', categories: reversed })).toEqual([404, 'not_found'])
    expect((await admin.get(`${ranking}/week_data?week=2031-01-06`)).statusCode).toBe(404)
    const { rows } = await server.services.pool.query('select version from category_ranking')
    expect(rows).toEqual([{ version: 1 }])
  })

  test('decides which dishes the automatic choice puts in a box, of that week alone', {
    tags: '[ROLE-ADMIN-CATEGORY-RANKING]',
  }, async () => {
    const who = await household()
    const plain = (
      await admin.post(`${profiles}/preview_order_generation`, { profile: 'rtc|2|3|any||', week })
    ).json().dishes
    const dishes = (await productsOn(server.services, 'freshprep', week, 'rtc')).filter(
      one => one.surchargeCents === 0,
    )
    // The category whose first dish is last on the menu goes first.
    const lastly = dishCategories.toSorted((a, b) => {
      const place = (category: string) => dishes.findIndex(one => one.category === category)
      return place(b) - place(a)
    })
    const best = lastly[0]
    expect(dishes.slice(0, 3).map(({ category }) => category)).not.toContain(best)
    await admin.post(`${ranking}/save_ranking`, { week, categories: lastly })
    const preview = (
      await admin.post(`${profiles}/preview_order_generation`, { profile: 'rtc|2|3|any||', week })
    ).json()
    expect(preview.ranked).toBe(true)
    expect(preview.dishes).not.toEqual(plain)
    expect(preview.dishes[0]).toMatchObject({ category: best, reasons: ['best_ranked'] })
    const other = await admin.post(`${profiles}/preview_order_generation`, {
      profile: 'rtc|2|3|any||',
      week: '2026-12-07',
    })
    expect(other.json().ranked).toBe(false)

    server.services.clock.set('2026-11-28T09:00:00.000Z')
    await runDue(server.services)
    const ids = (list: { id: string }[]) => list.map(({ id }) => id).toSorted()
    expect(await inBox(who.clientId)).toEqual(ids(preview.dishes))
    expect(await inBox(who.clientId)).not.toEqual(ids(plain))

    // Once all of its deliveries are chosen for, it no longer has an effect.
    const later = await signedInVisitor(server, await insertClient(server.services, { isAdmin: true }))
    const done = await later.get(`${ranking}/week_data?week=${week}`)
    expect(done.json()).toMatchObject({ over: true })
    const late = await later.post(`${ranking}/save_ranking`, { week, categories: reversed })
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'choice_made'])
  })
})

describe('subscription profiles', () => {
  test('are those of the brand’s active households, with counts', {
    tags: '[API-admin.subscription_profiles.index_data] [API-admin.subscription_profiles.top_profiles] [ROLE-ADMIN-SUB-PROFILES]',
  }, async () => {
    const [dish] = await productsOn(server.services, 'freshprep', week, 'rtc')
    await household()
    await household()
    await household({ exclusions: ['milk', `dish:${dish?.id}`] })
    await household({ state: 'paused' })
    await household({ brand: 'cookit' })
    const index = (await admin.get(`${profiles}/index_data`)).json()
    expect(index).toMatchObject({ totals: { households: 3, profiles: 2 }, page: 1, pages: 1 })
    expect(index.weeks).toContain(week)
    expect(index.profiles).toEqual([
      expect.objectContaining({ kind: 'rtc', people: 2, count: 3, exclusions: [], households: 2 }),
      expect.objectContaining({
        exclusions: [
          { id: `dish:${dish?.id}`, kind: 'dish', name: dish?.dish?.name.en },
          { id: 'milk', kind: 'allergen', name: expect.stringMatching(/milk/i) },
        ],
        households: 1,
      }),
    ])
    expect((await admin.get(`${profiles}/index_data?page=9`)).json().page).toBe(1)
    const top = (await admin.get(`${profiles}/top_profiles`)).json()
    expect(top).toEqual({ profiles: index.profiles, households: 3, totals: index.totals })
  })

  test('are previewed with the remaining stock, within their exclusions, and nothing changes', {
    tags: '[API-admin.subscription_profiles.preview_order_generation] [ROLE-ADMIN-PROFILE-PREVIEW]',
  }, async () => {
    const { pool } = server.services
    await household()
    const [dish, next] = await productsOn(server.services, 'freshprep', week, 'rtc')
    await leaveInStock(server.services, 'freshprep', week, next?.id as string, 0)
    const everything = async () => {
      const { rows } = await pool.query(
        `select (select md5(string_agg(o::text, '' order by id)) from client_order o) as orders,
           (select count(*)::int from order_line) as lines, (select sum(taken)::int from menu_entry) as taken,
           (select count(*)::int from outbox_message) as told`,
      )
      return rows[0]
    }
    const before = await everything()
    const preview = async (profile: string, more = {}) =>
      admin.post(`${profiles}/preview_order_generation`, { profile, ...more })
    const answer = await preview(`rtc|2|3|any||dish:${dish?.id}`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { dishes, ...facts } = answer.json()
    expect(facts).toMatchObject({ week, ranked: false, needed: 3, leftOut: { exclusions: 1, sold_out: 1 } })
    expect(dishes).toHaveLength(3)
    for (const { id } of dishes) expect([dish?.id, next?.id]).not.toContain(id)
    const none = (await preview('rtc|2|3|vegan||dish:none', { week })).json()
    expect(none.dishes.length === 0).toBe(none.safe < 3)
    expect(await everything()).toEqual(before)

    for (const wrong of ['', 'nonsense', 'rtc|2|99999999999999999999|any||'])
      expect((await preview(wrong)).statusCode).toBe(404)
    const unpublished = await preview('rtc|2|3|any||', { week: '2031-01-06' })
    expect(unpublished.json().error.code).toBe('menu_not_published')
  })

  test('are for admins', async () => {
    for (const path of [`${profiles}/index_data`, `${profiles}/top_profiles`, `${ranking}/week_data`])
      expect([path, (await client.get(path)).statusCode]).toEqual([path, 403])
    expect((await client.post(`${profiles}/preview_order_generation`, {})).statusCode).toBe(403)
    expect((await client.post(`${ranking}/save_ranking`, {})).statusCode).toBe(403)
  })
})
