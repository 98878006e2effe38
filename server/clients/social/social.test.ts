// Signing in with a provider, over the wire, on a real database and with the built-in provider; and every case that must be
// refused.

import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { providers } from '../../../domain/identity.ts'
import {
  hosts,
  insertClient,
  signedInVisitor,
  testServer,
  type Visitor,
  visitor,
} from '../../../tests/http.ts'
import { form, type Person, socialOf } from '../../../tests/social.ts'
import { providerKey } from '../../integrations/identity/builtin/keys.ts'
import { hashPassword } from '../password.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now })

const { begin, answerAt, callback, comeBack } = socialOf(server)

let people = 0
const somebody = (more: Partial<Person> = {}): Person => ({ email: `person${++people}@example.com`, ...more })

const failed = (reason: string) => ({ status: 'authentication_error', email: null, reason })

const isSignedIn = async (self: Visitor) =>
  (await self.get('/api/v1/sessions/validate')).json().valid as boolean

const clientsWith = async (email: string) => {
  const { rows } = await server.services.pool.query<{ client_id: string; brand: string }>(
    'select client_id, brand from client_email where email = $1',
    [email],
  )
  return rows
}

/** A client with a taken e-mail, with a password or without one. */
async function member(password: string | null = 'correct horse battery') {
  const clientId = await insertClient(server.services)
  const email = `${clientId}@example.com`
  await server.services.pool.query('insert into client_email values ($1, $2, $3)', [
    'freshprep',
    email,
    clientId,
  ])
  await server.services.pool.query('update client set password_hash = $2 where client_id = $1', [
    clientId,
    password && (await hashPassword(password)),
  ])
  return { clientId, email }
}

const linksOf = async (clientId: string) => {
  const { rows } = await server.services.pool.query<{ provider: string }>(
    'select provider from client_provider where client_id = $1 order by 1',
    [clientId],
  )
  return rows.map(row => row.provider)
}

describe.each(providers)('%s', provider => {
  test('registers a new person, and signs them in', {
    tags: '[CB-SOCIAL-CALLBACK] [ST-SOCIAL-CREATED] [ENT-SOCIAL-RESPONSE]',
  }, async () => {
    const self = visitor(server.app)
    const person = somebody({ email: `New.${provider}@Example.com`, first: 'Zoé', last: 'Côté' })
    const response = await comeBack(self, provider, person)
    const email = `new.${provider}@example.com`
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { status: 'client_created', email, reason: null },
    ])
    const data = (await self.get('/api/v1/sessions/session_data')).json()
    expect(data.client.firstname).toBe('Zoé')
    const signInMethods = (await self.get('/api/v1/reauthentications/new')).json()
    expect(signInMethods).toEqual({ email, password: false, providers: [provider] })
  })

  test('signs in a linked client, whatever their present e-mail', {
    tags: '[ST-SOCIAL-LOGGED-IN] [CB-SOCIAL-CALLBACK-READS]',
  }, async () => {
    const person = somebody()
    await comeBack(visitor(server.app), provider, person)
    const [{ client_id } = { client_id: '' }] = await clientsWith(person.email)
    await server.services.pool.query("update client set email = 'moved-' || email where client_id = $1", [
      client_id,
    ])
    const self = visitor(server.app)
    const response = await comeBack(self, provider, person)
    expect(response.json()).toEqual({
      status: 'logged_in_by_provider',
      email: `moved-${person.email}`,
      reason: null,
    })
    expect(await isSignedIn(self)).toBe(true)
  })

  test('distinguishes a person who declined from a provider that failed, and signs nobody in', {
    tags: '[ST-SOCIAL-ERROR]',
  }, async () => {
    const self = visitor(server.app)
    expect((await comeBack(self, provider, 'refuse')).json()).toEqual(failed('denied'))
    expect((await comeBack(self, provider, 'fail')).json()).toEqual(failed('provider_failed'))
    expect(await isSignedIn(self)).toBe(false)
  })
})

