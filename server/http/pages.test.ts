// What surrounds a page: who shares it, who may keep it, what it may load, in which language it was asked for.

import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hosts, insertClient, signedInVisitor, visitor } from '../../tests/http.ts'
import { type TestServices, testServices } from '../../tests/services.ts'
import { calls } from '../calls/index.ts'
import { flagsOf } from '../flags/flags.ts'
import { bindCalls } from './calls.ts'
import { answerFaults } from './faults.ts'
import { commonHeaders } from './headers.ts'
import { tableOf } from './in_process.ts'
import type { PageFacts } from './page_build.ts'
import { isOwnPath, mountPages } from './pages.ts'
import { openSession } from './session.ts'

const now = '2026-11-20T20:00:00Z'
let services: TestServices
let app: FastifyInstance
/** Every page that was rendered, as its renderer saw it. */
const rendered: { url: string; facts: PageFacts; discount: string | undefined }[] = []

beforeAll(async () => {
  services = await testServices({ now })
  await services.pool.query(
    `insert into discount_code (brand, code, type, unit, elements, name_en, name_fr, text_en, text_fr, is_default)
     values ('freshprep', 'FIRST', 'DiscountCode', 'percent', '[50]', 'a', 'a', 'a', 'a', true),
       ('freshprep', 'OTHER', 'DiscountCode', 'percent', '[20]', 'b', 'b', 'b', 'b', false)`,
  )
  app = await pagesOver(services)
})
afterAll(async () => {
  await app.close()
  await services.close()
})
beforeEach(() => {
  rendered.length = 0
})

