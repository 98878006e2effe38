// The built-in provider’s own rules.

import { describe, expect, test } from 'vitest'
import { providers } from '../../../../domain/identity.ts'
import { hosts, testServer, visitor } from '../../../../tests/http.ts'
import { form, socialOf, somebody } from '../../../../tests/social.ts'

const server = await testServer({ now: '2026-11-20T20:00:00Z' })
const { begin, answerAt } = socialOf(server)

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

describe('the built-in provider', () => {
  test('sends nobody to another address, and answers no other client', async () => {
    const question = await begin(visitor(server.app), 'google_oauth2')
    for (const [name, value] of [
      ['redirect_uri', 'https://elsewhere.example/clients/auth/google_oauth2/return'],
      ['redirect_uri', `${question.origin}/elsewhere`],
      ['client_id', 'somebody-else'],
    ] as const) {
      const bent = new URL(question)
      bent.searchParams.set(name, value)
      for (const method of ['GET', 'POST'] as const) {
        const response = await server.app.inject({
          method,
          url: bent.pathname + bent.search,
          headers: { host: bent.host, ...form },
          ...(method === 'POST' && { payload: 'answer=refuse' }),
        })
        expect([response.statusCode, response.headers.location]).toEqual([400, undefined])
      }
    }
  })

  test.each([
    ['person=%00', ''],
    ['email=ada%00@example.com', ''],
    ['email=ada@example.com&first_name=%00a', ''],
    ['email=ada@example.com', 'nonce=%00'],
    ['email=ada@example.com', 'scope=%00'],
  ])('refuses what cannot be stored: %s, %s', async (payload, more) => {
    const question = await begin(visitor(server.app), 'google_oauth2')
    for (const [name, value] of new URLSearchParams(more)) question.searchParams.set(name, value)
    const url = question.pathname + question.search
    const headers = { host: question.host, ...form }
    const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload })
    expect(statusCode).toBe(400)
  })

  test.each(['null', '"text"', '[]', '{', '{"subject":"\\u0000"}', '{"subject":{}}'])(
    'gives no credential for %s',
    async payload => {
      const url = '/vendor/identity/google_oauth2/credential'
      const headers = { host: hosts.freshprep, 'content-type': 'application/json' }
      const answer = await server.app.inject({ method: 'POST', url, headers, payload })
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_request' }])
    },
  )

  test('gives tokens only with the client’s secret, and Apple’s only with a signed one', async () => {
    for (const provider of providers) {
      const { code } = await answerAt(await begin(visitor(server.app), provider), somebody())
      const body = {
        grant_type: 'authorization_code',
        code: code ?? '',
        client_id: 'meal-kit',
        client_secret: 'guess',
      }
      const response = await server.app.inject({
        method: 'POST',
        url: `/vendor/identity/${provider}/token`,
        headers: { host: hosts.freshprep, ...form },
        payload: new URLSearchParams(body).toString(),
      })
      expect([response.statusCode, response.json()]).toEqual([401, { error: 'invalid_client' }])
    }
  })

  test('answers by POST where it was asked to, and the page receives it where no server does', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/clients/auth/apple/return',
      headers: {
        host: hosts.cookit,
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
        ...form,
      },
      payload: 'code=a%26b&state=s&evil=%2F%2Felsewhere.example',
    })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/clients/auth/apple/return#code=a%26b&state=s')
  })
})
