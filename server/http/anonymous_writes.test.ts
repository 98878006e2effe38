// Storage for anonymous visitors is limited: by address, in total, and in time.

import { expect, test } from 'vitest'
import { retention } from '../../domain/retention.ts'
import { testServer, visitor } from '../../tests/http.ts'
import { joinNewsletter } from '../content/newsletter/join_newsletter.ts'
import { forgetAttempts } from '../places/addresses/forget_attempts.ts'
import { openAnonymousWrites, writeBounds } from '../request/anonymous_writes.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now, environment: { ATTEMPT_LIMITS: 'on', TRUSTED_PROXIES: '1' } })

const from = (address: string) => ({ 'x-forwarded-for': address })
const rowsOf = async (table: string): Promise<number> =>
  (await server.services.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

const report = (address: string) =>
  visitor(server.app).post('/api/v1/signup/record_address_attempt', { text: 'Here, please' }, from(address))

test('one address can report only so many addresses an hour; another still can, and nothing more is written', async () => {
  const { hour } = writeBounds.address_attempt.address
  for (let n = 0; n < hour; n++) expect((await report('2001:db8:0:1::1')).statusCode).toBe(200)
  for (const same of ['2001:db8:0:1::1', '2001:db8:0:1:9:9:9:9']) {
    const answer = await report(same)
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'too_many_requests'])
  }
  expect(await rowsOf('address_attempt')).toBe(hour)
  expect((await report('2001:db8:0:2::1')).statusCode).toBe(200)
})

test('requests of one address beyond its share take nothing from the others’', () => {
  const writes = openAnonymousWrites(() => 0)
  const { address, all } = writeBounds.address_attempt
  const greedy = Array.from({ length: 10 * all.hour }, () => writes.count('address_attempt', 'greedy'))
  expect(greedy.filter(Boolean)).toHaveLength(address.hour)
  let written = address.hour
  for (let n = 0; written < all.hour; n++, written++) {
    expect(writes.count('address_attempt', `one of many ${n}`)).toBe(true)
  }
  expect(writes.count('address_attempt', 'one too many')).toBe(false)
})

test('an hour later there is room again, until the day’s share is used up', () => {
  let at = 0
  const writes = openAnonymousWrites(() => at)
  const { hour, day } = writeBounds.newsletter.address
  let written = 0
  for (; at < 24 * 3_600_000; at += 3_600_000)
    for (let n = 0; n <= hour; n++) written += writes.count('newsletter', 'me') ? 1 : 0
  expect(written).toBeGreaterThan(hour)
  expect(written).toBeLessThanOrEqual(day)
  expect(writes.count('newsletter', 'me')).toBe(true)
})

test('attempts are deleted after half a year, and no sooner', async () => {
  await report('198.51.100.7')
  const before = await rowsOf('address_attempt')
  server.services.clock.set(
    Temporal.Instant.from(now)
      .add({ hours: 24 * retention.address_attempts.days })
      .toString(),
  )
  expect(await forgetAttempts(server.services)).toBe(0)
  server.services.clock.advance({ minutes: 1 })
  expect(await forgetAttempts(server.services)).toBe(before)
  expect(await rowsOf('address_attempt')).toBe(0)
  server.services.clock.set(now)
})

test('one address gets only so many visitors’ sessions an hour; a visitor who has one continues', async () => {
  const plan = { kind: 'rtc', people: 2, recipes: 3 }
  const choose = (self: ReturnType<typeof visitor>, address: string) =>
    self.post('/api/v1/signup/save_plan', plan, from(address))
  const first = visitor(server.app)
  const statuses = [(await choose(first, '203.0.113.1')).statusCode]
  for (let n = 1; n < writeBounds.visitor_session.address.hour; n++)
    statuses.push((await choose(visitor(server.app), '203.0.113.1')).statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const rows = await rowsOf('session')
  expect((await choose(visitor(server.app), '203.0.113.1')).statusCode).toBe(429)
  expect(await rowsOf('session')).toBe(rows)
  expect((await choose(first, '203.0.113.1')).statusCode).toBe(200)
  expect((await choose(visitor(server.app), '203.0.113.2')).statusCode).toBe(200)
})

test('the newsletter writes to only so many addresses an hour for one network', async () => {
  const form = (await visitor(server.app).get('/newsletter/form')).json()
  const ask = (n: number) =>
    joinNewsletter(
      server.services,
      {
        brand: 'freshprep',
        now: server.services.clock.now(),
        session: { clientId: null, from: 'network' },
      },
      { ...form, email: `person-${n}@example.com` },
    )
  const { hour } = writeBounds.newsletter.address
  for (let n = 0; n < hour; n++) await ask(n)
  await expect(ask(hour)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await rowsOf('unsent_message')).toBe(hour)
})
