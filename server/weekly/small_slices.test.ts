// The rows a slice reads before PostgreSQL has statistics of the day's orders: as many as the slice has households, whatever size
// the planner assumes.

import { expect, test } from 'vitest'
import { cutoffOf } from '../../domain/time/cutoff.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { testDatabase } from '../../tests/database.ts'
import { menusAt } from '../../tests/household.ts'
import { makeHouseholds } from '../../tests/many_households.ts'
import { quiet } from '../../tests/quiet.ts'
import { rowsRead } from '../../tests/rows_read.ts'
import { seededTerms } from '../../tests/terms.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { Batch, Slice } from './batch.ts'
import { readHeldCodes, readOrdersToLock, readValueOfSlice } from './lock_store.ts'
import { open } from './open.ts'

const now = '2026-11-23T17:00:00.000Z'
const households = 3_000
const inSlice = 20
const batch: Batch = { brand: 'cookit', deliveryDate: '2026-12-02', kitchen: 'montreal', week: '2026-11-30' }

const database = await testDatabase({ beginning: menusAt(now) })
const { pool } = database
await makeHouseholds(pool, {
  brand: 'cookit',
  province: 'QC',
  kitchen: 'montreal',
  count: households,
  weekdays: [3],
  firstWeek: batch.week,
  now,
  oneIn: { code: 1, given: 1 },
})
await pool.query('alter table client_order set (autovacuum_enabled = false)')
await open({ ...database, log: quiet }, now)
const { rows } = await pool.query<{ client: string }>(
  'select client_id as client from subscription order by client_id limit $1',
  [inSlice + 1],
)
const [first, last] = [rows[0]?.client as string, rows[inSlice]?.client as string]
const cutoffAt = cutoffOf(batch.brand, batch.deliveryDate, seededTerms.cutoffs)
const slice: Slice = { slice: 0, firstClient: first, beforeClient: last, members: null }

/** The planner reads the ends of an index now and then. */
const aFew = 20

const reads = {
  'the orders to lock': (tx: Tx) => readOrdersToLock(tx, batch, slice, []),
  'the codes held': (tx: Tx) => readHeldCodes(tx, batch, slice),
  'the value held': (tx: Tx) =>
    readValueOfSlice(tx, { ...batch, cutoffAt, cutoffDay: brandDate(batch.brand, cutoffAt) }, slice),
}

/** PostgreSQL's statistics of the table of orders: from when it was empty, none at all, and current. */
const statistics = {
  'of one day that was counted while few had it': async () => {
    await database.pool.query(
      `create table others as select * from client_order where delivery_date = '2026-12-02'`,
    )
    await database.pool.query(`delete from client_order where delivery_date = '2026-12-02'`)
    await database.pool.query('analyze')
    await database.pool.query('insert into client_order select * from others')
    await database.pool.query('drop table others')
  },
  'of all days as they are': () => database.pool.query('analyze'),
}

for (const [state, count] of Object.entries(statistics)) {
  test(`a slice of twenty reads the rows of twenty, with statistics ${state}`, async () => {
    await count()
    for (const [what, read] of Object.entries(reads)) {
      let found = 0
      const seen = await rowsRead(database.pool, async () => {
        found = await withTx(database.pool, async tx => (await read(tx)).length)
      })
      expect(found, what).toBe(inSlice)
      const most = Object.entries(seen).filter(([, rows]) => rows > 8 * inSlice + aFew)
      expect(most, what).toEqual([])
    }
  })
}
