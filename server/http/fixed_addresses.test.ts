// The information for search engines: the pages and their languages, and the pages to leave alone.

import { expect, test } from 'vitest'
import { pages } from '../../contract/paths.ts'
import { menusAt } from '../../tests/household.ts'
import { hosts, testServer, visitor } from '../../tests/http.ts'
import { unlistedParameters } from '../content/sitemap/listed_pages.ts'
import { robotsText } from './fixed_addresses.ts'

// A Friday morning in Vancouver.
const now = '2026-11-27T18:00:00.000Z'
const server = await testServer({ now, beginning: menusAt(now) })

const sitemapOf = async (brand: 'freshprep' | 'cookit') => {
  const { body, headers } = await visitor(server.app, brand).get('/sitemap.xml')
  return { type: headers['content-type'], body, entries: body.split('<url>').slice(1) }
}
const locOf = (entry: string) => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? ''

test('each brand’s sitemap lists every page in both languages, each entry with both and one for everybody else', async () => {
  for (const [brand, everybody] of [
    ['freshprep', 'en'],
    ['cookit', 'fr'],
  ] as const) {
    const { type, entries } = await sitemapOf(brand)
    expect(type).toBe('application/xml; charset=utf-8')
    const origin = `http://${hosts[brand]}`
    const start = entries.filter(entry => locOf(entry).endsWith('/get-started'))
    expect(start.map(locOf)).toEqual([`${origin}/en/get-started`, `${origin}/fr/get-started`])
    for (const entry of start) {
      const alternates = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, of, href]) => [
        of,
        href,
      ])
      expect(alternates).toEqual([
        ['en-CA', `${origin}/en/get-started`],
        ['fr-CA', `${origin}/fr/get-started`],
        ['x-default', `${origin}/${everybody}/get-started`],
      ])
    }
    expect(entries.every(entry => locOf(entry).startsWith(`${origin}/`))).toBe(true)
    expect(new Set(entries.map(locOf)).size).toBe(entries.length)
  }
})

test('it lists the menus from this week on under their one name, and the products on them', async () => {
  const listed = (await sitemapOf('freshprep')).entries.map(locOf)
  const menus = listed.filter(loc => loc.includes('/en/weekly-menu/')).map(loc => loc.split('/').at(-1))
  expect(menus.slice(0, 3)).toEqual(['this-week', 'next-week', '2026-12-07'])
  expect(listed).toContain(`http://${hosts.freshprep}/fr/produit/beef-tacos-slaw`)
  expect(listed).toContain(`http://${hosts.freshprep}/en/product/apples-gala`)
})

test('it lists no unlisted page, no client’s, and none of the control room', async () => {
  const listed = (await sitemapOf('freshprep')).entries.map(locOf)
  const out = Object.values(pages).filter(page => page.unlisted || page.who !== 'anyone')
  expect(out.length).toBeGreaterThan(5)
  for (const page of out) {
    for (const path of [page.en ?? page.path, page.fr ?? page.path]) {
      expect(listed.filter(loc => /\/(?:en|fr)(\/.*)$/.exec(loc)?.[1] === path)).toEqual([])
    }
  }
})

test('a page with a parameter is listed with its values, or is unlisted', () => {
  expect(unlistedParameters()).toEqual([])
})

test('robots.txt names the sitemap of its own host, and excludes the calls; on staging it excludes everything', async () => {
  const { body, headers } = await visitor(server.app, 'cookit').get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: http://${hosts.cookit}/sitemap.xml\n`)
  expect(robotsText('https://x', 'staging')).toContain('Disallow: /\n')
})

test('the old address of the icon leads to the brand’s', async () => {
  expect((await visitor(server.app, 'cookit').get('/favicon.ico')).headers.location).toBe(
    '/brands/cookit/favicon.ico',
  )
})

test('a site says where to report a weakness, for three months from now, and leads password managers to the settings', async () => {
  const { body, headers } = await visitor(server.app, 'cookit').get('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual([
    'Contact: mailto:allo@cookit.example',
    'Expires: 2027-02-25T18:00:00Z',
    'Preferred-Languages: en, fr',
    `Canonical: http://${hosts.cookit}/.well-known/security.txt`,
    '',
  ])
  const change = await visitor(server.app, 'cookit').get('/.well-known/change-password')
  expect([change.statusCode, change.headers.location]).toEqual([302, '/settings/account'])
})

test('nothing can be put at the address of a page', async () => {
  const answer = await server.app.inject({ method: 'PUT', url: '/', headers: { host: hosts.freshprep } })
  expect(answer.statusCode).toBe(404)
})
