// Pages that only operators can open outside development.

import { request as ask } from 'node:http'
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

const figures = ['/metrics', '/api/docs', '/api/docs/static/index.html', '/api/openapi.json']
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

describe('no spelling opens without a token', () => {
  const spellings = [
    ...['/%64ev', '/%64ev?x=%ff', '/%64%65%76/?%c0', '/%2564ev', '/%c1%a4ev', '/dev?%ff', '/dev?x#y'],
    ...['/x/../dev', '/./dev', '/%2e/dev', '/x/%2e%2E/dev', '/fr/x/../dev', '/dev/.', '/x/..%2fdev'],
    ...['/dev#', '/dev#x', '/dev%23', '/dev%3fx', '/dev;x', '/dev%20', '/dev.', '/dev.data', '/dev%2edata'],
    ...['//dev', '/dev//', '/dev/', '/dev%2f', '/%2fdev', '/\\dev', '/%5cdev', '/x\\..\\dev'],
    ...['/DEV', '/Fr/Dev', '/%66r/dev', '/EN/%44ev', '/fr/dev/', 'http://localhost/dev'],
  ]
  const addresses = ['/dev/components', '/api/dev/clock', '/metrics', '/api/docs', '/api/openapi.json']
  // Every address in every spelling of `/dev`: as it is, and with its first letter encoded.
  const all = spellings.flatMap(spelling => [
    spelling,
    ...addresses.map(address => spelling.replace(/\/dev/i, address)),
    ...addresses.map(address =>
      spelling.replace(/\/(dev|%64ev)/i, address.replace(/\/(\w)(?=\w*$)/, encoded)),
    ),
  ])

  test.each([
    ['staging', { OPERATOR_TOKEN: token }],
    ['production', { OPERATOR_TOKEN: token }],
    ['production', {}],
  ])('on %s', async (APP_ENV, more) => {
    const { app } = await testServer({ now, environment: { APP_ENV, ...more } })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    for (const path of new Set(all)) expect([301, 400, 401, 404], path).toContain(await statusOf(port, path))
  })
})

const encoded = (part: string, letter: string) =>
  part.replace(letter, `%${letter.charCodeAt(0).toString(16)}`)

/** The target goes over the wire as it is written: an injected one would be resolved first. */
const statusOf = (port: number, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: 'localhost:3000' }
    ask({ port, host: '127.0.0.1', path, headers, setHost: false }, response => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
