import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { declineMessages } from '../../../../i18n/declines.ts'
import { stripeAccess } from '../../../../tests/doubles/stripe/stripe.ts'
import type { Failure } from '../../../../tests/doubles/vendor.ts'
import { giftForm, purchaseOf } from '../../../../tests/gifts.ts'
import { insertClient, signedInVisitor, visitor } from '../../../../tests/http.ts'
import { keptLetters } from '../../../../tests/letters.ts'
import { openSettings } from '../../../../tests/open_settings.ts'
import { type SignupServer, visitorAt } from '../../../../tests/signup.ts'
import { stripeServer } from '../../../../tests/stripe_server.ts'
import { paidLedger } from '../../../../tests/unpaid_household.ts'
import { sendMessages } from '../../../messages/send.ts'
import { askAgain } from '../../../money/ask_again.ts'
import { carryOutAllRefunds } from '../../../money/card_refunds/carry_out.ts'
import { requestRefund } from '../../../money/card_refunds/request_refund.ts'
import { withTx } from '../../../request/database/database.ts'
import type { NamedStatement } from '../join.ts'

const now = '2026-11-27T15:00:00.000Z'
const seconds = Date.parse(now) / 1_000
const { server, stripe, typed, signedUp, household, intentsOf, tell } = await stripeServer(now)

