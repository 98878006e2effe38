// The newsletter, from the form on a page to the list.

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type BrandId, brandIds, type Locale, locales } from '../../../domain/brands.ts'
import { insertClient, signedInVisitor, testServer, visitor } from '../../../tests/http.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { actionOf } from '../../integrations/newsletter/active_campaign.ts'
import { addressOfToken } from '../../messages/newsletter_links/newsletter_token.ts'
import { sendMessages } from '../../messages/send.ts'
import { newsletterForms } from '../../request/config/newsletter_forms.ts'
import { forgetAsked } from './forget_asked.ts'

const start = '2026-11-20T20:00:00Z'
const path = '/newsletter'
const thanks = [200, { action: 'show_thank_you' }]

const server = await testServer({ now: start })

type Server = typeof server
/** What the form of a page answers for an address. */
async function ask(of: Server, email: string, brand: BrandId = 'freshprep', locale: Locale = 'en') {
  const self = visitor(of.app, brand)
  const headers = { 'accept-language': locale }
  const form = (await self.get('/newsletter/form', headers)).json()
  const answer = await self.post(path, { ...form, email, terms: true }, headers)
  return [answer.statusCode, answer.json()]
}

/** The letters that an address has, oldest first. */
async function lettersTo(of: Server, email: string) {
  await sendMessages(of.services)
  return (await readMailbox(of.services, email)).toReversed()
}

/** The link of the newest letter to an address. */
async function linkTo(of: Server, email: string): Promise<URL> {
  const letter = (await lettersTo(of, email)).at(-1)
  return new URL(String(letter?.text.match(/https?:\/\/\S+\/newsletter\/confirm\?token=\S+/)?.[0]))
}

const tokenTo = async (of: Server, email: string) =>
  String((await linkTo(of, email)).searchParams.get('token'))

async function confirm(of: Server, token: string, brand: BrandId = 'freshprep') {
  const answer = await visitor(of.app, brand).post('/newsletter/confirmation', { token })
  return [answer.statusCode, answer.json().error?.code ?? answer.json()]
}

const shown = async (token: string) =>
  (await visitor(server.app).post('/newsletter/link', { token })).json().email

const listed = async (email?: string) =>
  (
    await server.services.pool.query(
      'select brand, form, email, locale, agreed_at as at from newsletter_signup where $1::text is null or email = $1 order by form',
      [email ?? null],
    )
  ).rows

afterEach(() => server.services.clock.set(start))

