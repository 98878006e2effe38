import { describe, expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer, visitor } from '../../tests/http.ts'
import { hashPassword } from './password.ts'

const server = await testServer({ now: '2026-11-27T15:00:00.000Z' })

const password = 'correct horse battery'
let people = 0

/** A client with a password, or without one. */
async function clientWith(kept: string | null, brand: 'freshprep' | 'cookit' = 'freshprep') {
  const clientId = await insertClient(server.services, { brand })
  const email = `client-${++people}@example.com`
  const { pool } = server.services
  await pool.query('update client set email = $2, password_hash = $3 where client_id = $1', [
    clientId,
    email,
    kept && (await hashPassword(kept)),
  ])
  await pool.query('insert into client_email (brand, email, client_id) values ($1, $2, $3)', [
    brand,
    email,
    clientId,
  ])
  return { clientId, email }
}

describe('signing in', () => {
  const signIn = async (email: string, typed: string, brand: 'freshprep' | 'cookit' = 'freshprep') => {
    const self = visitor(server.app, brand)
    const answer = await self.post('/clients/sign_in', { email, password: typed })
    const { valid } = (await self.get('/api/v1/sessions/validate')).json()
    return { status: answer.statusCode, body: answer.json(), valid }
  }

  test('with the right password works, however the email is written', {
    tags: '[ROLE-VISITOR-LOGIN-SIGNUP]',
  }, async () => {
    const { email } = await clientWith(password)
    for (const typed of [email, ` ${email.toUpperCase()} `]) {
      expect(await signIn(typed, password)).toMatchObject({
        status: 200,
        body: { success: true },
        valid: true,
      })
    }
  })

  test('with an accented password works from any keyboard', async () => {
    const { email } = await clientWith('crème brûlée'.normalize('NFC'))
    expect((await signIn(email, 'crème brûlée'.normalize('NFD'))).status).toBe(200)
  })

  test('with a wrong password, an unknown email, no password or at the other brand is refused alike', async () => {
    const { email } = await clientWith(password)
    const social = await clientWith(null)
    const refusals = [
      await signIn(email, 'wrong horse battery'),
      await signIn('nobody@example.com', password),
      await signIn(social.email, password),
      await signIn(social.email, 'nobody has this password'),
      await signIn(email, password, 'cookit'),
      await signIn('not an email', password),
    ]
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 401,
        body: { error: { code: 'sign_in_failed' } },
        valid: false,
      })
      expect(refusal.body.error.fields).toBeUndefined()
    }
  })

  test('with an unknown email takes as much work as with a wrong password', async () => {
    const { email } = await clientWith(password)
    // Of the processor, so that what else the machine does is not counted.
    const work = async (typed: string) => {
      const times: number[] = []
      for (let i = 0; i < 7; i++) {
        const start = process.cpuUsage()
        await signIn(typed, 'wrong horse battery')
        const { user, system } = process.cpuUsage(start)
        times.push(user + system)
      }
      return times.sort((a, b) => a - b)[3] as number
    }
    await work('warm@example.com')
    const [known, unknown] = [await work(email), await work('nobody@example.com')]
    expect(unknown).toBeGreaterThan(known / 3)
  })

  test('works for a closed account: its receipts remain its own', async () => {
    const { clientId, email } = await clientWith(password)
    await server.services.pool.query(
      `insert into subscription (client_id, brand, state, plan_id, categories, exclusions, vegetarian, vegan, profile_key,
         province, kitchen, zone, weekday, start_hour, end_hour, first_week, created_at)
       values ($1, 'freshprep', 'closed', 'rtc_2-3', '{}', '{}', false, false, '', 'BC', 'vancouver', 'vancouver', 2, 16,
         20, '2026-01-05', '2026-01-01')`,
      [clientId],
    )
    expect((await signIn(email, password)).valid).toBe(true)
  })

  test.each([{}, { email: 'a@example.com' }, { email: '', password: '' }])('%j is incomplete', async body => {
    const answer = await visitor(server.app).post('/clients/sign_in', body)
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'required'])
  })
})

describe('the language', { tags: '[API-clients.set_language]' }, () => {
  const set = async (clientId: string, body: object) => {
    const self = await signedInVisitor(server, clientId)
    const answer = await self.post('/api/v1/clients/set_language', body)
    return { self, status: answer.statusCode, code: answer.json().error?.code }
  }
  const languageOf = async (clientId: string) =>
    (await server.services.pool.query('select language from client where client_id = $1', [clientId])).rows[0]
      .language

  test('of the signed-in client is saved, shown at once, and recorded once', async () => {
    const { clientId } = await clientWith(password)
    const { self, status } = await set(clientId, { clientId, language: 'fr' })
    expect(status).toBe(200)
    expect(await languageOf(clientId)).toBe('fr')
    expect((await self.get('/api/v1/sessions/session_data')).json().locale).toBe('fr')
    await set(clientId, { clientId, language: 'fr' })
    const events = await server.services.pool.query('select kind from client_event where client_id = $1', [
      clientId,
    ])
    expect(events.rows).toEqual([{ kind: 'language_changed' }])
  })

  test('of another client is not found', async () => {
    const [one, other] = [await clientWith(password), await clientWith(password)]
    const { status, code } = await set(one.clientId, { clientId: other.clientId, language: 'fr' })
    expect([status, code]).toEqual([404, 'not_found'])
    expect(await languageOf(other.clientId)).toBe('en')
  })

  test.each(['de', '', null, 'FR'])('%j is not one of ours', async language => {
    const { clientId } = await clientWith(password)
    expect(await set(clientId, { clientId, language })).toMatchObject({
      status: 422,
      code: 'language_unknown',
    })
    expect(await languageOf(clientId)).toBe('en')
  })

  test('can only be set by a client', { tags: '[ERR-REQUIRE-LOGIN]' }, async () => {
    const answer = await visitor(server.app).post('/api/v1/clients/set_language', { language: 'fr' })
    expect([answer.statusCode, answer.body]).toEqual([401, 'require_login'])
  })
})

describe('the need to set a password', () => {
  const required = async (clientId: string | null, brand: 'freshprep' | 'cookit') => {
    const self = clientId ? await signedInVisitor(server, clientId, brand) : visitor(server.app, brand)
    return (await self.get('/api/v1/clients/cookit_require_reset')).json()
  }

  test('applies to clients of the second brand without password or provider, and is not revealed to others', {
    tags: '[API-clients.cookit_require_reset]',
  }, async () => {
    const over = await clientWith(null, 'cookit')
    expect(await required(over.clientId, 'cookit')).toEqual({ required: true })
    await server.services.pool.query(
      `insert into client_provider (client_id, provider, subject) values ($1, 'apple', 'x')`,
      [over.clientId],
    )
    expect(await required(over.clientId, 'cookit')).toEqual({ required: false })
    expect(await required((await clientWith(password, 'cookit')).clientId, 'cookit')).toEqual({
      required: false,
    })
    expect(await required((await clientWith(null)).clientId, 'freshprep')).toEqual({ required: false })
    expect(await required(null, 'cookit')).toEqual({ required: false })
  })
})
