import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openPool } from '../server/request/database/database.ts'
import { testDatabase } from '../tests/database.ts'
import { migrate } from './migrate.ts'

test('several processes that start together on an empty database migrate it once', async () => {
  const admin = new pg.Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  await admin.query('create database fresh')
  const url = new URL(inject('clusterUrl'))
  url.pathname = 'fresh'
  const pools = [1, 2, 3].map(() => openPool({ url: url.href, size: 3, onIdleError: () => {} }))
  await Promise.all(pools.map(migrate))
  const [once] = await Promise.all(
    pools.map(pool => pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')),
  )
  const template = await testDatabase()
  const expected = await template.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  expect(once?.rows[0].n).toBe(expected.rows[0].n)
  expect(once?.rows[0].n).toBeGreaterThan(0)
  await Promise.all(pools.map(pool => pool.end()))
  await admin.query('drop database fresh')
  await admin.end()
})

test('a table refuses a value that the domain does not know', async () => {
  const { pool } = await testDatabase()
  const area = `insert into area (fsa, brand, province, place, served, kitchen, zone, lat, lon)
    values ('H2X', 'cookit', $1, 'Montréal', true, 'montreal', 'centre', 45.5, -73.6)`
  await expect(pool.query(area, ['NB'])).rejects.toMatchObject({ constraint: 'area_province_known' })
  await expect(pool.query(area, ['QC'])).resolves.toMatchObject({ rowCount: 1 })

  const code = (type: string, combinesWith: string[] = []) =>
    pool.query(
      `insert into discount_code (brand, code, type, unit, elements, name_en, name_fr, text_en, text_fr, combines_with)
       values ('cookit', $1, $1, 'percent', '[10]', 'Ten off', 'Dix de moins', '', '', $2)`,
      [type, combinesWith],
    )
  await expect(code('Coupon')).rejects.toMatchObject({ constraint: 'discount_code_type_known' })
  const mixed = code('DiscountCode', ['ReferralCode', 'Coupon'])
  await expect(mixed).rejects.toMatchObject({ constraint: 'discount_code_combines_with_known' })
  await expect(code('DiscountCode', ['ReferralCode'])).resolves.toMatchObject({ rowCount: 1 })
})

test('the tables written by a change of a box have few and short checks, because each statement reads them anew', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ characters: number }>(
    `select sum(length(conbin::text))::int as characters from pg_constraint
      where contype = 'c' and conrelid in ('client_order'::regclass, 'order_line'::regclass, 'menu_entry'::regclass,
        'order_event'::regclass)`,
  )
  expect(rows[0]?.characters).toBeLessThan(5_000)
})
