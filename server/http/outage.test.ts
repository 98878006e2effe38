// Responses while the database is unavailable.

import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectionOf } from '../../tests/database.ts'
import { freezingWire } from '../../tests/freezing_wire.ts'
import { hosts, insertClient, signedInVisitor, visitor } from '../../tests/http.ts'
import { type RenderedPage, testPages } from '../../tests/pages.ts'
import { type TestServices, testServices } from '../../tests/services.ts'
import { longestOfRequest, openPool } from '../request/database/database.ts'
import { openMemory } from '../request/memory.ts'
import { createHttp } from './app.ts'

const now = '2026-11-20T20:00:00Z'
let services: TestServices
let pages: FastifyInstance
let calls: FastifyInstance
const rendered: RenderedPage[] = []

beforeEach(async () => {
  services = await testServices({ now, patience: 2_000 })
  pages = await testPages(services, rendered)
  calls = await createHttp(services, { pages: false })
})
afterEach(() => calls.close())

/** Takes every connection, until the returned function is called. */
async function fill({ pool }: TestServices): Promise<() => void> {
  const held: pg.PoolClient[] = []
  while (held.length < pool.options.max) held.push(await connectionOf(pool))
  return () => {
    for (const client of held) client.release()
  }
}

test('a full pool answers 503 with a time to come back', async () => {
  const self = await signedInVisitor({ app: calls, services }, await insertClient(services))
  const empty = await fill(services)
  const answer = await self.get('/api/v1/sessions/session_data')
  const page = await self.get('/healthz')
  empty()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json().error.code).toBe('busy')
  expect(page.statusCode).toBe(200)
  expect((await self.get('/api/v1/sessions/session_data')).statusCode).toBe(200)
})

test('a page without a connection answers 503, not 500', async () => {
  const self = await signedInVisitor({ app: calls, services }, await insertClient(services))
  const empty = await fill(services)
  const page = await pages.inject({
    url: '/account',
    headers: { host: 'localhost:3000', cookie: String(self.cookie) },
  })
  empty()
  expect(page.statusCode).toBe(503)
  expect(page.headers['retry-after']).toBe('5')
})

describe('a database that stops answering', () => {
  test('is answered with 503, by calls and by pages, and holds no connection', async () => {
    const self = await signedInVisitor({ app: calls, services }, await insertClient(services))
    const wire = await freezingWire(services.database.url)
    const pool = openPool({ url: wire.url, size: 4, longest: 1_000, patience: 5_000, onIdleError: () => {} })
    const cutOff = { ...services, pool, memory: openMemory() }
    const [door, site] = [await createHttp(cutOff, { pages: false }), await testPages(cutOff, rendered)]
    const headers = { host: hosts.freshprep, cookie: String(self.cookie) }
    await pool.query('select 1')
    wire.freeze()
    const call = await door.inject({ url: '/api/v1/sessions/session_data', headers })
    const page = await site.inject({ url: '/account', headers })
    expect([call.statusCode, call.json().error.code, page.statusCode]).toEqual([503, 'busy', 503])
    expect([call.headers['retry-after'], page.headers['retry-after']]).toEqual(['5', '5'])
    expect(pool.totalCount).toBe(0)
    await door.close()
    await pool.end()
  })

  test('is answered with 503 as well where PostgreSQL ends a statement that takes too long', async () => {
    const self = await signedInVisitor({ app: calls, services }, await insertClient(services))
    const pool = openPool({ url: services.database.url, size: 4, longest: 1_000, onIdleError: () => {} })
    const slow = { ...services, pool, memory: openMemory() }
    const [door, site] = [await createHttp(slow, { pages: false }), await testPages(slow, rendered)]
    const headers = { host: hosts.freshprep, cookie: String(self.cookie) }
    const other = await connectionOf(services.pool)
    await other.query('begin; lock table client in access exclusive mode')
    const call = await door.inject({ url: '/api/v1/sessions/session_data', headers })
    const page = await site.inject({ url: '/account', headers })
    await other.query('rollback')
    other.release()
    const after = await door.inject({ url: '/api/v1/sessions/session_data', headers })
    await door.close()
    await pool.end()
    expect([call.statusCode, call.json().error.code, page.statusCode]).toEqual([503, 'busy', 503])
    expect([call.headers['retry-after'], page.headers['retry-after']]).toEqual(['5', '5'])
    expect(after.statusCode).toBe(200)
  })

  test('is waited for less than the thirty seconds of a call (area 7)', () => {
    const { statement_timeout, query_timeout, connectionTimeoutMillis } = openPool({
      url: services.database.url,
      size: 2,
      longest: longestOfRequest,
      onIdleError: () => {},
    }).options
    expect(Number(statement_timeout)).toBeLessThan(Number(query_timeout))
    expect(Number(query_timeout) + Number(connectionTimeoutMillis)).toBeLessThan(30_000)
  })
})

test('a page that cannot be stored for after the sign-in leads there all the same', async () => {
  await visitor(pages).get('/product/known')
  const empty = await fill(services)
  const { statusCode } = await visitor(pages).get('/product/remembers')
  empty()
  expect(statusCode).toBe(200)
})

test('cached pages need no connection, however old their keys are', async () => {
  const before = await visitor(pages).get('/get-started')
  const empty = await fill(services)
  await new Promise(later => setTimeout(later, 1_100))
  const during = await visitor(pages).get('/get-started')
  services.clock.advance({ minutes: 6 })
  const later = await visitor(pages).get('/get-started')
  empty()
  expect(during.statusCode).toBe(200)
  expect(during.body).toBe(before.body)
  expect(later.statusCode).toBe(200)
})
