import { describe, expect, test } from 'vitest'
import { cutOffAt } from '../../../tests/cut_off.ts'
import { buy, giftBody, purchaseOf } from '../../../tests/gifts.ts'
import { visitor } from '../../../tests/http.ts'
import { cards, signupServer } from '../../../tests/signup.ts'
import { answerBank } from '../../../tests/unpaid_household.ts'
import { settleGiftPurchases } from './gift_jobs.ts'

const now = '2026-11-23T18:00:00.000Z'
const server = await signupServer(now)

const sale = (cents: number) => [
  { account: 'card', amount_cents: -cents },
  { account: 'house', amount_cents: cents },
]

describe('a card that does not pay', () => {
  test('issues nothing, and another one can pay for the same gift', {
    tags: '[API-gift_cards.create]',
  }, async () => {
    const self = visitor(server.app)
    const body = await giftBody(self, {}, cards.declinedWhenCharged)
    const declined = await buy(self, body)
    expect([declined.statusCode, declined.json().error.code]).toEqual([402, 'card_declined'])
    expect(await purchaseOf(server, body.intent)).toMatchObject({
      state: 'declined',
      cards: [],
      ledger: [],
      letters: [],
    })
    const other = { ...(await giftBody(self)), intent: body.intent }
    expect((await buy(self, other)).json().state).toBe('paid')
    expect((await purchaseOf(server, body.intent)).charges.map(one => one.state)).toEqual([
      'declined',
      'captured',
    ])
  })

  test('that requires a confirmation issues the gift once the holder confirmed, however often', {
    tags: '[API-gift_cards.create]',
  }, async () => {
    const self = visitor(server.app)
    const body = await giftBody(self, {}, cards.asksWhenCharged)
    const asked = (await buy(self, body)).json()
    expect(asked.state).toBe('needs_action')
    expect((await purchaseOf(server, body.intent)).cards).toEqual([])
    await Promise.all([
      answerBank(server, asked.challengeUrl, 'confirm'),
      answerBank(server, asked.challengeUrl, 'confirm'),
    ])
    expect((await buy(self, body)).json().state).toBe('paid')
    const bought = await purchaseOf(server, body.intent)
    expect(bought.ledger).toEqual(sale(12_500))
    expect(bought.cards).toHaveLength(2)
  })

  test('that was given up can no longer be confirmed, and issues nothing', {
    tags: '[API-gift_cards.fail_intent_payment]',
  }, async () => {
    const self = visitor(server.app)
    const body = await giftBody(self, {}, cards.asksWhenCharged)
    const { challengeUrl } = (await buy(self, body)).json()
    const fail = () => self.post('/api/v1/gift_cards/fail_intent_payment', { intent: body.intent })
    expect((await fail()).json()).toEqual({ state: 'declined' })
    await answerBank(server, challengeUrl, 'confirm')
    expect((await fail()).json()).toEqual({ state: 'declined' })
    expect(await purchaseOf(server, body.intent)).toMatchObject({ cards: [], ledger: [], letters: [] })
    expect((await self.post('/api/v1/gift_cards/fail_intent_payment', { intent: 'x.y' })).statusCode).toBe(
      409,
    )
  })

  test('that was given up before a card was asked buys nothing any more, and of both at once one comes first', {
    tags: '[API-gift_cards.fail_intent_payment]',
  }, async () => {
    const self = visitor(server.app)
    const fail = (intent: string) => self.post('/api/v1/gift_cards/fail_intent_payment', { intent })
    const body = await giftBody(self)
    for (let i = 0; i < 2; i++) expect((await fail(body.intent)).json()).toEqual({ state: 'declined' })
    const refused = await buy(self, body)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'gift_intent_invalid'])
    expect(await purchaseOf(server, body.intent)).toMatchObject({ charges: [], cards: [], ledger: [] })
    for (let i = 0; i < 6; i++) {
      const both = await giftBody(self)
      const [bought, failed] = await Promise.all([buy(self, both), fail(both.intent)])
      const { charges, cards: issued } = await purchaseOf(server, both.intent)
      const isBought = bought.statusCode === 200
      expect([isBought, charges.length > 0, issued.length > 0]).toEqual([isBought, isBought, isBought])
      if (!isBought) expect(failed.json()).toEqual({ state: 'declined' })
    }
    await settleGiftPurchases(server.services, '2026-12-24T18:30:00.000Z')
    expect((await purchaseOf(server, body.intent)).state).toBeUndefined()
  })

  test('does not undo a payment that succeeded', {
    tags: '[API-gift_cards.fail_intent_payment]',
  }, async () => {
    const self = visitor(server.app)
    const body = await giftBody(self)
    await buy(self, body)
    const answer = await self.post('/api/v1/gift_cards/fail_intent_payment', { intent: body.intent })
    expect(answer.json()).toEqual({ state: 'captured' })
  })

  test('whose holder never comes back is given up within the hour', async () => {
    const self = visitor(server.app)
    const body = await giftBody(self, {}, cards.asksWhenCharged)
    await buy(self, body)
    const later = '2026-11-23T19:30:00.000Z'
    await settleGiftPurchases(server.services, later)
    expect((await purchaseOf(server, body.intent)).state).toBe('declined')
  })
})

test('interrupted at any instant and repeated, or left to the clock, a purchase has one effect', async () => {
  const self = visitor(server.app)
  for (let statement = 1; ; statement++) {
    const body = await giftBody(self)
    const { result, cut } = await cutOffAt(server.services.pool, statement, () => buy(self, body))
    if (!cut) {
      expect(result.json().state).toBe('paid')
      expect(statement).toBeGreaterThan(12)
      return
    }
    if (statement % 2 === 0) await buy(self, body)
    await settleGiftPurchases(server.services, '2026-11-23T18:10:00.000Z')
    const bought = await purchaseOf(server, body.intent)
    if (bought.state === undefined) {
      expect(bought.charges).toEqual([])
      continue
    }
    expect(bought.charges).toEqual([{ state: 'captured', amount_cents: 12_500 }])
    expect(bought.ledger).toEqual(sale(12_500))
    expect(bought.cards).toHaveLength(2)
    expect(bought.letters).toHaveLength(3)
  }
})
