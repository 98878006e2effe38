// For tests that speak to the web role: a server over test services, and clients that keep its cookie.

import { randomUUIDv7 } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { BrandId } from '../domain/brands.ts'
import type { Role } from '../domain/staff/roles.ts'
import { createHttp, type HttpOptions } from '../server/http/app.ts'
import { openSession } from '../server/identity/sessions/session.ts'
import { withTx } from '../server/request/database/database.ts'
import { atEnd } from './database.ts'
import { type TestServices, testServices } from './services.ts'

export interface TestServer {
  services: TestServices
  app: FastifyInstance
}

/**
 * The calls without the pages, on a database of their own.
 * @param options of `testServices`, and of the server
 */
export async function testServer(
  options: Parameters<typeof testServices>[0] & HttpOptions,
): Promise<TestServer> {
  const { now, environment, beginning, database, logged, ...http } = options
  const services = await testServices({
    now,
    ...(environment && { environment }),
    ...(beginning && { beginning }),
    ...(database && { database }),
    ...(logged && { logged }),
  })
  const app = await createHttp(services, { pages: false, ...http })
  atEnd(() => app.close())
  return { services, app }
}

export const hosts: Readonly<Record<BrandId, string>> = {
  freshprep: 'localhost:3000',
  cookit: 'cookit.localhost:3000',
}

/** A browser of one brand: stores the session's cookie and sends it again. */
export interface Visitor {
  cookie: string | null
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  put(url: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

export function visitor(app: FastifyInstance, brand: BrandId = 'freshprep'): Visitor {
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body: unknown,
    headers: Record<string, string>,
  ) => {
    const response = await app.inject({
      method,
      url,
      headers: { host: hosts[brand], ...(self.cookie && { cookie: self.cookie }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const set = response.headers['set-cookie']
    const [pair] = String(set ?? '').split(';', 1)
    if (set) self.cookie = pair?.endsWith('=') ? null : (pair as string)
    return response
  }
  const self: Visitor = {
    cookie: null,
    get: (url, headers = {}) => send('GET', url, undefined, headers),
    post: (url, body, headers = {}) => send('POST', url, body ?? {}, headers),
    put: (url, body, headers = {}) => send('PUT', url, body ?? {}, headers),
  }
  return self
}

/** Puts a client in the database, without a subscription. */
export async function insertClient(
  { pool }: TestServices,
  client: { brand?: BrandId; firstName?: string; language?: 'en' | 'fr'; isAdmin?: boolean } = {},
): Promise<string> {
  const { brand = 'freshprep', firstName = 'Ada', language = 'en', isAdmin = false } = client
  const clientId = randomUUIDv7()
  await pool.query(
    `insert into client (client_id, brand, first_name, last_name, email, language, created_at)
     values ($1::uuid, $2, $3, 'Test', $1::text || '@example.com', $4, '2026-01-01T00:00:00Z')`,
    [clientId, brand, firstName, language],
  )
  if (isAdmin) await hire(pool, { clientId, brand, role: 'owner' })
  return clientId
}

/** Makes a client somebody who works here, with a role at their brand; their id is the client's. */
export async function hire(
  pool: TestServices['pool'],
  { clientId, brand, role }: { clientId: string; brand: BrandId; role: Role },
): Promise<void> {
  await pool.query(
    `with person as (
       insert into staff (id, email, name, language, created_at)
       select client_id, email, first_name || ' ' || last_name, language, created_at from client where client_id = $1
     ), account as (insert into staff_account (client_id, staff_id) values ($1, $1))
     insert into staff_role (staff_id, brand, role) values ($1, $2, $3)`,
    [clientId, brand, role],
  )
}

/**
 * A browser with a signed-in client, as after a sign-in; with `settings`, after the question before settings too. An admin has
 * answered it unless the test says otherwise.
 */
export async function signedInVisitor(
  { app, services }: TestServer,
  clientId: string,
  brand: BrandId = 'freshprep',
  { settings }: { settings?: boolean } = {},
): Promise<Visitor> {
  const facts = { brand, cookies: undefined, now: services.clock.now(), secure: false }
  const session = await openSession(services, facts)
  await session.signIn(clientId)
  if (settings ?? session.isAdmin) await session.openSettings()
  const self = visitor(app, brand)
  self.cookie = session.setCookie?.split(';', 1)[0] ?? null
  return self
}

/** A browser of somebody who works here, signed in at the office, with some roles at each brand. */
export async function signedInStaff(
  { app, services }: TestServer,
  roles: Partial<Record<BrandId, readonly Role[]>>,
  brand: BrandId = 'freshprep',
): Promise<Visitor & { staffId: string }> {
  const { pool, clock } = services
  const staffId = randomUUIDv7()
  await pool.query(
    `insert into staff (id, email, name, language, created_at)
     values ($1::uuid, $1::text || '@example.com', 'Sam Iyer', 'en', '2026-01-01T00:00:00Z')`,
    [staffId],
  )
  for (const [at, held] of Object.entries(roles))
    for (const role of held)
      await pool.query('insert into staff_role (staff_id, brand, role) values ($1, $2, $3)', [
        staffId,
        at,
        role,
      ])
  const facts = { brand, cookies: undefined, now: clock.now(), secure: false }
  const { office } = await openSession(services, facts)
  await withTx(pool, tx => office.signIn(tx, staffId))
  const self = visitor(app, brand)
  self.cookie = office.setCookie?.split(';', 1)[0] ?? null
  return Object.assign(self, { staffId })
}
