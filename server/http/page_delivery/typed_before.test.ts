// A form typed before a required sign-in keeps its text from one request to the next.

import { expect, test } from 'vitest'
import { typedBy } from '../../../contract/page_request.ts'
import { insertClient, testServer, visitor } from '../../../tests/http.ts'
import { openSession } from '../../identity/sessions/session.ts'
import { pageFacts, type Visit } from './visit.ts'

const server = await testServer({ now: '2026-11-20T20:00:00.000Z' })

/** A browser's request for a page, as far as the stored form needs it. */
async function visit(cookies: string | undefined) {
  const { services } = server
  const facts = { brand: 'freshprep', cookies, now: services.clock.now(), secure: false } as const
  const session = await openSession(services, facts)
  const call = { brand: 'freshprep', locale: 'en', now: facts.now, origin: 'http://localhost', session }
  const page = await pageFacts(
    services,
    { brand: 'freshprep', origin: 'http://localhost', session, call } as unknown as Visit,
    '',
    { whole: false, shared: null },
  )
  return { session, page }
}
const pairOf = (cookie: string | null) => cookie?.split(';', 1)[0]

test('the typed text returns after the sign-in, once, only on its page, and the sign-in leads to that page', async () => {
  const clientId = await insertClient(server.services)
  const typed = { name: 'Ada', email: 'ada@example.com', [typedBy]: clientId }
  const first = await visit(undefined)
  await first.page.rememberLocation('/invite', typed)
  const asVisitor = pairOf(first.session.setCookie)
  expect(await (await visit(asVisitor)).page.typedBefore('/invite')).toBeNull()
  const { session } = await visit(asVisitor)
  await session.signIn(clientId)
  const cookie = pairOf(session.setCookie)
  const self = visitor(server.app)
  self.cookie = cookie ?? null
  const back = await self.post('/api/v1/sessions/stored_location_before_login', {})
  expect(back.json()).toEqual({ url: '/invite' })
  expect(await (await visit(cookie)).page.typedBefore('/history')).toBeNull()
  expect(await (await visit(cookie)).page.typedBefore('/invite')).toEqual(typed)
  expect(await (await visit(cookie)).page.typedBefore('/invite')).toBeNull()
})

test.each([
  ['of whom another household signs in after', 'someone else'],
  ['of nobody', undefined],
])('a form %s is shown to nobody, and is forgotten', async (_, by) => {
  const first = await visit(undefined)
  await first.page.rememberLocation('/invite', { name: 'Ada', ...(by && { [typedBy]: by }) })
  const { session } = await visit(pairOf(first.session.setCookie))
  await session.signIn(await insertClient(server.services))
  const cookie = pairOf(session.setCookie)
  expect(await (await visit(cookie)).page.typedBefore('/invite')).toBeNull()
  expect((await visit(cookie)).session.data.storedForm).toBeUndefined()
})

test('a form that is too long is not stored, and neither is one of another site’s page', async () => {
  const { page, session } = await visit(undefined)
  await page.rememberLocation('//elsewhere.example/x', { name: 'Ada' })
  expect(session.kept).toBe(false)
  await page.rememberLocation('/invite', { name: 'x'.repeat(5_000) })
  expect(session.data).toEqual({ storedLocation: '/invite' })
})

test('a field that cannot be stored is left out, and the others return', async () => {
  const { page, session } = await visit(undefined)
  const typed = {
    name: 'Bob\u0000',
    email: 'bob@example.com',
    half: '\ud800',
    'x\u0000': '',
    note: 'one\r\n\ttwo',
  }
  await page.rememberLocation('/invite', typed)
  const { data } = (await visit(pairOf(session.setCookie))).session
  expect(data.storedForm?.typed).toEqual({ email: 'bob@example.com', note: 'one\r\n\ttwo' })
})
