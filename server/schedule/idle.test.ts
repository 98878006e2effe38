// The rows that the clock's jobs read when nothing is due, on a real database.

import { expect, test } from 'vitest'
import { makeHouseholds } from '../../tests/many_households.ts'
import { rowsRead } from '../../tests/rows_read.ts'
import { testServices } from '../../tests/services.ts'
import { open } from '../weekly/open.ts'
import { clockJobs } from './clock_lanes.ts'

const now = '2026-11-23T20:00:00.000Z'

const services = await testServices({ now })

/** Households with boxes to come, and with the rows that years leave behind, none of them due. */
async function addHouseholds(count: number): Promise<void> {
  const { pool } = services
  await makeHouseholds(pool, {
    brand: 'cookit',
    province: 'QC',
    kitchen: 'montreal',
    count,
    weekdays: [1, 2, 3],
    firstWeek: '2026-11-30',
    now: '2026-11-01T00:00:00Z',
    oneIn: { paused: 5, given: 3 },
  })
  await open(services, now)
  // Days that are open already are read only for households new to them.
  await pool.query(`update batch set opened_at = null`)
  await open(services, now)
  await pool.query(`update subscription set resumes_on = '2026-11-28', resume_told = '2026-11-28',
    state_since = '2026-11-01' where state = 'paused'`)
  await pool.query(`insert into held_value (client_id, key, expires_on, expired_at)
    select client_id, 'old', '2026-01-01', '2026-01-02' from client on conflict do nothing`)
  await pool.query(`insert into corporate_credit_plan (client_id, plan, value_cents, expires_on, period, starts_on, credited_for, due_on)
    select client_id, 'Lunch', 1000, '2027-12-31', 'monthly', '2026-10-24', '2026-10-24', '2026-11-24' from client
    on conflict do nothing`)
  await pool.query(`insert into outbox_message (client_id, key, brand, channel, template, data, created_at, lost_at)
    select client_id, of.key, brand, 'email', 'order_skipped', '{}', '2026-11-01', of.lost_at
    from client cross join (values ('old', null::timestamptz), ('lost', '2026-11-01'), ('later', null)) of (key, lost_at)
    on conflict do nothing`)
  await pool.query(`insert into unsent_message (client_id, key, brand, template, created_at, attempts, retry_at)
    select client_id, 'later', brand, 'order_skipped', '2026-11-01', 3, now() + interval '1 hour' from client
    on conflict do nothing`)
  await pool.query(`insert into card_refund (client_id, key, charge_key, amount_cents, state, at)
    select client_id, 'old', 'old', 100, 'done', '2026-11-01' from client on conflict do nothing`)
  await pool.query(`insert into data_erasure (client_id, brand, asked_at, due_on, amounts_until)
    select client_id, brand, '2026-11-20', '2026-12-20', '2033-12-20' from client on conflict do nothing`)
  await pool.query(`insert into session (token_hash, brand, client_id, created_at, expires_at)
    select client_id::text, brand, client_id, '2026-11-01', '2027-01-01' from client on conflict do nothing`)
}

/** The planner reads the ends of an index now and then. */
const aFew = 20

/** One run of every job. The first of a day also does the daily work. */
async function tick(): Promise<void> {
  for (const { run } of clockJobs) await run(services)
}

test('an idle run of the clock reads no more however many households there are', async () => {
  await addHouseholds(600)
  await tick()
  await services.pool.query('vacuum analyze')
  const few = await rowsRead(services.pool, tick)
  await addHouseholds(1_800)
  await tick()
  await services.pool.query('vacuum analyze')
  const many = await rowsRead(services.pool, tick)
  const more = Object.entries(many).filter(([name, rows]) => rows > (few[name] ?? 0) + aFew)
  expect(more).toEqual([])
})
