// The size of a large week's menu on the wire, and proof that it is read from the database only once.

import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { referenceTo } from '../../domain/pictures/reference.ts'
import { menusAt } from '../../tests/household.ts'
import { testServer, visitor } from '../../tests/http.ts'
import { menusOf } from './memory.ts'
import { menuData } from './menu_data.ts'
import { productData, productLabel } from './product_data.ts'

const now = '2026-11-27T18:00:00.000Z'
const week = '2026-11-30'
const server = await testServer({ now, beginning: menusAt(now) })

/** A unique picture: its version and its blur do not compress. */
function pictureOf(id: string): string {
  const digest = createHash('sha256').update(id).digest()
  const version = digest.toString('hex').slice(0, 12)
  const blur = digest.toString('base64')
  return referenceTo({ folder: 'uploads', name: id, version, width: 800, height: 800, blur })
}

/** Puts every dish and every item on one week, each with a picture. */
async function fillWeek(): Promise<number> {
  const { pool } = server.services
  for (const [table, key] of [
    ['dish_version', 'dish_id'],
    ['market_item', 'item_id'],
  ] as const) {
    const { rows } = await pool.query<{ id: string }>(`select distinct ${key} as id from ${table}`)
    const ids = rows.map(row => row.id)
    await pool.query(
      `update ${table} set content = jsonb_set(content, '{picture}', to_jsonb(p.picture))
       from unnest($1::text[], $2::text[]) as p (id, picture) where ${key} = p.id`,
      [ids, ids.map(pictureOf)],
    )
  }
  await pool.query(
    `insert into menu_entry (brand, week, product_id, version, kind, category, rank, surcharge_cents, capacity)
     select 'cookit', $1, id, max(version), kind, category, 500, 0, 10 from (
       select dish_id as id, version, kind, content->>'category' as category from dish_version
       union all select item_id, version, 'item', content->>'category' from market_item
     ) products group by id, kind, category on conflict do nothing`,
    [week],
  )
  await pool.query(`update menu_week set version = version + 1 where brand = 'cookit' and week = $1`, [week])
  menusOf(server.services).changed()
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from menu_entry where brand = 'cookit' and week = $1`,
    [week],
  )
  return rows[0]?.count ?? 0
}

test('a week of 200 products, all pictured, is sent in 60 kB at most', {
  tags: '[API-menu.data]',
}, async () => {
  const products = await fillWeek()
  expect(products).toBeGreaterThanOrEqual(200)
  const phone = visitor(server.app, 'cookit')
  const readers = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, read] of Object.entries(readers)) {
    const answer = await phone.get(`/api/v1/menu/data?date=${week}`, { 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    const menu = JSON.parse(read(answer.rawPayload).toString('utf8'))
    expect(menu.dishes.length + menu.items.length).toBe(products)
    expect(menu.dishes[0].picture).toMatch(/^\/pictures\/uploads\//)
    expect(answer.rawPayload.length).toBeLessThanOrEqual(60_000)
  }
})

test('a menu and its dishes are answered from memory', {
  tags: '[API-menu.data] [API-products.modal_data]',
}, async () => {
  const { pool } = server.services
  const question = { brand: 'cookit', locale: 'fr', now, planId: 'rtc_2-3', weekday: null } as const
  // Time stands still, so that the memory stays fresh.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const { dishes, items } = await menuData(server.services, { ...question, date: week })
  const ids = [dishes[0]?.id, dishes.at(-1)?.id, items[0]?.id] as string[]
  const ask = () => Promise.all(ids.map(id => productData(server.services, { ...question, id })))
  const [first] = await ask()
  const asked = vi.spyOn(pool, 'query')
  await menuData(server.services, { ...question, date: week })
  const [again] = await ask()
  await productLabel(server.services, { ...question, id: ids[0] as string })
  expect(asked).not.toHaveBeenCalled()
  expect(again?.steps).toBe(first?.steps)
  vi.restoreAllMocks()
})

test('a dish has its table as HTML, an item has none, and an unknown id is refused', {
  tags: '[API-products.recipal_html]',
}, async () => {
  const reader = visitor(server.app, 'cookit')
  const label = (id: string) => reader.get(`/api/v1/products/recipal_html?id=${id}`)
  const dish = await label('chana-masala')
  expect(dish.statusCode).toBe(200)
  expect(dish.json().html).toMatch(/^<section .*Valeur nutritive.*Nutrition Facts.*<\/section>$/)
  expect((await label('apples-gala')).json()).toEqual({ html: null })
  expect((await label('no-such-dish')).statusCode).toBe(404)
})
