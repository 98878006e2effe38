// Files of market items on the real database: every line is explained, and a file is taken as it was shown or not at all.

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { addWeeks } from '../../domain/time/weeks.ts'
import { cutOffAt } from '../../tests/cut_off.ts'
import { menusAt, orderOf, productsOn, requestOf, subscribe } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { market_admin } from '../calls/market_admin.ts'
import type { MenuProduct } from '../menu/week_menu.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const [first, second] = [
  await insertClient(services, { isAdmin: true }),
  await insertClient(services, { isAdmin: true }),
]
const asked = requestOf(first, now)
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const { week } = orderOf(await subscribe(pool, now, { weekday: 3 }), 0)
const [limes, curds] = (await productsOn(services, 'freshprep', week, 'item')) as [MenuProduct, MenuProduct]
const reason = 'December’s prices'
const unpublished = addWeeks(String((await rows('select max(week)::text as week from menu_week'))[0].week), 1)

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (failure: { code?: string }) => failure.code ?? String(failure),
  )
const put = (lines: string, of = asked, part = 0) =>
  market_admin.put_file(services, of, { name: 'prices-december.csv', part, lines })
const shown = async (from?: string, of = asked) => {
  const { file } = await market_admin.file(services, of, { page: 1, ...(from && { from }) })
  if (!file) throw new Error('There is no file.')
  return file
}
const mend = (line: number, what: 'set' | 'new' | 'out', column: '' | 'id' | 'price' = '', value = '') =>
  market_admin.mend(services, asked, { line, what, column, value })
const take = async (from: string, seen?: string) =>
  market_admin.take_file(services, asked, { from, reason, seen: seen ?? (await shown(from)).seen })
const versions = async () => Number((await rows('select count(*)::int as count from market_item'))[0].count)
const price = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const centsOf = (product: MenuProduct) => product.item?.priceCents ?? 0

test('each line that cannot be taken is explained, can be mended, and keeps nothing half taken', async () => {
  const before = await versions()
  await put(`id,price\n${limes.id},"${price(centsOf(limes) + 20).replace('.', ',')}"\n`)
  await put(`${curds.id},${price(centsOf(curds))}\nno-such-item,4.00\n`, asked, 1)
  const file = await shown(unpublished)
  expect(contract.market_admin.file.output.parse({ file })).toEqual({ file })
  expect(file).toMatchObject({ lines: 3, added: 0, changed: 0, same: 1, bad: 2, fault: null })
  expect(file.troubles).toEqual([
    {
      line: 2,
      id: limes.id,
      column: 'price',
      fault: 'price',
      value: expect.stringContaining(','),
      offer: price(centsOf(limes) + 20),
    },
    { line: 4, id: 'no-such-item', column: 'id', fault: 'unknown', value: 'no-such-item', offer: null },
  ])
  expect(await refusalOf(take(unpublished))).toBe('lines_refused')
  await mend(2, 'set', 'price', price(centsOf(limes) + 20))
  expect(await refusalOf(take(unpublished, file.seen))).toBe('catalogue_changed')
  await mend(4, 'out')
  const mended = await shown(unpublished)
  expect(mended).toMatchObject({ changed: 1, same: 1, left: 1, bad: 0, effects: { rises: 0, boxes: 0 } })
  expect(mended.changes).toEqual([
    {
      ...{ line: 2, id: limes.id, isNew: false },
      cells: [{ column: 'price', before: price(centsOf(limes)), after: price(centsOf(limes) + 20) }],
    },
  ])
  expect(await versions()).toBe(before)
  for (const statement of [4, 8, 12, 14])
    await cutOffAt(pool, statement, () => take(unpublished, mended.seen)).catch(() => undefined)
  expect(await versions()).toBe(before)
  expect(await take(unpublished, mended.seen)).toEqual({ added: 0, changed: 1, boxes: 0 })
  expect(await versions()).toBe(before + 1)
  expect((await market_admin.file(services, asked, { page: 1 })).file).toBeNull()
  expect(await refusalOf(market_admin.take_file(services, asked, { from: 'new', seen: '', reason }))).toBe(
    'not_found',
  )
})