describe('an e-mail that has an account', () => {
  test('is signed in and linked where the provider says it is verified, with a letter about it', async () => {
    const { clientId, email } = await member()
    const self = visitor(server.app)
    const response = await comeBack(self, 'google_oauth2', { email: email.toUpperCase() })
    expect(response.json()).toEqual({ status: 'logged_in_by_provider', email, reason: null })
    expect(await linksOf(clientId)).toEqual(['google_oauth2'])
    const { rows } = await server.services.pool.query(
      'select template, data from outbox_message where client_id = $1',
      [clientId],
    )
    expect(rows).toEqual([
      { template: 'sign_in_changed', data: { change: 'provider_linked_alone', way: 'google_oauth2' } },
    ])
  })

  test.each(providers)(
    'is refused with sign_in_first where %s does not say so, and nothing changes',
    async provider => {
      const { clientId, email } = await member()
      const self = visitor(server.app)
      const response = await comeBack(self, provider, { email, verified: false })
      expect(response.json()).toEqual(failed('sign_in_first'))
      expect([await isSignedIn(self), await linksOf(clientId)]).toEqual([false, []])
    },
  )

  test('at one brand registers at the other, because a client belongs to one brand', async () => {
    const person = somebody()
    await comeBack(visitor(server.app), 'apple', person)
    const other = visitor(server.app, 'cookit')
    expect((await comeBack(other, 'apple', person)).json().status).toBe('client_created')
    expect((await clientsWith(person.email)).map(row => row.brand).sort()).toEqual(['cookit', 'freshprep'])
  })

  test('is not taken over by another person of the same provider', async () => {
    const { clientId, email } = await member()
    await comeBack(visitor(server.app), 'google_oauth2', { email })
    await server.services.pool.query("update builtin_person set email = 'was-' || email where email = $1", [
      email,
    ])
    const self = visitor(server.app)
    expect((await comeBack(self, 'google_oauth2', { email })).json()).toEqual(failed('linked_elsewhere'))
    expect([await isSignedIn(self), await linksOf(clientId)]).toEqual([false, ['google_oauth2']])
  })
})

describe('an answer without its request', () => {
  test('is refused: another state, none, or one of another provider', async () => {
    const self = visitor(server.app)
    const answer = await answerAt(await begin(self, 'google_oauth2'), somebody())
    expect((await callback(self, 'google_oauth2', { ...answer, state: 'another' })).json()).toEqual(
      failed('state_mismatch'),
    )
    const { state: _, ...stateless } = await answerAt(await begin(self, 'google_oauth2'), somebody())
    expect((await callback(self, 'google_oauth2', stateless)).json()).toEqual(failed('state_mismatch'))
    const google = await answerAt(await begin(self, 'google_oauth2'), somebody())
    expect((await callback(self, 'apple', google)).json()).toEqual(failed('state_mismatch'))
    expect(await isSignedIn(self)).toBe(false)
  })

  test('is refused the second time, and of two at once one is', async () => {
    const self = visitor(server.app)
    const answer = await answerAt(await begin(self, 'google_oauth2'), somebody())
    const { cookie } = self
    const both = await Promise.all(
      [0, 1].map(() => callback(Object.assign(visitor(server.app), { cookie }), 'google_oauth2', answer)),
    )
    expect(both.map(response => response.json().status).sort()).toEqual([
      'authentication_error',
      'client_created',
    ])
    expect((await callback(self, 'google_oauth2', answer)).json()).toEqual(failed('state_mismatch'))
  })

  test('is refused in another browser: no link signs anybody in to an account', async () => {
    const answer = await answerAt(await begin(visitor(server.app), 'google_oauth2'), somebody())
    const victim = visitor(server.app)
    await begin(victim, 'google_oauth2')
    expect((await callback(victim, 'google_oauth2', answer)).json()).toEqual(failed('state_mismatch'))
    expect(await isSignedIn(victim)).toBe(false)
  })

  test('is refused when its code belongs to another request: PKCE and nonce prevent it', async () => {
    const person = somebody()
    const stolen = await answerAt(await begin(visitor(server.app), 'google_oauth2'), person)
    const self = visitor(server.app)
    const own = await answerAt(await begin(self, 'google_oauth2'), somebody())
    const response = await callback(self, 'google_oauth2', { ...own, code: stolen.code })
    expect(response.json()).toEqual(failed('token_invalid'))
    expect(await clientsWith(person.email)).toEqual([])
  })

  test('is refused when it comes too late', async () => {
    const self = visitor(server.app)
    const answer = await answerAt(await begin(self, 'google_oauth2'), somebody())
    server.services.clock.set('2026-11-20T20:15:00Z')
    const response = await callback(self, 'google_oauth2', answer)
    server.services.clock.set(now)
    expect(response.json()).toEqual(failed('state_mismatch'))
  })

  test('from another site is refused before it is read', async () => {
    const self = visitor(server.app)
    const answer = await answerAt(await begin(self, 'google_oauth2'), somebody())
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
    const response = await self.post('/clients/auth/google_oauth2/callback', answer, elsewhere)
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'cross_site'])
  })
})

