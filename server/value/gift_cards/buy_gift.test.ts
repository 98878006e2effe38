import { describe, expect, test } from 'vitest'
import { refuseRows } from '../../../tests/bad_member.ts'
import { buy, codesOf, type GiftForm, giftBody, purchaseOf } from '../../../tests/gifts.ts'
import { visitor } from '../../../tests/http.ts'
import { keptLetters } from '../../../tests/letters.ts'
import { openSettings } from '../../../tests/open_settings.ts'
import { cardOf, signupServer, visitorAt } from '../../../tests/signup.ts'
import { sendMessages } from '../../messages/send.ts'
import { sendGiftCards } from './gift_jobs.ts'

const now = '2026-11-23T18:00:00.000Z'
const server = await signupServer(now)

const sale = (cents: number) => [
  { account: 'card', amount_cents: -cents },
  { account: 'house', amount_cents: cents },
]

describe('the form', { tags: '[VAL-GIFT-SENDER] [VAL-GIFT-RECIPIENT] [VAL-GIFT-CARD-NAME]' }, () => {
  test('shows a visitor limits, designs and the promotion; a client their card as well', {
    tags: '[API-gift_cards.new]',
  }, async () => {
    const form = (await visitor(server.app).get('/api/v1/gift_cards/new')).json()
    expect(form).toMatchObject({
      minimumCents: 2_000,
      maximumCents: 999_900,
      deliveryMethods: ['email', 'print'],
      today: '2026-11-23',
      bonus: { minimumCents: 10_000, percent: 10, days: 90 },
      savedCard: null,
      sender: { name: '', email: '' },
    })
    const self = await visitorAt(server, 'welcome')
    expect((await self.get('/api/v1/gift_cards/new')).json()).toMatchObject({
      savedCard: { brand: 'visa', last4: '4242', nameOnCard: 'Amélie Côté' },
      sender: { name: 'Amélie Côté' },
    })
  })

  const refused: [
    string,
    Partial<Record<keyof GiftForm | 'nameOnCard' | 'paymentToken', unknown>>,
    string,
    string,
  ][] = [
    ['under $20', { amountCents: 1_999 }, 'amountCents', 'gift_amount'],
    ['over $9,999', { amountCents: 1_000_000 }, 'amountCents', 'gift_amount'],
    ['no sender', { senderName: '' }, 'senderName', 'name_too_short'],
    ['no email of the sender', { senderEmail: 'x' }, 'senderEmail', 'email_invalid'],
    ['no recipient', { recipientName: '' }, 'recipientName', 'name_too_short'],
    ['no email of theirs', { recipientEmail: '' }, 'recipientEmail', 'email_invalid'],
    ['no name on the card', { nameOnCard: '' }, 'nameOnCard', 'card_required'],
    ['no card', { paymentToken: '' }, 'paymentToken', 'card_required'],
    ['a day that is over', { sendOn: '2026-11-22' }, 'sendOn', 'date_unavailable'],
    ['a day too far off', { sendOn: '2027-11-24' }, 'sendOn', 'date_unavailable'],
  ]
  test.each(refused)(
    'refuses %s, to print and by email alike',
    { tags: '[VAL-GIFT-MIN] [VAL-GIFT-MAX] [VAL-GIFT-SENDER] [VAL-GIFT-RECIPIENT] [VAL-GIFT-CARD-NAME]' },
    async (_, changed, field, code) => {
      const self = visitor(server.app)
      for (const deliveryMethod of ['email', 'print']) {
        const body = { ...(await giftBody(self, { deliveryMethod })), ...changed }
        const answer = await buy(self, body)
        expect(answer.statusCode).toBe(422)
        expect(answer.json().error.fields[field].code).toBe(code)
        expect((await purchaseOf(server, body.intent)).charges).toEqual([])
      }
    },
  )

  test('accepts $20 and $9,999', { tags: '[VAL-GIFT-MIN] [VAL-GIFT-MAX]' }, async () => {
    const self = visitor(server.app)
    for (const amountCents of [2_000, 999_900]) {
      expect((await buy(self, await giftBody(self, { amountCents }))).json().state).toBe('paid')
    }
  })
})

