import { describe, expect, test } from 'vitest'
import { brandIds, brands } from '../../../../domain/brands.ts'
import { hosts, insertClient, signedInVisitor, testServer, visitor } from '../../../../tests/http.ts'
import { cardOf, cards } from '../../../../tests/signup.ts'
import { isExpired, passesLuhn } from './card_entry.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await testServer({ now })

const setup = async (number: string, more: object = {}) => {
  const entry = { number, expiryMonth: '12', expiryYear: '34', cvc: '123', ...more }
  const answer = await visitor(server.app).post('/vendor/cards/setup', entry)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const statusOf = async (token: string) =>
  (await visitor(server.app).get(`/vendor/cards/setup/${token}`)).json().status
const holderOf = async (token: string): Promise<string> => {
  const { rows } = await server.services.pool.query('select holder from builtin_card where token = $1', [
    token,
  ])
  return rows[0].holder
}
const answerAs = (url: string, answer: string) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { host: hosts.freshprep, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ answer }).toString(),
  })
const charge = async (key: string, token: string, amountCents = 1_000) =>
  (await server.services.cards.charge([{ key, token, amountCents }])).get(key)

describe('putting a card on file', () => {
  test.each([
    [cards.works, 'visa', '4242'],
    ['4242424242424242', 'visa', '4242'],
    ['5555-5555-5555-4444', 'mastercard', '4444'],
    [cards.declinedWhenCharged, 'visa', '0341'],
    [cards.asksWhenCharged, 'visa', '3184'],
  ])('%s succeeds', async (number, brand, last4) => {
    const { status, token } = await setup(number)
    expect(status).toBe('succeeded')
    expect(await statusOf(token)).toBe('succeeded')
    expect(await server.services.cards.describe(token, await holderOf(token))).toEqual({
      token,
      brand,
      last4,
      expiryMonth: 12,
      expiryYear: 2034,
      state: 'ready',
      actionUrl: null,
    })
  })

  test.each([
    [cards.declinedOnFile, {}, 'card_declined', null],
    ['4111 1111 1111 1111', {}, 'card_declined', null],
    ['4242 4242 4242 4241', {}, 'card_invalid', 'number'],
    ['4242', {}, 'card_invalid', 'number'],
    ['', {}, 'card_invalid', 'number'],
    ['４２４２', {}, 'card_invalid', 'number'],
    [cards.works, { expiryMonth: '13' }, 'card_invalid', 'expiry'],
    [cards.works, { expiryMonth: '0' }, 'card_invalid', 'expiry'],
    [cards.works, { expiryYear: '1999' }, 'card_invalid', 'expiry'],
    [cards.works, { expiryMonth: '10', expiryYear: '26' }, 'card_expired', 'expiry'],
    [cards.works, { cvc: '12' }, 'card_invalid', 'cvc'],
    [cards.works, { cvc: '12a' }, 'card_invalid', 'cvc'],
    ['378282246310005', { cvc: '123' }, 'card_invalid', 'cvc'],
  ])('of %j with %j is refused with its reason', async (number, more, code, field) => {
    expect(await setup(number, more)).toEqual({ status: 'declined', code, field })
  })

  test('succeeds until the end of the card’s month', async () => {
    expect((await setup(cards.works, { expiryMonth: 11, expiryYear: 2026 })).status).toBe('succeeded')
    const lastHour = Temporal.Instant.from('2026-12-01T11:59:00Z')
    expect([isExpired(11, 2026, lastHour), isExpired(11, 2026, lastHour.add({ minutes: 2 }))]).toEqual([
      false,
      true,
    ])
  })

  test.each(['x', 17, null, [], '{"number":{"a":1}}'])('of an invalid card is refused: %j', async body => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/vendor/cards/setup',
      headers: { host: hosts.freshprep, 'content-type': 'application/json' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
    expect([200, 400]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('succeeded')
  })

  test('stores neither number nor cvc, whatever the result', async () => {
    for (const number of Object.values(cards)) await setup(number, { cvc: '987' })
    const { rows } = await server.services.pool.query('select c::text as row from builtin_card c')
    const kept = rows.map(({ row }) => row).join('\n')
    expect(kept).not.toMatch(/\d{7,}(?=,|\))/)
    expect(kept).not.toContain('987')
    for (const number of Object.values(cards)) expect(kept).not.toContain(number.replaceAll(' ', ''))
  })

  test('makes a token that only its own holder can use', async () => {
    const clientId = await insertClient(server.services)
    const self = await signedInVisitor(server, clientId)
    const { paymentToken } = await cardOf(self)
    const { describe: describeCard } = server.services.cards
    expect(await holderOf(paymentToken)).toBe(`client:${clientId}`)
    expect(await describeCard(paymentToken, `client:${clientId}`)).toMatchObject({ last4: '4242' })
    expect(await describeCard(paymentToken, `client:${await insertClient(server.services)}`)).toBeNull()
    const stranger = visitor(server.app)
    const { paymentToken: theirs } = await cardOf(stranger)
    expect(stranger.cookie).not.toBeNull()
    expect(await holderOf(theirs)).toMatch(/^session:/)
    expect(await describeCard(theirs, `client:${clientId}`)).toBeNull()
  })

  test('is refused to another site’s page', async () => {
    const entry = { number: cards.works, expiryMonth: '12', expiryYear: '34', cvc: '123' }
    const answer = await visitor(server.app).post('/vendor/cards/setup', entry, {
      'sec-fetch-site': 'cross-site',
    })
    expect(answer.statusCode).toBe(403)
  })

  test('makes the only tokens there are: any other is unknown', async () => {
    expect((await visitor(server.app).get('/vendor/cards/setup/card_x')).statusCode).toBe(404)
    expect(await server.services.cards.describe('card_x', 'client:x')).toBeNull()
  })

  test.each([
    ['4242424242424242', true],
    ['4242424242424241', false],
    ['378282246310005', true],
  ])('the check digit of %s', (digits, passes) => expect(passesLuhn(digits)).toBe(passes))
})

