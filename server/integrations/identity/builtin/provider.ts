// The built-in identity provider: an OpenID Connect provider for each of the three names, at /vendor/identity/{provider} of any
// origin. It takes web requests and returns web responses, over the wire from browsers and within the process from the client
// libraries. It belongs to no brand, and anybody can pick any person there: it is for trying the product, and production has it
// only where the configuration names it.
//
//   GET  …/.well-known/openid-configuration   discovery
//   GET  …/jwks                                its public key
//   GET  …/authorize                           the page to pick a person, decline, or make it fail
//   POST …/authorize                           the choice; answers as `response_mode` says
//   POST …/token                               a code for an ID token and an access token
//   GET  …/me                                  Facebook's profile, by access token
//   GET  …/people, POST …/credential           for its one-tap script, which is at …/one-tap.js

import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { errors, importJWK, jwtVerify, SignJWT } from 'jose'
import { storable } from '../../../../contract/fields.ts'
import type { Locale } from '../../../../domain/brands.ts'
import { type Provider, providers } from '../../../../domain/identity.ts'
import { isEmail, normalizeEmail, normalizeName } from '../../../../domain/person.ts'
import type { Db } from '../../../request/database/database.ts'
import type { SecretGround } from '../../../request/program_secret.ts'
import { returnPath } from '../port.ts'
import { formPostScript, oneTapScript, styles } from './assets.ts'
import { appleClientKey, appleTeam, clientId, clientSecret, providerKey } from './keys.ts'
import { choosePage, formPostPage, unknownClientPage } from './page.ts'
import { type BuiltinPerson, insertGrant, peopleOf, personOf, savePerson, takeGrant } from './store.ts'

export const builtinBase = '/vendor/identity'

export const builtinIssuer = (provider: Provider, origin: string) => `${origin}${builtinBase}/${provider}`

/** The most people on its page. */
const shown = 8

/** Nothing inline, nothing from elsewhere, no frames, no referrer. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

const json = (body: unknown, status = 200) => Response.json(body, { status, headers })
const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
const file = (body: string, type: string) =>
  new Response(body, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })

/** Answers one request to any address under /vendor/identity. */
export type AnswerIdentity = (request: Request) => Promise<Response>

export function builtinProvider(ground: SecretGround): AnswerIdentity {
  return async request => {
    const url = new URL(request.url)
    const [name = '', ...rest] = url.pathname.slice(builtinBase.length + 1).split('/')
    const action = `${request.method === 'HEAD' ? 'GET' : request.method} ${rest.join('/')}`
    if (name === 'styles.css') return file(styles, 'text/css')
    if (name === 'form-post.js') return file(formPostScript, 'text/javascript')
    const provider = providers.find(known => known === name)
    const answer = provider && actions[action]
    if (!provider || !answer) return json({ error: 'not_found' }, 404)
    return answer({
      ground,
      db: ground.pool,
      provider,
      url,
      issuer: builtinIssuer(provider, url.origin),
      request,
    })
  }
}

interface At {
  ground: SecretGround
  db: Db
  provider: Provider
  url: URL
  issuer: string
  request: Request
}

