import { beforeEach, describe, expect, test } from 'vitest'
import { isOwnPath } from '../../../contract/paths.ts'
import { hosts, insertClient, signedInVisitor, visitor } from '../../../tests/http.ts'
import { type RenderedPage, testPages } from '../../../tests/pages.ts'
import { testServices } from '../../../tests/services.ts'

const now = '2026-11-20T20:00:00Z'
const rendered: RenderedPage[] = []
const services = await testServices({ now })
const app = await testPages(services, rendered)
beforeEach(() => {
  rendered.length = 0
})

const nonceOf = (policy: unknown) => /script-src 'self' 'nonce-([\w-]+)'/.exec(String(policy))?.[1]

describe('a personal page', () => {
  test('of a client is private and cached nowhere', async () => {
    const self = await signedInVisitor({ app, services }, await insertClient(services))
    const { headers } = await self.get('/account')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
    await self.get('/account')
    expect(rendered).toHaveLength(2)
  })

  test('of a visitor is requested again each time', async () => {
    const { headers } = await visitor(app).get('/gift')
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  test('comes in one piece, and is only looked at by HEAD', async () => {
    const { body } = await visitor(app).get('/gift')
    expect(body).toMatch(/^<html lang="en">.*<\/html>$/)
    const head = await app.inject({ method: 'HEAD', url: '/gift', headers: { host: hosts.freshprep } })
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(head.body).toBe('')
  })
})

describe('a page’s policy', () => {
  test('allows our files and elements with the nonce, and nothing else', async () => {
    const { headers } = await visitor(app).get('/gift')
    const policy = String(headers['content-security-policy'])
    expect(nonceOf(policy)).toBe(rendered[0]?.facts.nonce)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('the control room', () => {
  test('has its calls for an operator’s page only, outside development', async () => {
    const token = 'a-token-that-nobody-would-guess'
    const staging = await testServices({ now, environment: { APP_ENV: 'staging', OPERATOR_TOKEN: token } })
    const pages = await testPages(staging, rendered)
    const asOperator = { authorization: `Bearer ${token}` }
    expect((await visitor(pages).get('/dev')).statusCode).toBe(404)
    expect((await visitor(pages).get('/dev', asOperator)).statusCode).toBe(200)
  })

  test('and the page that tries payments exist outside production', {
    tags: '[RT-WIP-PAYPAL]',
  }, async () => {
    for (const path of ['/dev', '/_wip/paypal']) await visitor(app).get(path)
    expect(rendered.map(({ url }) => url)).toEqual(['/dev', '/_wip/paypal'])
  })

  test('and the page that tries payments are not found in production', {
    tags: '[RT-WIP-PAYPAL]',
  }, async () => {
    const live = await testServices({ now, environment: { APP_ENV: 'production' } })
    const pages = await testPages(live, rendered)
    await visitor(pages).get('/dev')
    await visitor(pages).get('/fr/dev/components')
    await visitor(pages).get('/_wip/paypal')
    expect(rendered.map(({ url }) => url)).toEqual(['/404', '/404', '/404'])
  })
})

test('an admin’s page and a driver’s are the 404 page for others, in capitals too (rule 7)', async () => {
  const self = await signedInVisitor({ app, services }, await insertClient(services))
  for (const person of [visitor(app), self]) {
    for (const path of ['/admin', '/ADMIN', '/FR/Admin/Routes', '/admin/', '/Driver.data'])
      await person.get(path)
  }
  expect(new Set(rendered.map(({ url }) => url))).toEqual(new Set(['/404', '/404.data']))
})

describe('the language', () => {
  test('chosen by name is remembered, and a client’s choice by a prefix too', async () => {
    const self = visitor(app)
    await self.get('/gift?locale=fr')
    await self.get('/gift')
    await self.get('/en/gift')
    await self.get('/gift')
    expect(rendered.map(({ facts }) => facts.locale)).toEqual(['fr', 'fr', 'en', 'en'])
  })

  test('chosen by name makes no session: the browser stores it', async () => {
    const rows = async () => (await services.pool.query('select count(*)::int as n from session')).rows[0].n
    const before = await rows()
    const first = await visitor(app).get('/gift?locale=fr')
    expect(first.headers['set-cookie']).toMatch(/^language=fr; /)
    expect(await rows()).toBe(before)
  })

  test('of a prefix continues without one, for a visitor without a session', {
    tags: '[RT-PREFIX-SETS-LANG]',
  }, async () => {
    const self = visitor(app)
    const first = await self.get('/fr/gift')
    expect(first.headers['set-cookie']).toMatch(/^language=fr; /)
    await self.get('/gift')
    const second = await self.get('/fr/gift')
    expect(second.headers['set-cookie']).toBeUndefined()
    await self.get('/en/gift')
    await self.get('/gift')
    expect(rendered.map(({ facts }) => facts.locale)).toEqual(['fr', 'fr', 'fr', 'en', 'en'])
  })

  test('of a data request is that of its page', async () => {
    await visitor(app).get('/fr/gift.data')
    await visitor(app).get('/_root.data?locale=fr')
    expect(rendered.map(({ facts }) => facts.locale)).toEqual(['fr', 'fr'])
  })
})

describe('a form', () => {
  test('from another site is refused', async () => {
    const response = await visitor(app).post('/gift', {}, { 'sec-fetch-site': 'cross-site' })
    expect(response.statusCode).toBe(403)
    expect(rendered).toEqual([])
  })
})

test('an address that begins like a call is not a page', async () => {
  expect((await visitor(app).get('/api/nope')).json()).toMatchObject({ error: { code: 'not_found' } })
  expect(rendered).toEqual([])
})

test('pages get the sister brand’s address', async () => {
  await visitor(app).get('/no-delivery')
  expect(rendered[0]?.facts).toMatchObject({
    sisterOrigin: `http://${hosts.cookit}`,
    origin: `http://${hosts.freshprep}`,
  })
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a b', ''])(
  '%j is not a path of this site',
  url => {
    expect(isOwnPath(url)).toBe(false)
  },
)
