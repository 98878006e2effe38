// Late captures of a gift's try that is over: the buyer was told that it failed, and may have paid in another way. The money is
// refunded at once, entered and reported, once.

import { expect, test } from 'vitest'
import { cutOffAt } from '../../../tests/cut_off.ts'
import type { CardBehaviour } from '../../../tests/doubles/stripe/stripe.ts'
import { buy, giftForm, purchaseOf } from '../../../tests/gifts.ts'
import { type Visitor, visitor } from '../../../tests/http.ts'
import { wrongBalances } from '../../../tests/ledger.ts'
import { keptLetters } from '../../../tests/letters.ts'
import { openSettings } from '../../../tests/open_settings.ts'
import { visitorAt } from '../../../tests/signup.ts'
import { stripeServer } from '../../../tests/stripe_server.ts'
import { sendMessages } from '../../messages/send.ts'
import { carryOutAllRefunds } from '../../money/card_refunds/carry_out.ts'
import { reconcile } from '../../money/reconcile/reconcile.ts'
import { settleGiftPurchases } from './gift_jobs.ts'

const now = '2026-11-23T18:00:00.000Z'
const { server, stripe, typed, tell } = await stripeServer(now)

const rows = async (text: string, values: unknown[]) => (await server.services.pool.query(text, values)).rows

const intentOf = async (self: Visitor): Promise<string> =>
  (await self.get('/api/v1/gift_cards/initialize_intent_api')).json().intent

type Charge = typeof stripe.intents extends ReadonlyMap<string, infer Intent> ? Intent : never

/** Payments at Stripe for a gift, by try. */
const chargesOf = (intent: string): Charge[] =>
  [...stripe.intents.values()]
    .filter(({ metadata }) => metadata.key?.includes(`:gift:${intent.split('.')[0]}:`))
    .sort((a, b) => String(a.metadata.key).localeCompare(String(b.metadata.key)))

/** A gift whose first card was declined, which its buyer then made larger and paid for with another. */
async function paidAtLast(self: Visitor, refused: CardBehaviour = 'declined') {
  const intent = await intentOf(self)
  const send = async (amountCents: number, behaviour: CardBehaviour) =>
    buy(self, { ...giftForm, amountCents, intent, ...(await typed(self, behaviour)) })
  const first = await send(5_000, refused)
  expect(await purchaseOf(server, intent)).toMatchObject({ state: 'declined', cards: [], letters: [] })
  expect((await send(7_500, 'works')).json().state).toBe('paid')
  const [late] = chargesOf(intent)
  if (!late) throw new RangeError('no try')
  return { intent, late, first: first.json().error.code }
}

/** The bank captures a payment after all, and Stripe reports it. */
function letThrough(late: Charge) {
  Object.assign(late, { status: 'succeeded', fault: null })
  return tell('payment_intent.succeeded', { id: late.id, metadata: late.metadata })
}

const backIn = (late: Charge) => late.refunds.map(({ cents }) => cents)
const enteredFor = (intent: string) =>
  rows(
    `select split_part(key, ':', 1) as key, amount_cents from ledger_entry
     where account = 'card' and key like '%' || $1 || '%' order by key`,
    [intent.split('.')[0]],
  )

test.each([
  ['declined', 'card_declined'],
  ['no_funds', 'card_insufficient_funds'],
] as const)(
  'a card that is declined (%s) says why; captured after another one paid, its own amount is refunded at once, entered and reported once',
  async (refused, code) => {
    const self = visitor(server.app, 'cookit')
    const { intent, late, first } = await paidAtLast(self, refused)
    expect(first).toBe(code)
    const paid = await purchaseOf(server, intent)
    await Promise.all([letThrough(late), letThrough(late)])
    expect((await letThrough(late)).statusCode).toBe(200)
    expect(backIn(late)).toEqual([5_000])
    expect(chargesOf(intent).map(({ cents, refunds }) => [cents, refunds.length])).toEqual([
      [5_000, 1],
      [7_500, 0],
    ])
    const after = await purchaseOf(server, intent)
    const letters = [...paid.letters, 'gift_given_back fr ada@example.com'].sort()
    expect(after).toEqual({ ...paid, letters })
    expect(await enteredFor(intent)).toEqual([
      { key: 'gift_captured_late', amount_cents: -5_000 },
      { key: 'gift_given_back', amount_cents: 5_000 },
      { key: 'gift_sale', amount_cents: -7_500 },
    ])
    await sendMessages(server.services)
    const whose = intent.split('.')[0] as string
    const [letter] = await keptLetters(server.services.pool, 'gift_given_back', whose)
    expect(letter?.subject.replaceAll('\u00a0', ' ')).toContain('Remboursement de 50,00 $')
    expect(letter?.text).toContain('4242')
  },
)

