// Somebody registers with the address of another person, leaves every way in there is, and waits for them to come.

import { randomUUIDv7 } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signedInVisitor, testServer, type Visitor, visitor } from '../../../tests/http.ts'
import { failed, socialOf } from '../../../tests/social.ts'
import { issueEmailToken } from '../../messages/email_changes/email_token.ts'
import { insertReset, issueResetToken } from '../../messages/password_resets/reset_token.ts'
import { withTx } from '../../request/database/database.ts'

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
  await self.post('/api/v1/settings_account/update', { email: own })
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

/** The link of the address that waits. */
async function changeLink(clientId: string): Promise<string> {
  const { rows } = await pool.query('select id from email_change where client_id = $1', [clientId])
  return (await issueEmailToken(pool, 'confirm', { clientId, changeId: rows[0].id })) as string
}

/** Without the password, which the person does not know. */
async function aloneWithGoogle(email: string): Promise<Visitor> {
  const self = visitor(server.app)
  await comeBack(self, 'google_oauth2', { email })
  expect((await self.post('/clients/auth/link_alone')).statusCode).toBe(200)
  return self
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

test('a provider that vouches for an address asks for the password, and shuts out whoever registered with it unproven', {
  tags: '[ST-SOCIAL-LOGGED-IN]',
}, async () => {
  const { clientId, email, own, self: mallory } = await trap()
  const feed = (await mallory.get('/calendar/feed')).json().url
  const self = visitor(server.app)
  expect((await comeBack(self, 'google_oauth2', { email })).json()).toEqual(failed('sign_in_first'))
  expect([await isSignedIn(self), await isSignedIn(mallory)]).toEqual([false, true])
  expect((await self.get('/clients/auth/waiting')).json()).toEqual({
    provider: 'google_oauth2',
    email,
    password: true,
    closes: { password: true, passkeys: ['Mallory'], providers: ['google_oauth2'] },
  })
  expect((await self.post('/clients/auth/link_alone')).json()).toEqual({ success: true })
  expect(await isSignedIn(self)).toBe(true)
  expect(await waysInto(clientId)).toEqual({
    password: false,
    passkeys: 0,
    providers: [`google_oauth2 ${email}`],
    subjects: 1,
    changes: 0,
  })
  expect([await isSignedIn(mallory), (await signIn(email)).statusCode]).toEqual([false, 401])
  expect((await self.get('/calendar/feed')).json().url).not.toBe(feed)
  const again = visitor(server.app)
  await comeBack(again, 'google_oauth2', { email: own })
  const { client } = (await again.get('/api/v1/sessions/session_data')).json()
  expect(client?.id).not.toBe(clientId)
  // The person reads what happened, beside what opens the account.
  expect((await self.get('/clients/passkeys')).json()).toMatchObject({
    password: false,
    passkeys: [],
    news: {
      what: 'linked',
      provider: 'google_oauth2',
      closed: { password: true, passkeys: ['Mallory'], providers: ['google_oauth2'], devices: 1 },
    },
  })
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
  const { news } = (await self.get('/clients/passkeys')).json()
  expect(news).toEqual({
    what: 'reset',
    provider: null,
    closed: { password: true, passkeys: ['Mallory'], providers: ['google_oauth2'], devices: 1 },
  })
})

test('the proof of an address is no proof of the next one', async () => {
  const { clientId, email, self: mallory } = await trap()
  await reset(clientId, 'mallory has this one')
  const session = await signIn(email, 'mallory has this one')
  expect(session.statusCode).toBe(200)
  mallory.cookie = String(session.headers['set-cookie']).split(';', 1)[0] as string
  // As an earlier program moved accounts: without a link.
  const victim = `moved-${email}`
  await pool.query('update client set email = $2 where client_id = $1', [clientId, victim])
  await pool.query('delete from client_email where client_id = $1', [clientId])
  await pool.query("insert into client_email values ('freshprep', $2, $1)", [clientId, victim])
  const self = visitor(server.app)
  expect((await comeBack(self, 'google_oauth2', { email: victim })).json()).toEqual(failed('sign_in_first'))
  expect(await isSignedIn(self)).toBe(false)
  await reset(clientId, 'the victim has this one')
  expect([await isSignedIn(mallory), (await waysInto(clientId)).passkeys]).toEqual([false, 0])
})

test('an address that a provider vouches for at registration is proven, and so is one confirmed by a link', async () => {
  const { clientId, self: mallory } = await trap()
  const provenAt = async (address: string) =>
    (await pool.query('select proven_at from client_email where email = $1', [address])).rows[0]?.proven_at
  const [vouched, unvouched] = [`vouched-${clientId}@example.com`, `unvouched-${clientId}@example.com`]
  await comeBack(visitor(server.app), 'google_oauth2', { email: vouched })
  await comeBack(visitor(server.app), 'facebook', { email: unvouched, verified: false })
  expect([await provenAt(vouched), await provenAt(unvouched)]).toEqual([new Date(now), null])

  // Confirmed by somebody who is signed in and has answered the question: the others are out, and nothing of theirs is lost.
  const other = await signedInVisitor(server, clientId)
  const token = await changeLink(clientId)
  expect((await mallory.post('/clients/email', { token })).json()).toMatchObject({ ended: 1 })
  expect([await isSignedIn(mallory), await isSignedIn(other)]).toEqual([true, false])
  expect(await waysInto(clientId)).toMatchObject({ password: true, passkeys: 1, changes: 0 })
  const { rows } = await pool.query('select email, proven_at from client_email where client_id = $1', [
    clientId,
  ])
  expect(rows).toEqual([{ email: `mallory-${people}@example.com`, proven_at: new Date(now) }])
})

test('the household is told, and it stands among its changes', async () => {
  const { clientId, email } = await registered()
  await aloneWithGoogle(email)
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

test('with the password given once, both work; the address is proven, and only the other devices are out', {
  tags: '[ST-SOCIAL-LOGGED-IN]',
}, async () => {
  const { clientId, email, self: phone } = await registered()
  await pool.query(
    `insert into passkey (client_id, id, public_key, counter, transports, name, created_at)
     values ($1, $2, 'key', 0, '{}', 'Kitchen', $3)`,
    [clientId, `kitchen-${people}`, now],
  )
  const self = visitor(server.app)
  await comeBack(self, 'google_oauth2', { email })
  const wrong = await self.post('/clients/sign_in', { email, password: 'not the password', link: true })
  expect([wrong.statusCode, await isSignedIn(self), await isSignedIn(phone)]).toEqual([401, false, true])
  const right = await self.post('/clients/sign_in', { email, password, link: true })
  expect([right.statusCode, await isSignedIn(self), await isSignedIn(phone)]).toEqual([200, true, false])
  expect(await waysInto(clientId)).toMatchObject({
    password: true,
    passkeys: 1,
    providers: [`google_oauth2 ${email}`],
  })
  expect((await signIn(email)).statusCode).toBe(200)
  const byGoogle = visitor(server.app)
  expect((await comeBack(byGoogle, 'google_oauth2', { email })).json().status).toBe('logged_in_by_provider')
  const { news, passkeys } = (await self.get('/clients/passkeys')).json()
  expect(news).toEqual({
    what: 'linked',
    provider: 'google_oauth2',
    closed: { password: false, passkeys: [], providers: [], devices: 1 },
  })
  expect(passkeys).toHaveLength(1)
  // The address is proven now: nothing is closed any more, whoever comes.
  await comeBack(visitor(server.app), 'apple', { email })
  expect((await waysInto(clientId)).password).toBe(true)
})

test('what waits is for the account it was meant for, once, and for a quarter of an hour', async () => {
  const [one, two] = [await registered(), await registered()]
  const self = visitor(server.app)
  const link = (who: { email: string }) =>
    self.post('/clients/sign_in', { email: who.email, password, link: true })
  await comeBack(self, 'google_oauth2', { email: one.email })
  expect((await link(two)).json().error.code).toBe('provider_link_over')
  expect([await isSignedIn(self), (await waysInto(two.clientId)).providers]).toEqual([false, null])
  server.services.clock.set('2026-11-20T20:15:00Z')
  expect([(await link(one)).json().error.code, (await self.get('/clients/auth/waiting')).json()]).toEqual([
    'provider_link_over',
    null,
  ])
  expect((await self.post('/clients/auth/link_alone')).json().error.code).toBe('provider_link_over')
  server.services.clock.set(now)
  const both = await Promise.all(
    [0, 1].map(() =>
      Object.assign(visitor(server.app), { cookie: self.cookie }).post('/clients/auth/link_alone'),
    ),
  )
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  // Without a provider that waits, nothing is linked, and another browser has none.
  const elsewhere = await visitor(server.app).post('/clients/sign_in', {
    email: two.email,
    password,
    link: true,
  })
  expect(elsewhere.json().error.code).toBe('provider_link_over')
})

test('linked in the settings, a provider that vouches for the address proves it: the other devices are out, and that is told', async () => {
  const { clientId, email, self } = await registered()
  const other = await signedInVisitor(server, clientId)
  await self.post('/api/v1/reauthentications/create', { email, password })
  expect((await comeBack(self, 'google_oauth2', { email }, true)).json()).toMatchObject({ news: true })
  expect([await isSignedIn(self), await isSignedIn(other)]).toEqual([true, false])
  expect((await signIn(email)).statusCode).toBe(200)
  expect((await self.get('/clients/passkeys')).json().news.closed.devices).toBe(1)
  // The next one proves nothing new.
  expect((await comeBack(self, 'apple', { email }, true)).json()).not.toHaveProperty('news')
})

test('a provider that does not say whose the address is proves nothing', async () => {
  const { clientId, email, self } = await registered()
  await self.post('/api/v1/reauthentications/create', { email, password })
  await comeBack(self, 'facebook', { email, verified: false }, true)
  expect((await waysInto(clientId)).providers).toEqual(['facebook '])
  await aloneWithGoogle(email)
  expect((await waysInto(clientId)).providers).toEqual([`google_oauth2 ${email}`])
})

describe('what is under way while every way in is closed', () => {
  /** Closes the account for everybody but its owner, up to the commit: `finish` commits. */
  async function closing(clientId: string) {
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from client where client_id = $1 for update', [clientId])
    await holder.query('delete from session where client_id = $1', [clientId])
    await holder.query("update client set password_hash = 'another' where client_id = $1", [clientId])
    await holder.query('delete from passkey where client_id = $1', [clientId])
    return async () => {
      await holder.query('commit')
      holder.release()
    }
  }
  const sessionsOf = async (clientId: string) =>
    (await pool.query('select count(*)::int as n from session where client_id = $1', [clientId])).rows[0].n
  const waitsForLock = () =>
    expect
      .poll(async () => {
        const { rows } = await pool.query(
          "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        return rows[0].n
      })
      .toBeGreaterThan(0)

  test('a sign-in with the former password leaves no session', async () => {
    const { clientId, email } = await registered()
    const finish = await closing(clientId)
    const mallory = visitor(server.app)
    const entering = mallory.post('/clients/sign_in', { email, password })
    await waitsForLock()
    await finish()
    const answer = await entering
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'sign_in_failed'])
    expect([await isSignedIn(mallory), await sessionsOf(clientId)]).toEqual([false, 0])
  })

  test('a change of email by a session that has ended is not made', async () => {
    const { clientId, email, self } = await registered()
    await self.post('/api/v1/reauthentications/create', { email, password })
    const finish = await closing(clientId)
    const own = { email: `late-${email}` }
    const asked = self.post('/api/v1/settings_account/update', own)
    await waitsForLock()
    await finish()
    expect((await asked).body).toBe('require_login')
    expect(await waysInto(clientId)).toMatchObject({ providers: null, changes: 0 })
  })
})
