// The gallery of messages has every template, and does not exist in production.

import { expect, test } from 'vitest'
import { testServer, visitor } from '../../tests/http.ts'
import { channelsOf } from '../messages/templates.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now })

test.each(['freshprep', 'cookit'] as const)('shows every message of %s in both languages', async brand => {
  const self = visitor(server.app, brand)
  const page = await self.get('/dev/messages')
  expect(page.statusCode).toBe(200)
  for (const [template, channels] of Object.entries(channelsOf)) {
    for (const channel of channels) expect(page.body).toContain(`id="${template}-${channel}"`)
  }
  expect(page.body).not.toMatch(/undefined|\[object|NaN/)
  const letter = await self.get('/dev/messages/delivery_late/fr')
  expect([letter.statusCode, letter.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(letter.body).toContain('lang="fr"')
  for (const nothing of [
    '/dev/messages/phone_code/fr',
    '/dev/messages/nothing/en',
    '/dev/messages/delivered/de',
  ])
    expect((await self.get(nothing)).statusCode).toBe(404)
})

test('does not exist in production', async () => {
  const production = await testServer({
    now,
    environment: {
      APP_ENV: 'production',
      PUBLIC_URL: 'http://localhost:3000',
      IDENTITY: 'builtin',
      PAYPAL: 'builtin',
    },
  })
  expect((await visitor(production.app).get('/dev/messages')).statusCode).toBe(404)
})
