import { expect, test } from 'vitest'
import { insertClient, testServer, visitor } from '../../../tests/http.ts'
import { measureJob } from '../../request/metrics.ts'
import { refreshFigures } from './watch_figures.ts'

const now = '2026-11-30T20:00:00Z'
const { services, app } = await testServer({ now })
const { pool } = services

async function served(): Promise<(line: string) => number | undefined> {
  const { body } = await visitor(app).get('/metrics')
  return line => {
    const found = body.split('\n').find(one => one.startsWith(`${line} `))
    return found === undefined ? undefined : Number(found.slice(line.length + 1))
  }
}

test('what stands and waits is served by brand, kind and age, and a scrape reads nothing', async () => {
  const clientId = await insertClient(services)
  await pool.query(
    `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province, plan_id,
       profile_key, cutoff_at, state, created_at)
     values ($1, gen_random_uuid(), 'freshprep', '2026-11-30', '2026-12-02', 16, 20, 'vancouver', 'BC', 'rtc-2-2', '',
       '2026-11-28T07:59:59Z', 'locked', '2026-11-01T00:00:00Z'),
       ($1, gen_random_uuid(), 'freshprep', '2026-10-05', '2026-10-07', 16, 20, 'vancouver', 'BC', 'rtc-2-2', '',
       '2026-10-03T07:59:59Z', 'delivered', '2026-09-01T00:00:00Z')`,
    [clientId],
  )
  await pool.query(
    `insert into batch (brand, delivery_date, kitchen, week, cutoff_at, opened_at)
     values ('freshprep', '2026-12-03', 'vancouver', '2026-11-30', '2026-11-30T18:00:00Z', '2026-11-01T00:00:00Z')`,
  )
  await pool.query(
    `insert into unsent_message (client_id, key, brand, template, created_at, attempts) values
       ($1, 'a', 'freshprep', 'phone_code', '2026-11-30T19:58:00Z', 0),
       ($1, 'b', 'freshprep', 'phone_code', '2026-11-30T19:30:00Z', 0),
       ($1, 'c', 'freshprep', 'order_reminder', '2026-11-30T12:00:00Z', 0),
       ($1, 'd', 'freshprep', 'phone_code', '2026-11-30T12:00:00Z', 3)`,
    [clientId],
  )
  await pool.query(
    `insert into outside_charge (client_id, key, provider, token, amount_cents, state, at)
     values ($1, 'x', 'stripe', 't', 100, 'asked', '2026-11-30T19:50:00Z'),
       ($1, 'y', 'stripe', 't', 100, 'asked', '2026-11-30T19:59:00Z')`,
    [clientId],
  )
  await pool.query(
    `with box as (select id from client_order where client_id = $1 and state = 'locked')
     insert into correction_box (client_id, correction_id, order_id, version, at)
     select $1, gen_random_uuid(), id, 1, '2026-11-30T19:00:00Z' from box`,
    [clientId],
  )
  await pool.query(`update client_order set state = 'charged' where client_id = $1 and state = 'locked'`, [
    clientId,
  ])
  await pool.query(
    `with s as (insert into shortage (id, brand, delivery_date, kitchen, product_id, correction_id, actor, at)
       values (gen_random_uuid(), 'freshprep', '2026-12-02', 'vancouver', 'tacos', gen_random_uuid(), $1, '2026-11-30T19:00:00Z')
       returning id)
     insert into shortage_box (client_id, shortage_id, order_id, product_id, units, allergens, standard, at)
     select $1, s.id, o.id, 'tacos', 1, '{"gained": ["peanut"], "lost": []}', 'drop', '2026-11-30T19:00:00Z'
     from s, client_order o where o.client_id = $1 and o.state = 'charged'`,
    [clientId],
  )
  await refreshFigures(services, true)
  const value = await served()
  expect(value('orders{brand="freshprep",state="charged"}')).toBe(1)
  expect(value('unsafe_boxes{stands="unsettled"}')).toBe(1)
  expect(value('unsafe_boxes{stands="asked"}')).toBe(1)
  expect(value('orders{brand="freshprep",state="delivered"}')).toBeUndefined()
  expect(value('weekly_batches_due{brand="freshprep",step="charge"}')).toBe(1)
  expect(value('weekly_batch_oldest_due_seconds{brand="freshprep",step="charge"}')).toBe(7_200)
  expect(value('weekly_batches_due{brand="cookit",step="charge"}')).toBe(0)
  expect(value('messages_waiting{kind="phone_code",age="under_5_minutes"}')).toBe(1)
  expect(value('messages_waiting{kind="phone_code",age="under_1_hour"}')).toBe(1)
  expect(value('messages_waiting{kind="order_reminder",age="over_1_hour"}')).toBe(1)
  expect(value('messages_set_aside')).toBe(1)
  // The reminder may wait for a quiet household, and the failed code says nothing about the sender.
  expect(value('outbox_lag_seconds')).toBe(1_800)
  expect(value('payments_unknown{kind="charge"}')).toBe(1)
  expect(value('payments_unknown_oldest_seconds{kind="charge"}')).toBe(600)
  await pool.query('delete from unsent_message')
  expect((await served())('messages_set_aside')).toBe(1)
  await refreshFigures(services, false)
  const later = await served()
  expect(later('messages_set_aside')).toBe(0)
  expect(later('messages_waiting{kind="phone_code",age="under_1_hour"}')).toBeUndefined()
  expect(later('orders{brand="freshprep",state="charged"}')).toBe(1)
})

test('a job leaves when it last succeeded and failed, and how often it failed', async () => {
  await measureJob(services.metrics, 'good', async () => undefined)
  await expect(measureJob(services.metrics, 'bad', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  const value = await served()
  expect(value('job_last_success_timestamp_seconds{name="good"}')).toBeCloseTo(Date.now() / 1000, -2)
  expect(value('job_last_failure_timestamp_seconds{name="bad"}')).toBeCloseTo(Date.now() / 1000, -2)
  expect(value('job_failures_total{name="bad"}')).toBe(1)
  expect(value('job_last_success_timestamp_seconds{name="bad"}')).toBeUndefined()
})