describe('the bank’s page', () => {
  test.each(brandIds)(
    'names %s, in the language that its person reads, with a plain form and nothing inline',
    async brand => {
      const { token, challengeUrl, status } = await setup(cards.asksOnFile)
      expect([status, await statusOf(token)]).toEqual(['requires_action', 'requires_action'])
      const self = visitor(server.app, brand)
      const english = await self.get(`${challengeUrl}?locale=en`)
      const french = await self.get(`${challengeUrl}?locale=fr`)
      const { name, defaultLocale } = brands[brand]
      expect((await self.get(challengeUrl, { 'accept-language': 'de' })).body).toBe(
        (defaultLocale === 'en' ? english : french).body,
      )
      for (const [language, page] of [
        ['en', english],
        ['fr', french],
      ] as const) {
        const clientId = await insertClient(server.services, { brand, language })
        expect((await (await signedInVisitor(server, clientId, brand)).get(challengeUrl)).body).toBe(
          page.body,
        )
        const headers = { cookie: `language=${language}` }
        expect((await visitor(server.app, brand).get(challengeUrl, headers)).body).toBe(page.body)
      }
      expect(english.body).toContain('lang="en-CA"')
      expect(french.body).toContain('lang="fr-CA"')
      expect(english.body).toContain('Ending in 3155')
      for (const { headers, body } of [english, french]) {
        expect(body).toContain(`${name} `)
        expect(headers['content-security-policy']).toContain("script-src 'self'")
        expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
        expect(headers['content-security-policy']).not.toContain('unsafe-inline')
        expect(body).not.toMatch(/<script>|<style|style=|onclick/)
      }
    },
  )

  test.each([
    ['confirm', 'succeeded'],
    ['refuse', 'declined'],
  ])('takes the holder’s answer %s as final', async (answer, status) => {
    const { token, challengeUrl } = await setup(cards.asksOnFile)
    const sent = await answerAs(challengeUrl, answer)
    expect(sent.statusCode).toBe(303)
    expect(await statusOf(token)).toBe(status)
    await answerAs(challengeUrl, answer === 'confirm' ? 'refuse' : 'confirm')
    expect(await statusOf(token)).toBe(status)
    const done = await visitor(server.app).get(String(sent.headers.location))
    expect(done.body).toContain(`data-id="${token}" data-status="${status}"`)
    expect(done.body).toContain('<script src="/vendor/cards/challenge.js"></script>')
  })

  test('its script and style are files of its own', async () => {
    const script = await visitor(server.app).get('/vendor/cards/challenge.js')
    const style = await visitor(server.app).get('/vendor/cards/challenge.css')
    expect(script.headers['content-type']).toContain('text/javascript')
    expect(script.body).toContain('window.location.origin')
    expect(style.headers['content-type']).toContain('text/css')
  })

  test.each(['card_nope', 'a:b:1', '%00', '..%2F..%2Fetc'])('refuses %j as a challenge', async id => {
    const self = visitor(server.app)
    expect([400, 404]).toContain((await self.get(`/vendor/cards/challenge/${id}`)).statusCode)
    expect([400, 404]).toContain((await answerAs(`/vendor/cards/challenge/${id}`, 'confirm')).statusCode)
  })
})

