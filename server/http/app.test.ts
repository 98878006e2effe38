// The server as a whole: behind proxies, and while it stops.

import { describe, expect, test } from 'vitest'
import { testServer, visitor } from '../../tests/http.ts'
import { calls } from '../calls/index.ts'

const now = '2026-11-20T20:00:00Z'

describe('behind proxies', () => {
  const forwarded = {
    'x-forwarded-host': 'cookit.localhost',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7',
  }
  const save = '/api/v1/sessions/save_discount_and_referral'

  test('that are trusted, host and address come from them, and the scheme from the configuration', async () => {
    const { app } = await testServer({
      now,
      environment: { TRUSTED_PROXIES: '1', PUBLIC_URL: 'https://localhost:3000' },
    })
    const self = visitor(app)
    expect((await self.get('/api/v1/sessions/session_data', forwarded)).json().locale).toBe('fr')
    const response = await self.post(save, { referral: 'ada' }, forwarded)
    expect(response.headers['set-cookie']).toMatch(/^__Host-session=.*; Secure$/)
  })

  test('that are not trusted, their headers are ignored', async () => {
    const { app } = await testServer({ now })
    const self = visitor(app)
    expect((await self.get('/api/v1/sessions/session_data', forwarded)).json().locale).toBe('en')
    const response = await self.post(save, { referral: 'ada' }, forwarded)
    expect(response.headers['set-cookie']).toMatch(/^session=/)
  })
})

describe('stopping', () => {
  test('lets a request that is under way finish, and accepts no other', async () => {
    let arrived = () => {}
    let goOn = () => {}
    const underWay = new Promise<void>(resolve => {
      arrived = resolve
    })
    const slow = new Promise<void>(resolve => {
      goOn = resolve
    })
    const home: typeof calls.home = {
      homepage: async (...parameters) => {
        arrived()
        await slow
        return calls.home.homepage(...parameters)
      },
    }
    const { app } = await testServer({ now, handlers: { ...calls, home } })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = fetch(`${address}/api/v1/home/homepage`)
    await underWay
    const closed = app.close()
    goOn()
    const { status } = await answer
    await closed
    expect(status).toBeLessThan(500)
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  })
})
