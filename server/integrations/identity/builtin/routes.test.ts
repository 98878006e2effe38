import { expect, test } from 'vitest'
import { hosts, testServer } from '../../../../tests/http.ts'

const server = await testServer({ now: '2026-11-20T20:00:00Z' })

test.each([
  'styles.css',
  'google_oauth2/authorize',
  'google_oauth2/authorize?redirect_uri=javascript:1',
  'nobody/authorize',
])('HEAD of /vendor/identity/%s answers what GET does, without the body', async path => {
  const ask = (method: 'GET' | 'HEAD') =>
    server.app.inject({ method, url: `/vendor/identity/${path}`, headers: { host: hosts.freshprep } })
  const [get, head] = [await ask('GET'), await ask('HEAD')]
  expect([head.statusCode, head.headers['content-type']]).toEqual([
    get.statusCode,
    get.headers['content-type'],
  ])
  expect(get.statusCode).toBeLessThan(500)
  expect(head.body).toBe('')
})
