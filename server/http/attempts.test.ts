// How often one account can be guessed at, from however many addresses.

import { expect, test } from 'vitest'
import { testServer, visitor } from '../../tests/http.ts'
import { openAttempts } from './attempts.ts'

const now = '2026-11-20T20:00:00Z'

test('what is counted is forgotten after a quarter of an hour', () => {
  let at = 0
  const attempts = openAttempts(() => at)
  attempts.count('a', 2)
  attempts.count('a', 2)
  expect(() => attempts.count('a', 2)).toThrow('too_many_requests')
  attempts.count('b', 2)
  at = 15 * 60_000
  attempts.count('a', 2)
})

test('[AUTH-GUESSING] a password is guessed at by account: a thousand addresses get no further than one', async () => {
  const { app, close } = await testServer({
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
  await close()
})
