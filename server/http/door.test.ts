// What the door does for every call: it refuses, it answers in the reader's language, it protects.

import { describe, expect, test } from 'vitest'
import { Refusal } from '../../contract/errors.ts'
import { testServer, visitor } from '../../tests/http.ts'
import { type AllCalls, calls } from '../calls/index.ts'

const now = '2026-11-20T20:00:00Z'

const server = await testServer({ now })

const codeOf = (response: { json(): unknown }) => (response.json() as { error: { code: string } }).error.code

describe('refusing', () => {
  test('a visitor at a client’s call gets 401 and only the word', {
    tags: '[ERR-REQUIRE-LOGIN]',
  }, async () => {
    const response = await visitor(server.app).get('/api/v1/account/index')
    expect(response.statusCode).toBe(401)
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(response.body).toBe('require_login')
  })

  test('a caller without permission is refused before the input is read', async () => {
    const response = await visitor(server.app).post('/api/v1/account/skip_order', { orderId: 1 })
    expect(response.statusCode).toBe(401)
  })

  test('calls are under /api/v1; an unknown address is 404 in the same shape', {
    tags: '[CB-PATH-API]',
  }, async () => {
    expect((await visitor(server.app).get('/api/v1/home/homepage')).statusCode).toBe(200)
    for (const url of [
      '/api/v1/sessions/nothing',
      '/api',
      '/api/v2/x',
      '/v1/home/homepage',
      '/home/homepage',
    ]) {
      const response = await visitor(server.app).get(url)
      expect(response.statusCode).toBe(404)
      expect(codeOf(response)).toBe('not_found')
    }
  })

  test('every wrong field is named, and the first with a sentence gives the main one', async () => {
    const response = await visitor(server.app).post('/api/v1/signup/create_client', {
      firstName: 1,
      lastName: 'x'.repeat(100),
      email: 'not-an-email',
      password: 'ninechars',
    })
    const { error } = response.json()
    expect(response.statusCode).toBe(422)
    expect(error.fields).toEqual({
      firstName: {
        code: 'name_too_short',
        message: 'Enter a name of at least 2 letters, without numbers or symbols.',
      },
      lastName: { code: 'too_long', message: 'Too long. Shorten it.' },
      email: { code: 'email_invalid', message: expect.stringContaining('email') },
      password: { code: 'password_too_short', message: 'minimum 10 characters' },
    })
    expect(error.code).toBe('name_too_short')
  })

  test('a field that was left empty is told apart from one that is wrong, in the reader’s language', {
    tags: '[VAL-NAME-MIN] [VAL-EMAIL]',
  }, async () => {
    const beside = async (brand: 'freshprep' | 'cookit', fields: object) => {
      const answer = await visitor(server.app, brand).post('/api/v1/signup/create_client', fields)
      const { error } = answer.json()
      return [error.code, error.fields.firstName.message, error.fields.email.message]
    }
    const empty = { firstName: ' ', lastName: 'Roy', email: '', password: 'a-long-enough-password' }
    expect(await beside('freshprep', empty)).toEqual([
      'name_too_short',
      'Enter your first name.',
      'Enter your email.',
    ])
    expect(await beside('cookit', { lastName: 'Roy' })).toEqual([
      'name_too_short',
      'Entre ton prénom.',
      'Entre ton adresse courriel.',
    ])
    expect(await beside('freshprep', { ...empty, firstName: '1', email: 'maya' })).toEqual([
      'name_too_short',
      expect.stringContaining('at least'),
      expect.stringContaining('valid'),
    ])
  })

  test('an invalid email address is refused', { tags: '[VAL-EMAIL]' }, async () => {
    const response = await visitor(server.app).post('/api/v1/signup/check_email', { email: 'not-an-email' })
    expect(response.statusCode).toBe(422)
    expect(codeOf(response)).toBe('email_invalid')
  })

  test('a refusal is in our client’s requested language, and otherwise in the brand’s', async () => {
    const say = async (brand: 'freshprep' | 'cookit', headers: Record<string, string> = {}) =>
      (await visitor(server.app, brand).get('/api/v1/flipper/get_feature_flag?flag=none', headers)).json()
        .error.message
    expect(await say('freshprep')).toBe('Unknown feature flag.')
    expect(await say('cookit')).toBe('Il n’y a pas d’interrupteur de ce nom.')
    expect(await say('cookit', { 'accept-language': 'en' })).toBe('Unknown feature flag.')
    expect(await say('freshprep', { 'accept-language': 'fr-CA,fr;q=0.9' })).toBe('Unknown feature flag.')
  })
})

