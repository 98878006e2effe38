// The three providers: their addresses, how we authenticate to them, and how their answers are read.

import { createHmac } from 'node:crypto'
import { importPKCS8, SignJWT } from 'jose'
import * as client from 'openid-client'
import { type ProviderProfile, personOfClaims } from './oauth.ts'
import { IdentityRefused, type KnownPerson, type ProviderAnswer } from './port.ts'

/** How to reach a provider: the only differences between the real one and the built-in one. */
interface Reach {
  /** Its issuer, which may depend on the origin that a person sees. */
  issuer(origin: string): string
  /** Replaces `fetch`; only then is plain http allowed. */
  fetch?: client.CustomFetch
}

interface SecretClient {
  id: string
  secret(): Promise<string>
}

interface AppleClient {
  /** The services id. */
  id: string
  teamId: string
  keyId: string
  /** PKCS 8, PEM. */
  privateKey(): Promise<string>
}

const seconds = 10

/** Finds a provider's addresses once for each origin; a failure is not remembered. */
function discovered(reach: Reach, clientId: string, authentication: client.ClientAuth) {
  const known = new Map<string, Promise<client.Configuration>>()
  return (origin: string): Promise<client.Configuration> => {
    const issuer = reach.issuer(origin)
    let found = known.get(issuer)
    if (!found) {
      found = client.discovery(new URL(issuer), clientId, {}, authentication, {
        timeout: seconds,
        ...(reach.fetch && { execute: [client.allowInsecureRequests], [client.customFetch]: reach.fetch }),
      })
      known.set(issuer, found)
      found.catch(() => known.delete(issuer))
    }
    return found
  }
}

/** Our secret goes into the body of the request for tokens. */
const bySecret =
  ({ id, secret }: SecretClient): client.ClientAuth =>
  async (_as, _client, body) => {
    body.set('client_id', id)
    body.set('client_secret', await secret())
  }

export function googleProfile(standing: SecretClient, reach: Reach): ProviderProfile {
  return {
    provider: 'google_oauth2',
    scope: 'openid email profile',
    extras: { prompt: 'select_account' },
    openId: true,
    configuration: discovered(reach, standing.id, bySecret(standing)),
    read: async tokens => personOfClaims({ ...tokens.claims() }),
  }
}

/**
 * Sign in with Apple. With a request for the name, Apple posts its answer, and gives the name only with the first one. Its client
 * secret is a token we sign (ES256), valid for five minutes at a time.
 */
export function appleProfile(apple: AppleClient, reach: Reach): ProviderProfile {
  const authenticate: client.ClientAuth = async (as, _client, body) => {
    body.set('client_id', apple.id)
    body.set('client_secret', await appleSecret(apple, as.issuer))
  }
  return {
    provider: 'apple',
    scope: 'openid name email',
    extras: { response_mode: 'form_post' },
    openId: true,
    configuration: discovered(reach, apple.id, authenticate),
    read: async (tokens, answer) => ({ ...personOfClaims({ ...tokens.claims() }), ...appleName(answer) }),
  }
}

async function appleSecret(
  { id, teamId, keyId, privateKey }: AppleClient,
  audience: string,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(id)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(await importPKCS8(await privateKey(), 'ES256'))
}

function appleName({ user }: ProviderAnswer): Pick<KnownPerson, 'firstName' | 'lastName'> {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    return { firstName: text(name?.firstName), lastName: text(name?.lastName) }
  } catch {
    return { firstName: '', lastName: '' }
  }
}

/** The addresses of Facebook's dialog, its tokens and its people. */
interface FacebookReach {
  dialog(origin: string): string
  token(origin: string): string
  profile(origin: string): string
  fetch?: client.CustomFetch
}

/**
 * Facebook: OAuth 2 without ID tokens. It gives an email without confirming it, so it never links an account by email; the
 * built-in one confirms it for people it knows.
 */
export function facebookProfile(standing: SecretClient, reach: FacebookReach): ProviderProfile {
  return {
    provider: 'facebook',
    scope: 'email public_profile',
    extras: {},
    openId: false,
    configuration: async origin => {
      const metadata = {
        issuer: new URL(reach.dialog(origin)).origin,
        authorization_endpoint: reach.dialog(origin),
        token_endpoint: reach.token(origin),
        userinfo_endpoint: reach.profile(origin),
      }
      const configuration = new client.Configuration(metadata, standing.id, {}, bySecret(standing))
      configuration.timeout = seconds
      if (reach.fetch) {
        client.allowInsecureRequests(configuration)
        configuration[client.customFetch] = reach.fetch
      }
      return configuration
    },
    read: async (tokens, _, configuration) => {
      const url = new URL(configuration.serverMetadata().userinfo_endpoint as string)
      url.searchParams.set('fields', 'id,first_name,last_name,email')
      url.searchParams.set(
        'appsecret_proof',
        createHmac('sha256', await standing.secret())
          .update(tokens.access_token)
          .digest('hex'),
      )
      const response = await client.fetchProtectedResource(configuration, tokens.access_token, url, 'GET')
      return facebookPerson((await response.json()) as Record<string, unknown>)
    },
  }
}

function facebookPerson(body: Readonly<Record<string, unknown>>): KnownPerson {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  if (!text(body.id)) throw new IdentityRefused('provider_failed')
  return {
    subject: text(body.id),
    email: text(body.email) || null,
    emailVerified: body.email_verified === true,
    firstName: text(body.first_name),
    lastName: text(body.last_name),
  }
}