const actions: Readonly<Record<string, (at: At) => Promise<Response>>> = {
  'GET .well-known/openid-configuration': async ({ issuer }) => json(discovery(issuer)),
  'GET jwks': async ({ ground }) => json({ keys: [(await providerKey(ground)).public] }),
  'GET authorize': async at => {
    const asked = questionOf(at)
    if (!asked) return html(unknownClientPage(localeOf(at.url)), 400)
    return html(choosePage(await sceneOf(at)))
  },
  'POST authorize': answerQuestion,
  'POST token': giveTokens,
  'GET me': tellProfile,
  'GET people': async ({ db, provider }) =>
    json({ people: await peopleOf.all(db, { provider, limit: shown }) }),
  'POST credential': giveCredential,
  'GET one-tap.js': async ({ issuer }) => file(oneTapScript(issuer), 'text/javascript'),
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/me`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'form_post'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  scopes_supported: ['openid', 'email', 'profile', 'name'],
  claims_supported: ['sub', 'email', 'email_verified', 'given_name', 'family_name'],
})

/** The authorization request, if it is our client's and returns to it. */
function questionOf({ url, provider }: At) {
  const { searchParams: query } = url
  const redirectUri = `${url.origin}${returnPath(provider)}`
  const known = query.get('client_id') === clientId && query.get('redirect_uri') === redirectUri
  if (!known || query.get('response_type') !== 'code') return null
  return { query, redirectUri, byPost: query.get('response_mode') === 'form_post' }
}

const localeOf = ({ searchParams }: URL): Locale => (searchParams.get('ui_locales') === 'fr' ? 'fr' : 'en')

const sceneOf = async ({ db, provider, url }: At, fault: 'email' | null = null) => ({
  provider,
  locale: localeOf(url),
  action: url.pathname + url.search,
  people: await peopleOf.all(db, { provider, limit: shown }),
  fault,
})

async function answerQuestion(at: At): Promise<Response> {
  const asked = questionOf(at)
  if (!asked) return html(unknownClientPage(localeOf(at.url)), 400)
  const form = new URLSearchParams(await at.request.text())
  const choice = form.get('answer')
  if (choice === 'refuse') return sendBack(at, asked, { error: 'access_denied' })
  if (choice === 'fail') return sendBack(at, asked, { error: 'server_error' })
  if (![...form.values(), ...asked.query.values()].every(text => storable.test(text)))
    return json({ error: 'invalid_request' }, 400)
  const person = await pickedPerson(at, form)
  if (!person) return html(choosePage(await sceneOf(at, 'email')), 422)
  const code = randomBytes(32).toString('base64url')
  await insertGrant(at.db, hash('sha256', code, 'base64url'), {
    provider: at.provider,
    subject: person.subject,
    redirectUri: asked.redirectUri,
    challenge: asked.query.get('code_challenge'),
    nonce: asked.query.get('nonce'),
    scope: asked.query.get('scope') ?? '',
  })
  const { firstName, lastName } = person
  const user = JSON.stringify({ name: { firstName, lastName }, email: person.email })
  return sendBack(at, asked, { code, ...(asked.byPost && { user }) })
}

async function pickedPerson({ db, provider }: At, form: URLSearchParams): Promise<BuiltinPerson | null> {
  const picked = form.get('person')
  if (picked) {
    const person = await personOf(db, provider, picked)
    return person && savePerson.one(db, { ...person, provider })
  }
  const email = normalizeEmail(form.get('email') ?? '')
  if (!isEmail(email)) return null
  return savePerson.one(db, {
    subject: randomBytes(12).toString('hex'),
    email,
    emailVerified: form.get('verified') === 'yes',
    firstName: normalizeName(form.get('first_name') ?? '').slice(0, 80),
    lastName: normalizeName(form.get('last_name') ?? '').slice(0, 80),
    provider,
  })
}

/** Returns to the client: by a redirect, or posted by a form of its own, as Apple does. */
function sendBack(
  { url }: At,
  asked: NonNullable<ReturnType<typeof questionOf>>,
  answer: Record<string, string>,
): Response {
  const fields = { ...answer, state: asked.query.get('state') ?? '' }
  if (asked.byPost) return html(formPostPage(asked.redirectUri, fields, localeOf(url)))
  const target = new URL(asked.redirectUri)
  for (const [key, value] of Object.entries(fields)) target.searchParams.set(key, value)
  return new Response(null, { status: 303, headers: { ...headers, location: target.href } })
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))

async function isOurClient({ ground, provider, issuer }: At, body: URLSearchParams): Promise<boolean> {
  const secret = body.get('client_secret') ?? ''
  if (body.get('client_id') !== clientId) return false
  if (provider !== 'apple') return isSame(secret, await clientSecret(ground, provider))
  const key = await importJWK((await appleClientKey(ground)).public, 'ES256')
  const expected = { issuer: appleTeam, subject: clientId, audience: issuer, algorithms: ['ES256'] }
  return jwtVerify(secret, key, expected).then(
    () => true,
    error => {
      if (error instanceof errors.JOSEError) return false
      throw error
    },
  )
}

async function giveTokens(at: At): Promise<Response> {
  const { db, provider, request } = at
  const body = new URLSearchParams(await request.text())
  if (!(await isOurClient(at, body))) return json({ error: 'invalid_client' }, 401)
  if (body.get('grant_type') !== 'authorization_code') return json({ error: 'unsupported_grant_type' }, 400)
  const grant = await takeGrant(db, hash('sha256', body.get('code') ?? '', 'base64url'))
  const proof = hash('sha256', body.get('code_verifier') ?? '', 'base64url')
  const holds =
    grant &&
    grant.provider === provider &&
    grant.redirectUri === body.get('redirect_uri') &&
    (grant.challenge === null || isSame(grant.challenge, proof))
  const person = holds ? await personOf(db, provider, grant.subject) : null
  if (!holds || !person) return json({ error: 'invalid_grant' }, 400)
  const openId = grant.scope.split(' ').includes('openid')
  return json({
    access_token: await signed(at, { sub: person.subject }, `${at.issuer}/me`),
    token_type: 'Bearer',
    expires_in: 600,
    ...(openId && { id_token: await signed(at, claimsOf(person, grant.nonce), clientId) }),
  })
}

const claimsOf = (person: BuiltinPerson, nonce: string | null) => ({
  sub: person.subject,
  email: person.email,
  email_verified: person.emailVerified,
  given_name: person.firstName,
  family_name: person.lastName,
  ...(nonce !== null && { nonce }),
})

/** Tokens use real time, like those of any outside system. */
async function signed(
  { ground, issuer }: At,
  claims: Record<string, unknown>,
  audience: string,
): Promise<string> {
  const key = await providerKey(ground)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: key.public.kid as string })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('10 minutes')
    .sign(key.private)
}

async function tellProfile({ ground, db, provider, issuer, request }: At): Promise<Response> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  const key = await importJWK((await providerKey(ground)).public, 'ES256')
  const read = await jwtVerify(token, key, { issuer, audience: `${issuer}/me`, algorithms: ['ES256'] }).catch(
    () => null,
  )
  const person = read && (await personOf(db, provider, String(read.payload.sub)))
  if (!person) return json({ error: 'invalid_token' }, 401)
  const { subject, email, emailVerified, firstName, lastName } = person
  return json({
    id: subject,
    email,
    email_verified: emailVerified,
    first_name: firstName,
    last_name: lastName,
  })
}

/** An ID token for the one-tap script, which hands it to the page. */
async function giveCredential(at: At): Promise<Response> {
  const body = ((await at.request.json().catch(() => null)) ?? {}) as Record<string, unknown>
  const subject = typeof body.subject === 'string' && storable.test(body.subject) ? body.subject : null
  const person = subject && (await personOf(at.db, at.provider, subject))
  if (!person || body.client_id !== clientId) return json({ error: 'invalid_request' }, 400)
  await savePerson.one(at.db, { ...person, provider: at.provider })
  const nonce = typeof body.nonce === 'string' ? body.nonce : null
  return json({ credential: await signed(at, claimsOf(person, nonce), clientId) })
}