describe('a gift bought by a visitor', { tags: '[API-gift_cards.create]' }, () => {
  test('is one charge, one card, one sale and two letters, in the card’s language', {
    tags: '[LBL-GIFT-EMAIL] [ENT-GIFT-PURCHASE-AMOUNT] [ENT-GIFT-PURCHASE-PEOPLE] [ENT-GIFT-PURCHASE-MESSAGE] [BIZ-OFFER-GIFT-CARDS]',
  }, async () => {
    const self = visitor(server.app, 'cookit')
    const body = await giftBody(self, { amountCents: 5_000 })
    const answer = await buy(self, { ...body, language: 'en' })
    expect(answer.json()).toMatchObject({ state: 'paid', recipientEmail: 'zoe@example.com', bonusCents: 0 })
    const bought = await purchaseOf(server, body.intent)
    expect(bought).toMatchObject({
      state: 'captured',
      holder: body.intent.split('.')[0],
      charges: [{ state: 'captured', amount_cents: 5_000 }],
      cards: [{ kind: 'bought', value_cents: 5_000, state: 'sent', expires_on: null, sends: 1 }],
      ledger: sale(5_000),
      letters: ['gift_card en zoe@example.com', 'gift_receipt fr ada@example.com'],
    })
    await sendMessages(server.services)
    const [code = ''] = await codesOf(server, body.intent)
    const [letter] = await keptLetters(server.services.pool, 'gift_card', bought.holder ?? '')
    expect(letter?.text).toContain(code.match(/.{4}/g)?.join('-'))
    expect(letter?.text).toContain('Bon appétit "chez" toi!')
    expect(letter?.html).toContain('&quot;chez&quot;')
  })

  test('has a receipt: by email with its number, and as a tagged PDF only for the buyer', {
    tags: '[API-gift_cards.create] [ENT-PAYMENT-HISTORY]',
  }, async () => {
    const self = visitor(server.app)
    const body = await giftBody(self, { amountCents: 5_000 })
    const { intent } = body
    expect((await self.post('/gift/receipt', { intent })).statusCode).toBe(404)
    await buy(self, body)
    for (const locale of ['en', 'fr']) {
      const answer = await self.post('/gift/receipt', { intent }, { 'accept-language': locale })
      const pdf = Buffer.from(answer.json().pdf, 'base64')
      expect([pdf.subarray(0, 5).toString(), pdf.includes('/MarkInfo')]).toEqual(['%PDF-', true])
    }
    const forged = await self.post('/gift/receipt', { intent: `${intent}x` })
    expect(forged.json().error.code).toBe('gift_intent_invalid')
    await sendMessages(server.services)
    const [letter] = await keptLetters(server.services.pool, 'gift_receipt', intent.split('.')[0] as string)
    expect(letter?.text).toMatch(/FP-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/)
    expect(letter?.text).toContain('$50.00')
  })

  test('by a household is in its payment history, with the receipt as a page and a PDF, and in nobody else’s', {
    tags: '[ENT-PAYMENT-HISTORY]',
  }, async () => {
    const self = await visitorAt(server, 'welcome')
    await openSettings(self)
    const body = { ...(await giftBody(self, { amountCents: 7_500 })), savedCard: true }
    await buy(self, body)
    const { payments } = (await self.get('/api/v1/settings_payment/payment_history')).json()
    const [{ receiptId }] = payments
    expect(payments).toMatchObject([{ paidFor: 'gift_card', billedCents: 7_500, orderId: null }])
    const receipt = await self.get(`/account/receipt?orderId=${receiptId}`, { 'accept-language': 'fr' })
    expect(receipt.json()).toMatchObject({ title: 'Reçu', orderId: null, taxNumbers: [], creditNotes: [] })
    const rows = receipt
      .json()
      .rows.map(({ label, amount }: { label: string; amount: string }) =>
        `${label} ${amount}`.replaceAll('\u00a0', ' '),
      )
    expect(rows).toEqual([
      'Carte-cadeau pour Zoë O’Neil 75,00 $',
      'Taxes, aucune sur une carte-cadeau : elles sont dues sur ce qu’elle paie 0,00 $',
      'Total 75,00 $',
      expect.stringMatching(/4242.* 75,00 \$$/),
    ])
    const pdf = await self.get(`/clients/receipts/${receiptId}.pdf?locale=fr`)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    const other = await visitorAt(server, 'welcome')
    expect((await other.get(`/account/receipt?orderId=${receiptId}`)).statusCode).toBe(404)
    expect((await other.get(`/clients/receipts/${receiptId}.pdf`)).statusCode).toBe(404)
  })

  test('of $100 or more brings its buyer a given card by email, with its last day', {
    tags: '[VAL-GIFT-BONUS] [CONST-GIFT-BONUS-EMAIL]',
  }, async () => {
    const self = visitor(server.app)
    const body = await giftBody(self)
    expect((await buy(self, body)).json().bonusCents).toBe(1_250)
    const { cards: issued, letters } = await purchaseOf(server, body.intent)
    expect(issued[1]).toMatchObject({ kind: 'given', value_cents: 1_250, expires_on: '2027-02-21' })
    expect(letters).toContain('gift_bonus en ada@example.com')
    await sendMessages(server.services)
    const kept = await keptLetters(server.services.pool, 'gift_bonus', 'ada@example.com')
    expect(kept.at(-1)?.text).toContain('February\u00a021')
  })

  test('to print is sent to its buyer, with the sheet', { tags: '[LBL-GIFT-PRINT]' }, async () => {
    const self = visitor(server.app)
    const body = await giftBody(self, { deliveryMethod: 'print', amountCents: 2_500 })
    await buy(self, body)
    const { letters, holder } = await purchaseOf(server, body.intent)
    expect(letters).toEqual(['gift_receipt en ada@example.com', 'gift_to_print en ada@example.com'])
    const carried: { clientId: string; attachments?: readonly { content: Buffer }[] }[] = []
    const mail = {
      send: async (sent: typeof carried) => {
        carried.push(...sent)
        return sent.map(() => ({ outcome: 'sent' as const }))
      },
    }
    await sendMessages({ ...server.services, mail: mail as never })
    const sheet = carried.find(one => one.clientId === holder && one.attachments)?.attachments?.[0]?.content
    expect(sheet?.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('sent eight times at once, and again, is bought once', async () => {
    const self = visitor(server.app)
    const body = await giftBody(self)
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(self, body)))
    answers.push(await buy(self, body))
    expect(answers.map(answer => answer.json().state)).toEqual(Array(9).fill('paid'))
    const bought = await purchaseOf(server, body.intent)
    expect(bought.charges).toHaveLength(1)
    expect(bought.cards).toHaveLength(2)
    expect(bought.ledger).toEqual(sale(12_500))
  })

  test('cannot buy another gift with the same intent', async () => {
    const self = visitor(server.app)
    const body = await giftBody(self)
    await buy(self, body)
    const answer = await buy(self, { ...body, amountCents: 50_000 })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'gift_already_bought'])
    expect((await purchaseOf(server, body.intent)).charges).toHaveLength(1)
  })

  test('refuses a forged intent, and one of another brand or client', {
    tags: '[API-gift_cards.initialize_intent_api]',
  }, async () => {
    const self = await visitorAt(server, 'welcome')
    const [east, west] = [visitor(server.app, 'cookit'), visitor(server.app)]
    const own = await giftBody(self)
    const id = own.intent.split('.')[0]
    for (const [who, intent] of [
      [west, `${id}.forged`],
      [west, (await giftBody(east)).intent],
      [east, own.intent],
    ] as const) {
      const answer = await buy(who, { ...(await giftBody(who)), intent })
      expect(answer.json().error.code).toBe('gift_intent_invalid')
    }
  })
})