test('a gift that its buyer gave up is never issued, even after a late capture: the money is refunded, and the gift can be bought again', {
  tags: '[API-gift_cards.fail_intent_payment]',
}, async () => {
  const self = visitor(server.app)
  const intent = await intentOf(self)
  const body = { ...giftForm, intent, ...(await typed(self, 'asks')) }
  expect((await buy(self, body)).json().state).toBe('needs_action')
  const fail = async () =>
    (await self.post('/api/v1/gift_cards/fail_intent_payment', { intent: body.intent })).json()
  expect(await fail()).toEqual({ state: 'declined' })
  const [late] = chargesOf(intent)
  if (!late) throw new RangeError('no try')
  for (let i = 0; i < 2; i++) await letThrough(late)
  expect(backIn(late)).toEqual([12_500])
  expect(await fail()).toEqual({ state: 'declined' })
  expect(await purchaseOf(server, intent)).toMatchObject({
    state: 'refunded',
    cards: [],
    ledger: [],
    letters: ['gift_given_back en ada@example.com'],
  })
  expect((await buy(self, { ...body, ...(await typed(self, 'works')) })).json().state).toBe('paid')
  await letThrough(late)
  expect(chargesOf(intent).map(({ refunds }) => refunds.length)).toEqual([1, 0])
  expect((await purchaseOf(server, intent)).cards).toHaveLength(2)
})

test('interrupted at any instant and reported again, or left to the clock, it is refunded once', async () => {
  const self = visitor(server.app)
  for (let statement = 1; ; statement++) {
    const { intent, late } = await paidAtLast(self)
    const { cut } = await cutOffAt(server.services.pool, statement, () => letThrough(late))
    if (!cut) {
      expect(statement).toBeGreaterThan(10)
      expect(await wrongBalances(server.services.pool)).toEqual([])
      return
    }
    if (backIn(late).length === 0 || statement % 2 === 0) await letThrough(late)
    await settleGiftPurchases(server.services, '2026-11-23T18:10:00.000Z')
    await carryOutAllRefunds(server.services)
    expect(backIn(late)).toEqual([5_000])
    expect(await enteredFor(intent)).toHaveLength(3)
  }
})

test('a household finds it in its payment history, with its card and the refund; Stripe’s books and the ledger agree', {
  tags: '[ENT-PAYMENT-HISTORY]',
}, async () => {
  const self = await visitorAt(server, 'payment')
  await self.post('/signup/payment', await typed(self, 'works'))
  await openSettings(self)
  const { late } = await paidAtLast(self)
  const differences = async () => {
    const [books] = server.services.cards.statements
    if (!books) throw new RangeError('no books')
    const all = await reconcile(server.services, books, '2026-11-01T00:00:00Z', '2026-11-24T00:00:00Z')
    return all.filter(({ reference }) => reference === late.id)
  }
  Object.assign(late, { status: 'succeeded', fault: null })
  expect(await differences()).toMatchObject([{ kind: 'not_entered', thereCents: 5_000 }])
  await letThrough(late)
  expect(await differences()).toEqual([])
  const { payments } = (await self.get('/api/v1/settings_payment/payment_history')).json()
  expect(payments.find(({ paidFor }: { paidFor: string }) => paidFor === 'late_payment')).toMatchObject({
    billedCents: 5_000,
    orderId: null,
    receiptId: null,
    card: { last4: '4242' },
    refunds: [{ cardCents: 5_000, note: null }],
  })
})