describe('built in', () => {
  test('each brand and language has a list of its own, which an address joins once, by the link in its letter', {
    tags: '[CB-NEWSLETTER-LISTS] [CB-NEWSLETTER-ACTION]',
  }, async () => {
    let joined = 0
    for (const brand of brandIds) {
      for (const locale of locales) {
        expect(await ask(server, 'Ada@Example.com ', brand, locale)).toEqual(thanks)
        const link = await linkTo(server, 'ada@example.com')
        const [letter] = (await lettersTo(server, 'ada@example.com')).slice(-1)
        expect(letter).toMatchObject({ template: 'newsletter_confirm', locale })
        expect(link.origin).toBe(
          brand === 'cookit' ? 'http://cookit.localhost:3000' : 'http://localhost:3000',
        )
        const token = String(link.searchParams.get('token'))
        expect(await listed('ada@example.com')).toHaveLength(joined)
        joined += 1
        server.services.clock.advance({ minutes: 10 })
        for (const _ of [1, 2]) expect(await confirm(server, token, brand)).toEqual(thanks)
      }
    }
    const of = (brand: BrandId, form: string, locale: Locale, minutes: number) => ({
      ...{ brand, form, email: 'ada@example.com', locale },
      at: new Date(Date.parse(start) + minutes * 60_000),
    })
    expect(await listed('ada@example.com')).toEqual([
      of('freshprep', '1', 'en', 10),
      of('freshprep', '2', 'fr', 20),
      of('cookit', '3', 'en', 30),
      of('cookit', '4', 'fr', 40),
    ])
  })

  test('opening the link, as a mail scanner does, shows the address and puts it on no list', async () => {
    await ask(server, 'bo@example.com')
    const token = await tokenTo(server, 'bo@example.com')
    expect([await shown(token), await shown(token)]).toEqual(['bo@example.com', 'bo@example.com'])
    expect(await listed('bo@example.com')).toEqual([])
  })

  test('an address gets one letter a day for each list, however it is written, and the answer is the same', async () => {
    const count = async () => (await lettersTo(server, 'cy@example.com')).length
    for (const email of ['cy@example.com', ' CY@example.com', 'Cy@Example.com'])
      expect(await ask(server, email)).toEqual(thanks)
    expect(await count()).toBe(1)
    await ask(server, 'cy@example.com', 'freshprep', 'fr')
    expect(await count()).toBe(2)
    server.services.clock.advance({ hours: 24 })
    await ask(server, 'cy@example.com')
    expect(await count()).toBe(3)
  })

  test('an address on the list gets no other letter, and the answer does not say that it is there', async () => {
    await ask(server, 'di@example.com')
    await confirm(server, await tokenTo(server, 'di@example.com'))
    server.services.clock.advance({ hours: 24 })
    expect(await ask(server, 'di@example.com')).toEqual(thanks)
    expect(await lettersTo(server, 'di@example.com')).toHaveLength(1)
  })

  test('a link works for seven days to the second; then it is over, and another can be asked for', async () => {
    await ask(server, 'ed@example.com')
    const token = await tokenTo(server, 'ed@example.com')
    server.services.clock.advance({ hours: 7 * 24 })
    expect(await shown(token)).toBeNull()
    expect(await confirm(server, token)).toEqual([422, 'newsletter_link_invalid'])
    expect(await listed('ed@example.com')).toEqual([])
    await ask(server, 'ed@example.com')
    const second = await tokenTo(server, 'ed@example.com')
    server.services.clock.advance({ seconds: 7 * 24 * 3_600 - 1 })
    expect(await confirm(server, second)).toEqual(thanks)
  })

  test('a link that is cut, altered or another brand’s confirms nothing', async () => {
    await ask(server, 'fe@example.com')
    const token = await tokenTo(server, 'fe@example.com')
    const bytes = Buffer.from(token, 'base64url')
    const altered = bytes.keys().map(at => {
      const other = Buffer.from(bytes)
      other[at] = (other[at] as number) ^ 1
      return other.toString('base64url')
    })
    for (const wrong of [
      ...altered.take(60),
      token.slice(0, -4),
      token.slice(4),
      'x',
      '!',
      'A'.repeat(1_200),
    ]) {
      const now = server.services.clock.now()
      const found = await addressOfToken(server.services, 'freshprep', { token: wrong, now })
      expect([wrong, found]).toEqual([wrong, null])
    }
    expect(await confirm(server, token.slice(0, -4))).toEqual([422, 'newsletter_link_invalid'])
    expect(await confirm(server, token, 'cookit')).toEqual([422, 'newsletter_link_invalid'])
    expect(await listed('fe@example.com')).toEqual([])
  })

  test('the longest address that the form takes has a link that works', async () => {
    const email = `${'語'.repeat(64)}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.ca`
    expect(await ask(server, email)).toEqual(thanks)
    expect(await confirm(server, await tokenTo(server, email))).toEqual(thanks)
    expect(await listed(email)).toHaveLength(1)
  })

  test('a household joins at once under its own proven address, and is asked for any other', async () => {
    const { services } = server
    const clientId = await insertClient(services)
    const [own, unproven, others] = ['own', 'unproven', 'others'].map(name => `${name}@example.com`)
    const insert = (email: string | undefined, of: string, at: string | null) =>
      services.pool.query(`insert into client_email values ('freshprep', $1, $2, $3)`, [email, of, at])
    await insert(own, clientId, start)
    await insert(unproven, clientId, null)
    await insert(others, await insertClient(services), start)
    const self = await signedInVisitor(server, clientId)
    const form = (await self.get('/newsletter/form')).json()
    for (const email of [own, unproven, others, 'stranger@example.com']) {
      const answer = await self.post(path, { ...form, email, terms: true })
      expect([answer.statusCode, answer.json()]).toEqual(thanks)
    }
    const letters = async (email = '') => (await lettersTo(server, email)).length
    expect([await letters(own), (await listed(own)).length]).toEqual([0, 1])
    for (const email of [unproven, others, 'stranger@example.com'])
      expect([email, await letters(email), (await listed(email)).length]).toEqual([email, 1, 0])
  })

  test('an address that was not confirmed is forgotten with its link, and others are not', async () => {
    const left = async (email: string) =>
      (await server.services.pool.query('select key from outbox_message where recipient = $1', [email]))
        .rowCount
    await ask(server, 'gil@example.com')
    server.services.clock.advance({ hours: 24 })
    await ask(server, 'hal@example.com')
    server.services.clock.advance({ hours: 6 * 24, seconds: 1 })
    await forgetAsked(server.services)
    expect([await left('gil@example.com'), await left('hal@example.com')]).toEqual([0, 1])
    const { rows } = await server.services.pool.query(
      `select count(*)::int as lost from unsent_message u where not exists
         (select from outbox_message m where m.client_id = u.client_id and m.key = u.key)`,
    )
    expect(rows).toEqual([{ lost: 0 }])
  })

  test('faults of both fields are named at once, and nothing is stored or sent', {
    tags: '[VAL-NEWSLETTER-EMAIL] [VAL-NEWSLETTER-TERMS] [VAL-NEWSLETTER-BOTH-INLINE] [ERR-NEWSLETTER-EMAIL] [ERR-NEWSLETTER-TERMS]',
  }, async () => {
    const before = await listed()
    const form = (await visitor(server.app).get('/newsletter/form')).json()
    const answer = await visitor(server.app).post(path, { ...form, email: 'abc', terms: false })
    expect(answer.statusCode).toBe(422)
    const { fields } = answer.json().error
    expect(fields).toMatchObject({ email: { code: 'email_invalid' }, terms: { code: 'terms_not_accepted' } })
    expect(await listed()).toEqual(before)
    expect(await lettersTo(server, 'abc')).toEqual([])
  })

  test('a form of another site’s list is refused', async () => {
    const form = (await visitor(server.app, 'cookit').get('/newsletter/form')).json()
    const answer = await visitor(server.app).post(path, { ...form, email: 'ada@example.com', terms: true })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'invalid_input'])
  })
})

