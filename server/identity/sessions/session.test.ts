// Sessions, on a real database.

import { hash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { insertClient } from '../../../tests/http.ts'
import { testServices } from '../../../tests/services.ts'
import { cookieName, tokenOf } from '../token.ts'
import { expireSessions } from './expire_sessions.ts'
import { openSession } from './session.ts'

const now = Temporal.Instant.from('2026-11-20T20:00:00Z')

const services = await testServices({ now: now.toString() })

afterEach(() => {
  vi.restoreAllMocks()
})

interface Opening {
  cookies?: string | null
  at?: Temporal.Instant
  brand?: 'freshprep' | 'cookit'
  secure?: boolean
}

const open = ({ cookies = null, at = now, brand = 'freshprep', secure = false }: Opening = {}) =>
  openSession(services, { brand, cookies: cookies ?? undefined, now: at, secure })

const cookieOf = (setCookie: string | null) => setCookie?.split(';', 1)[0] ?? null
const days = (count: number) => now.add({ hours: 24 * count })
const rows = async () =>
  (await services.pool.query('select count(*)::int as n from session')).rows[0].n as number

describe('a visitor', () => {
  test('without a cookie costs no statement and leaves no row', async () => {
    const before = await rows()
    const queries: unknown[] = []
    const counting = { query: (...parameters: unknown[]) => queries.push(parameters) } as never
    const session = await openSession(counting, {
      brand: 'freshprep',
      cookies: 'theme=dark',
      now,
      secure: false,
    })
    expect(session.clientId).toBeNull()
    expect(session.setCookie).toBeNull()
    expect(queries).toEqual([])
    expect(await rows()).toBe(before)
  })

  test('gets a row with the first data to store, and finds it again', async () => {
    const first = await open()
    await first.remember({ discountCode: 'WELCOME' })
    await first.remember({ referral: 'ada' })
    const again = await open({ cookies: cookieOf(first.setCookie) })
    expect(again.data).toEqual({ discountCode: 'WELCOME', referral: 'ada' })
  })

  test('that stores two values at once has one row with both', async () => {
    const before = await rows()
    const session = await open()
    await Promise.all([
      session.remember({ referral: 'a' }),
      session.remember({ discountCode: 'B' }),
      session.setLocale('fr'),
    ])
    const again = await open({ cookies: cookieOf(session.setCookie) })
    expect(again.data).toEqual({ referral: 'a', discountCode: 'B' })
    expect(again.locale).toBe('fr')
    expect(await rows()).toBe(before + 1)
  })

  test('removes data on request', async () => {
    const session = await open()
    await session.remember({ storedLocation: '/history', referral: 'a' })
    await session.forget('storedLocation')
    expect((await open({ cookies: cookieOf(session.setCookie) })).data).toEqual({ referral: 'a' })
  })
})

describe('the token', () => {
  test('is opaque, out of reach of scripts, and only its SHA-256 is stored', async () => {
    const session = await open()
    await session.remember({ referral: 'token' })
    expect(session.setCookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=5184000$/)
    const token = tokenOf(cookieOf(session.setCookie) ?? '', 'session') as string
    const { rows: found } = await services.pool.query('select token_hash from session where data @> $1', [
      { referral: 'token' },
    ])
    expect(found).toEqual([{ token_hash: hash('sha256', token, 'base64url') }])
  })

  test('is sent by https only, bound to its host, where there is https', async () => {
    const session = await open({ secure: true })
    await session.remember({ referral: 'a' })
    expect(session.setCookie).toMatch(/^__Host-session=.*; Secure$/)
  })

  test('of one brand opens nothing at the other', async () => {
    const session = await open()
    await session.remember({ referral: 'a' })
    const cookies = cookieOf(session.setCookie)
    expect((await open({ cookies, brand: 'cookit' })).kept).toBe(false)
    expect((await open({ cookies })).kept).toBe(true)
  })

  test.each([
    'session=',
    'session=short',
    `session=${'a'.repeat(44)}`,
    `session=${'%00'.repeat(14)}a`,
    ';;=',
    'session',
  ])('that is invalid (%s) opens nothing', async cookies => {
    expect((await open({ cookies })).kept).toBe(false)
  })

  test('is found among other cookies', () => {
    const token = 'a'.repeat(43)
    expect(tokenOf(`a=b; session=${token}; xsession=c`, cookieName(false))).toBe(token)
    expect(tokenOf(`xsession=${token}`, cookieName(false))).toBeNull()
  })
})

describe('signing in', () => {
  test('gives a new token, keeps the visitor’s data and makes the old token worthless', {
    tags: '[ST-SESSION-LOGGED-IN]',
  }, async () => {
    const clientId = await insertClient(services, { firstName: 'Amélie', language: 'fr' })
    const session = await open()
    await session.remember({ discountCode: 'WELCOME' })
    const before = cookieOf(session.setCookie)
    await session.signIn(clientId)
    const after = cookieOf(session.setCookie)
    expect(after).not.toBe(before)
    expect((await open({ cookies: before })).kept).toBe(false)
    const again = await open({ cookies: after })
    expect(again).toMatchObject({ clientId, firstName: 'Amélie', isAdmin: false, clientLanguage: 'fr' })
    expect(again.data).toEqual({ discountCode: 'WELCOME' })
  })

  test('as a client of the other brand is refused', async () => {
    const clientId = await insertClient(services, { brand: 'cookit' })
    await expect((await open()).signIn(clientId)).rejects.toThrow('No client')
  })

  test('is undone by signing out: the row is gone, the cookie is deleted', async () => {
    const session = await open()
    await session.signIn(await insertClient(services))
    const cookies = cookieOf(session.setCookie)
    const later = await open({ cookies })
    await later.signOut()
    expect(later.clientId).toBeNull()
    expect(later.setCookie).toContain('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    expect((await open({ cookies })).kept).toBe(false)
  })
})

test('a client’s session is one statement where this process knows its client, and ends here too when it ends elsewhere', async () => {
  const session = await open()
  await session.signIn(await insertClient(services, { firstName: 'Jo' }))
  const cookies = cookieOf(session.setCookie)
  const sent = vi.spyOn(services.pool, 'query')
  const look = async () => {
    sent.mockClear()
    const { firstName } = await open({ cookies })
    return { firstName, statements: sent.mock.calls.length }
  }
  expect(await look()).toEqual({ firstName: 'Jo', statements: 2 })
  expect(await look()).toEqual({ firstName: 'Jo', statements: 1 })
  await services.pool.query("update client set first_name = 'Joan' where client_id = $1", [session.clientId])
  expect((await open({ cookies })).firstName).toBe('Joan')
  expect((await open({ cookies, brand: 'cookit' })).kept).toBe(false)
  await services.pool.query('delete from session where client_id = $1', [session.clientId])
  expect((await open({ cookies })).kept).toBe(false)
})

test('plan and points come with the session where pages show them, and are otherwise read on demand', async () => {
  const session = await open()
  await session.signIn(await insertClient(services, { firstName: 'Jo' }))
  const cookies = cookieOf(session.setCookie)
  const facts = { brand: 'freshprep', cookies: cookies ?? undefined, now: days(0), secure: false } as const
  await openSession(services, facts)
  const sent = vi.spyOn(services.pool, 'query')
  const names = () => sent.mock.calls.map(([asked]) => (asked as unknown as { name: string }).name)
  expect(await (await openSession(services, facts)).personal()).toEqual({
    planId: null,
    weekday: null,
    points: 0,
    enrolled: false,
  })
  expect(names()).toEqual(['session_of_household'])
  const asked = await openSession(services, { ...facts, personal: false })
  expect(names().slice(1)).toEqual(['session_of_client'])
  expect(await asked.personal()).toEqual({ planId: null, weekday: null, points: 0, enrolled: false })
  expect(names()).toHaveLength(3)
})

describe('expiry', () => {
  test('is sixty days from the last visit', async () => {
    const session = await open()
    await session.remember({ referral: 'a' })
    const cookies = cookieOf(session.setCookie)
    expect((await open({ cookies, at: days(59) })).kept).toBe(true)
    expect((await open({ cookies, at: days(118) })).kept).toBe(true)
    expect((await open({ cookies, at: days(179) })).kept).toBe(false)
  })

  test('moves at most once a day', async () => {
    const session = await open()
    await session.remember({ referral: 'a' })
    const cookies = cookieOf(session.setCookie)
    expect((await open({ cookies, at: now.add({ hours: 23 }) })).setCookie).toBeNull()
    expect((await open({ cookies, at: now.add({ hours: 25 }) })).setCookie).toBe(session.setCookie)
    expect((await open({ cookies, at: now.add({ hours: 26 }) })).setCookie).toBeNull()
  })

  test('is followed by the row’s end, and by no other’s', async () => {
    await services.pool.query('truncate session')
    const lasting = await open({ at: days(30) })
    await lasting.remember({ referral: 'b' })
    const ending = await open()
    await ending.remember({ referral: 'a' })
    services.clock.set(days(61).toString())
    expect(await expireSessions(services)).toBe(1)
    expect((await open({ cookies: cookieOf(lasting.setCookie), at: days(61) })).kept).toBe(true)
    services.clock.set(now.toString())
  })
})

test.each([
  ['a household’s', false, 90 * 24],
  ['an admin’s', true, 12],
] as const)(
  '%s session ends at last, however often it is used',
  { tags: '[AUTH-SESSION-END]' },
  async (_, isAdmin, hours) => {
    const clientId = await insertClient(services, { isAdmin })
    const session = await open()
    await session.signIn(clientId)
    const cookies = cookieOf(session.setCookie)
    const who = async (after: number) => (await open({ cookies, at: now.add({ minutes: after }) })).clientId
    for (let part = 1; part <= 4; part++) expect(await who((hours * 60 * part) / 4 - 1)).toBe(clientId)
    expect(await who(hours * 60)).toBeNull()
  },
)
