// The reference data of an empty database after its first start, with and without the demo.

import { expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { testDatabase } from '../../tests/database.ts'
import { loadReference } from './load_reference.ts'

const database = await testDatabase()

const counts = async () => {
  const { rows } = await database.pool.query(
    `select (select count(*) from area)::int as areas, (select count(*) from delivery_slot)::int as slots,
       (select count(*) from civic_address)::int as addresses`,
  )
  return rows[0]
}

test('areas, slots and addresses exist once, whoever starts first, and stay unchanged', async () => {
  await migrate(database.pool)
  expect(await counts()).toEqual({ areas: 0, slots: 0, addresses: 0 })
  const did = await Promise.all([loadReference(database.pool), loadReference(database.pool)])
  expect(did.toSorted()).toEqual([false, true])
  const loaded = await counts()
  expect(Math.min(loaded.areas, loaded.slots, loaded.addresses)).toBeGreaterThan(20)
  await database.pool.query('delete from delivery_slot')
  expect(await loadReference(database.pool)).toBe(false)
  expect(await counts()).toEqual({ ...loaded, slots: 0 })
})
