// Pages that only operators can open outside development.

import { describe, expect, test } from 'vitest'
import { testServer, visitor } from '../../tests/http.ts'
import { hasToken } from './operators.ts'

const now = '2026-11-20T20:00:00Z'
const token = 'a-token-that-nobody-would-guess'
const basic = (password: string) => `Basic ${Buffer.from(`me:${password}`).toString('base64')}`

describe('the token', () => {
  test.each([`Bearer ${token}`, `bearer ${token}`, basic(token)])('opens them as %s', header => {
    expect(hasToken(header, token)).toBe(true)
  })
  test.each([undefined, '', 'Bearer', `Bearer ${token}x`, token, basic(`${token}x`), basic('')])(
    'does not open them as %s',
    header => {
      expect(hasToken(header, token)).toBe(false)
    },
  )
})

const figures = ['/metrics', '/api/docs', '/api/docs/static/index.html', '/api/openapi.json', '/%6detrics']
const control = ['/api/dev/clock', '/api/dev/messages?to=a@example.com']

test('is not needed in development and test', async () => {
  const { app } = await testServer({ now })
  for (const path of ['/metrics', '/api/openapi.json', '/api/dev/clock'])
    expect((await visitor(app).get(path)).statusCode, path).toBe(200)
})

test.each(['staging', 'production'])('must be configured on %s, or they do not exist', async APP_ENV => {
  const { app } = await testServer({ now, environment: { APP_ENV } })
  for (const path of [...figures, ...control]) {
    const { statusCode } = await visitor(app).get(path, { authorization: `Bearer ${token}` })
    expect(statusCode, path).toBe(404)
  }
})

test('opens all of them on staging, and nothing else does', async () => {
  const { app } = await testServer({ now, environment: { APP_ENV: 'staging', OPERATOR_TOKEN: token } })
  for (const path of [...figures, ...control]) {
    const closed = await visitor(app).get(path)
    expect(closed.statusCode, path).toBe(401)
    expect(closed.headers['www-authenticate']).toMatch(/^Basic /)
    const { statusCode } = await visitor(app).get(path, { authorization: `Bearer ${token}` })
    expect([401, 500], path).not.toContain(statusCode)
  }
  expect((await visitor(app).get('/api/dev/clock', { authorization: basic(token) })).statusCode).toBe(200)
  expect((await visitor(app).get('/developers')).statusCode).toBe(404)
})
