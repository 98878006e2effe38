// How often one account can be guessed at, from any number of addresses.

import { expect, test } from 'vitest'
import type { Refusal } from '../../contract/errors.ts'
import { testServer, visitor } from '../../tests/http.ts'
import { calls } from '../calls/index.ts'
import { openSession } from '../identity/sessions/session.ts'
import { openAttempts } from './attempts.ts'
import { bindCalls } from './bound_calls.ts'
import { callInProcess, tableOf } from './in_process.ts'

const now = '2026-11-20T20:00:00Z'

test('the counts are forgotten after a quarter of an hour', () => {
  let at = 0
  const attempts = openAttempts(() => at)
  attempts.count('a', 2)
  attempts.count('a', 2)
  expect(() => attempts.count('a', 2)).toThrow('too_many_requests')
  attempts.count('b', 2)
  at = 15 * 60_000
  attempts.count('a', 2)
})

test('guesses at a password are counted by account: a thousand addresses get no further than one', {
  tags: '[AUTH-GUESSING]',
}, async () => {
  const { app } = await testServer({
    now,
    environment: { ATTEMPT_LIMITS: 'on', TRUSTED_PROXIES: '1' },
  })
  const guess = (email: string, n: number) =>
    visitor(app).post(
      '/clients/sign_in',
      { email, password: `guess number ${n}` },
      { 'x-forwarded-for': `203.0.113.${n}` },
    )
  const statuses: number[] = []
  for (let n = 1; n <= 31; n++)
    statuses.push((await guess(n % 2 ? 'ada@example.com' : ' ADA@example.com', n)).statusCode)
  expect(statuses.slice(0, 30).every(status => status === 401)).toBe(true)
  expect(statuses[30]).toBe(429)
  expect((await guess('grace@example.com', 32)).statusCode).toBe(401)
})

test('a form of a page guesses no faster than its call: one network tries only so many accounts a minute', {
  tags: '[AUTH-GUESSING]',
}, async () => {
  const { services } = await testServer({ now, environment: { ATTEMPT_LIMITS: 'on' } })
  const table = tableOf(bindCalls(calls, false))
  const guess = async (n: number, from: string) => {
    const facts = {
      brand: 'freshprep',
      cookies: undefined,
      now: services.clock.now(),
      secure: false,
    } as const
    const session = await openSession(services, { ...facts, from })
    const request = { brand: 'freshprep', locale: 'en', now: facts.now, origin: '', session } as const
    const api = callInProcess(table, services, request)
    const email = `person-${n}@example.com`
    return api
      .post('clients.sign_in', { email, password: 'a guess' })
      .catch((refused: Refusal) => refused.code)
  }
  const codes: unknown[] = []
  for (let n = 1; n <= 11; n++) codes.push(await guess(n, 'here'))
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('sign_in_failed'))
  expect(codes[10]).toBe('too_many_requests')
  expect(await guess(12, 'there')).toBe('sign_in_failed')
})
