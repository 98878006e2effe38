import { expect, test } from 'vitest'
import type { Db } from '../server/request/database/database.ts'
import { testDatabase } from '../tests/database.ts'
import { loadOnFirstRun } from './first_run.ts'

const addHousehold = (db: Db) =>
  db.query(`insert into client (client_id, brand, first_name, last_name, email, language, created_at)
    values ('019ab000-0000-7000-8000-000000000001', 'freshprep', 'Jordan', 'Lee', 'jordan@example.com', 'en',
      '2026-11-20T20:00:00Z')`)

test('several processes that start together load the demo once', async () => {
  const { pool } = await testDatabase()
  let loads = 0
  const start = () => loadOnFirstRun(pool, async () => void loads++)
  const ran = await Promise.all([start(), start(), start()])
  expect(ran.filter(Boolean)).toHaveLength(1)
  expect(await start()).toBe(false)
  expect(loads).toBe(1)
})

test('an interrupted load runs again, though its households are there', async () => {
  const { pool } = await testDatabase()
  const broken = loadOnFirstRun(pool, () => Promise.reject(new Error('killed')))
  await expect(broken).rejects.toThrow('killed')
  await addHousehold(pool)
  expect(await loadOnFirstRun(pool, async () => {})).toBe(true)
})

test('a database with households of its own gets no demo', async () => {
  const { pool } = await testDatabase()
  await addHousehold(pool)
  expect(await loadOnFirstRun(pool, () => Promise.reject(new Error('must not run')))).toBe(false)
})