const asked: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
let answer = { status: 200, body: '' }
const provider = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    asked.push({ url: request.url, headers: request.headers, body })
    response.writeHead(answer.status).end(answer.body)
  })
})
await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise(resolve => provider.close(resolve)))
const { port } = provider.address() as AddressInfo
const environment = {
  NEWSLETTER_URL: `http://127.0.0.1:${port}/proc.php`,
  NEWSLETTER_FORMS: 'freshprep.en=15/6ABE/75db-5, freshprep.fr=16, cookit.en=17, cookit.fr=18',
}
const forwarding = await testServer({ now: start, environment })

describe('with ActiveCampaign behind it', () => {
  beforeEach(() => {
    asked.length = 0
  })
  let people = 0
  /** A new address, asked for and confirmed by its letter. */
  const subscribe = async () => {
    const email = `ada-${people++}@example.com`
    await ask(forwarding, email)
    const token = await tokenTo(forwarding, email)
    expect(asked).toEqual([])
    return { email, token, answer: await confirm(forwarding, token) }
  }

  test('once an address is confirmed, the fields of its form are sent as a form, and no other fields', {
    tags: '[CB-NEWSLETTER-POST]',
  }, async () => {
    answer = { status: 200, body: '{"js":"_show_thank_you(\'15\', \'Thanks\')"}' }
    const { email, answer: answered } = await subscribe()
    expect(answered).toEqual(thanks)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ url: '/proc.php?jsonp=true' })
    expect(asked[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      u: '6ABE',
      f: '15',
      s: '',
      c: '0',
      m: '0',
      act: 'sub',
      v: '2',
      or: '75db-5',
      email,
    })
  })

  test.each([
    { status: 200, body: "_show_error('15', 'Nope')" },
    { status: 502, body: '' },
  ])(
    'a failed confirmation is reported as failed, and its link works once the provider does: %j',
    async refused => {
      answer = refused
      const { token, answer: answered } = await subscribe()
      expect(answered).toEqual([503, 'busy'])
      answer = { status: 200, body: '{"action":"show_thank_you"}' }
      expect(await confirm(forwarding, token)).toEqual(thanks)
    },
  )

  test.each([
    ['{"action":"show_thank_you"}', 'show_thank_you'],
    ["_show_thank_you('8', 'Thanks')", 'show_thank_you'],
    [
      '{"js":"window.top.location.href = \\"https://x.activehosted.com/f/confirm.php?a=1\\""}',
      'show_thank_you',
    ],
    ['{"action":"show_error"}', 'show_error'],
    ['{"js":"_show_error(\'8\', \'no\')"}', 'show_error'],
    ['<html>maintenance</html>', 'show_error'],
  ])('its answer %s means %s', (body, action) => {
    expect(actionOf(body)).toBe(action)
  })
})

test.each([
  'freshprep.en=1',
  'freshprep.en=1,freshprep.fr=1,cookit.en=3,cookit.fr=4',
  'freshprep.en=1,freshprep.fr=2,cookit.en=3,cookit.de=4',
  'freshprep.en=1,freshprep.fr=2,cookit.en=3,cookit.fr=4,cookit.fr=5',
  'freshprep.en=<1>,freshprep.fr=2,cookit.en=3,cookit.fr=4',
])('NEWSLETTER_FORMS refuses %s', text => {
  expect(newsletterForms(text)).toBeUndefined()
})
