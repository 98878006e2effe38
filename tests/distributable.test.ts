// What a distributed database asks of tables and statements (docs/scale.md).

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { distribution, droppedTriggers, tablesOf } from '../database/distribution.ts'
import { testDatabase } from './database.ts'
import { classOf, refusalsOf } from './distributable.ts'
import { replaced } from './places_of_tables.ts'

const { pool } = await testDatabase()

test('every table is kept in one place, and the list names no other', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const there = rows.map(({ name }) => name)
  const listed = distribution.flatMap(({ tables }) => tables)
  expect(listed.toSorted()).toEqual(
    [...new Set([...there, 'online_change', 'program_reference', 'program_setup'])].toSorted(),
  )
})

test('the documentation shows where each table is kept: npm run drawing', () => {
  const text = readFileSync(new URL('../docs/scale.md', import.meta.url), 'utf8')
  expect(text).toBe(replaced(text))
})

test('every key of a table that is kept by household holds the household', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i
      where i.indrelid::regclass::text = any ($1) and i.indisunique and not exists (
        select 1 from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname = 'client_id')`,
    [tablesOf('household')],
  )
  expect(rows).toEqual([])
})

test('a table that is kept by household has no trigger that is not dropped with a reason', async () => {
  const { rows } = await pool.query<{ name: string }>(
    'select tgname as name from pg_trigger where not tgisinternal and tgrelid::regclass::text = any ($1) order by 1',
    [tablesOf('household')],
  )
  expect(rows.map(({ name }) => name)).toEqual(droppedTriggers)
})

test.each<[sql: string, refusals: string[]]>([
  ['select 1 from client_order o join order_line l on l.client_id = o.client_id and l.order_id = o.id', []],
  ['select 1 from client_order o join order_line l on l.order_id = o.id', ['joins o, l but on client_id']],
  ['select 1 from client_order o join order_line l using (client_id)', []],
  ['select 1 from client_order o join order_line l on l.client_id = $1 where o.client_id = $1', []],
  ['select 1 from client_order o join batch b on b.kitchen = o.kitchen', []],
  [
    'select 1 from batch b where exists (select 1 from client_order o where o.kitchen = b.kitchen)',
    ['a sub-select refers to b, which is kept elsewhere'],
  ],
  [
    'select (select c.name_en from discount_code c where c.code = h.code) from held_discount h',
    ['a sub-select refers to h, which is kept elsewhere'],
  ],
  ['select 1 from client_order o where exists (select 1 from area a where a.kitchen = o.kitchen)', []],
  ['select 1 from batch b where b.kitchen in (select o.kitchen from client_order o)', []],
  ['select 1 from client_order where client_id = $1 for update', []],
  [
    'select 1 from client_order where brand = $1 for share',
    ['locks rows of many households for update or share'],
  ],
  ['select 1 from batch for update', []],
  [
    'update client_order set refused = (refused)[2:] where client_id = $1',
    ['sets a column to a value that ends in a subscript'],
  ],
  ['update client_order set refused = array_append(refused[2:], $2) where client_id = $1', []],
  [
    'select 1 from client where exists (select from client_order)',
    ['a sub-select without a column: select 1'],
  ],
  ['select from client where client_id = $1', []],
  [
    "update client_order set cutoff_at = created_at + interval '1 day'",
    ['a stable function of a column in an update'],
  ],
  ['update client_order set created_at = now() where cutoff_at < now()', []],
  [
    'update client_order set version = 1 where client_id = $1 returning delivery_date::text',
    ['a stable function, or a cast to text, in returning'],
  ],
  ['update batch set packed_at = now() returning delivery_date::text', []],
  [
    'insert into payment (client_id, amount_cents) values ($1, (select 1)) on conflict do nothing',
    ['a sub-select among inserted values'],
  ],
])('Citus would answer "%s" or is known not to', async (sql, refusals) => {
  expect(await refusalsOf(sql)).toEqual(refusals)
})

test.each([
  ['select 1 from client where client_id = $1', false, 'household'],
  ['select 1 from client where brand = $1', true, 'batch'],
  ['select 1 from area', false, 'reference'],
  ['select 1 from area join menu_week using (brand)', false, 'central'],
] as const)('"%s" is classed by the tables it names', async (sql, batch, as) => {
  expect(await classOf(sql, batch)).toBe(as)
})