describe('charging', () => {
  test.each([
    [cards.works, { state: 'captured' }],
    [cards.declinedWhenCharged, { state: 'declined', code: 'card_declined' }],
    [cards.asksWhenCharged, { state: 'needs_action' }],
  ])('of %s has the result %j', async (number, outcome) => {
    const { token } = await setup(number)
    expect(await charge(`one:${token}`, token)).toMatchObject(outcome)
  })

  test('of an unknown, refused or expired card is declined', async () => {
    const { token: refused, challengeUrl } = await setup(cards.asksOnFile)
    await answerAs(challengeUrl, 'refuse')
    const { token: expired } = await setup(cards.works)
    await server.services.pool.query('update builtin_card set expiry_year = 2025 where token = $1', [expired])
    expect(await charge('u', 'card_nope')).toMatchObject({ state: 'declined', code: 'card_unknown' })
    expect(await charge('r', refused)).toMatchObject({ state: 'declined', code: 'card_unknown' })
    expect(await charge('e', expired)).toMatchObject({ state: 'declined', code: 'card_expired' })
  })

  test('happens once for each key, whatever comes with it later', async () => {
    const { token } = await setup(cards.works)
    const { token: other } = await setup(cards.declinedWhenCharged)
    const first = await charge('same', token, 500)
    expect(await charge('same', other, 900)).toEqual(first)
    const { rows } = await server.services.pool.query(
      `select amount_cents from builtin_charge where idempotency_key = 'same'`,
    )
    expect(rows).toEqual([{ amount_cents: 500 }])
  })

  test('of the same twelve thousand, sent by four at once in different orders, happens once for each', async () => {
    const { token } = await setup(cards.works)
    const { token: declining } = await setup(cards.declinedWhenCharged)
    const batch = Array.from({ length: 12_000 }, (_, i) => ({
      key: `batch:${i}`,
      token: i % 10 === 0 ? declining : token,
      amountCents: 100 + i,
    }))
    const orders = [
      batch,
      batch.toReversed(),
      batch.toSorted((a, b) => (a.amountCents % 7) - (b.amountCents % 7)),
      batch,
    ]
    const outcomes = await Promise.all(orders.map(order => server.services.cards.charge(order)))
    for (const outcome of outcomes) {
      expect(outcome.size).toBe(12_000)
      expect([...outcome.values()].filter(one => one.state === 'declined')).toHaveLength(1_200)
    }
    const { rows } = await server.services.pool.query(
      `select count(*)::int as count, sum(amount_cents)::int as cents from builtin_charge
       where idempotency_key like 'batch:%'`,
    )
    expect(rows).toEqual([{ count: 12_000, cents: batch.reduce((sum, one) => sum + one.amountCents, 0) }])
  })

  test('of an empty list does nothing', async () => {
    expect(await server.services.cards.charge([])).toEqual(new Map())
  })

  test('that waits for its holder can be given up, and is then never captured', async () => {
    const { token } = await setup(cards.asksWhenCharged)
    const asked = await charge('left', token)
    if (asked?.state !== 'needs_action') expect.fail()
    expect(await server.services.cards.giveUp('left')).toMatchObject({ state: 'declined', code: 'given_up' })
    await answerAs(asked.url, 'confirm')
    expect(await charge('left', token)).toMatchObject({ state: 'declined', code: 'given_up' })
    expect(await server.services.cards.giveUp('never asked')).toBeNull()
  })

  test('has a page that shows the amount, and a confirmed charge stays captured', async () => {
    const { token } = await setup(cards.asksWhenCharged)
    const asked = await charge('paid', token, 8_070)
    if (asked?.state !== 'needs_action') expect.fail()
    expect((await visitor(server.app).get(asked.url)).body).toContain('$80.70')
    expect((await visitor(server.app).get(`${asked.url}?locale=fr`)).body).toContain('80,70\u00a0$')
    await answerAs(asked.url, 'confirm')
    expect(await charge('paid', token)).toMatchObject({ state: 'captured' })
    expect(await server.services.cards.giveUp('paid')).toMatchObject({ state: 'captured' })
  })
})
