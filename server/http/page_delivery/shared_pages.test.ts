// Pages that all visitors or all clients share: rendered once for each different content.

import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { hasFlag } from '../../../domain/flags/flags.ts'
import { turnFlag } from '../../../tests/flags.ts'
import { subscribe } from '../../../tests/household.ts'
import { insertClient, signedInVisitor, visitor } from '../../../tests/http.ts'
import { recordBalances } from '../../../tests/ledger.ts'
import { type RenderedPage, testPages } from '../../../tests/pages.ts'
import { testServices } from '../../../tests/services.ts'
import { openSession } from '../../identity/sessions/session.ts'

const now = '2026-11-20T20:00:00Z'
const rendered: RenderedPage[] = []
const services = await testServices({ now })
await services.pool.query(
  `insert into discount_code (brand, code, type, unit, elements, name_en, name_fr, text_en, text_fr, is_default)
   values ('freshprep', 'FIRST', 'DiscountCode', 'percent', '[50]', 'a', 'a', 'a', 'a', true),
     ('freshprep', 'OTHER', 'DiscountCode', 'percent', '[20]', 'b', 'b', 'b', 'b', false)`,
)
const app = await testPages(services, rendered)
beforeEach(() => {
  rendered.length = 0
})

describe('a page that visitors share', () => {
  test('is rendered once and the same to the byte for all, with its scripts allowed by hash', async () => {
    const first = await visitor(app).get('/get-started')
    const second = await visitor(app).get('/get-started')
    expect(rendered).toHaveLength(1)
    expect(rendered[0]?.facts).toMatchObject({ whole: true })
    expect(second.body).toBe(first.body)
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update('go()').digest('base64')}';`,
    )
    expect(policy).not.toContain('nonce-')
  })

  test('marks its own scripts by a word that differs for each rendering, and that is never sent', async () => {
    const bodies = [
      (await visitor(app).get('/faq?q=word-1')).body,
      (await visitor(app).get('/faq?q=word-2')).body,
    ]
    const words = rendered.map(({ facts }) => facts.nonce)
    expect(new Set(words).size).toBe(2)
    for (const word of words) {
      expect(word.length).toBeGreaterThanOrEqual(16)
      for (const body of bodies) expect(body).not.toContain(word)
    }
  })

  test('is compressed for every browser that can read it', async () => {
    const plain = await visitor(app).get('/faq?q=br')
    const { headers, rawPayload } = await visitor(app).get('/faq?q=br', {
      'accept-encoding': 'gzip;q=1.0, br',
    })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body)
  })

  test('requested many times at once is rendered once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => visitor(app).get('/faq?q=many')))
    expect(rendered).toHaveLength(1)
  })

  test('is not sent again to a browser that has it', async () => {
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

  test('differs by a person’s chosen language, at the same address', async () => {
    const known = await openSession(services, {
      brand: 'freshprep',
      cookies: undefined,
      now: services.clock.now(),
      secure: false,
    })
    await known.setLocale('fr')
    const self = visitor(app)
    self.cookie = known.setCookie?.split(';', 1)[0] ?? null
    expect((await visitor(app).get('/faq?q=chosen')).body).toContain('lang="en"')
    expect((await self.get('/faq?q=chosen')).body).toContain('lang="fr"')
  })

  test('differs by a visitor’s own discount, which only their page shows', async () => {
    const known = await openSession(services, {
      brand: 'freshprep',
      cookies: undefined,
      now: services.clock.now(),
      secure: false,
    })
    await known.remember({ discountCode: 'OTHER' })
    const self = visitor(app)
    self.cookie = known.setCookie?.split(';', 1)[0] ?? null
    expect((await self.get('/faq?q=discount')).body).toContain('OTHER')
    expect((await visitor(app).get('/faq?q=discount')).body).toContain('FIRST')
    expect(rendered).toHaveLength(2)
  })

  test('is rendered anew after a flag changes', async () => {
    await visitor(app).get('/faq?q=flag')
    await turnFlag(services, 'freshprep', 'show_menu', false)
    await visitor(app).get('/faq?q=flag')
    expect(rendered).toHaveLength(2)
  })

  test('is the same wherever people come from', async () => {
    await visitor(app).get('/faq?q=ads&utm_source=a&gclid=b')
    await visitor(app).get('/faq?q=ads&utm_source=c')
    expect(rendered.map(({ url }) => url)).toEqual(['/faq?q=ads'])
  })

  test('is the same whatever else stands in its address, in whichever order', async () => {
    for (let n = 0; n < 20; n++) await visitor(app).get(`/?x=${n}&locale=en`)
    expect(rendered.map(({ url }) => url)).toEqual(['/'])
    await visitor(app).get('/menu/this-week?time=20&diet=vegan&y=1')
    await visitor(app).get('/menu/this-week?diet=vegan&z&time=20&time=30')
    expect(rendered.slice(1).map(({ url }) => url)).toEqual(['/menu/this-week?diet=vegan&time=20'])
  })

  test.each(['/product/missing', '/product/fails'])('%s is not kept after a failure', async url => {
    const statuses = [await visitor(app).get(url), await visitor(app).get(url)].map(
      ({ statusCode }) => statusCode,
    )
    expect(rendered).toHaveLength(2)
    expect(statuses[0]).toBe(statuses[1])
  })

  test('that stores something is the visitor’s own: rendered for them, with their cookie', async () => {
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
      await visitor(app).get(`/faq${query}`)
      await visitor(app).get(`/faq${query}`)
      expect(rendered).toHaveLength(2)
    },
  )
})

