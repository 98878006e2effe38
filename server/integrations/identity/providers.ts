// Chooses each provider: the real one where it is configured, else the built-in one where that is allowed.

import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { CustomFetch } from 'openid-client'
import { providers as allProviders, type Provider } from '../../../domain/identity.ts'
import type { Config } from '../../request/config.ts'
import type { SecretGround } from '../../request/program_secret.ts'
import { appleClientPem, appleTeam, clientId, clientSecret } from './builtin/keys.ts'
import { type AnswerIdentity, builtinIssuer, builtinProvider } from './builtin/provider.ts'
import { beginAt, finishAt, type ProviderProfile, personOfClaims } from './oauth.ts'
import { type IdentityProviders, IdentityRefused } from './port.ts'
import { appleProfile, facebookProfile, googleProfile } from './profiles.ts'

/** The timeout for Google's keys, in milliseconds. */
const keysTimeout = 10_000

const google = {
  issuer: 'https://accounts.google.com',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  script: 'https://accounts.google.com/gsi/client',
}
const apple = 'https://appleid.apple.com'
const facebook = {
  dialog: () => 'https://www.facebook.com/v24.0/dialog/oauth',
  token: () => 'https://graph.facebook.com/v24.0/oauth/access_token',
  profile: () => 'https://graph.facebook.com/v24.0/me',
}

/** The issuers, audience and keys of an ID token from Google's prompt. */
interface CredentialRules {
  script: string
  clientId: string
  issuers: string[]
  keys: JWTVerifyGetKey
}

export interface OpenedIdentity extends IdentityProviders {
  /** The built-in provider's own answers; null where no provider is built in. */
  readonly builtin: AnswerIdentity | null
}

/** Makes the providers of a configuration. */
export function openIdentity({ config, ...ground }: { config: Config } & SecretGround): OpenedIdentity {
  const builtin = config.identity === 'builtin' ? builtinProvider(ground) : null
  const profiles = new Map<Provider, ProviderProfile>()
  for (const provider of allProviders) {
    const profile = realProfile(provider, config) ?? (builtin && builtinProfile(provider, ground, builtin))
    if (profile) profiles.set(provider, profile)
  }
  const rules = credentialRules(config, builtin)
  const profileOf = (provider: Provider) => {
    const profile = profiles.get(provider)
    if (!profile) throw new IdentityRefused('provider_failed')
    return profile
  }
  return {
    builtin,
    offered: [...profiles.keys()],
    begin: async (provider, asked) => beginAt(profileOf(provider), asked),
    finish: async (provider, asked, answer, question) =>
      finishAt(profileOf(provider), asked, answer, question),
    oneTap: origin => {
      const rule = rules(origin)
      return rule && { script: rule.script, clientId: rule.clientId }
    },
    readCredential: async (origin, credential, nonce) => {
      const rule = rules(origin)
      if (!rule) throw new IdentityRefused('provider_failed')
      return readCredential(rule, credential, nonce)
    },
  }
}

function realProfile(provider: Provider, config: Config): ProviderProfile | null {
  const { googleClientId, googleClientSecret, facebookAppId, facebookAppSecret } = config
  const { appleServicesId, appleTeamId, appleKeyId, applePrivateKey } = config
  if (provider === 'google_oauth2' && googleClientId && googleClientSecret) {
    return googleProfile(
      { id: googleClientId, secret: async () => googleClientSecret },
      { issuer: () => google.issuer },
    )
  }
  if (provider === 'apple' && appleServicesId && appleTeamId && appleKeyId && applePrivateKey) {
    const standing = {
      id: appleServicesId,
      teamId: appleTeamId,
      keyId: appleKeyId,
      privateKey: async () => applePrivateKey,
    }
    return appleProfile(standing, { issuer: () => apple })
  }
  if (provider === 'facebook' && facebookAppId && facebookAppSecret) {
    return facebookProfile({ id: facebookAppId, secret: async () => facebookAppSecret }, facebook)
  }
  return null
}

/** The built-in provider under one of the names, called within the process. */
function builtinProfile(provider: Provider, ground: SecretGround, answer: AnswerIdentity): ProviderProfile {
  const fetch: CustomFetch = (url, { method, headers, body }) =>
    answer(new Request(url, { method, headers, ...(body != null && { body: body as BodyInit }) }))
  const issuer = (origin: string) => builtinIssuer(provider, origin)
  if (provider === 'apple') {
    const privateKey = () => appleClientPem(ground)
    return appleProfile({ id: clientId, teamId: appleTeam, keyId: 'builtin', privateKey }, { issuer, fetch })
  }
  const standing = { id: clientId, secret: () => clientSecret(ground, provider) }
  if (provider === 'google_oauth2') return googleProfile(standing, { issuer, fetch })
  return facebookProfile(standing, {
    dialog: origin => `${issuer(origin)}/authorize`,
    token: origin => `${issuer(origin)}/token`,
    profile: origin => `${issuer(origin)}/me`,
    fetch,
  })
}

function credentialRules(config: Config, builtin: AnswerIdentity | null) {
  const { googleClientId, googleClientSecret } = config
  if (googleClientId && googleClientSecret) {
    const keys = createRemoteJWKSet(new URL(google.keys), { timeoutDuration: keysTimeout })
    const issuers = [google.issuer, 'accounts.google.com']
    const rule: CredentialRules = { script: google.script, clientId: googleClientId, issuers, keys }
    return () => rule
  }
  if (!builtin) return () => null
  return (origin: string): CredentialRules => {
    const issuer = builtinIssuer('google_oauth2', origin)
    const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`), {
      [customFetch]: (url, { headers, method }) => builtin(new Request(url, { headers, method })),
    })
    return { script: `${issuer}/one-tap.js`, clientId, issuers: [issuer], keys }
  }
}

async function readCredential(rule: CredentialRules, credential: string, nonce: string) {
  const claims = await jwtVerify(credential, rule.keys, {
    issuer: rule.issuers,
    audience: rule.clientId,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  }).catch((error: unknown) => {
    const unreachable = error instanceof errors.JWKSTimeout || error instanceof TypeError
    throw new IdentityRefused(unreachable ? 'provider_failed' : 'token_invalid', error)
  })
  if (claims.payload.nonce !== nonce) throw new IdentityRefused('token_invalid')
  return personOfClaims(claims.payload)
}
