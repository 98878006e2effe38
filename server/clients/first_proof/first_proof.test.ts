// Somebody registers with the address of another person, leaves every way in there is, and waits for them to come.

import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServer, type Visitor, visitor } from '../../../tests/http.ts'
import { socialOf } from '../../../tests/social.ts'
import { withTx } from '../../request/database/database.ts'
import { insertReset, issueResetToken } from '../../request/password_resets/reset_token.ts'

const now = '2026-11-20T20:00:00Z'
const later = '2026-11-20T21:00:00Z'
const server = await testServer({ now })
const { pool } = server.services
const { comeBack } = socialOf(server)

const password = 'correct horse battery'
const plan = { kind: 'rtc', people: 2, recipes: 3 }
let people = 0

const signIn = (email: string, secret = password) =>
  visitor(server.app).post('/clients/sign_in', { email, password: secret })
const isSignedIn = async (self: Visitor) => (await self.get('/api/v1/sessions/validate')).json().valid

/** An account that was registered by password; its address was never shown to be anybody's. */
async function registered() {
  const email = `victim-${++people}@example.com`
  const self = visitor(server.app)
  await self.post('/api/v1/signup/save_plan', plan)
  await self.post('/api/v1/signup/create_client', {
    firstName: 'Mallory',
    lastName: 'Malice',
    email,
    password,
  })
  const { id: clientId } = (await self.get('/api/v1/sessions/session_data')).json().client
  return { email, clientId: clientId as string, self }
}

/** The same, with a provider of their own, a passkey, and another address that waits for its link. */
async function trap() {
  const account = await registered()
  const { clientId, email, self } = account
  await self.post('/api/v1/reauthentications/create', { email, password })
  const own = `mallory-${people}@example.com`
  await comeBack(self, 'google_oauth2', { email: own }, true)
  await pool.query(
    `insert into passkey (client_id, id, public_key, counter, transports, name, created_at)
     values ($1, $2, 'key', 0, '{}', 'Mallory', $3)`,
    [clientId, `key-${people}`, now],
  )
  await self.post('/api/v1/settings_account/update', { email: own, currentPassword: password })
  return { ...account, own }
}

/** Everything that opens the account, and what waits to. */
async function waysInto(clientId: string) {
  const { rows } = await pool.query(
    `select (select password_hash is not null from client where client_id = $1) as password,
       (select count(*)::int from passkey where client_id = $1) as passkeys,
       (select array_agg(provider || ' ' || coalesce(email, '')) from client_provider where client_id = $1) as providers,
       (select count(*)::int from provider_subject where client_id = $1) as subjects,
       (select count(*)::int from email_change where client_id = $1) as changes`,
    [clientId],
  )
  return rows[0]
}

/** What the household reads of its changes, since it registered. */
async function eventsOf(clientId: string): Promise<string[]> {
  const { rows } = await pool.query(
    "select kind from client_event where client_id = $1 and kind <> 'registered' order by id",
    [clientId],
  )
  return rows.map(({ kind }) => kind)
}

async function resetLink(clientId: string): Promise<string> {
  const reset = { clientId, id: randomUUIDv7(), askedAt: now, expiresAt: later }
  await withTx(pool, tx => insertReset(tx, reset))
  return (await issueResetToken(pool, { clientId, resetId: reset.id })) as string
}

/** By a password that was set with the link. */
async function reset(clientId: string, secret: string): Promise<Visitor> {
  const self = visitor(server.app)
  const body = { token: await resetLink(clientId), password: secret, confirmation: secret }
  expect((await self.put('/clients/password', body)).statusCode).toBe(200)
  return self
}

test('the trap is set: all of it opens the account or waits to', async () => {
  const { clientId, own } = await trap()
  expect(await waysInto(clientId)).toEqual({
    password: true,
    passkeys: 1,
    providers: [`google_oauth2 ${own}`],
    subjects: 1,
    changes: 1,
  })
})

test('a provider that vouches for an address shuts out whoever registered with it unproven', {
  tags: '[ST-SOCIAL-LOGGED-IN]',
}, async () => {
  const { clientId, email, own, self: mallory } = await trap()
  const self = visitor(server.app)
  expect((await comeBack(self, 'google_oauth2', { email })).json().status).toBe('logged_in_by_provider')
  expect(await isSignedIn(self)).toBe(true)
  expect(await waysInto(clientId)).toEqual({
    password: false,
    passkeys: 0,
    providers: [`google_oauth2 ${email}`],
    subjects: 1,
    changes: 0,
  })
  expect([await isSignedIn(mallory), (await signIn(email)).statusCode]).toEqual([false, 401])
  const again = visitor(server.app)
  await comeBack(again, 'google_oauth2', { email: own })
  const { client } = (await again.get('/api/v1/sessions/session_data')).json()
  expect(client?.id).not.toBe(clientId)
})

test('so does the first reset link that is followed', async () => {
  const { clientId, email, self: mallory } = await trap()
  const self = await reset(clientId, 'another good battery')
  expect(await isSignedIn(self)).toBe(true)
  expect(await waysInto(clientId)).toEqual({
    password: true,
    passkeys: 0,
    providers: null,
    subjects: 0,
    changes: 0,
  })
  expect([await isSignedIn(mallory), (await signIn(email)).statusCode]).toEqual([false, 401])
  expect(await eventsOf(clientId)).toEqual(expect.arrayContaining(['ways_in_closed', 'password_reset']))
})

test('the household is told, and it stands among its changes', async () => {
  const { clientId, email } = await registered()
  await comeBack(visitor(server.app), 'google_oauth2', { email })
  const letters = await pool.query('select template, data from outbox_message where client_id = $1', [
    clientId,
  ])
  expect(letters.rows).toContainEqual({
    template: 'sign_in_changed',
    data: { change: 'provider_linked_alone', way: 'google_oauth2' },
  })
  expect((await eventsOf(clientId)).sort()).toEqual(['provider_linked', 'ways_in_closed'])
})

test('whoever has shown that the address is theirs keeps their ways in', async () => {
  const { clientId, email } = await registered()
  const self = await reset(clientId, 'another good battery')
  await comeBack(visitor(server.app), 'google_oauth2', { email })
  expect(await isSignedIn(self)).toBe(true)
  expect((await signIn(email, 'another good battery')).statusCode).toBe(200)
  await comeBack(visitor(server.app), 'apple', { email })
  await reset(clientId, 'yet another battery')
  expect((await waysInto(clientId)).providers.sort()).toEqual([`apple ${email}`, `google_oauth2 ${email}`])
})

test('a provider that does not say whose the address is proves nothing', async () => {
  const { clientId, email, self } = await registered()
  await self.post('/api/v1/reauthentications/create', { email, password })
  await comeBack(self, 'facebook', { email, verified: false }, true)
  expect((await waysInto(clientId)).providers).toEqual(['facebook '])
  await comeBack(visitor(server.app), 'google_oauth2', { email })
  expect((await waysInto(clientId)).providers).toEqual([`google_oauth2 ${email}`])
})