describe('a page that visitors share and clients do not', { tags: '[RT-SIGN-IN] [RT-SIGNUP-PLANS]' }, () => {
  test.each(['/clients/sign_in', '/signup/plans'])('%s is rendered once for visitors', async url => {
    for (const _ of [1, 2]) await visitor(app).get(url)
    expect(rendered).toHaveLength(1)
  })

  test.each(['/clients/sign_in', '/signup/plans'])('%s is rendered for each client', async url => {
    const self = await signedInVisitor({ app, services }, await insertClient(services))
    for (const _ of [1, 2]) await self.get(url)
    expect(rendered).toHaveLength(2)
    expect(rendered.some(({ facts }) => facts.whole)).toBe(false)
  })

  test('shows a person who is signing up their own choices', async () => {
    const known = await openSession(services, {
      brand: 'freshprep',
      cookies: undefined,
      now: services.clock.now(),
      secure: false,
    })
    await known.remember({ draft: {} as never })
    const self = visitor(app)
    self.cookie = known.setCookie?.split(';', 1)[0] ?? null
    for (const _ of [1, 2]) await self.get('/signup/plans')
    expect(rendered).toHaveLength(2)
  })
})

describe('a page that clients share', () => {
  /** A household with a name and points; its page is rendered only for it when the address has a code. */
  async function household(
    firstName: string,
    points: number,
    more: { isAdmin?: boolean; planId?: string } = {},
  ) {
    const clientId = await insertClient(services, { firstName, ...more })
    await services.pool.query(
      `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
       values ($1, 'test', 'points', $3, 'test', 'test', $2)`,
      [clientId, now, points],
    )
    await recordBalances(services.pool)
    const self = await signedInVisitor({ app, services }, clientId)
    return { self, clientId }
  }

  test('is rendered once, the same to the byte for all, and has nothing of the household that requested it', async () => {
    const first = await household('Marguerite', 777_777)
    const second = await household("Zoé D'Arcy", 3)
    const pages = [await first.self.get('/faq?q=secret'), await second.self.get('/faq?q=secret')]
    expect(rendered).toHaveLength(1)
    for (const { statusCode, body } of pages) {
      expect(statusCode).toBe(200)
      expect(body).toBe(pages[0]?.body)
      expect(body).not.toMatch(/Marguerite|777|Zoé|Arcy/)
      expect(body).not.toContain(first.clientId)
      expect(body).not.toContain(second.clientId)
    }
  })

  test('differs from the visitors’ page', async () => {
    const { self } = await household('Ada', 1)
    const bodies = [await self.get('/faq?q=who'), await visitor(app).get('/faq?q=who')]
    expect(rendered).toHaveLength(2)
    expect(bodies[0]?.body).not.toBe(bodies[1]?.body)
  })

  test('is private and cached nowhere, with its scripts allowed by hash', async () => {
    const { self } = await household('Ada', 1)
    const { headers } = await self.get('/faq?q=private', { 'if-none-match': '*' })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
  })

  test('differs for an admin and by plan, because links and prices differ', async () => {
    const someone = await household('Ada', 1)
    const admin = await household('Ada', 1, { isAdmin: true })
    const { clientId } = await subscribe(services.pool, now, { planId: 'rtc_4-3' })
    const subscribed = await signedInVisitor({ app, services }, clientId)
    for (const self of [someone.self, admin.self, subscribed]) await self.get('/faq?q=differs')
    expect(rendered).toHaveLength(3)
  })

  test('differs for a member of an outside points programme, who alone has the link to it', async () => {
    const [member, other] = [await household('Ada', 1), await household('Ada', 1)]
    await services.pool.query(`insert into loyalty_member values ($1, true, $2)`, [member.clientId, now])
    for (const { self } of [member, other, member]) await self.get('/faq?q=member')
    expect(rendered).toHaveLength(2)
  })

  test('differs by delivery day where it shows cutoffs, and nowhere else', async () => {
    const days = await Promise.all(
      ([2, 2, 4] as const).map(async weekday => {
        const { clientId } = await subscribe(services.pool, now, { weekday })
        return signedInVisitor({ app, services }, clientId)
      }),
    )
    for (const path of ['/weekly-menu/next-week', '/product/open']) {
      for (const self of days) await self.get(path)
      expect([path, rendered.length]).toEqual([path, 2])
      rendered.length = 0
    }
    for (const self of days) await self.get('/faq?q=day')
    expect(rendered).toHaveLength(1)
  })

  test('has the flags of those it is sent to: one for households with a flag of a share, one for those without', async () => {
    await turnFlag(services, 'freshprep', 'show_recent_orders', 50)
    const people = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const clientId = await insertClient(services)
        return { clientId, self: await signedInVisitor({ app, services }, clientId) }
      }),
    )
    const flagsIn = new Map<string, boolean>()
    for (const { clientId, self } of people) {
      const { body } = await self.get('/faq?q=share')
      const has = hasFlag('show_recent_orders', 50, clientId)
      expect(flagsIn.get(body) ?? has).toBe(has)
      flagsIn.set(body, has)
    }
    expect(rendered.map(({ flippers }) => flippers.show_recent_orders).toSorted()).toEqual(
      [...new Set(flagsIn.values())].toSorted(),
    )
    await turnFlag(services, 'freshprep', 'show_recent_orders', false)
  })

  test.each(['missing', 'asks', 'remembers'])('/product/%s is rendered for each of them', async id => {
    // The result for one page of an id applies to all of them, so each has pages of its own.
    const own = await testPages(services, rendered)
    const client = await signedInVisitor({ app: own, services }, await insertClient(services))
    for (const _ of [1, 2]) {
      rendered.length = 0
      await client.get(`/product/${id}`)
      expect(rendered.some(({ facts }) => !facts.whole)).toBe(true)
    }
  })

  test('that makes a call for clients is not tried again', async () => {
    const own = await testPages(services, rendered)
    const client = await signedInVisitor({ app: own, services }, await insertClient(services))
    await client.get('/product/asks')
    await client.get('/product/other')
    expect(rendered.filter(({ facts }) => facts.whole)).toHaveLength(1)
  })
})