/** Pages as short as can be: they say which language, which discount and which nonce they were made with. */
async function pagesOver(over: TestServices): Promise<FastifyInstance> {
  const made = fastify()
  answerFaults(made, over.config.cookitDomain)
  mountPages(made, over, tableOf(bindCalls(calls, over.config.production)), async (request, api, facts) => {
    const { pathname, search } = new URL(request.url)
    const session = await api.get('sessions.session_data', {})
    const discount = session.discountBar.discount?.code
    rendered.push({ url: pathname + search, facts, discount })
    if (pathname === '/product/remembers') await facts.rememberLocation('/history')
    const status = pathname === '/product/missing' ? 404 : pathname === '/product/fails' ? 500 : 200
    const html = `<html lang="${facts.locale}"><script nonce="${facts.nonce}">go()</script>${discount}</html>`
    return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  await made.ready()
  return made
}

const nonceOf = (policy: unknown) => /script-src 'self' 'nonce-([\w-]+)'/.exec(String(policy))?.[1]

describe('a page that visitors share', () => {
  test('is rendered once and the same to the byte for all, its scripts let in by hash', async () => {
    const first = await visitor(app).get('/get-started')
    const second = await visitor(app).get('/get-started')
    expect(rendered).toHaveLength(1)
    expect(rendered[0]?.facts).toMatchObject({ nonce: '', whole: true })
    expect(second.body).toBe(first.body)
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update('go()').digest('base64')}';`,
    )
    expect(policy).not.toContain('nonce-')
  })

  test('travels compressed to whoever can read it', async () => {
    const plain = await visitor(app).get('/get-started?n=br')
    const { headers, rawPayload } = await visitor(app).get('/get-started?n=br', {
      'accept-encoding': 'gzip;q=1.0, br',
    })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body)
  })

  test('asked for by many at once is rendered once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => visitor(app).get('/get-started?n=many')))
    expect(rendered).toHaveLength(1)
  })

  test('is not sent again to who has it', async () => {
    const { headers } = await visitor(app).get('/get-started')
    const again = await visitor(app).get('/get-started', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  test('differs by brand, language and discount', async () => {
    const self = visitor(app)
    await self.get('/product/differs')
    await visitor(app, 'cookit').get('/product/differs')
    await visitor(app).get('/fr/product/differs')
    expect(rendered.map(({ facts }) => `${facts.brand} ${facts.locale}`)).toEqual([
      'freshprep en',
      'cookit fr',
      'freshprep fr',
    ])
  })

  test('differs by the language somebody chose, at the same address', async () => {
    const known = await openSession(services.pool, {
      brand: 'freshprep',
      cookies: undefined,
      now: services.clock.now(),
      secure: false,
    })
    await known.setLocale('fr')
    const self = visitor(app)
    self.cookie = known.setCookie?.split(';', 1)[0] ?? null
    expect((await visitor(app).get('/get-started?n=chosen')).body).toContain('lang="en"')
    expect((await self.get('/get-started?n=chosen')).body).toContain('lang="fr"')
  })

  test('differs by the discount a visitor brought, and only theirs shows it', async () => {
    const known = await openSession(services.pool, {
      brand: 'freshprep',
      cookies: undefined,
      now: services.clock.now(),
      secure: false,
    })
    await known.remember({ discountCode: 'OTHER' })
    const self = visitor(app)
    self.cookie = known.setCookie?.split(';', 1)[0] ?? null
    expect((await self.get('/get-started?n=discount')).body).toContain('OTHER')
    expect((await visitor(app).get('/get-started?n=discount')).body).toContain('FIRST')
    expect(rendered).toHaveLength(2)
  })

  test('is rendered anew once a flag is turned', async () => {
    await visitor(app).get('/get-started?n=flag')
    await flagsOf(services.pool).turn('freshprep', 'show_menu', false)
    await visitor(app).get('/get-started?n=flag')
    expect(rendered).toHaveLength(2)
  })

  test('is the same wherever people come from', async () => {
    await visitor(app).get('/get-started?n=ads&utm_source=a&gclid=b')
    await visitor(app).get('/get-started?n=ads&utm_source=c')
    expect(rendered.map(({ url }) => url)).toEqual(['/get-started?n=ads'])
  })

  test.each(['/product/missing', '/product/fails'])('%s is not kept when it did not go well', async url => {
    const statuses = [await visitor(app).get(url), await visitor(app).get(url)].map(
      ({ statusCode }) => statusCode,
    )
    expect(rendered).toHaveLength(2)
    expect(statuses[0]).toBe(statuses[1])
  })

  test('that remembers something is the visitor’s own: rendered for them, with their cookie', async () => {
    const first = visitor(app)
    await first.get('/product/remembers')
    const second = visitor(app)
    await second.get('/product/remembers')
    expect(first.cookie).not.toBeNull()
    expect(second.cookie).not.toBeNull()
    expect(first.cookie).not.toBe(second.cookie)
  })

  test.each(['?discount_code=OTHER', '?code=OTHER', '?r=ada', '?rid=1', `?q=${'x'.repeat(300)}`])(
    'with %s is not shared',
    async query => {
      await visitor(app).get(`/get-started${query}`)
      await visitor(app).get(`/get-started${query}`)
      expect(rendered).toHaveLength(2)
    },
  )
})

describe('a page of one’s own', () => {
  test('of a client is private and kept nowhere', async () => {
    const self = await signedInVisitor({ app, services, close: async () => {} }, await insertClient(services))
    const { headers } = await self.get('/get-started')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
    await self.get('/get-started')
    expect(rendered).toHaveLength(2)
  })

  test('of a visitor is asked for again each time', async () => {
    const { headers } = await visitor(app).get('/signup/plans')
    expect(headers['cache-control']).toBe('private, no-cache')
  })
})

describe('a page’s policy', () => {
  test('lets in our files and what carries the nonce, and nothing else', async () => {
    const { headers } = await visitor(app).get('/signup/plans')
    const policy = String(headers['content-security-policy'])
    expect(nonceOf(policy)).toBe(rendered[0]?.facts.nonce)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('asks for https from then on in production, once a person came by it', () => {
    const asks = (production: boolean, secure: boolean) =>
      'strict-transport-security' in commonHeaders(production, secure)
    expect([asks(true, true), asks(true, false), asks(false, true)]).toEqual([true, false, false])
  })
})

describe('the control room', () => {
  test('in production is the page that is not found', async () => {
    const live = await testServices({ now, environment: { APP_ENV: 'production' } })
    const pages = await pagesOver(live)
    await visitor(pages).get('/dev')
    await visitor(pages).get('/fr/dev/components')
    expect(rendered.map(({ url }) => url)).toEqual(['/404', '/404'])
    await pages.close()
    await live.close()
  })
})

describe('the language', () => {
  test('asked for by name is remembered, prefixes of someone known too', async () => {
    const self = visitor(app)
    await self.get('/signup/plans?locale=fr')
    await self.get('/signup/plans')
    await self.get('/en/signup/plans')
    await self.get('/signup/plans')
    expect(rendered.map(({ facts }) => facts.locale)).toEqual(['fr', 'fr', 'en', 'en'])
  })

  test('of a data request is that of its page', async () => {
    await visitor(app).get('/fr/signup/plans.data')
    await visitor(app).get('/_root.data?locale=fr')
    expect(rendered.map(({ facts }) => facts.locale)).toEqual(['fr', 'fr'])
  })
})

describe('a form', () => {
  test('sent from elsewhere is refused', async () => {
    const response = await visitor(app).post('/signup/plans', {}, { 'sec-fetch-site': 'cross-site' })
    expect(response.statusCode).toBe(403)
    expect(rendered).toEqual([])
  })
})

test('what begins like a call is no page', async () => {
  expect((await visitor(app).get('/api/nope')).json()).toMatchObject({ error: { code: 'not_found' } })
  expect(rendered).toEqual([])
})

test('the sister brand’s address is handed to pages', async () => {
  await visitor(app).get('/no-delivery')
  expect(rendered[0]?.facts).toMatchObject({
    sisterOrigin: `http://${hosts.cookit}`,
    origin: `http://${hosts.freshprep}`,
  })
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a b', ''])(
  '%j is no path of this site',
  url => {
    expect(isOwnPath(url)).toBe(false)
  },
)
