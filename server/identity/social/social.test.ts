// Signing in with a provider, over the wire, on a real database and with the built-in provider; and every case that must be
// refused.

import { describe, expect, test } from 'vitest'
import { providers } from '../../../domain/identity.ts'
import { testServer, visitor } from '../../../tests/http.ts'
import { failed, isSignedIn, socialOf, somebody } from '../../../tests/social.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now })
const { begin, answerAt, callback, comeBack, member, linksOf } = socialOf(server)

const clientsWith = async (email: string) => {
  const { rows } = await server.services.pool.query<{ client_id: string; brand: string }>(
    'select client_id, brand from client_email where email = $1',
    [email],
  )
  return rows
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

  test('signs in a linked client, whatever their present email', {
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

describe('an email that has an account', () => {
  test('is signed in and linked where the provider says it is verified and it has no other way in, with a letter about it', async () => {
    const { clientId, email } = await member(null)
    const self = visitor(server.app)
    const response = await comeBack(self, 'google_oauth2', { email: email.toUpperCase() })
    expect(response.json()).toEqual({ status: 'logged_in_by_provider', email, reason: null, news: true })
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
    'is refused with sign_in_first where %s does not say so, and nothing changes, until its password is given',
    async provider => {
      const { clientId, email } = await member()
      const self = visitor(server.app)
      const response = await comeBack(self, provider, { email, verified: false })
      expect(response.json()).toEqual(failed('sign_in_first'))
      expect([await isSignedIn(self), await linksOf(clientId)]).toEqual([false, []])
      // Of the account it is not said how it is opened, and without its password nothing is.
      expect((await self.get('/clients/auth/waiting')).json()).toEqual({
        provider,
        email,
        password: true,
        closes: null,
      })
      const alone = await self.post('/clients/auth/link_alone')
      expect([alone.statusCode, alone.json().error.code]).toEqual([409, 'provider_link_over'])
      await self.post('/clients/sign_in', { email, password: 'correct horse battery', link: true })
      expect([await isSignedIn(self), await linksOf(clientId)]).toEqual([true, [provider]])
      const again = visitor(server.app)
      expect((await comeBack(again, provider, { email, verified: false })).json().status).toBe(
        'logged_in_by_provider',
      )
      const { rows } = await server.services.pool.query(
        'select proven_at from client_email where client_id = $1',
        [clientId],
      )
      expect(rows).toEqual([{ proven_at: null }])
    },
  )

  test('without a password is said to have one, where the provider does not say that the email is theirs', async () => {
    const { email } = await member(null)
    const self = visitor(server.app)
    await comeBack(self, 'facebook', { email, verified: false })
    expect((await self.get('/clients/auth/waiting')).json()).toMatchObject({ password: true, closes: null })
    expect((await visitor(server.app).get('/clients/auth/waiting')).json()).toBeNull()
  })

  test('is not linked by a password that is given on any other page', async () => {
    const { clientId, email } = await member()
    const self = visitor(server.app)
    await comeBack(self, 'facebook', { email, verified: false })
    await self.post('/clients/sign_in', { email, password: 'correct horse battery' })
    expect([await isSignedIn(self), await linksOf(clientId)]).toEqual([true, []])
  })

  test('at one brand registers at the other, because a client belongs to one brand', async () => {
    const person = somebody()
    await comeBack(visitor(server.app), 'apple', person)
    const other = visitor(server.app, 'cookit')
    expect((await comeBack(other, 'apple', person)).json().status).toBe('client_created')
    expect((await clientsWith(person.email)).map(row => row.brand).sort()).toEqual(['cookit', 'freshprep'])
  })

  test('is not taken over by another person of the same provider', async () => {
    const { clientId, email } = await member(null)
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
