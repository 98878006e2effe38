// How the door reads malformed and unusual requests.

import { describe, expect, test } from 'vitest'
import { testServer, visitor } from '../../tests/http.ts'
import { bodyLimit } from './bodies.ts'

const now = '2026-11-20T20:00:00Z'

const server = await testServer({ now })

const json = { 'content-type': 'application/json' }

const raw = (payload: string, headers: Record<string, string> = json) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/signup/validate_phone',
    payload,
    headers: { host: 'localhost', ...headers },
  })

const codeOf = (response: { json(): unknown }) => (response.json() as { error: { code: string } }).error.code

describe('reading', () => {
  test.each(['{', '', 'null garbage', '{"__proto__":{"a":1}}', '\u0000'])(
    'a body that is not JSON (%j) is unreadable',
    async body => {
      const response = await raw(body)
      expect(response.statusCode).toBe(400)
      expect(codeOf(response)).toBe('unreadable')
    },
  )

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('a body of type %s is unreadable', async type => {
    const response = await raw('phone=1', { 'content-type': type })
    expect(response.statusCode).toBe(400)
  })

  test('a body over 64 kB is too large, in words that ask to shorten it, not to reload the page', async () => {
    const response = await raw(JSON.stringify({ phone: 'x'.repeat(bodyLimit) }))
    expect(response.statusCode).toBe(413)
    expect(codeOf(response)).toBe('too_much')
    expect(response.json().error.message).not.toMatch(/refresh/i)
  })

  test.each(['[]', '"x"', '1', 'null', 'true'])(
    'JSON other than an object (%s) is invalid, not an error of ours',
    async body => {
      expect((await raw(body)).statusCode).toBe(422)
    },
  )

  test('thirty thousand nested arrays are invalid, not an error of ours', async () => {
    const response = await raw(`{"phone":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)
    expect(response.statusCode).toBe(422)
  })

  test('a POST without a body counts as an empty one', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/sessions/sign_out_client',
      headers: { host: 'localhost' },
    })
    expect(response.statusCode).toBe(200)
  })

  test('a query parameter given twice, or of another call, breaks nothing', async () => {
    const self = visitor(server.app)
    expect((await self.get('/api/v1/flipper/get_feature_flag?flag=a&flag=b')).statusCode).toBe(422)
    expect((await self.get('/api/v1/flipper/get_feature_flags?stray=1')).statusCode).toBe(200)
  })

  test.each(['evil.example/path', 'a b', 'localhost:99999999'])(
    'an invalid Host (%j) is unreadable',
    async host => {
      const response = await server.app.inject({
        method: 'GET',
        url: '/api/v1/sessions/validate',
        headers: { host },
      })
      expect(response.statusCode).toBe(400)
    },
  )

  test('an address that cannot be decoded is unreadable', async () => {
    const response = await server.app.inject({
      method: 'GET',
      url: '/api/v1/%zz',
      headers: { host: 'localhost' },
    })
    expect(response.statusCode).toBe(400)
    expect(codeOf(response)).toBe('unreadable')
  })
})