describe('the built-in provider', () => {
  test('sends nobody to another address, and answers no other client', async () => {
    const question = await begin(visitor(server.app), 'google_oauth2')
    for (const [name, value] of [
      ['redirect_uri', 'https://elsewhere.example/clients/auth/google_oauth2/return'],
      ['redirect_uri', `${question.origin}/elsewhere`],
      ['client_id', 'somebody-else'],
    ] as const) {
      const bent = new URL(question)
      bent.searchParams.set(name, value)
      for (const method of ['GET', 'POST'] as const) {
        const response = await server.app.inject({
          method,
          url: bent.pathname + bent.search,
          headers: { host: bent.host, ...form },
          ...(method === 'POST' && { payload: 'answer=refuse' }),
        })
        expect([response.statusCode, response.headers.location]).toEqual([400, undefined])
      }
    }
  })

  test('gives tokens only with the client’s secret, and Apple’s only with a signed one', async () => {
    for (const provider of providers) {
      const { code } = await answerAt(await begin(visitor(server.app), provider), somebody())
      const body = {
        grant_type: 'authorization_code',
        code: code ?? '',
        client_id: 'meal-kit',
        client_secret: 'guess',
      }
      const response = await server.app.inject({
        method: 'POST',
        url: `/vendor/identity/${provider}/token`,
        headers: { host: hosts.freshprep, ...form },
        payload: new URLSearchParams(body).toString(),
      })
      expect([response.statusCode, response.json()]).toEqual([401, { error: 'invalid_client' }])
    }
  })

  test('answers by POST where it was asked to, and the page receives it where no server does', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/clients/auth/apple/return',
      headers: {
        host: hosts.cookit,
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
        ...form,
      },
      payload: 'code=a%26b&state=s&evil=%2F%2Felsewhere.example',
    })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/clients/auth/apple/return#code=a%26b&state=s')
  })
})

describe('Google’s prompt', () => {
  const signIn = (self: Visitor, credential: string) =>
    self.post('/api/v1/google_authentication/authenticate_id_token', { credential })

  async function prepared() {
    const self = visitor(server.app)
    const { nonce, clientId } = (await self.post('/clients/one_tap')).json()
    return { self, nonce: nonce as string, clientId: clientId as string }
  }

  async function credential(claims: Record<string, unknown>, key?: CryptoKey) {
    const own = await providerKey(server.services)
    return new SignJWT({
      sub: 'one-tap',
      email: 'one.tap@example.com',
      email_verified: true,
      given_name: 'Ada',
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: own.public.kid as string })
      .setIssuedAt()
      .sign(key ?? own.private)
  }

  const issuer = 'http://localhost:3000/vendor/identity/google_oauth2'
  const soon = () => Math.floor(Date.now() / 1000) + 300

  test('signs in with a token made for this browser, once', {
    tags: '[API-google_authentication.authenticate_id_token]',
  }, async () => {
    const { self, nonce, clientId } = await prepared()
    const token = await credential({ iss: issuer, aud: clientId, nonce, exp: soon() })
    expect((await signIn(self, token)).json()).toMatchObject({
      status: 'client_created',
      email: 'one.tap@example.com',
    })
    expect(await isSignedIn(self)).toBe(true)
    expect((await signIn(self, token)).json()).toEqual(failed('state_mismatch'))
  })

  test.each([
    [
      'another audience',
      (at: { nonce: string }) => ({ iss: issuer, aud: 'somebody-else', nonce: at.nonce, exp: soon() }),
    ],
    [
      'another issuer',
      (at: { nonce: string }) => ({
        iss: 'https://elsewhere.example',
        aud: 'meal-kit',
        nonce: at.nonce,
        exp: soon(),
      }),
    ],
    ['another nonce', () => ({ iss: issuer, aud: 'meal-kit', nonce: 'replayed', exp: soon() })],
    ['no nonce', () => ({ iss: issuer, aud: 'meal-kit', exp: soon() })],
    [
      'an expiry that has passed',
      (at: { nonce: string }) => ({ iss: issuer, aud: 'meal-kit', nonce: at.nonce, exp: soon() - 900 }),
    ],
    ['no expiry', (at: { nonce: string }) => ({ iss: issuer, aud: 'meal-kit', nonce: at.nonce })],
  ])('refuses a token with %s', async (_, claims) => {
    const at = await prepared()
    const response = await signIn(at.self, await credential(claims(at)))
    expect(response.json()).toEqual(failed('token_invalid'))
    expect(await isSignedIn(at.self)).toBe(false)
  })

  test('refuses a token signed by somebody else, and text that is not a token', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    expect((await exportJWK(publicKey)).kty).toBe('EC')
    const at = await prepared()
    const forged = await credential(
      { iss: issuer, aud: 'meal-kit', nonce: at.nonce, exp: soon() },
      privateKey,
    )
    expect((await signIn(at.self, forged)).json()).toEqual(failed('token_invalid'))
    const again = await prepared()
    expect((await signIn(again.self, 'not a token')).json()).toEqual(failed('token_invalid'))
  })

  test('does nothing for a browser that was not prepared for it', async () => {
    const token = await credential({ iss: issuer, aud: 'meal-kit', nonce: 'x', exp: soon() })
    expect((await signIn(visitor(server.app), token)).json()).toEqual(failed('state_mismatch'))
  })
})

