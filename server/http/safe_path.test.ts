import { expect, test } from 'vitest'
import { addressesOf, pages } from '../../contract/paths.ts'
import { testServer } from '../../tests/http.ts'
import type { LogLine } from '../../tests/services.ts'

const logged: LogLine[] = []
const { app } = await testServer({ now: '2026-11-20T20:00:00Z', logged })

const key = 'Wb7q-8wJm_3Z'

/** The path that the log has of a request. */
async function loggedOf(url: string, method: 'GET' | 'POST' = 'GET'): Promise<unknown> {
  logged.length = 0
  await app.inject({ method, url, headers: { host: 'localhost:3000' } })
  return logged.find(({ msg }) => msg === 'answered')?.path
}

const withKey = (path: string) => path.replace(':token', key)
const pagesWithKeys = Object.values(pages)
  .flatMap(addressesOf)
  .filter(path => path.includes(':token'))

test('every page whose address is a key is logged without it, in each language and as data', {
  tags: '[LOG-SECRETS]',
}, async () => {
  expect(pagesWithKeys.length).toBeGreaterThan(3)
  for (const path of pagesWithKeys) {
    for (const prefix of ['', '/en', '/fr']) {
      for (const suffix of ['', '.data', '/', '/more', '?locale=fr']) {
        const line = String(await loggedOf(prefix + withKey(path) + suffix))
        expect(line).toContain('…')
        expect(line).not.toContain(key)
      }
    }
  }
})

test.each([
  [`/calendar/${key}.ics?x=1`, '/calendar/…'],
  [`/vendor/cards/challenge/${key}`, '/vendor/cards/challenge/…'],
  [`/vendor/cards/setup/${key}`, '/vendor/cards/setup/…'],
  [`/vendor/paypal/approve/${key}`, '/vendor/paypal/approve/…'],
  [`/unsubscribe/${key}`, '/unsubscribe/…'],
  [`/tracking/live/${key}`, '/tracking/live/…'],
  [`/Suivi/${key}`, '/Suivi/…'],
  [`/%73uivi/${key}`, '/suivi/…'],
  [`/x//track/${key}`, '/x//track/…'],
  ['/unsubscribe/show?token=abc', '/unsubscribe/show'],
  ['/clients/password/edit?token=abc', '/clients/password/edit'],
  ['/account/tracking/live', '/account/tracking/live'],
  ['/menu/this-week', '/menu/this-week'],
])('%s is logged as %s', async (url, path) => {
  expect(await loggedOf(url)).toBe(path)
})

/** Parts of addresses that open nothing by themselves. */
const opensNothing = new Set([
  ...['date', 'provider', 'friendlyId', 'plan', 'submenu', 'kind', 'slug', 'number', 'id', 'file'],
  ...['folder', 'name', 'version', 'template', 'locale', 'job', 'state', 'productId'],
])

test('every changing part of an address is a key by name, or opens nothing', async () => {
  const urls = Object.values(pages).flatMap(addressesOf)
  urls.push(...app.printRoutes({ commonPrefix: false }).split('\n'))
  const parts = new Set(urls.flatMap(url => [...url.matchAll(/:(\w+)/g)].map(([, name]) => name)))
  expect(parts).toContain('token')
  expect([...parts].filter(name => name !== 'token' && !opensNothing.has(name as string))).toEqual([])
})