describe('a card at Stripe', () => {
  test('is put on file with the server’s set-up, and opens a subscription, once however often it is sent', async () => {
    const self = await visitorAt(server, 'payment')
    const { cardForm } = (await self.get('/clients/card_setup')).json()
    expect(cardForm.publishableKey).toBe(stripeAccess.publishableKey)
    expect((await self.get('/api/v1/signup/payment_data')).json().cardForm).toEqual(cardForm)
    const script = await self.get(cardForm.script)
    expect(script.headers['content-type']).toContain('text/javascript')
    expect(script.body).toMatch(/^export default async function mountStripe\(/)
    const card = await typed(self)
    for (let i = 0; i < 2; i++) expect((await self.post('/signup/payment', card)).statusCode).toBe(200)
    expect((await self.post('/signup/payment', await typed(self))).json().error.code).toBe(
      'already_signed_up',
    )
    await openSettings(self)
    expect((await self.get('/api/v1/settings_payment/show')).json().cards).toMatchObject([
      { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 },
    ])
    const { rows } = await server.services.pool.query(
      `select provider, token from payment_method where provider = 'stripe' order by created_at desc limit 1`,
    )
    expect(rows[0].token).toMatch(/^cus_\w+\/pm_\w+$/)
  })

  test('belongs to its holder, and does not exist before it is entered', async () => {
    const [home, other] = [await household(), await signedUp()]
    const use = async (paymentToken: string) =>
      (await home.self.post('/clients/payment_method', { paymentToken, nameOnCard: 'A' })).json().error.code
    expect(await use((await typed(other)).paymentToken)).toBe('card_invalid')
    const { clientSecret } = (await home.self.post('/clients/card_setup')).json()
    expect(await use(clientSecret.replace('_secret', ''))).toBe('card_invalid')
    expect(await use('seti_nobody')).toBe('card_invalid')
    expect(await use('pm_00000001')).toBe('card_invalid')
  })

  test('pays for boxes that the last one could not: one PaymentIntent under our key, the ledger as with any card', async () => {
    const home = await household()
    expect((await home.change('works')).json()).toMatchObject({ paid: [home.orderId], unpaid: [] })
    expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    expect(intentsOf(home.clientId)).toMatchObject([
      { cents: 6_000, status: 'succeeded', metadata: { key: home.key } },
    ])
    const asked = stripe.asked.findLast(
      ({ method, url }) => method === 'POST' && url.pathname === '/v1/payment_intents',
    )
    expect(asked?.headers['idempotency-key']).toBe(home.key)
  })

  test.each([
    ['declined', 'card_declined', undefined],
    ['no_funds', 'insufficient_funds', 'funds'],
    ['expired', 'card_expired', 'expired'],
  ] as const)(
    'that is %s leaves the box unpaid, with the reason where it helps: %s',
    async (behaviour, code, why) => {
      const home = await household()
      expect((await home.change(behaviour)).json()).toMatchObject({ paid: [], unpaid: [home.orderId] })
      expect((await home.attempts()).at(-1)).toMatchObject({ state: 'declined', decline_code: code })
      expect(await home.templates()).toContain('payment_declined')
      const { underway, orders } = (await home.self.get('/api/v1/account/index')).json()
      const box = [...underway, ...orders].find(({ id }: { id: string }) => id === home.orderId)
      expect(box?.payment.why).toBe(why)
      await sendMessages(server.services)
      const [letter] = await keptLetters(server.services.pool, 'payment_declined', home.clientId)
      const said = Object.entries(declineMessages('cookit', 'fr')).filter(([, one]) =>
        letter?.text.includes(one),
      )
      expect(said.map(([reason]) => reason)).toEqual(why ? [why] : [])
    },
  )

  test('has endpoints and allowed scripts here only while it is in use', async () => {
    expect((await visitor(server.app).post('/vendor/cards/setup', {})).statusCode).toBe(404)
    expect(server.services.cards.policy.scripts).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com'])
  })
})

describe('3-D Secure', () => {
  test('waits for the holder on a page of ours, and a webhook settles it, repeated or late', async () => {
    const home = await household()
    expect((await home.change('asks')).json()).toMatchObject({ paid: [], unpaid: [home.orderId] })
    const attempt = (await home.attempts()).at(-1)
    expect(attempt).toMatchObject({
      state: 'needs_action',
      action_url: expect.stringContaining('/vendor/stripe/'),
    })
    const url = attempt?.action_url ?? ''
    const page = await home.self.get(`${url}?locale=fr`)
    expect(page.body).toContain('60,00')
    expect(page.headers['content-security-policy']).toContain('https://js.stripe.com')
    // The script and the API have one version: Stripe.js of another refuses options, or has none for them.
    const [, version] = /https:\/\/js\.stripe\.com\/(\w+)\/stripe\.js/.exec(page.body) ?? []
    expect(Stripe.API_VERSION.split('.').at(-1)).toBe(version)
    const [intent] = intentsOf(home.clientId)
    const id = intent?.id ?? ''
    expect(page.body).toContain(`data-secret="${id}_secret"`)
    expect((await home.self.post(url)).json()).toEqual({ status: 'requires_action' })
    stripe.answerBank(id, 'confirm')
    for (const type of [
      'payment_intent.succeeded',
      'payment_intent.succeeded',
      'payment_intent.payment_failed',
    ]) {
      expect((await tell(type, { id, metadata: { key: home.key } })).statusCode).toBe(200)
    }
    expect((await home.self.post(url)).json()).toEqual({ status: 'succeeded' })
    expect((await home.state()).state).toBe('charged')
    expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    expect((await home.templates()).filter(template => template === 'order_charged')).toHaveLength(1)
    expect((await home.self.get('/vendor/stripe/confirm/nobody')).statusCode).toBe(404)
  })

  test('that the holder declines ends the payment, and another card pays', async () => {
    const home = await household()
    await home.change('asks')
    const [intent] = intentsOf(home.clientId)
    stripe.answerBank(intent?.id ?? '', 'refuse')
    await tell('payment_intent.payment_failed', { id: intent?.id, metadata: {} })
    expect((await home.attempts()).at(-1)).toMatchObject({
      state: 'declined',
      decline_code: 'authentication_failed',
    })
    expect((await home.change('works')).json().paid).toEqual([home.orderId])
  })

  test('is given up at Stripe before another card is charged', async () => {
    const home = await household()
    await home.change('asks')
    expect((await home.change('works')).json().paid).toEqual([home.orderId])
    expect(intentsOf(home.clientId).map(({ status }) => status)).toEqual(['canceled', 'succeeded'])
  })
})

describe('Stripe that fails', () => {
  test.each<Failure>(['cut', 'lost', 429, 500])(
    '%s during a charge charges once in the end, and loses nothing',
    async failure => {
      const home = await household()
      stripe.failing = ({ method, url }) =>
        method === 'POST' && url.pathname === '/v1/payment_intents' ? failure : null
      expect((await home.change('works')).json()).toMatchObject({ paid: [], unpaid: [home.orderId] })
      expect((await home.attempts()).at(-1)).toMatchObject({ attempt: 2, state: 'created' })
      stripe.failing = () => null
      await askAgain(server.services, '2026-11-27T15:02:00.000Z')
      expect((await home.state()).state).toBe('payment_failed')
      const later = '2026-11-27T15:04:00.000Z'
      await Promise.all([askAgain(server.services, later), askAgain(server.services, later)])
      expect((await home.state()).state).toBe('charged')
      expect(await home.attempts()).toHaveLength(2)
      expect(intentsOf(home.clientId)).toHaveLength(1)
      expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    },
    20_000,
  )

  test('at the beginning of a card’s set-up is reported', async () => {
    const self = await signedUp()
    stripe.failing = () => 500
    expect((await self.post('/clients/card_setup')).json().error.code).toBe('busy')
  })
})

test('refunds are made in parts, repeated after a cut-off answer, and never exceed the charge', async () => {
  const { services } = server
  const home = await household()
  await home.change('works')
  const { clientId, key: chargeKey } = home
  for (const [part, amountCents] of [
    ['a', 1_000],
    ['b', 2_000],
  ] as const) {
    await withTx(services.pool, tx => requestRefund(tx, { clientId, chargeKey, amountCents, part }, now))
  }
  stripe.failing = ({ method, url }) => (method === 'POST' && url.pathname === '/v1/refunds' ? 'cut' : null)
  await carryOutAllRefunds(services)
  stripe.failing = () => null
  await carryOutAllRefunds(services)
  expect(
    intentsOf(clientId)[0]
      ?.refunds.map(({ cents }) => cents)
      .sort(),
  ).toEqual([1_000, 2_000])
  const more = await services.cards.refund([{ key: `${chargeKey}:c`, chargeKey, amountCents: 3_001 }])
  expect([...more.values()]).toEqual([{ state: 'refused' }])
})

describe('a webhook', () => {
  test('is accepted only with a signature, and fresh', async () => {
    const object = { id: 'pi_x', metadata: {} }
    expect((await tell('payment_intent.succeeded', object)).statusCode).toBe(200)
    expect((await tell('payment_intent.succeeded', object, { at: seconds - 301 })).statusCode).toBe(400)
    expect((await tell('payment_intent.succeeded', object, { signature: 't=1,v1=00' })).statusCode).toBe(400)
    expect((await tell('charge.refunded', object)).json()).toEqual({ received: true })
  })

  test.each([
    ['payment_intent.succeeded', { id: 'pi_x', metadata: null }],
    ['payment_intent.succeeded', { id: 'pi_x' }],
    ['payment_intent.succeeded', { id: 'pi\0x', metadata: { key: 'a\0' } }],
    ['payment_intent.canceled', { metadata: {} }],
    ['payment_intent.canceled', null],
    ['payment_method.updated', { id: null }],
    ['payment_method.updated', {}],
    ['charge.dispute.created', { id: 'dp\0' }],
    ['charge.dispute.closed', null],
  ])('that is signed, %s with %j, is received, and breaks nothing', async (type, object) => {
    expect((await tell(type, object as never)).statusCode).toBe(200)
  })

  test('with a bank’s replacement card updates the card on file', async () => {
    const home = await household()
    const { rows } = await server.services.pool.query(
      'select token from payment_method where client_id = $1',
      [home.clientId],
    )
    const method = rows[0].token.split('/')[1]
    const object = stripe.renewCard(method, { last4: '9999', exp_year: 2039 })
    expect((await tell('payment_method.automatically_updated', object)).statusCode).toBe(200)
    expect((await home.self.get('/api/v1/settings_payment/show')).json().cards).toMatchObject([
      { last4: '9999', expiryYear: 2039 },
    ])
  })

  test('with a dispute records its present state, and the household of its charge', async () => {
    const home = await household()
    await home.change('works')
    const { object } = stripe.dispute(intentsOf(home.clientId)[0]?.id ?? '')
    for (const type of ['charge.dispute.closed', 'charge.dispute.created']) await tell(type, object)
    const { rows } = await server.services.pool.query(
      'select charge_key, amount_cents, reason, state from card_dispute where client_id = $1',
      [home.clientId],
    )
    expect(rows).toEqual([
      { charge_key: home.key, amount_cents: 6_000, reason: 'fraudulent', state: 'needs_response' },
    ])
    const admin = await adminOf('cookit')
    const { disputes } = (await admin.get('/api/admin/payments/watched')).json()
    expect(disputes.find((one: { client: { id: string } }) => one.client.id === home.clientId)).toMatchObject(
      {
        provider: 'Stripe',
        orderId: home.orderId,
        amountCents: 6_000,
        standing: 'answer',
        on: '2026-11-27',
        evidenceDueOn: '2026-12-04',
      },
    )
    const elsewhere = (await (await adminOf('freshprep')).get('/api/admin/payments/watched')).json()
    expect(elsewhere.disputes).toEqual([])
  })
})

const adminOf = async (brand: 'freshprep' | 'cookit') =>
  signedInVisitor(server, await insertClient(server.services, { brand, isAdmin: true }), brand)

/** Stripe's. */
function _bookOf({ cards }: SignupServer['services']): NamedStatement {
  const [statement] = cards.statements
  if (!statement) throw new RangeError('no books')
  return statement
}

test('a visitor buys a gift with a card entered at Stripe, once however often it is sent', {
  tags: '[API-gift_cards.create]',
}, async () => {
  const self = visitor(server.app)
  const { intent, cardForm } = (await self.get('/api/v1/gift_cards/initialize_intent_api')).json()
  expect(cardForm.publishableKey).toBe(stripeAccess.publishableKey)
  const body = { ...giftForm, intent, ...(await typed(self)) }
  const create = () => self.post('/api/v1/gift_cards/create', body)
  for (const answer of await Promise.all([create(), create()])) expect(answer.json().state).toBe('paid')
  expect(await purchaseOf(server, intent)).toMatchObject({
    state: 'captured',
    cards: [{ kind: 'bought' }, {}],
  })
  const paid = [...stripe.intents.values()].filter(({ metadata }) =>
    metadata.key?.includes(intent.split('.')[0]),
  )
  expect(paid).toMatchObject([{ cents: 12_500, status: 'succeeded' }])

  // A visitor has no household, and the gift's dispute is shown all the same, to its brand.
  const { object } = stripe.dispute(paid[0]?.id ?? '')
  await tell('charge.dispute.created', object)
  const gifts = async (brand: 'cookit' | 'freshprep') =>
    (await (await adminOf(brand)).get('/api/admin/payments/watched'))
      .json()
      .disputes.filter(({ client }: { client: { id: string | null } }) => client.id === null)
  const { senderName: name, senderEmail: email } = giftForm
  expect(await gifts('freshprep')).toMatchObject([
    { client: { id: null, name, email }, orderId: null, amountCents: 12_500, standing: 'answer' },
  ])
  expect(await gifts('cookit')).toEqual([])
})