describe('in settings', () => {
  async function signedIn(password: string | null = 'correct horse battery', settings = true) {
    const { clientId, email } = await member(password)
    return { clientId, email, self: await signedInVisitor(server, clientId, 'freshprep', { settings }) }
  }
  const remove = (self: Visitor, provider: string) =>
    self.post('/api/v1/settings_account/remove_provider', { provider })

  test('each provider is linked, whatever its e-mail', {
    tags: '[LBL-PROVIDER-GOOGLE] [LBL-PROVIDER-APPLE] [LBL-PROVIDER-FACEBOOK]',
  }, async () => {
    const { clientId, email, self } = await signedIn()
    for (const provider of providers) {
      const response = await comeBack(self, provider, somebody({ verified: false }), true)
      expect(response.json()).toEqual({ status: 'logged_in_by_provider', email, reason: null })
    }
    expect(await linksOf(clientId)).toEqual(['apple', 'facebook', 'google_oauth2'])
  })

  test('a client without a password answers with their own provider, and with no other’s (rule 18)', async () => {
    const person = somebody()
    const self = visitor(server.app)
    await comeBack(self, 'google_oauth2', person)
    const open = async () =>
      (await self.get('/api/v1/sessions/check_settings_authenticated')).json().authenticated
    expect(await open()).toBe(false)
    const stranger = await comeBack(self, 'google_oauth2', somebody(), true)
    expect([stranger.json(), await open()]).toEqual([failed('not_linked'), false])
    const own = await comeBack(self, 'google_oauth2', person, true)
    expect([own.json().status, await open()]).toEqual(['logged_in_by_provider', true])
  })

  test('nothing is linked before the question before settings', async () => {
    const { clientId, self } = await signedIn('correct horse battery', false)
    expect((await comeBack(self, 'apple', somebody(), true)).json()).toEqual(failed('not_linked'))
    expect(await linksOf(clientId)).toEqual([])
  })

  test('another client’s provider is refused', async () => {
    const person = somebody()
    await comeBack(visitor(server.app), 'facebook', person)
    const { clientId, self } = await signedIn()
    expect((await comeBack(self, 'facebook', person, true)).json()).toEqual(failed('linked_elsewhere'))
    expect(await linksOf(clientId)).toEqual([])
  })

  test('a request to sign in is no answer in settings, nor the other way round', async () => {
    const { self } = await signedIn()
    const toSignIn = await answerAt(await begin(self, 'apple'), somebody())
    expect((await callback(self, 'apple', { ...toSignIn, settings: true })).json()).toEqual(
      failed('state_mismatch'),
    )
    const toLink = await answerAt(await begin(self, 'apple', true), somebody())
    expect((await callback(self, 'apple', toLink)).json()).toEqual(failed('state_mismatch'))
  })

  test('a visitor is sent to sign in', async () => {
    const response = await visitor(server.app).post('/clients/auth/apple/callback', { settings: true })
    expect([response.statusCode, response.body]).toEqual([401, 'require_login'])
  })

  test('is removed, by GET and by POST, and no longer signs in', {
    tags: '[API-settings_account.remove_provider]',
  }, async () => {
    const { clientId, self } = await signedIn()
    const person = somebody()
    await comeBack(self, 'google_oauth2', person, true)
    await comeBack(self, 'apple', somebody(), true)
    expect((await remove(self, 'google_oauth2')).json()).toEqual({ success: true })
    expect((await self.get('/api/v1/settings_account/remove_provider?provider=apple')).json()).toEqual({
      success: true,
    })
    expect(await linksOf(clientId)).toEqual([])
    expect((await remove(self, 'apple')).statusCode).toBe(404)
    const again = await comeBack(visitor(server.app), 'google_oauth2', person)
    expect(again.json().status).toBe('client_created')
  })

  test('stays where there is no password', {
    tags: '[VAL-SOCIAL-REMOVE-PASSWORD] [ROLE-SOCIAL-NO-PASSWORD] [ERR-SOCIAL-REMOVAL]',
  }, async () => {
    const { clientId, self } = await signedIn(null)
    await comeBack(self, 'google_oauth2', somebody(), true)
    const response = await remove(self, 'google_oauth2')
    expect([response.statusCode, response.json().error]).toEqual([
      409,
      {
        code: 'social_removal_blocked',
        message: 'Set a password first: without one you could no longer log in.',
      },
    ])
    expect(await linksOf(clientId)).toEqual(['google_oauth2'])
  })

  test('is not removed from another site', async () => {
    const { clientId, self } = await signedIn()
    await comeBack(self, 'google_oauth2', somebody(), true)
    const response = await self.get('/api/v1/settings_account/remove_provider?provider=google_oauth2', {
      'sec-fetch-site': 'cross-site',
    })
    expect([response.statusCode, await linksOf(clientId)]).toEqual([403, ['google_oauth2']])
  })
})
