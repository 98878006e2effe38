// Speaks to one provider with openid-client: the code flow with state and PKCE, and with a nonce for OpenID Connect.

import * as client from 'openid-client'
import type { Provider } from '../../../domain/identity.ts'
import {
  IdentityRefused,
  type KnownPerson,
  type OpenQuestion,
  type ProviderAnswer,
  returnPath,
  type SignInPlace,
} from './port.ts'

/** A provider's facts, and how its answers are read. */
export interface ProviderProfile {
  provider: Provider
  scope: string
  /** Fields of the request that only this provider uses. */
  extras: Readonly<Record<string, string>>
  /** The provider's addresses and our client there, for one origin of ours. */
  configuration(origin: string): Promise<client.Configuration>
  /** The person, after the code was exchanged. */
  read(
    tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
    answer: ProviderAnswer,
    configuration: client.Configuration,
  ): Promise<KnownPerson>
  /** Whether it issues ID tokens: then one with our nonce is required. */
  openId: boolean
}

const redirectUri = (provider: Provider, origin: string) => `${origin}${returnPath(provider)}`

/** The address for a person to go to. */
export async function beginAt(
  profile: ProviderProfile,
  { origin, locale }: SignInPlace,
): Promise<{ url: string; question: OpenQuestion }> {
  const question = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
  }
  const configuration = await profile.configuration(origin)
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(profile.provider, origin),
    scope: profile.scope,
    state: question.state,
    code_challenge: await client.calculatePKCECodeChallenge(question.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
    ...(profile.openId && { nonce: question.nonce }),
    ...profile.extras,
  })
  return { url: url.href, question }
}

/**
 * Exchanges the answer's code and reads the person.
 * @throws IdentityRefused
 */
export async function finishAt(
  profile: ProviderProfile,
  { origin }: SignInPlace,
  answer: ProviderAnswer,
  question: OpenQuestion,
): Promise<KnownPerson> {
  const came = new URL(redirectUri(profile.provider, origin))
  for (const key of ['code', 'state', 'iss', 'error', 'error_description']) {
    if (answer[key] !== undefined) came.searchParams.set(key, answer[key])
  }
  try {
    const configuration = await profile.configuration(origin)
    const tokens = await client.authorizationCodeGrant(configuration, came, {
      expectedState: question.state,
      pkceCodeVerifier: question.codeVerifier,
      ...(profile.openId && { expectedNonce: question.nonce, idTokenExpected: true }),
    })
    return await profile.read(tokens, answer, configuration)
  } catch (error) {
    throw refusalOf(error)
  }
}

/** The person declined; Facebook and Apple have words of their own for it. */
const noes = new Set(['access_denied', 'user_denied', 'user_cancelled_authorize'])

function refusalOf(error: unknown): IdentityRefused {
  if (error instanceof IdentityRefused) return error
  if (error instanceof client.AuthorizationResponseError) {
    return new IdentityRefused(noes.has(error.error) ? 'denied' : 'provider_failed', error)
  }
  if (error instanceof client.ResponseBodyError) {
    return new IdentityRefused(error.status >= 500 ? 'provider_failed' : 'token_invalid', error)
  }
  const code = (error as { code?: unknown }).code
  const unreachable = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_ABORT'])
  if (error instanceof TypeError || unreachable.has(String(code)))
    return new IdentityRefused('provider_failed', error)
  return new IdentityRefused('token_invalid', error)
}

/** The person of an ID token. Apple's flag for a verified email is a word. */
export function personOfClaims(claims: Readonly<Record<string, unknown>>): KnownPerson {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    subject: text(claims.sub),
    email: text(claims.email) || null,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: text(claims.given_name),
    lastName: text(claims.family_name),
  }
}
