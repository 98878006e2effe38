// The market on the real database: what is shown of it, changes from a week on, and the stock of a week.

import { expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { addWeeks } from '../../domain/time/weeks.ts'
import { menusAt, orderOf, productsOn, requestOf, subscribe } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { giveCard } from '../../tests/weekly.ts'
import { market_admin } from '../calls/market_admin.ts'
import type { MenuProduct } from '../menu/week_menu.ts'
import { setQuantity } from '../money/late_edit/add_late.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const asked = requestOf(admin, now)
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const self = await subscribe(pool, now, { weekday: 3, exclusions: [] })
await giveCard(pool, self.clientId, 'approves', now)
const { week, id: orderId } = orderOf(self, 0)
const [item, other, third] = (await productsOn(services, 'freshprep', week, 'item')) as [
  MenuProduct,
  MenuProduct,
  MenuProduct,
]
const list = () => market_admin.list(services, asked, { week })
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (failure: { code?: string }) => failure.code ?? String(failure),
  )
const rowOf = async (id: string) => {
  const found = (await list()).items.find(one => one.id === id)
  if (!found) throw new Error(`${id} is not listed.`)
  return found
}
const reason = 'The maker’s list'
const last = String((await rows(`select max(week)::text as week from menu_week`))[0].week)
const unpublished = addWeeks(last, 1)
const later = addWeeks(last, 3)

test('items come by what is left of them, and are found by their name in either language', async () => {
  const { items, ...shown } = await list()
  expect(contract.market_admin.list.output.parse({ items, ...shown })).toEqual({ items, ...shown })
  expect(items.length).toBe(shown.all)
  await market_admin.set_left(services, asked, { id: item.id, week, left: 3 })
  const [lowest] = (await list()).items
  expect(lowest).toMatchObject({ id: item.id, stock: { taken: 0, capacity: 3 } })
  for (const find of [item.item?.name.en, item.item?.name.fr.toUpperCase()]) {
    const found = await market_admin.list(services, asked, { week, find: String(find) })
    expect(found.items.map(({ id }) => id)).toContain(item.id)
    expect(found.found).toBeLessThan(shown.all)
  }
  expect((await market_admin.list(services, asked, { find: '李小龙 🎂' })).items).toEqual([])
})

test('stock is counted for one week, and neither for one that is over nor where the item is not', async () => {
  const set = (of: { week?: string; id?: string }) =>
    refusalOf(market_admin.set_left(services, asked, { id: other.id, week, left: 5, ...of }))
  expect(await market_admin.set_left(services, asked, { id: other.id, week, left: 9 })).toMatchObject({
    left: 9,
  })
  expect(await market_admin.set_left(services, asked, { id: other.id, week, left: 5 })).toEqual({
    left: 5,
    before: 9,
  })
  expect(await set({ week: '2026-11-16' })).toBe('week_over')
  expect(await set({ week: unpublished })).toBe('not_on_menu')
  expect(await set({ week: '2026-12-01' })).toBe('not_on_menu')
  expect(await set({ id: 'no-such-item' })).toBe('not_on_menu')
})

test('a price rises from a week that is not published, is shown beforehand, and stays as it is when something else changes', async () => {
  const { id, version, priceCents } = await rowOf(item.id)
  const dear = { id, base: version, change: { priceCents: priceCents + 25 }, from: week }
  const seen = await market_admin.foresee(services, asked, dear)
  expect(contract.market_admin.foresee.output.parse(seen)).toEqual(seen)
  expect(seen).toMatchObject({ rises: 1, first: unpublished })
  await expect(market_admin.change(services, asked, { ...dear, reason })).rejects.toMatchObject({
    code: 'catalogue_price_rise',
    details: { first: unpublished },
  })
  expect((await rowOf(id)).version).toBe(version)

  await market_admin.change(services, asked, { ...dear, from: later, reason })
  expect(await rowOf(id)).toMatchObject({ priceCents, toCome: { cents: priceCents + 25, from: later } })

  const base = (await rowOf(id)).version
  const said = await market_admin.change(services, asked, {
    ...{ id, base, from: 'now', reason },
    change: { name: { en: 'Limes 李小龙', fr: 'Limes 🎂' } },
  })
  expect(said.version).toBe(base + 2)
  expect(await rowOf(id)).toMatchObject({
    ...{ names: { en: 'Limes 李小龙', fr: 'Limes 🎂' }, priceCents },
    toCome: { cents: priceCents + 25, from: later },
  })
  const shown = await market_admin.show(services, asked, { id })
  expect(contract.market_admin.show.output.parse(shown)).toEqual(shown)
  expect(shown.versions[0]).toMatchObject({ reason, fromWeek: later, admin: expect.stringContaining('@') })
  expect(shown.versions[1]?.differences.map(({ column }) => column)).toEqual(['name_en', 'name_fr', 'price'])
  const pinned = await rows('select distinct version from menu_entry where product_id = $1 and week >= $2', [
    id,
    week,
  ])
  expect(pinned).toEqual([{ version: base + 1 }])
})

