// The newsletter, from the form on a page to the list.

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { brandIds, locales } from '../../../domain/brands.ts'
import { testServer, visitor } from '../../../tests/http.ts'
import { actionOf } from '../../integrations/newsletter/active_campaign.ts'
import { newsletterForms } from '../../request/config/newsletter_forms.ts'

const now = '2026-11-20T20:00:00Z'
const path = '/newsletter'

const server = await testServer({ now })

describe('built in', () => {
  const kept = async () =>
    (
      await server.services.pool.query(
        'select brand, form, email, locale from newsletter_signup order by form',
      )
    ).rows

  test('each brand and language has a list of its own, and an address joins once', {
    tags: '[CB-NEWSLETTER-LISTS] [CB-NEWSLETTER-ACTION]',
  }, async () => {
    for (const brand of brandIds) {
      for (const locale of locales) {
        const self = visitor(server.app, brand)
        const headers = { 'accept-language': locale }
        const form = (await self.get('/newsletter/form', headers)).json()
        for (const email of ['Ada@Example.com ', 'ada@example.com']) {
          const answer = await self.post(path, { ...form, email, terms: true }, headers)
          expect([answer.statusCode, answer.json()]).toEqual([200, { action: 'show_thank_you' }])
        }
      }
    }
    expect(await kept()).toEqual([
      { brand: 'freshprep', form: '1', email: 'ada@example.com', locale: 'en' },
      { brand: 'freshprep', form: '2', email: 'ada@example.com', locale: 'fr' },
      { brand: 'cookit', form: '3', email: 'ada@example.com', locale: 'en' },
      { brand: 'cookit', form: '4', email: 'ada@example.com', locale: 'fr' },
    ])
  })

  test('faults of both fields are named at once, and nothing is stored', {
    tags: '[VAL-NEWSLETTER-EMAIL] [VAL-NEWSLETTER-TERMS] [VAL-NEWSLETTER-BOTH-INLINE] [ERR-NEWSLETTER-EMAIL] [ERR-NEWSLETTER-TERMS]',
  }, async () => {
    const before = await kept()
    const form = (await visitor(server.app).get('/newsletter/form')).json()
    const answer = await visitor(server.app).post(path, { ...form, email: 'abc', terms: false })
    expect(answer.statusCode).toBe(422)
    const { fields } = answer.json().error
    expect(fields).toMatchObject({ email: { code: 'email_invalid' }, terms: { code: 'terms_not_accepted' } })
    expect(await kept()).toEqual(before)
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
const forwarding = await testServer({ now, environment })

describe('with ActiveCampaign behind it', () => {
  beforeEach(() => {
    asked.length = 0
  })
  const subscribe = async () => {
    const form = (await visitor(forwarding.app).get('/newsletter/form')).json()
    return visitor(forwarding.app).post(path, { ...form, email: 'ada@example.com', terms: true })
  }

  test('the fields of its form are sent as a form, and no other fields', {
    tags: '[CB-NEWSLETTER-POST]',
  }, async () => {
    answer = { status: 200, body: '{"js":"_show_thank_you(\'15\', \'Thanks\')"}' }
    expect((await subscribe()).json()).toEqual({ action: 'show_thank_you' })
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
      email: 'ada@example.com',
    })
  })

  test.each([
    { status: 200, body: "_show_error('15', 'Nope')" },
    { status: 502, body: '' },
  ])('a failed subscription is reported as failed: %j', async refused => {
    answer = refused
    expect((await subscribe()).json().error.code).toBe('busy')
  })

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
