import { expect, test } from 'vitest'
import { testServices } from '../tests/services.ts'
import { startWork } from './worker.ts'

const now = '2026-11-20T20:00:00Z'
const services = await testServices({ now })

test('a worker does the clock’s due work by itself, and several do it together', async () => {
  const ends = await Promise.all([startWork(services), startWork(services)])
  while (!(await lastMenuWeek())) expect(await services.jobs.idle(60_000)).toBe(true)
  for (const end of ends) end()
  expect(await services.jobs.idle(60_000)).toBe(true)
  expect(Date.parse((await lastMenuWeek()) ?? '')).toBeGreaterThan(Date.parse(now))
  const failed = await services.pool.query(`select name from pgboss.job where state = 'failed'`)
  expect(failed.rows).toEqual([])
})

test('the mail role sends messages and does nothing else', async () => {
  const mail = await testServices({ now, environment: { ROLES: 'mail' } })
  const end = await startWork(mail)
  // Once its first tick is enqueued, which is done then.
  await end()
  expect(await mail.jobs.idle(60_000)).toBe(true)
  const { rows } = await mail.pool.query<{ name: string }>('select distinct name from pgboss.job')
  expect(rows.map(({ name }) => name)).toEqual(['tick_messages'])
  const done = [
    ...(await mail.metrics.metrics()).matchAll(/^job_last_success_timestamp_seconds\{name="(\w+)"/gm),
  ]
  expect(done.map(([, name]) => name)).toEqual(['send_messages'])
})

/** The worker publishes the menus first; the last week with one, ISO. */
async function lastMenuWeek(): Promise<string | null> {
  const found = await services.pool.query(
    'select max(week)::text as week from menu_week where published_at is not null',
  )
  return found.rows[0]?.week
}