test('cannot be paid with somebody else’s card', { tags: '[API-gift_cards.create]' }, async () => {
  const [self, other] = [visitor(server.app), visitor(server.app)]
  const body = { ...(await giftBody(self)), ...(await cardOf(other)) }
  for (const who of [self, visitor(server.app)]) {
    expect((await buy(who, body)).json().error.code).toBe('card_invalid')
  }
  expect((await purchaseOf(server, body.intent)).charges).toEqual([])
})

test('a client pays with the card on file, and the purchase is the household’s', {
  tags: '[ENT-GIFT-PURCHASE-CARD]',
}, async () => {
  const self = await visitorAt(server, 'welcome')
  const { paymentToken: _, nameOnCard: __, ...body } = await giftBody(self, { amountCents: 4_000 })
  await openSettings(self)
  expect((await buy(self, { ...body, savedCard: true })).json().state).toBe('paid')
  const { holder, ledger } = await purchaseOf(server, body.intent)
  const { rows } = await server.services.pool.query(
    `select client_id, kind from client_event where kind = 'gift_bought' and client_id = $1`,
    [holder],
  )
  expect(rows).toHaveLength(1)
  expect(ledger).toEqual(sale(4_000))
  const stranger = visitor(server.app)
  const none = await buy(stranger, { ...(await giftBody(stranger)), savedCard: true })
  expect(none.json().error.code).toBe('card_required')
})

test('the card on file pays nothing before the question is answered; another card needs no answer', {
  tags: '[ENT-GIFT-PURCHASE-CARD]',
}, async () => {
  const self = await visitorAt(server, 'welcome')
  const { paymentToken: _, nameOnCard: __, ...body } = await giftBody(self, { amountCents: 500_000 })
  const refused = await buy(self, { ...body, savedCard: true })
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'reauthentication_required'])
  expect((await purchaseOf(server, body.intent)).charges).toEqual([])
  expect((await buy(self, await giftBody(self))).json().state).toBe('paid')
  await openSettings(self)
  expect((await buy(self, { ...body, savedCard: true })).json().state).toBe('paid')
})