test('what is written is read back as it was, and an added item is as its line says', async () => {
  const { columns, lines, next } = await market_admin.rows(services, asked, {})
  expect(next).toBeNull()
  const quoted = (cells: readonly string[]) => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(';')
  const file = [columns, ...lines].map(quoted)
  await put(`\u{feff}${file.join('\r\n')}\r\n`)
  // A price to come is no line's business: the rows are of the present week.
  expect(await shown('now')).toMatchObject({ lines: lines.length, same: lines.length, bad: 0, changed: 0 })

  const fresh = (lines[0] as string[]).map((cell, at) =>
    columns[at] === 'id' ? 'pepper-san' : columns[at] === 'name_fr' ? 'Poivre 李小龙 🎂' : cell,
  )
  await put(`${quoted(columns)}\n${quoted(fresh)}\n`)
  expect(await shown()).toMatchObject({ bad: 1, troubles: [{ fault: 'unknown' }] })
  await mend(0, 'new')
  expect(await shown()).toMatchObject({ bad: 0, added: 1 })
  expect(await take('new')).toEqual({ added: 1, changed: 0, boxes: 0 })
  const { item } = await market_admin.show(services, asked, { id: 'pepper-san' })
  expect(item.name.fr).toBe('Poivre 李小龙 🎂')
})

test('a price that rises in a published week takes nothing, and says from when it can', async () => {
  await put(`id,price\n${curds.id},${price(centsOf(curds) + 100)}\n`)
  expect((await shown('now')).effects).toMatchObject({ rises: 1, first: unpublished })
  expect(await refusalOf(take('now'))).toBe('catalogue_price_rise')
  await put(`id,price\n${curds.id},${price(centsOf(curds) - 100)}\n`)
  const file = await shown('now')
  expect(file).toMatchObject({ changed: 1, effects: { rises: 0 } })
  const { versions: known } = await market_admin.show(services, asked, { id: curds.id })
  const change = { id: curds.id, base: known.length, change: { supplier: 'Fromagerie' }, from: 'now', reason }
  await market_admin.change(services, asked, change)
  expect(await refusalOf(take('now', file.seen))).toBe('catalogue_changed')
  expect(await take('now')).toMatchObject({ changed: 1 })
})

test('a file is its loader’s alone, and one that is none says why', async () => {
  const others = requestOf(second, now)
  await put('id,price\n')
  expect((await market_admin.file(services, others, { page: 1 })).file).toBeNull()
  expect((await shown()).fault).toEqual({ fault: 'empty', value: '' })
  await put('colour,price\nred,1.00')
  expect((await shown()).fault).toEqual({ fault: 'no_id', value: 'colour' })
  await put('\0\uD800PK\u0003\u0004')
  expect((await shown()).fault).toEqual({ fault: 'characters', value: '' })
  expect(await refusalOf(put('x', asked, 3))).toBe('conflict')
  expect(await refusalOf(put('x', others, 1))).toBe('conflict')
  await market_admin.drop_file(services, asked, {})
  expect((await market_admin.file(services, asked, { page: 1 })).file).toBeNull()
  expect(await refusalOf(mend(2, 'out'))).toBe('not_found')
})

test('a long file lets others have their turn while it is read', async () => {
  const lines = Array.from(
    { length: 20_000 },
    (_, at) => `${at % 2 === 0 ? limes.id : `none-${at}`},${at % 90}.50`,
  )
  await put(`id,price\n${lines.slice(0, 10_000).join('\n')}\n`)
  await put(lines.slice(10_000).join('\n'), asked, 1)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  expect(await shown()).toMatchObject({ lines: 20_000, bad: 19_999, pages: 200 })
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(400)
})
