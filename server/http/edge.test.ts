// Requests that are refused before anything else runs.

import { request as ask, type IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { testServer, visitor } from '../../tests/http.ts'
import { readConfig } from '../integrations/read_config.ts'
import { faultOf } from './edge.ts'

const config = readConfig({ APP_ENV: 'test' })
const production: typeof config = { ...config, environment: 'production' }
const fault = (url: string, more: { method?: string; host?: string } = {}, from = config) =>
  faultOf({ method: 'GET', host: 'localhost:3000', url, ...more }, from)

describe('an address', () => {
  test.each([
    '/',
    '/fr/signup/plans/rtc_2-3/vegetarian',
    `/product/${'x'.repeat(200)}`,
    `/?${'utm_source=a&'.repeat(100)}`,
    `/__manifest?paths=${encodeURIComponent(Array.from({ length: 150 }, (_, n) => `/product/dish-${n}`).join())}&version=1`,
    '//',
    '/fr/account/sacs%26kits',
    '/product/cr%C3%AApes',
    '/product/a%2541',
    '/.well-known/assetlinks.json',
    '/product/..a',
    '/gift?from=../%2f#x',
    '/gift?%ff',
  ])('a plausible one goes on: %s', url => {
    expect(fault(url)).toBeNull()
  })

  test.each([
    // Resolved, it is another path.
    '/x/../dev',
    '/%2e/dev',
    '/x/%2E%2e/dev',
    '/x/.%2e/dev',
    '/dev/..',
    '/.',
    // One reader sees two parts of a path, or its end, where another sees none.
    '/x%2fdev',
    '/x/..%2Fdev',
    '/x\\..\\dev',
    '/%5cdev',
    '/dev#x',
    '/metrics#',
    '/d\tev',
    // Nothing decodes it, or only twice.
    '/%ff',
    '/%c1%a4ev',
    '/%c0%ae%c0%ae/dev',
    '/%%364ev',
    '/dev%',
    '/dev%2',
  ])('one that has two readings, or none, is refused: %s', url => {
    expect(fault(url)).toBe(400)
  })

  test.each([
    `/${'a/'.repeat(8_000)}`,
    `/${'a'.repeat(16_000)}`,
    `/${'a/'.repeat(20)}`,
    `/?q=${'a'.repeat(5_000)}`,
    `/__manifest?paths=${'/a,'.repeat(2_000)}`,
    `/__manifest?paths=${'/a%2C'.repeat(300)}`,
    `/__manifest?${'p=/a,&'.repeat(300)}`,
    'http://evil.example/',
    '*',
    '',
  ])('an implausible one is refused', url => {
    expect(fault(url)).toBe(400)
  })
})

test.each(['TRACE', 'CONNECT', 'OPTIONS', 'DELETE', 'PATCH', 'PROPFIND'])(
  '%s is not a method here',
  method => {
    expect(fault('/', { method })).toBe(405)
  },
)

test('health checks work under any host name', () => {
  expect(fault('/healthz', { host: '10.0.0.7:3000' })).toBeNull()
  expect(fault('/readyz?from=balancer', { host: '' })).toBeNull()
  expect(fault('/', { host: '10.0.0.7:3000' }, production)).toBe(400)
})

const server = await testServer({ now: '2026-11-20T20:00:00Z' })
await server.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.app.server.address() as { port: number }

describe('over the wire', () => {
  const answer = (path: string, more: { method?: string; headers?: Record<string, string> } = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { host: 'localhost', ...more.headers }
      const { method = 'GET' } = more
      ask({ port, host: '127.0.0.1', path, method, headers, setHost: false }, response => {
        response.resume()
        resolve(response)
      })
        .on('error', reject)
        .end()
    })
  const status = async (...asked: Parameters<typeof answer>) => (await answer(...asked)).statusCode

  test.each([
    ['/%61dmin', '/admin'],
    ['/fr/%61dmin/route%73.data?_routes=%61', '/fr/admin/routes.data?_routes=%61'],
    ['/sign%2Din%5f%7E%30%5Anow', '/sign-in_~0Znow'],
    ['/a%2564min/%6d', '/a%2564min/m'],
    ['/fr/%61ccount/sacs%26kits', '/fr/account/sacs%26kits'],
    ['//elsewhere.example/%61', '//elsewhere.example/a'],
  ])('%s leads to the one spelling, on this site', async (path, spelled) => {
    const { statusCode, headers } = await answer(path)
    expect([statusCode, headers.location]).toEqual([301, `http://localhost${spelled}`])
    expect(await status(path, { method: 'POST' })).toBe(400)
  })

  test('foreign host names, and invalid targets, are refused and are no error of ours', {
    tags: '[ARCH-HOSTS]',
  }, async () => {
    expect(await status('/sitemap.xml')).toBe(200)
    for (const host of ['localhost:99999', 'evil.example/x', 'a b']) {
      expect(await status('/sitemap.xml', { headers: { host } }), host).toBe(400)
      expect(await status('/api/v1/sessions/session_data', { headers: { host } }), host).toBe(400)
    }
    expect(await status('http://evil.example/sitemap.xml')).toBe(400)
    expect(await status('//[')).toBeLessThan(500)
    expect(await status('/', { method: 'TRACE' })).toBe(405)
    expect(await status('/api/v1/%E0%A4%A')).toBe(400)
  })

  test('a header that no trusted proxy sent has no effect', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const text = (await visitor(server.app).get('/sitemap.xml', headers)).body
    expect(text).toContain('http://localhost:3000/')
    expect(text).not.toContain('evil.example')
  })

  test('a name that a trusted proxy sent must be configured as well', async () => {
    const behind = await testServer({
      now: '2026-11-20T20:00:00Z',
      environment: { TRUSTED_PROXIES: '1' },
    })
    const asked = (host: string) => visitor(behind.app).get('/robots.txt', { 'x-forwarded-host': host })
    expect((await asked('evil.example')).body).not.toContain('evil.example')
    expect((await asked('cookit.localhost')).body).toContain('cookit.localhost')
  })
})
