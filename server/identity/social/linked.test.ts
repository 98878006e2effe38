// Providers in settings: linked, used as an answer to the question before settings, and removed.

import { describe, expect, test } from 'vitest'
import { providers } from '../../../domain/identity.ts'
import { signedInVisitor, testServer, type Visitor, visitor } from '../../../tests/http.ts'
import { failed, socialOf, somebody } from '../../../tests/social.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now })
const { begin, answerAt, callback, comeBack, member, linksOf } = socialOf(server)

describe('in settings', () => {
  async function signedIn(password: string | null = 'correct horse battery', settings = true) {
    const { clientId, email } = await member(password)
    return { clientId, email, self: await signedInVisitor(server, clientId, 'freshprep', { settings }) }
  }
  const remove = (self: Visitor, provider: string) =>
    self.post('/api/v1/settings_account/remove_provider', { provider })

  test('each provider is linked, whatever its email', {
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
    expect((await remove(self, 'google_oauth2')).json()).toMatchObject({ success: true })
    expect((await self.get('/api/v1/settings_account/remove_provider?provider=apple')).json()).toMatchObject({
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
        message: 'Set a password first, or you won’t be able to log in.',
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