describe('an error thrown by a handler', () => {
  const withFlag = (
    handler: AllCalls['flipper']['get_feature_flags'],
    environment: Record<string, string> = {},
  ) =>
    testServer({
      now,
      environment,
      handlers: {
        ...calls,
        flipper: { ...(calls.flipper as AllCalls['flipper']), get_feature_flags: handler },
      },
    })

  const answerOf = async (...parameters: Parameters<typeof withFlag>) => {
    const other = await withFlag(...parameters)
    return await visitor(other.app).get('/api/v1/flipper/get_feature_flags')
  }

  test('that is a refusal is sent whole, with details and redirect', async () => {
    const response = await answerOf(async () => {
      throw new Refusal('step_missing', { details: { step: 'plans' }, redirect: '/signup/plans' })
    })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      error: { code: 'step_missing', details: { step: 'plans' } },
      redirect: '/signup/plans',
    })
  })

  test('of any other kind is 500 and reveals nothing', async () => {
    const response = await answerOf(async () => {
      throw new Error('secret of the house')
    })
    expect(response.statusCode).toBe(500)
    expect(codeOf(response)).toBe('unexpected')
    expect(response.body).not.toContain('secret')
  })

  test('from PostgreSQL about a value is the caller’s mistake; a lost database is not', async () => {
    const unfit = await answerOf(async ({ pool }) => {
      await pool.query('select $1::smallint', [2 ** 40])
      return {}
    })
    expect([unfit.statusCode, codeOf(unfit)]).toEqual([422, 'invalid_input'])
    const lost = await answerOf(async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    })
    expect([lost.statusCode, codeOf(lost)]).toEqual([503, 'busy'])
  })

  test('an answer outside the contract is an error everywhere but in production', async () => {
    const secret = async () => ({ show_menu: 'yes' }) as never
    expect((await answerOf(secret)).statusCode).toBe(500)
    expect((await answerOf(secret, { APP_ENV: 'production' })).statusCode).toBe(200)
  })
})

describe('state-changing calls', () => {
  const post = (headers: Record<string, string>) =>
    visitor(server.app).post('/api/v1/signup/validate_phone', { phone: '604 555 0142' }, headers)

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://cookit.localhost:3000' }],
    [{ origin: 'null' }],
  ])('are refused from elsewhere: %j (rule 21)', async headers => {
    const response = await post(headers as Record<string, string>)
    expect(response.statusCode).toBe(403)
    expect(codeOf(response)).toBe('cross_site')
  })

  test.each([[{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'http://localhost:3000' }], [{}]])(
    'are carried out for our own pages, and for callers without a browser: %j',
    async headers => {
      expect((await post(headers as Record<string, string>)).statusCode).toBe(200)
    },
  )

  test('that only read may come from anywhere', async () => {
    const response = await visitor(server.app).get('/api/v1/sessions/validate', {
      'sec-fetch-site': 'cross-site',
    })
    expect(response.statusCode).toBe(200)
  })

  test('do not answer to GET', async () => {
    expect((await visitor(server.app).get('/api/v1/signup/validate_phone?phone=1')).statusCode).toBe(404)
  })
})

describe('answers', () => {
  test('must not be cached, and are nothing but JSON', async () => {
    const { headers } = await visitor(server.app).get('/api/v1/sessions/session_data')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('that are long are compressed for callers who can read it', async () => {
    const { headers } = await visitor(server.app).get('/api/openapi.json', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
  })
})

describe('attempts', () => {
  test('at a secret are counted by address, and too many are refused with 429', async () => {
    const limited = await testServer({ now, environment: { ATTEMPT_LIMITS: 'on' } })
    const attempt = () =>
      visitor(limited.app).post('/clients/sign_in', { email: 'a@example.com', password: 'x' })
    for (let n = 0; n < 10; n++) expect((await attempt()).statusCode).toBe(401)
    const refused = await attempt()
    expect(refused.statusCode).toBe(429)
    expect(codeOf(refused)).toBe('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await visitor(limited.app).get('/api/v1/sessions/validate')).statusCode).toBe(200)
  })
})

describe('in production', () => {
  test('the control room does not exist', async () => {
    const other = await testServer({ now, environment: { APP_ENV: 'production' } })
    for (const url of ['/api/dev/clock', '/api/dev/messages']) {
      expect((await visitor(other.app).get(url)).statusCode).toBe(404)
    }
    expect((await visitor(other.app).post('/api/dev/clock', { advance: 'P1D' })).statusCode).toBe(404)
  })
})

describe('operating', () => {
  test('healthz, readyz and metrics answer', async () => {
    const self = visitor(server.app)
    expect((await self.get('/healthz')).json()).toEqual({ status: 'alive' })
    expect((await self.get('/readyz')).json()).toEqual({ status: 'ready' })
    expect((await self.get('/metrics')).body).toContain('http_request_duration_seconds_bucket')
  })
})
