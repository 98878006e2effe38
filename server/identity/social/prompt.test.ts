// Google’s prompt: a token that its script hands to the page.

import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { testServer, type Visitor, visitor } from '../../../tests/http.ts'
import { failed, isSignedIn } from '../../../tests/social.ts'
import { providerKey } from '../../integrations/identity/builtin/keys.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now })

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

  test('a failed try can be repeated, and the tabs of one browser share their nonce', async () => {
    const { self, nonce, clientId } = await prepared()
    const inAnotherTab = (await self.post('/clients/one_tap')).json()
    expect(inAnotherTab.nonce).toBe(nonce)
    expect((await signIn(self, 'not a token')).json()).toEqual(failed('token_invalid'))
    const token = await credential({
      iss: issuer,
      aud: clientId,
      nonce,
      exp: soon(),
      sub: 'again',
      email: 'again@example.com',
    })
    expect((await signIn(self, token)).json()).toMatchObject({ email: 'again@example.com' })
  })

  test('a token sent twice at once admits once', async () => {
    const { self, nonce, clientId } = await prepared()
    const token = await credential({
      iss: issuer,
      aud: clientId,
      nonce,
      exp: soon(),
      sub: 'twice',
      email: 'twice@example.com',
    })
    const answers = await Promise.all([signIn(self, token), signIn(self, token)])
    const statuses = answers.map(answer => answer.json().status)
    expect(statuses.sort()).toEqual(['authentication_error', 'client_created'])
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