test('a household spends no more on gifts in a day than the limit, also with several at once', {
  tags: '[ENT-GIFT-PURCHASE-CARD]',
}, async () => {
  const self = await visitorAt(server, 'welcome')
  const bodies = await Promise.all([1, 2, 3].map(() => giftBody(self, { amountCents: 999_900 })))
  const answers = await Promise.all(bodies.map(body => buy(self, body)))
  const codes = answers.map(answer => answer.json().state ?? answer.json().error.code)
  expect(codes.sort()).toEqual(['gift_limit', 'gift_limit', 'paid'])
  const refused = bodies[answers.findIndex(answer => answer.statusCode === 422)] ?? bodies[0]
  expect((await purchaseOf(server, refused?.intent ?? '')).charges).toEqual([])
  expect((await buy(self, await giftBody(self, { amountCents: 2_000 }))).json().error.code).toBe('gift_limit')
})

test('the receipt of a household’s gift goes to its own address too, and to one address once', {
  tags: '[ENT-GIFT-PURCHASE-CARD]',
}, async () => {
  const self = await visitorAt(server, 'welcome')
  const { email: own } = (await self.get('/api/v1/gift_cards/new')).json().sender
  const receiptsTo = async (senderEmail: string) => {
    const body = await giftBody(self, { senderEmail })
    expect((await buy(self, body)).json().state).toBe('paid')
    const { rows } = await server.services.pool.query(
      `select m.recipient as "to" from outbox_message m where m.template = 'gift_receipt' and m.key like $1 order by m.key`,
      [`%${body.intent.split('.')[0]}%`],
    )
    return rows.map(({ to }) => to)
  }
  expect(await receiptsTo('somebody.else@example.com')).toEqual(['somebody.else@example.com', null])
  expect(await receiptsTo(own)).toEqual([own])
})

describe('a card for a later day', { tags: '[ENT-GIFT-PURCHASE-DATE]' }, () => {
  test('is sent on the morning of its day, once, though two processes run at once', async () => {
    const self = visitor(server.app, 'cookit')
    const body = await giftBody(self, { sendOn: '2026-12-24', amountCents: 3_000 })
    expect((await buy(self, { ...body, language: 'fr' })).json().sendOn).toBe('2026-12-24')
    const scheduled = await purchaseOf(server, body.intent)
    expect(scheduled.cards[0]).toMatchObject({ state: 'scheduled', sends: 0 })
    expect(scheduled.letters).toEqual(['gift_receipt fr ada@example.com'])
    // 7 in the morning in Montréal is noon UTC.
    await sendGiftCards(server.services, '2026-12-24T11:59:59.000Z')
    expect((await purchaseOf(server, body.intent)).cards[0]).toMatchObject({ state: 'scheduled' })
    const due = '2026-12-24T12:00:00.000Z'
    await Promise.all([sendGiftCards(server.services, due), sendGiftCards(server.services, due)])
    const sent = await purchaseOf(server, body.intent)
    expect(sent.cards[0]).toMatchObject({ state: 'sent', sends: 1 })
    expect(sent.letters).toEqual(['gift_card fr zoe@example.com', 'gift_receipt fr ada@example.com'])
  })

  test('whose letter cannot be written holds no other, and is sent once that is mended', async () => {
    const [bad, good] = await Promise.all(
      ['bad', 'good'].map(async name => {
        const self = visitor(server.app, 'cookit')
        const email = `${name}@example.com`
        const body = await giftBody(self, { sendOn: '2026-12-25', amountCents: 3_000, recipientEmail: email })
        await buy(self, body)
        return body.intent
      }),
    )
    const due = '2026-12-25T12:00:00.000Z'
    const stateOf = async (intent: string) => (await purchaseOf(server, intent)).cards[0].state
    const { rows } = await server.services.pool.query(
      `select client_id as id from gift_purchase where recipient_email = 'bad@example.com'`,
    )
    const end = await refuseRows(server.services.pool, 'outbox_message', rows[0].id)
    await sendGiftCards(server.services, due)
    expect([await stateOf(bad as string), await stateOf(good as string)]).toEqual(['scheduled', 'sent'])
    await end()
    await sendGiftCards(server.services, due)
    expect(await stateOf(bad as string)).toBe('sent')
  })

  test('cannot be redeemed before it is sent', async () => {
    const giver = visitor(server.app, 'cookit')
    const body = await giftBody(giver, { sendOn: '2026-12-24', amountCents: 3_000 })
    await buy(giver, body)
    const [code] = await codesOf(server, body.intent)
    const self = await visitorAt(server, 'welcome')
    const answer = await self.post('/clients/code', { code })
    expect(answer.json().error.code).toBe('invalid_code')
  })
})
