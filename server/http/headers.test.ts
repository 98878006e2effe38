import { expect, test } from 'vitest'
import { testServer } from '../../tests/http.ts'

const now = '2026-11-20T20:00:00Z'
const host = 'meals.example'

/** Requests for every kind of answer: calls, files, pages of others, faults before and after the routes. */
const requests = [
  ['GET', '/api/v1/sessions/session_data'],
  ['GET', '/api/v1/settings_account/show'],
  ['GET', '/api/v1/nothing/here'],
  ['POST', '/clients/sign_in'],
  ['PUT', '/'],
  ['TRACE', '/'],
  ['GET', '/robots.txt'],
  ['GET', '/healthz'],
  ['GET', '/%68ealthz'],
  ['GET', '/metrics'],
  ['GET', '/calendar/unknown.ics'],
  ['GET', '/vendor/cards/challenge.css'],
  ['GET', '/vendor/cards/challenge/unknown'],
  ['GET', '/x/../y'],
  ['GET', '/api/v1/%E0%A4%A'],
] as const

const lastsOf = async (environment: Record<string, string>) => {
  const { app } = await testServer({ now, environment })
  const values = new Set<unknown>()
  for (const [method, url] of requests) {
    const { headers } = await app.inject({ method: method as 'GET', url, headers: { host } })
    values.add(headers['strict-transport-security'])
  }
  return [...values]
}

test('every answer asks browsers for https from then on, where people come by https', async () => {
  const overHttps = { PUBLIC_URL: `https://${host}`, OPERATOR_TOKEN: 'a-token-that-nobody-would-guess' }
  for (const APP_ENV of ['production', 'staging']) {
    expect(await lastsOf({ ...overHttps, APP_ENV })).toEqual(['max-age=63072000; includeSubDomains'])
  }
  expect(await lastsOf({ ...overHttps, APP_ENV: 'development' })).toEqual([undefined])
  expect(await lastsOf({ PUBLIC_URL: `http://${host}`, APP_ENV: 'production' })).toEqual([undefined])
})
