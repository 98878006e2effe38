// Guesses at an account by strangers do not keep its household out.

import { randomUUIDv7 } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer, visitor } from '../../tests/http.ts'
import { hashPassword } from '../identity/password.ts'
import { insertReset, issueResetToken } from '../messages/password_resets/reset_token.ts'
import { withTx } from '../request/database/database.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now, environment: { ATTEMPT_LIMITS: 'on', TRUSTED_PROXIES: '1' } })
const { pool } = server.services
const password = 'correct horse battery'
let networks = 0
/** Each request from a network of its own. */
const elsewhere = () => ({ 'x-forwarded-for': `198.51.${++networks >> 8}.${networks & 255}` })

async function household() {
  const clientId = await insertClient(server.services)
  const email = `${clientId}@example.com`
  await pool.query('update client set password_hash = $2 where client_id = $1', [
    clientId,
    await hashPassword(password),
  ])
  await pool.query('insert into client_email values ($1, $2, $3)', ['freshprep', email, clientId])
  return { clientId, email }
}

const signIn = (email: string, secret: string, cookie = '') =>
  server.app.inject({
    method: 'POST',
    url: '/clients/sign_in',
    headers: { host: 'localhost:3000', ...(cookie && { cookie }), ...elsewhere() },
    payload: { email, password: secret },
  })

/** The cookie of a browser after a sign-in, as the only thing that it keeps. */
const knownOf = (answer: Awaited<ReturnType<typeof signIn>>) => {
  const [, value] = /(?:^|,)(known=[^;]+)/.exec(String(answer.headers['set-cookie'])) ?? []
  return value ?? ''
}

async function exhaust(email: string): Promise<void> {
  for (let n = 0; n < 31; n++) await signIn(email, `guess number ${n}`)
  expect((await signIn(email, password)).statusCode).toBe(429)
}

describe('nobody locks anybody out', { tags: '[AUTH-GUESSING]' }, () => {
  test('a browser that has signed in under an e-mail before has attempts of its own', async () => {
    const { email } = await household()
    const browser = knownOf(await signIn(email, password))
    expect(browser).toMatch(/^known=[\w-]{22}\.[\w-]{22}$/)
    await exhaust(email)
    expect((await signIn(email.toUpperCase(), password, browser)).statusCode).toBe(200)
    for (let n = 0; n < 30; n++) await signIn(email, `guess number ${n}`, browser)
    expect((await signIn(email, password, browser)).statusCode).toBe(429)
  })

  test('a browser that knows another account, or a forged cookie, has none', async () => {
    const [victim, other] = [await household(), await household()]
    const browser = knownOf(await signIn(other.email, password))
    await exhaust(victim.email)
    const [id, proof] = browser.replace('known=', '').split('.')
    for (const cookie of [
      browser,
      `known=${proof}.${id}`,
      `known=${id}.${'A'.repeat(22)}`,
      'known=',
      'known',
    ]) {
      expect((await signIn(victim.email, password, cookie)).statusCode, cookie).toBe(429)
    }
  })

  test('a browser keeps what it knew of another account', async () => {
    const [one, other] = [await household(), await household()]
    const first = knownOf(await signIn(one.email, password))
    const both = knownOf(await signIn(other.email, password, first))
    await exhaust(one.email)
    expect((await signIn(one.email, password, both)).statusCode).toBe(200)
  })

  test('a reset link can always be asked for, and opens the door', async () => {
    const { clientId, email } = await household()
    await exhaust(email)
    for (let n = 0; n < 40; n++) {
      const asked = await visitor(server.app).post('/clients/password', { email }, elsewhere())
      expect(asked.statusCode).toBe(200)
    }
    const reset = { clientId, id: randomUUIDv7(), askedAt: now, expiresAt: '2026-11-20T21:00:00Z' }
    await withTx(pool, tx => insertReset(tx, reset))
    const token = await issueResetToken(pool, { clientId, resetId: reset.id })
    const fresh = 'staple of another kind'
    const self = visitor(server.app)
    const set = await self.put(
      '/clients/password',
      { token, password: fresh, confirmation: fresh },
      elsewhere(),
    )
    expect(set.statusCode).toBe(200)
    expect((await self.get('/api/v1/sessions/validate')).json().valid).toBe(true)
    expect((await signIn(email, fresh, knownOf(set))).statusCode).toBe(200)
  })

  test('an answer to the question before settings counts for who gives it, whatever e-mail it names', async () => {
    const [victim, attacker] = [await household(), await household()]
    const stranger = await signedInVisitor(server, attacker.clientId)
    const answer = '/api/v1/reauthentications/create'
    for (let n = 0; n < 32; n++) {
      await stranger.post(answer, { email: victim.email, password: `guess number ${n}` }, elsewhere())
    }
    const self = await signedInVisitor(server, victim.clientId)
    const own = await self.post(answer, { email: victim.email, password }, elsewhere())
    expect(own.statusCode).toBe(200)
  })
})
