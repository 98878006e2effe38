import { describe, expect, test } from 'vitest'
import { giftForm, purchaseOf } from '../../../tests/gifts.ts'
import { type Visitor, visitor } from '../../../tests/http.ts'
import { keptLetters } from '../../../tests/letters.ts'
import { openSettings } from '../../../tests/open_settings.ts'
import { answerPayPal, type PayPalAnswer } from '../../../tests/paypal.ts'
import { cards, signupServer, visitorAt } from '../../../tests/signup.ts'
import { paidLedger, unpaidHousehold } from '../../../tests/unpaid_household.ts'
import { sendMessages } from '../../messages/send.ts'
import { buyGift } from '../../value/gift_cards/buy_gift.ts'
import { settleGiftPurchases } from '../../value/gift_cards/gift_jobs.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const begin = async (self: Visitor) => (await self.get('/api/v1/paypal/get_vault_setup_token')).json()
const change = (self: Visitor, body: object = {}) =>
  self.post('/api/v1/account/update_payment_method_to_paypal', body)
const shown = async (self: Visitor) => (await self.get('/api/v1/settings_payment/show')).json()

/** Sends a person to PayPal and back. */
async function vault(self: Visitor, answer: PayPalAnswer, account?: string) {
  const { approveUrl } = await begin(self)
  return answerPayPal(server, approveUrl, answer, account)
}

describe('an account on file', () => {
  test('gives scripts a token for any person, another one each time', {
    tags: '[API-paypal.get_id_token]',
  }, async () => {
    const self = visitor(server.app)
    const tokens = await Promise.all(
      [1, 2].map(async () => (await self.get('/api/v1/paypal/get_id_token')).json().token),
    )
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(token).toMatch(/^\S{10,}$/)
  })

  test('sends a client to PayPal, which names us; a visitor has to sign in', {
    tags: '[API-paypal.get_vault_setup_token]',
  }, async () => {
    expect((await visitor(server.app).get('/api/v1/paypal/get_vault_setup_token')).body).toBe('require_login')
    const self = await visitorAt(server, 'welcome')
    const { token, approveUrl } = await begin(self)
    expect(token).toMatch(/^BA-/)
    const page = await self.get(`${approveUrl}?locale=en`)
    expect(page.body).toContain('Cook it would like to charge your PayPal account')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await self.get('/vendor/paypal/approve/BA-unknown')).statusCode).toBe(404)
  })

  test('pays for boxes that the last card could not, and for later ones', {
    tags: '[API-account.update_payment_method_to_paypal]',
  }, async () => {
    const home = await unpaidHousehold(server)
    const back = await vault(home.self, 'approve', 'amélie.o’neil@example.com')
    expect(back).toBe('http://cookit.localhost:3000/settings/payment?paypal=approved')
    expect((await change(home.self)).json()).toMatchObject({ paid: [home.orderId], unpaid: [] })
    expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    const [account, card] = (await shown(home.self)).cards
    expect(account).toMatchObject({
      brand: 'paypal',
      last4: '',
      nameOnCard: 'amélie.o’neil@example.com',
      expiryMonth: null,
      isDefault: true,
    })
    expect(card).toMatchObject({ brand: 'visa', isDefault: false })
    expect((await home.self.get('/api/v1/account/index')).json()).toMatchObject({
      card: { brand: 'paypal', last4: '' },
      messages: { paymentWarning: null },
    })
    await sendMessages(server.services)
    const [receipt] = await keptLetters(server.services.pool, 'order_charged', home.clientId)
    expect(receipt?.text).toContain('PayPal')
    expect(receipt?.text).not.toContain('PayPal se terminant')
  })

  test('does not exist before it is approved, where PayPal refuses it, and where its owner cancelled', async () => {
    const self = await visitorAt(server, 'welcome')
    await openSettings(self)
    const { approveUrl } = await begin(self)
    const early = await change(self)
    expect(early.statusCode).toBe(402)
    expect(early.json().error).toMatchObject({ code: 'paypal_not_approved', details: { approveUrl } })
    expect(await answerPayPal(server, approveUrl, 'cancel')).toContain('/settings/payment?paypal=cancelled')
    expect((await change(self)).json().error.code).toBe('paypal_not_approved')
    await vault(self, 'fail')
    expect((await change(self)).json().error.code).toBe('paypal_refused')
    expect((await shown(self)).cards).toMatchObject([{ brand: 'visa', isDefault: true }])
  })

  test('belongs to its owner, and only open settings change it', async () => {
    const [self, other] = [await visitorAt(server, 'welcome'), await visitorAt(server, 'welcome')]
    await vault(self, 'approve')
    expect((await change(self)).json().error.code).toBe('reauthentication_required')
    const { token, approveUrl } = await begin(self)
    await answerPayPal(server, approveUrl, 'approve')
    await openSettings(other)
    expect((await change(other, { token })).json().error.code).toBe('paypal_not_approved')
    expect((await shown(other)).cards).toHaveLength(1)
  })

  test('stays one however often it is approved and sent, and becomes the default again after a card was', async () => {
    const home = await unpaidHousehold(server)
    await openSettings(home.self)
    for (let i = 0; i < 2; i++) {
      await vault(home.self, 'approve', 'one@example.com')
      const answers = await Promise.all([change(home.self), change(home.self), change(home.self)])
      for (const answer of answers) expect(answer.statusCode).toBe(200)
    }
    expect((await home.attempts()).filter(one => one.state === 'captured')).toHaveLength(1)
    await home.changeCard(cards.works)
    expect((await shown(home.self)).cards[0]).toMatchObject({ brand: 'visa', isDefault: true })
    expect((await change(home.self)).statusCode).toBe(200)
    const accounts = (await shown(home.self)).cards.filter((one: { brand: string }) => one.brand === 'paypal')
    expect(accounts).toMatchObject([{ nameOnCard: 'one@example.com', isDefault: true }])
  })

  test('that is declined leaves the box unpaid, and says so', async () => {
    const home = await unpaidHousehold(server)
    await vault(home.self, 'approve_declining')
    expect((await change(home.self)).json()).toMatchObject({ paid: [], unpaid: [home.orderId] })
    expect((await home.attempts()).at(-1)).toMatchObject({ attempt: 2, state: 'declined' })
    expect(await home.templates()).toContain('payment_declined')
  })
})

