import { expect, test } from 'vitest'
import { connectionOf, testDatabase } from '../tests/database.ts'
import { changeOnline, type OnlineChange } from './online.ts'

const { pool } = await testDatabase()
await pool.query('create table large (id int primary key, quantity int not null, doubled int)')
await pool.query('insert into large (id, quantity) select n, n from generate_series(1, 2500) n')

const doubling: OnlineChange = {
  name: 'large_doubled',
  statements: [
    'drop index concurrently if exists large_quantity',
    'create index concurrently large_quantity on large (quantity)',
  ],
  slice: `update large set doubled = quantity * 2 where id in (select id from large where doubled is null limit 1000)`,
}

test('a change that was cut off is begun again, done to every row, and done once', async () => {
  const failing = { ...doubling, slice: 'select 1 / 0' }
  await expect(changeOnline(pool, [failing])).rejects.toThrow('division by zero')
  await changeOnline(pool, [doubling])
  const { rows } = await pool.query(
    'select count(*)::int as rows, sum(doubled - 2 * quantity)::int as off from large',
  )
  expect(rows).toEqual([{ rows: 2500, off: 0 }])
  await pool.query('insert into large values (2501, 7, null)')
  await changeOnline(pool, [doubling])
  expect((await pool.query('select doubled from large where id = 2501')).rows).toEqual([{ doubled: null }])
})

test('nobody who writes waits for an index that is being made', async () => {
  const reader = await connectionOf(pool)
  // It keeps the index from being finished, as any long report does.
  await reader.query('begin isolation level repeatable read')
  await reader.query('select count(*) from large')
  const statements = ['create index concurrently large_doubled on large (doubled)']
  const making = changeOnline(pool, [{ name: 'large_index', statements }])
  await expect
    .poll(async () => (await pool.query(`select from pg_indexes where indexname = 'large_doubled'`)).rowCount)
    .toBe(1)
  await expect(pool.query('update large set quantity = 8 where id = 1')).resolves.toMatchObject({
    rowCount: 1,
  })
  await reader.query('commit')
  reader.release()
  await making
})