test('a price that falls is for boxes that are open, and a second admin is shown what the first did', async () => {
  const of = { clientId: self.clientId, orderId, now }
  await setQuantity(services, of, { productId: other.id, quantity: 2 })
  const { id, version, priceCents } = await rowOf(other.id)
  const cheap = { id, base: version, change: { priceCents: priceCents - 50 }, from: 'now' }
  expect(await market_admin.foresee(services, asked, cheap)).toMatchObject({
    ...{ boxes: 1, households: 1, cents: -100, letters: 0, rises: 0, first: null },
    outcomes: { kept: 1, dropped: 0 },
  })
  expect(await market_admin.change(services, asked, { ...cheap, reason })).toMatchObject({ boxes: 1 })
  expect(await refusalOf(market_admin.change(services, asked, { ...cheap, reason }))).toBe(
    'catalogue_changed',
  )
  const [line] = await rows('select version from order_line where order_id = $1 and product_id = $2', [
    orderId,
    id,
  ])
  expect(line.version).toBe(version + 1)
  const same = { ...cheap, base: version + 1 }
  expect(await market_admin.change(services, asked, { ...same, reason })).toEqual({
    version: version + 1,
    boxes: 0,
  })
})

test('a fall from a published week on is not undone by a change before it, and no box costs more in between', async () => {
  const { id, version, priceCents } = await rowOf(third.id)
  const next = addWeeks(week, 1)
  await market_admin.change(services, asked, {
    ...{ id, base: version, from: next, reason },
    change: { priceCents: priceCents - 100 },
  })
  await market_admin.change(services, asked, {
    ...{ id, base: version + 1, from: 'now', reason },
    change: { supplier: 'Verger Brouillard' },
  })
  const pinned = await rows(
    `select e.week::text, (m.content ->> 'priceCents')::int as cents, m.content ->> 'supplier' as supplier
     from menu_entry e join market_item m on m.item_id = e.product_id and m.version = e.version
     where e.product_id = $1 and e.brand = 'freshprep' and e.week >= $2 order by e.week`,
    [id, week],
  )
  expect(pinned.length).toBeGreaterThan(2)
  for (const { week: of, cents, supplier } of pinned)
    expect([cents, supplier]).toEqual([of < next ? priceCents : priceCents - 100, 'Verger Brouillard'])
  const corrections = await rows(
    `select from_week::text as from, until_week::text as until from catalogue_correction where product_id = $1 order by version`,
    [id],
  )
  expect(corrections.at(-2)).toMatchObject({ until: next })
  expect(corrections.at(-1)).toEqual({ from: next, until: null })
})

test('an item that is withdrawn leaves its boxes, and can be offered again', async () => {
  const { id, version } = await rowOf(other.id)
  const away = { id, base: version, change: { withdrawn: true }, from: 'now' }
  expect(await market_admin.foresee(services, asked, away)).toMatchObject({
    letters: 1,
    outcomes: { dropped: 1 },
  })
  await market_admin.change(services, asked, { ...away, reason })
  expect(
    await rows('select 1 from order_line where order_id = $1 and product_id = $2', [orderId, id]),
  ).toEqual([])
  expect(await rowOf(id)).toMatchObject({ withdrawn: true })
  await market_admin.change(services, asked, {
    ...{ id, base: version + 1, change: { withdrawn: false }, from: 'now', reason },
  })
  expect(await rowOf(id)).toMatchObject({ withdrawn: false })
  const stock = await rows(`select capacity from menu_entry where product_id = $1 and week = $2`, [id, week])
  expect(stock.every(({ capacity }) => capacity > 0)).toBe(true)
})

test('a new item is in weeks that are published from then on, under an id of its own', async () => {
  const { item: like } = await market_admin.show(services, asked, { id: item.id })
  const { id: _, ...fresh } = like
  const add = (more: object) =>
    market_admin.add(services, asked, {
      reason,
      item: { ...fresh, name: { en: 'Blood orange', fr: 'Orange sanguine' }, ...more },
    })
  expect(await add({ costCents: 180, supplier: 'Cítricos' })).toEqual({ id: 'blood-orange' })
  expect(await add({})).toEqual({ id: 'blood-orange-2' })
  expect(await refusalOf(add({ id: 'blood-orange' }))).toBe('conflict')
  expect(await refusalOf(add({ picture: 'no-such-picture' }))).toBe('invalid_input')
  expect(await rowOf('blood-orange')).toMatchObject({ stock: null, costCents: 180, supplier: 'Cítricos' })
  expect(await refusalOf(market_admin.show(services, asked, { id: 'nothing' }))).toBe('not_found')
})