describe('a gift by PayPal', () => {
  const create = (self: Visitor, body: object) => self.post('/api/v1/gift_cards/paypal_create', body)

  async function beginGift(self: Visitor, more: object = {}) {
    const body = { amountCents: giftForm.amountCents, ...more }
    return (await self.post('/api/v1/gift_cards/paypal_create_intent', body)).json()
  }

  test('has a form that tells a visitor our PayPal client', {
    tags: '[API-gift_cards.init_paypal_payment]',
  }, async () => {
    const answer = (await visitor(server.app).get('/api/v1/gift_cards/init_paypal_payment')).json()
    expect(answer).toMatchObject({ provider: 'builtin', clientId: null, currency: 'CAD' })
    expect(answer.intent).toMatch(/^[0-9a-f-]{36}\./)
  })

  test('begins an order of an amount within a card’s limits', {
    tags: '[API-gift_cards.paypal_create_intent]',
  }, async () => {
    const self = visitor(server.app, 'cookit')
    const { orderId, approveUrl, amountCents } = await beginGift(self, { amountCents: 2_500 })
    expect([orderId.slice(0, 3), amountCents]).toEqual(['EC-', 2_500])
    expect((await self.get(`${approveUrl}?locale=fr`)).body).toMatch(/25,00\s\$/)
    const refused = await self.post('/api/v1/gift_cards/paypal_create_intent', { amountCents: 1_999 })
    expect(refused.json().error.fields.amountCents.code).toBe('gift_amount')
  })

  test('is issued once the order is approved, once however often it is sent', {
    tags: '[API-gift_cards.paypal_create]',
  }, async () => {
    const self = visitor(server.app, 'cookit')
    const { intent, orderId, approveUrl } = await beginGift(self)
    const body = { ...giftForm, intent, orderId }
    const early = await create(self, body)
    expect(early.json().error).toMatchObject({ code: 'paypal_not_approved', details: { approveUrl } })
    expect((await purchaseOf(server, intent)).state).toBeUndefined()
    const back = await answerPayPal(server, approveUrl, 'approve')
    expect(back).toBe('http://cookit.localhost:3000/gift?paypal=approved')
    const answers = await Promise.all([create(self, body), create(self, body)])
    answers.push(await create(self, body))
    for (const answer of answers) expect(answer.json()).toMatchObject({ state: 'paid', bonusCents: 1_250 })
    expect(await purchaseOf(server, intent)).toMatchObject({
      state: 'captured',
      charges: [{ state: 'captured', amount_cents: 12_500 }],
      cards: [{ kind: 'bought', value_cents: 12_500 }, { kind: 'given' }],
      letters: [
        'gift_bonus fr ada@example.com',
        'gift_card fr zoe@example.com',
        'gift_receipt fr ada@example.com',
      ],
    })
  })

  test('must be the gift and the amount of the approval', {
    tags: '[API-gift_cards.paypal_create]',
  }, async () => {
    const self = visitor(server.app)
    const first = await beginGift(self)
    const second = await beginGift(self)
    await answerPayPal(server, first.approveUrl, 'approve')
    const body = { ...giftForm, intent: first.intent, orderId: first.orderId }
    expect((await create(self, { ...body, amountCents: 50_000 })).json().error.code).toBe(
      'paypal_not_approved',
    )
    expect((await create(self, { ...body, intent: second.intent })).json().error.code).toBe(
      'paypal_not_approved',
    )
    expect(
      (await create(self, { ...body, recipientEmail: 'x' })).json().error.fields.recipientEmail.code,
    ).toBe('email_invalid')
    expect((await purchaseOf(server, first.intent)).charges).toEqual([])
  })

  test('that PayPal refuses issues nothing, and another order can follow', {
    tags: '[API-gift_cards.paypal_create]',
  }, async () => {
    const self = visitor(server.app)
    const { intent, orderId, approveUrl } = await beginGift(self)
    await answerPayPal(server, approveUrl, 'approve_declining')
    const refused = await create(self, { ...giftForm, intent, orderId })
    expect([refused.statusCode, refused.json().error.code]).toEqual([402, 'paypal_refused'])
    expect((await purchaseOf(server, intent)).cards).toEqual([])
    const again = await beginGift(self, { intent })
    await answerPayPal(server, again.approveUrl, 'approve')
    const paid = await create(self, { ...giftForm, intent, orderId: again.orderId })
    expect(paid.json().state).toBe('paid')
    expect(await purchaseOf(server, intent)).toMatchObject({
      charges: [{ state: 'declined' }, { state: 'captured' }],
      cards: [{ kind: 'bought' }, { kind: 'given' }],
    })
  })

  test('with an unknown payment is neither issued nor lost: the clock finds out', async () => {
    const { services } = server
    const self = visitor(server.app)
    const { intent, orderId, approveUrl } = await beginGift(self)
    await answerPayPal(server, approveUrl, 'approve')
    const { charge } = services.cards
    const cutOff: typeof charge = async charges => {
      await charge(charges)
      return new Map(charges.map(({ key }) => [key, { state: 'unknown' }]))
    }
    const buyer = { brand: 'freshprep', locale: 'en', clientId: null, sessionId: null, now } as const
    const facts = { ...giftForm, deliveryMethod: 'email', design: 'thanks', locale: 'en' } as const
    const buying = buyGift({ ...services, cards: { ...services.cards, charge: cutOff } }, buyer, {
      intent,
      facts,
      card: { orderId },
    })
    await expect(buying).rejects.toMatchObject({ code: 'busy' })
    expect(await purchaseOf(server, intent)).toMatchObject({ state: 'created', cards: [] })
    await settleGiftPurchases(services, '2026-11-27T15:03:00.000Z')
    expect(await purchaseOf(server, intent)).toMatchObject({
      state: 'captured',
      charges: [{ state: 'captured' }],
      cards: [{ kind: 'bought' }, { kind: 'given' }],
    })
  })
})
