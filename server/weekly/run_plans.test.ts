// PostgreSQL's plans for the run's statements, while its statistics still say that every order is upcoming and no payment made.

import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { menusAt } from '../../tests/household.ts'
import { makeHouseholds } from '../../tests/many_households.ts'
import { testServices } from '../../tests/services.ts'
import { statements } from '../request/database/statement.ts'
import { readDueBatches } from './batch_store.ts'
import { open } from './open.ts'
import { runBatch } from './run_batch.ts'

const now = '2026-11-23T17:00:00.000Z'
const afterCutoff = '2026-12-01T17:00:00.000Z'
/** Enough rows for a full comparison to look cheap beside single look-ups. */
const households = 2_000

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
await makeHouseholds(pool, {
  brand: 'cookit',
  province: 'QC',
  kitchen: 'montreal',
  count: households,
  weekdays: [3, 4, 5],
  firstWeek: '2026-11-30',
  now,
  oneIn: { code: 3, given: 3, points: 3, declined: 100 },
})
await open(services, now)
await pool.query('update menu_entry set capacity = capacity * 100')
await pool.query('alter table client_order set (autovacuum_enabled = false)')
await pool.query('vacuum analyze')

afterEach(() => vi.restoreAllMocks())

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/** Costs nearly the same as a full scan where PostgreSQL assumes one row: which of them it chooses is chance. */
const joins = ['enable_hashjoin', 'enable_mergejoin']

/** Household tables that are scanned completely. */
function readWhole({ 'Node Type': type, 'Relation Name': table, Plans: below = [] }: Plan): string[] {
  const own = type === 'Seq Scan' && table && grown.has(table) ? [table] : []
  return [...own, ...below.flatMap(readWhole)]
}
const grown = new Set(['client_order', 'payment', 'subscription'])

test('a slice’s orders and payments are looked up by household, not by a full scan', async () => {
  const textOf = new Map([...statements.values()].map(({ name, text }) => [text, name]))
  const found: Record<string, string[]> = {}
  const looked = new Set<string>()
  const send = pg.Client.prototype.query as unknown as (...asked: unknown[]) => Promise<pg.QueryResult>
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const { text, values } = (asked[0] ?? {}) as { text?: string; values?: unknown[] }
    const name = text && textOf.get(text)
    if (name?.startsWith('weekly_') || name === 'ledger_insert_many') {
      looked.add(name)
      for (const join of joins) await send.call(this, `set ${join} = off`)
      const { rows } = await send.call(this, { text: `explain (format json) ${text}`, values })
      for (const join of joins) await send.call(this, `reset ${join}`)
      const long = readWhole(rows[0]['QUERY PLAN'][0].Plan)
      if (long.length > 0) found[name] = long
    }
    return send.apply(this, asked)
  } as never)
  await services.movableClock?.set(Temporal.Instant.from(afterCutoff))
  const batches = await readDueBatches(services.pool, afterCutoff)
  for (const batch of batches) if (batch.deliveryDate === '2026-12-02') await runBatch(services, batch)
  expect([...looked]).toContain('weekly_settle_orders')
  expect(found).toEqual({})
})
