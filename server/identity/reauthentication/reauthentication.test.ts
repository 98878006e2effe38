// The question before settings (rules 15 to 18), over the wire and on a real database.

import { describe, expect, test } from 'vitest'
import { mostTries } from '../../../domain/reauthentication.ts'
import { turnFlag } from '../../../tests/flags.ts'
import { insertClient, signedInVisitor, testServer, type Visitor } from '../../../tests/http.ts'
import { hashPassword } from '../password.ts'

const start = '2026-11-20T20:00:00Z'
const server = await testServer({ now: start })

const password = 'correct horse battery'
const ask = '/api/v1/reauthentications/new'
const answer = '/api/v1/reauthentications/create'
const setting = '/api/v1/settings_account/welcome'

async function person(kept: string | null = password, providers: string[] = []) {
  const { pool } = server.services
  const clientId = await insertClient(server.services)
  await pool.query('update client set password_hash = $2 where client_id = $1', [
    clientId,
    kept && (await hashPassword(kept)),
  ])
  for (const provider of providers)
    await pool.query('insert into client_provider values ($1, $2, $3)', [clientId, provider, 'subject'])
  return { clientId, email: `${clientId}@example.com`, self: await signedInVisitor(server, clientId) }
}

const isOpen = async (self: Visitor) => {
  const { authenticated } = (await self.get('/api/v1/sessions/check_settings_authenticated')).json()
  expect((await self.get(setting)).statusCode).toBe(authenticated ? 200 : 403)
  return authenticated as boolean
}

describe('the possible answers', () => {
  test('are shown with the email, whether there is a password, and the providers; never the password', {
    tags: '[API-reauthentications.new] [ENT-REAUTH]',
  }, async () => {
    const { self, email } = await person()
    expect((await self.get(ask)).json()).toEqual({ email, password: true, providers: [] })
    const social = await person(null, ['google_oauth2', 'apple'])
    const signInMethods = { email: social.email, password: false, providers: ['apple', 'google_oauth2'] }
    expect((await social.self.get(ask)).json()).toEqual(signInMethods)
  })
})

describe('the answer', () => {
  test('opens the settings with the right password and no other', {
    tags: '[API-reauthentications.create] [ROLE-CLIENT-SETTINGS-REAUTH]',
  }, async () => {
    const { self } = await person()
    expect(await isOpen(self)).toBe(false)
    const wrong = await self.post(answer, { password: 'wrong horse battery' })
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([422, 'reauthentication_failed'])
    expect(await isOpen(self)).toBe(false)
    const right = await self.post(answer, { password })
    expect([right.statusCode, right.json()]).toEqual([200, { url: '/account' }])
    expect(await isOpen(self)).toBe(true)
  })

  test('is valid for thirty minutes, however busy the person is (rule 16)', async () => {
    const { clientId, self } = await person()
    await self.post(answer, { password })
    const answered = (at: string) =>
      server.services.pool.query('update session set settings_authenticated_at = $2 where client_id = $1', [
        clientId,
        at,
      ])
    await answered('2026-11-20T19:30:01Z')
    expect(await isOpen(self)).toBe(true)
    expect(await isOpen(self)).toBe(true)
    await answered('2026-11-20T19:30:00Z')
    expect(await isOpen(self)).toBe(false)
  })

  test('counts only for this browser, and ends with a new sign-in', async () => {
    const { clientId, email, self } = await person()
    await server.services.pool.query('insert into client_email values ($1, $2, $3)', [
      'freshprep',
      email,
      clientId,
    ])
    await self.post(answer, { password })
    expect(await isOpen(await signedInVisitor(server, clientId))).toBe(false)
    await self.post('/clients/sign_in', { email, password })
    expect(await isOpen(self)).toBe(false)
  })

  test('with another client’s email is refused like a wrong password', {
    tags: '[ERR-REAUTH-MODAL]',
  }, async () => {
    const [one, other] = [await person(), await person()]
    const refused = await one.self.post(answer, { email: other.email, password })
    expect(refused.json().error.code).toBe('reauthentication_failed')
    expect((await one.self.post(answer, { email: one.email.toUpperCase(), password })).statusCode).toBe(200)
  })

  test('of an account without a password comes from its provider', async () => {
    const { self } = await person(null, ['apple'])
    const refused = await self.post(answer, { password: 'anything at all' })
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'no_password'])
  })

  test.each([
    ['/settings/delivery', '/settings/delivery'],
    ['/fr/settings/PaymentHistory?page=2', '/fr/settings/PaymentHistory?page=2'],
    ['//evil.example', '/account'],
    ['https://evil.example/settings', '/account'],
    ['/\\evil.example', '/account'],
    ['javascript:alert(1)', '/account'],
    [null, '/account'],
  ])('for %s leads to %s', { tags: '[ST-REAUTH-SUCCESS]' }, async (url, target) => {
    const { self } = await person()
    expect((await self.post(answer, { password, url })).json()).toEqual({ url: target })
  })

  test('can be guessed a few times in a quarter of an hour, and then even the right one is refused', async () => {
    const { clientId, self } = await person()
    const guesses = await Promise.all(
      Array.from({ length: mostTries + 3 }, () => self.post(answer, { password: 'wrong horse battery' })),
    )
    const codes = guesses.map(guess => guess.json().error.code).sort()
    expect(codes.filter(code => code === 'reauthentication_failed')).toHaveLength(mostTries)
    expect((await self.post(answer, { password })).json().error.code).toBe('too_many_requests')
    await server.services.pool.query(
      `update session set reauthentication_since = reauthentication_since - interval '15 minutes' where client_id = $1`,
      [clientId],
    )
    expect((await self.post(answer, { password })).statusCode).toBe(200)
  })

  test('from another site is refused', async () => {
    const { self } = await person()
    const refused = await self.post(answer, { password }, { 'sec-fetch-site': 'cross-site' })
    expect(refused.json().error.code).toBe('cross_site')
  })
})

test('is not needed with the flag off', {
  tags: '[FLAG-SETTINGS-PASSWORD]',
}, async () => {
  const { self } = await person()
  expect((await self.get(setting)).statusCode).toBe(403)
  await turnFlag(server.services, 'freshprep', 'settings_password', false)
  expect((await self.get(setting)).statusCode).toBe(200)
  await turnFlag(server.services, 'freshprep', 'settings_password', true)
  expect((await self.get(setting)).statusCode).toBe(403)
})
