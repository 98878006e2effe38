// Every statement of every store, prepared on the real database: it is valid, and its columns are those it declares.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementFor } from '../server/orders/write_store.ts'
import { type Statement, statements } from '../server/platform/statement.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { describeStatement } from './describe_statement.ts'

const server = join(import.meta.dirname, '..', 'server')

const modules = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
  .map(path => ({ path, text: readFileSync(join(server, path), 'utf8') }))

/** What of PostgreSQL's types a kind of column stands for. */
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

let database: TestDatabase
let client: pg.Client
let types: Map<number, string>
beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'select oid::int, typname from pg_type',
  )
  types = new Map(rows.map(({ oid, typname }) => [oid, typname]))
  const declaring = modules.filter(({ text }) => /\b(statement|batchStatement)(<[^(]*>)?\(\{/s.test(text))
  await Promise.all(declaring.map(({ path }) => import(join(server, path))))
  for (const stock of [0, 1, 2]) {
    for (const removed of [0, 1]) {
      for (const written of [0, 1, 2])
        statementFor({ stock: { length: stock }, removed: { length: removed }, written: { length: written } })
    }
  }
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const problemsOf = async (find: (statement: Statement<unknown>) => Promise<string | null>) => {
  const problems: string[] = []
  for (const one of statements.values()) {
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
      const found = await describeStatement(client, types, text).catch((error: Error) => error)
      if (found instanceof Error) return found.message
      const columns = new Set([...Object.keys(found), ...Object.keys(row)])
      const wrong = [...columns].filter(column => {
        const kind = row[column]?.replace('?', '') ?? ''
        return !typesOf[kind]?.includes(found[column] ?? '')
      })
      return wrong.length === 0 ? null : wrong.map(c => `${c} is ${found[c]}, not ${row[c]}`).join(', ')
    })
    expect(problems).toEqual([])
  })

  test('is declared: nothing else sends SQL to the database', () => {
    // What opens transactions, hands them to pg-boss, sees to it that processes take turns, and goes through every table of a
    // household, whichever there are.
    const apart = [
      'platform/database.ts',
      'platform/jobs.ts',
      'platform/statement.ts',
      'places/load_reference.ts',
      'clients/data/store.ts',
    ]
    const sending = modules.filter(
      ({ path, text }) =>
        !apart.includes(path) && /\b(?:pool|tx|db|connection|client|turn)\.query\b|drizzle/.test(text),
    )
    expect(sending.map(({ path }) => path)).toEqual([])
  })
})
