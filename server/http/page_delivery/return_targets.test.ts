// Every redirect to an address that came with a request stays on this site.

import { describe, expect, test } from 'vitest'
import { hosts, insertClient, signedInVisitor, testServer, visitor } from '../../../tests/http.ts'
import { hashPassword } from '../../identity/password.ts'
import { returnTarget } from '../../identity/reauthentication/answer_password.ts'
import { openSession } from '../../identity/sessions/session.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { pageFacts, type Visit } from './visit.ts'

const server = await testServer({ now: '2026-11-20T20:00:00.000Z' })

const foreign = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/settings',
  'http:evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
]
const own = '/settings/delivery?from=letter#slot'

const password = 'correct horse battery'

async function person() {
  const clientId = await insertClient(server.services)
  const kept = await hashPassword(password)
  await server.services.pool.query('update client set password_hash = $2 where client_id = $1', [
    clientId,
    kept,
  ])
  return signedInVisitor(server, clientId)
}

/** The page after a sign-in, as the server stored it. */
async function keptForSignIn(url: string): Promise<string | null> {
  const { services } = server
  const facts = { brand: 'freshprep', cookies: undefined, now: services.clock.now(), secure: false } as const
  const session = await openSession(services, facts)
  const call = { brand: 'freshprep', locale: 'en', now: facts.now, origin: 'http://localhost', session }
  const visit = { brand: 'freshprep', origin: 'http://localhost', session, call } as unknown as Visit
  const page = await pageFacts(services, visit, '', { whole: false, shared: null })
  await page.rememberLocation(url)
  if (!session.setCookie) return null
  const self = visitor(server.app)
  self.cookie = session.setCookie.split(';', 1)[0] ?? null
  return (await self.post('/api/v1/sessions/stored_location_before_login', {})).json().url
}

/** The destination of the unsubscribe page's form, with the address as its token or as its language; null where it is refused. */
async function afterUnsubscribing(token: string, locale: string): Promise<string | null> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/unsubscribe/${encodeURIComponent(token)}`,
    headers: { host: hosts.freshprep, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ locale }).toString(),
  })
  if (answer.statusCode === 400) return null
  return String(answer.headers.location)
}

/** The destination of Apple's answer by POST, with the address in each of its fields. */
async function afterProvider(url: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/clients/auth/apple/return',
    headers: { host: hosts.freshprep, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ state: url, code: url, url, next: url, return_to: url }).toString(),
  })
  return String(answer.headers.location)
}

describe.each(foreign)('the address %j is not followed', url => {
  test('after a sign-in', { tags: '[ST-SOCIAL-RETURN-PRELOGIN]' }, async () => {
    expect(await keptForSignIn(url)).toBeNull()
  })

  test('after the question before settings, by password or passkey', {
    tags: '[ST-REAUTH-SUCCESS]',
  }, async () => {
    const self = await person()
    const answer = await self.post('/api/v1/reauthentications/create', { password, url })
    expect([answer.statusCode, answer.json()]).toEqual([200, { url: '/account' }])
    expect(returnTarget({ brand: 'freshprep', locale: 'fr' } as CallRequest, url)).toBe('/fr/account')
  })

  test('after an unsubscribe link', async () => {
    const base = `http://${hosts.freshprep}`
    for (const [token, locale] of [
      ['A'.repeat(44), url],
      [url, 'en'],
    ] as const) {
      const location = await afterUnsubscribing(token, locale)
      // No path may hide a slash or a backslash.
      expect(location === null).toBe(/[/\\]/.test(token))
      if (location === null) continue
      const target = new URL(location, base)
      expect([target.origin, target.pathname.split('/').includes('unsubscribe')]).toEqual([base, true])
    }
  })

  test('after a provider’s answer by POST', async () => {
    const base = `http://${hosts.freshprep}`
    const target = new URL(await afterProvider(url), base)
    expect([target.origin, target.pathname]).toEqual([base, '/clients/auth/apple/return'])
  })
})

test('an address of this site is followed', async () => {
  expect(await keptForSignIn(own)).toBe(own)
  const self = await person()
  const answer = await self.post('/api/v1/reauthentications/create', { password, url: own })
  expect(answer.json()).toEqual({ url: own })
})
