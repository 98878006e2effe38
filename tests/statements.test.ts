// Every statement of every store, prepared on the real database: it is valid, its columns are as declared, and a request's
// statement concerns one household only.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tablesOf } from '../database/distribution.ts'
import { statementFor, stepsFor } from '../server/orders/write_store.ts'
import { type Declared, statements } from '../server/request/database/statement.ts'
import { testDatabase } from './database.ts'
import { describeStatement } from './describe_statement.ts'
import { classOf, refusalsOf } from './distributable.ts'
import { looseTables } from './whose_rows.ts'

const server = join(import.meta.dirname, '..', 'server')

const modules = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
  .map(path => ({ path, text: readFileSync(join(server, path), 'utf8') }))

/** A gift card is found by its code or an email, and names its giver: that purchase is another household's. */
const giftsOfOthers = new Set(['gift_card_take', 'gift_card_again', 'gift_cards_by_email'])

/** Those with another form where the database is distributed, and one whose households are of one shard. */
const answeredAllTheSame = new Set(['weekly_insert_orders', 'weekly_hold_subscriptions'])

/** They call what only the engine of several nodes has. */
const onNodesOnly = /_by_(shard|node)$/

/** PostgreSQL's types for a kind of column. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  text: ['text', 'varchar', 'bpchar', 'int8', 'numeric'],
  uuid: ['uuid'],
  int: ['int2', 'int4'],
  float: ['float4', 'float8'],
  bool: ['bool'],
  json: ['json', 'jsonb'],
  bytea: ['bytea'],
  instant: ['timestamptz'],
  'text[]': ['_text'],
  'uuid[]': ['_uuid'],
  'int[]': ['_int2', '_int4'],
}

const database = await testDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
afterAll(() => client.end())
const { rows } = await client.query<{ oid: number; typname: string }>('select oid::int, typname from pg_type')
const types = new Map(rows.map(({ oid, typname }) => [oid, typname]))
beforeAll(async () => {
  const declaring = modules.filter(({ text }) =>
    /\b(statement|batchStatement|sliceStatement)(<[^(]*>)?\(\{/s.test(text),
  )
  await Promise.all(declaring.map(({ path }) => import(join(server, path))))
  for (const stock of [0, 1, 2]) {
    for (const removed of [0, 1]) {
      for (const written of [0, 1, 2]) {
        const shape = { stock: { length: stock }, removed: { length: removed }, written: { length: written } }
        statementFor(shape)
        stepsFor(shape)
      }
    }
  }
})

const problemsOf = async (find: (statement: Declared) => Promise<string | null>) => {
  const problems: string[] = []
  for (const one of [...statements.values()].filter(({ name }) => !onNodesOnly.test(name))) {
    const problem = await find(one)
    if (problem !== null) problems.push(`${one.name}: ${problem}`)
  }
  return problems
}

describe('every statement', () => {
  test('there are some', () => {
    expect(statements.size).toBeGreaterThan(200)
  })

  test('is prepared by the database, with the columns and types it declares', async () => {
    const problems = await problemsOf(async ({ text, row }) => {
      const fields = await describeStatement(client, text).catch((error: Error) => error)
      if (fields instanceof Error) return fields.message
      const found = Object.fromEntries(fields.map(field => [field.name, types.get(field.dataTypeID)]))
      const columns = new Set([...Object.keys(found), ...Object.keys(row)])
      const wrong = [...columns].filter(column => {
        const kind = row[column]?.replace('?', '') ?? ''
        return !typesOf[kind]?.includes(found[column] ?? '')
      })
      return wrong.length === 0 ? null : wrong.map(c => `${c} is ${found[c]}, not ${row[c]}`).join(', ')
    })
    expect(problems).toEqual([])
  })

  test('declares a column that its table can leave empty as one that can be null, or asks for rows where it is not', async () => {
    const { rows } = await client.query<{ column: string; name: string }>(
      `select attrelid || '.' || attnum as column, attname as name from pg_attribute join pg_class c on c.oid = attrelid
       where c.relnamespace = 'public'::regnamespace and attnum > 0 and not attnotnull`,
    )
    const nullable = new Map(rows.map(({ column, name }) => [column, name]))
    const problems = await problemsOf(async ({ text, row }) => {
      const fields = await describeStatement(client, text)
      const wrong = fields.filter(({ name, tableID, columnID }) => {
        const column = nullable.get(`${tableID}.${columnID}`)
        return column !== undefined && !row[name]?.endsWith('?') && !text.includes(`${column} is not null`)
      })
      return wrong.length === 0 ? null : wrong.map(({ name }) => name).join(', ')
    })
    expect(problems).toEqual([])
  })

  test('of a request restricts every household table to one client by itself, in sub-selects too', async () => {
    const households = new Set(tablesOf('household'))
    const problems = await problemsOf(async ({ name, text, batch }) => {
      const loose = batch || giftsOfOthers.has(name) ? [] : await looseTables(text, households)
      return loose.length === 0 ? null : loose.join(', ')
    })
    expect(problems).toEqual([])
  })

  test('is one that a distributed database answers, and concerns one household where it is a request’s', async () => {
    const classes = new Set<string>()
    const problems = await problemsOf(async ({ name, text, batch }) => {
      classes.add(await classOf(text, batch))
      return answeredAllTheSame.has(name) ? null : (await refusalsOf(text)).join(', ') || null
    })
    expect(problems).toEqual([])
    expect([...classes].toSorted()).toEqual(['batch', 'central', 'household', 'reference'])
  })

  test('is declared: no other code sends SQL to the database', () => {
    // Code that opens transactions, hands them to pg-boss, makes processes take turns, and goes through every table of a household,
    // whichever there are.
    const apart = [
      'request/database/database.ts',
      'request/jobs.ts',
      'request/database/statement.ts',
      'places/load_reference.ts',
      'household/data/store.ts',
    ]
    const sending = modules.filter(
      ({ path, text }) =>
        !apart.includes(path) &&
        !path.startsWith('demo/') &&
        /\b(?:pool|tx|db|connection|client)\.query[(<]|drizzle/.test(text),
    )
    expect(sending.map(({ path }) => path)).toEqual([])
  })
})

describe('the rule about one client', () => {
  const households = new Set(['client_order', 'order_line'])
  test.each<[sql: string, loose: string[]]>([
    ['select 1 from client_order where client_id = $1 and id = $2', []],
    ['select 1 from client_order where id = $1', ['client_order']],
    ['select 1 from client_order where client_id = $1 or id = $2', ['client_order']],
    [
      'select 1 from client_order o join order_line l on l.client_id = o.client_id where o.client_id = $1',
      ['order_line l'],
    ],
    ['select 1 from client_order o join order_line l on l.client_id = $1 where o.client_id = $1::uuid', []],
    [
      'select (select 1 from order_line l where l.client_id = o.client_id) from client_order o where o.client_id = $1',
      ['order_line l'],
    ],
    ['select 1 from menu_week union select 1 from order_line', ['order_line']],
    ['update client_order set state = $2 where id = $1', ['client_order']],
    ['delete from order_line where client_id = $1', []],
    ['with due as (select * from client_order where client_id = $1) select * from due', []],
    ['insert into order_line (order_id, client_id) values ($1, $2)', []],
    ['insert into order_line (order_id, client_id) select $1, gen_random_uuid()', ['into order_line']],
  ])('is checked for %s', async (sql, loose) => {
    expect(await looseTables(sql, households)).toEqual(loose)
  })
})
