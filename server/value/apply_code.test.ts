import { describe, expect, test } from 'vitest'
import { buy, codesOf, giftBody } from '../../tests/gifts.ts'
import type { Visitor } from '../../tests/http.ts'
import { visitor } from '../../tests/http.ts'
import { openSettings } from '../../tests/open_settings.ts'
import { signupServer, visitorAt } from '../../tests/signup.ts'
import { expireValue } from './held_value/expire_value.ts'

const now = '2026-11-23T18:00:00.000Z'
const server = await signupServer(now)
await server.services.pool.query(
  `insert into discount_code (brand, code, type, unit, elements, name_en, name_fr, text_en, text_fr, total_uses,
     once_per_household, audience, combines_with)
   values ('cookit', 'FEW', 'DiscountCode', 'percent', '[10]', 'Few', 'Peu', '', '', 3, true, 'anyone', '{DiscountCode}'),
     ('cookit', 'AGAIN', 'DiscountCode', 'percent', '[10]', 'Again', 'Encore', '', '', null, true, 'returning', '{}'),
     ('cookit', 'FREE', 'DiscountCode', 'cents', '[500]', 'Free', 'Libre', '', '', 2, true, 'anyone', '{DiscountCode}')`,
)

const query = async (text: string, values: unknown[] = []) =>
  (await server.services.pool.query(text, values)).rows
const apply = (self: Visitor, code: string) => self.post('/clients/code', { code })
const idOf = async (self: Visitor) =>
  (await self.get('/api/v1/sessions/session_data')).json().client.id as string

async function boughtCode(amountCents = 5_000): Promise<string> {
  const giver = visitor(server.app, 'cookit')
  const body = await giftBody(giver, { amountCents })
  await buy(giver, body)
  return (await codesOf(server, body.intent))[0] as string
}

async function settings(): Promise<Visitor> {
  const self = await visitorAt(server, 'welcome')
  await openSettings(self)
  return self
}

describe('a gift card', () => {
  test('becomes bought value, which the next box shows', {
    tags: '[API-settings_payment.apply] [LBL-DISCOUNT-GIFT-CARD]',
  }, async () => {
    const self = await settings()
    const code = (await boughtCode()).toLowerCase()
    const applied = await self.post('/api/v1/settings_payment/apply', { code })
    expect(applied.json()).toMatchObject({ kind: 'gift_card', valueCents: 5_000 })
    const shown = (await self.get('/api/v1/settings_payment/show')).json()
    expect(shown).toMatchObject({
      balances: { boughtCents: 5_000, givenCents: 0 },
      nameOnCard: 'Amélie Côté',
    })
    expect(shown.giftCards).toMatchObject([
      {
        valueCents: 5_000,
        usedCents: 0,
        remainingCents: 5_000,
        expiresOn: null,
        categories: ['rtc', 'rte', 'item'],
      },
    ])
    expect(shown.giftCards[0].name).toContain('Ada Lovelace')
    const entries = await query(
      `select account, amount_cents from ledger_entry where client_id = $1 and reason = 'gift_card' order by 1`,
      [await idOf(self)],
    )
    expect(entries).toEqual([
      { account: 'bought', amount_cents: 5_000 },
      { account: 'house', amount_cents: -5_000 },
    ])
  })

  test('redeemed by a hundred at once goes to one household, whole', async () => {
    const code = await boughtCode(7_000)
    const people = await Promise.all(Array.from({ length: 5 }, () => visitorAt(server, 'welcome')))
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => apply(people[n % 5] as Visitor, code)),
    )
    const won = answers.filter(answer => answer.statusCode === 200)
    expect(won).toHaveLength(1)
    const refusals = new Set(answers.filter(one => one.statusCode !== 200).map(one => one.json().error.code))
    expect([...refusals].filter(one => one !== 'code_already_used')).toEqual([])
    const [{ cents }] = await query(
      `select sum(amount_cents)::int as cents from ledger_entry where account = 'bought' and amount_cents = 7000`,
    )
    expect(cents).toBe(7_000)
  })

  test('from a bonus is given value, is spent first, and expires the day after its last', async () => {
    const giver = visitor(server.app, 'cookit')
    const body = await giftBody(giver, { amountCents: 20_000 })
    await buy(giver, body)
    const [, bonus = ''] = await codesOf(server, body.intent)
    const self = await settings()
    expect((await apply(self, bonus)).json().valueCents).toBe(2_000)
    const given = async () =>
      (await self.get('/api/v1/settings_payment/show')).json().balances.givenCents as number
    expect(await given()).toBe(2_000)
    await expireValue(server.services, '2027-02-21T22:00:00.000Z')
    expect(await given()).toBe(2_000)
    const after = '2027-02-22T05:30:00.000Z'
    await expireValue(server.services, after)
    // Boxes past their cutoff may still take it; once they have come, none can.
    expect(await given()).toBe(2_000)
    await query(`update client_order set state = 'delivered' where cutoff_at < '${after}'`)
    await Promise.all([expireValue(server.services, after), expireValue(server.services, after)])
    expect(await given()).toBe(0)
  })

  test('entered by a visitor is theirs once they have signed up, and pays for the first box', async () => {
    const self = await visitorAt(server, 'registration')
    const saved = await self.post('/api/v1/signup/save_discount_code', { code: await boughtCode(3_000) })
    expect(saved.json().success).toBe(true)
    await self.post('/api/v1/signup/create_client', {
      firstName: 'Zoé',
      lastName: 'Roy',
      email: `zoe-${process.pid}@example.com`,
      password: 'correct horse battery',
    })
    await self.post('/api/v1/signup/save_address', await server.nextDoor('cookit'))
    const { firstBox } = (await self.get('/api/v1/signup/payment_data')).json()
    expect(firstBox.payment).toMatchObject({ boughtCents: 3_000 })
  })
})

describe('a discount code', () => {
  test('is held with its name, lowers the next box, and can be removed again', {
    tags: '[API-settings_payment.apply]',
  }, async () => {
    const self = await settings()
    const id = await idOf(self)
    await query(`delete from held_discount where client_id = $1`, [id])
    await query(`delete from code_use where client_id = $1`, [id])
    expect((await self.post('/api/v1/settings_payment/apply', { code: 'free' })).json()).toMatchObject({
      kind: 'code',
      code: 'FREE',
    })
    const codes = async () => (await self.get('/api/v1/settings_payment/show')).json().codes
    expect(await codes()).toMatchObject([{ code: 'FREE', active: true, used: 0 }])
    const again = await self.post('/api/v1/settings_payment/apply', { code: 'FREE' })
    expect(again.json().error.code).toBe('code_already_used')
    const off = await self.post('/api/v1/settings_payment/invalidate', { kind: 'code', id: 'FREE' })
    expect(off.json()).toMatchObject({ success: true })
    expect(await codes()).toEqual([])
    expect(await query(`select uses from discount_code where code = 'FREE'`)).toEqual([{ uses: 0 }])
    const gone = await self.post('/api/v1/settings_payment/invalidate', { kind: 'code', id: 'FREE' })
    expect(gone.statusCode).toBe(404)
  })

  test('for three households is taken by three of many at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => visitorAt(server, 'welcome')))
    for (const self of people) {
      await query(`delete from held_discount where client_id = $1`, [await idOf(self)])
    }
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => apply(people[n % 6] as Visitor, 'FEW')),
    )
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(3)
    expect(await query(`select uses from discount_code where code = 'FEW'`)).toEqual([{ uses: 3 }])
    expect(await query(`select count(*)::int as n from held_discount where code = 'FEW'`)).toEqual([{ n: 3 }])
    const codes = new Set(answers.filter(one => one.statusCode !== 200).map(one => one.json().error.code))
    expect([...codes].toSorted()).toEqual(['code_already_used', 'code_used_up'])
  })

  test('is refused with the reason, in the reader’s language', {
    tags: '[ERR-INVALID-CODE-EN] [ERR-INVALID-CODE-FR]',
  }, async () => {
    const self = await visitorAt(server, 'welcome')
    const say = async (code: string, language: string) =>
      (await self.post('/clients/code', { code }, { 'accept-language': language })).json().error
    await query(`delete from held_discount where client_id = $1`, [await idOf(self)])
    expect(await say('NOSUCH', 'en')).toMatchObject({ code: 'invalid_code', message: 'Invalid code' })
    expect(await say('NOSUCH', 'fr')).toMatchObject({ message: 'Code non valide' })
    expect(await say('GONE', 'en')).toMatchObject({ code: 'code_expired' })
    expect(await say('AGAIN', 'en')).toMatchObject({ code: 'code_returning_only' })
    expect(await say('BIGBOX', 'en')).toMatchObject({
      code: 'minimum_spend_not_met',
      details: { minimumSpendCents: 15_000, missingCents: 6_930 },
    })
  })

  test('is not checked any more after ten wrong ones in an hour', async () => {
    const self = await visitorAt(server, 'welcome')
    for (let n = 0; n < 10; n++) expect((await apply(self, `GUESS${n}`)).statusCode).toBe(422)
    expect((await apply(self, 'FREE')).statusCode).toBe(429)
  })
})

describe('cards and receipts', { tags: '[ROLE-CLIENT-SETTINGS-REAUTH]' }, () => {
  test('are shown and changed only after the question before settings', {
    tags: '[API-settings_payment.show]',
  }, async () => {
    const self = await visitorAt(server, 'welcome')
    await query(`update session set settings_authenticated_at = null where client_id = $1`, [
      await idOf(self),
    ])
    expect((await self.get('/api/v1/settings_payment/show')).statusCode).not.toBe(200)
    const body = { kind: 'card', id: 'x' }
    expect((await self.post('/api/v1/settings_payment/invalidate', body)).statusCode).not.toBe(200)
  })

  test('keep the default card; making another one the default frees it', {
    tags: '[API-settings_payment.invalidate] [ENT-CREDIT-CARD]',
  }, async () => {
    const self = await settings()
    const id = await idOf(self)
    await query(
      `insert into payment_method select client_id, gen_random_uuid(), provider, token || 'x', 'mastercard', '4444', 12, 2034,
         'A. Côté', false, created_at from payment_method where client_id = $1`,
      [id],
    )
    const shown = async () => (await self.get('/api/v1/settings_payment/show')).json().cards
    const [first, second] = await shown()
    expect([first.nameOnCard, second.nameOnCard]).toEqual(['Amélie Côté', 'A. Côté'])
    const remove = (card: { id: string }) =>
      self.post('/api/v1/settings_payment/invalidate', { kind: 'card', id: card.id })
    expect((await remove(first)).json().error.code).toBe('card_not_removable')
    await self.post('/clients/default_card', { id: second.id })
    expect((await remove(first)).statusCode).toBe(200)
    expect(await shown()).toMatchObject([{ id: second.id, isDefault: true }])
    const other = await settings()
    const theirs = await other.post('/api/v1/settings_payment/invalidate', { kind: 'card', id: second.id })
    expect(theirs.statusCode).toBe(404)
  })

  test('include sending the receipt of a paid order again', {
    tags: '[API-settings_payment.send_order_receipts]',
  }, async () => {
    const self = await settings()
    const none = await self.post('/api/v1/settings_payment/send_order_receipts', {})
    expect(none.statusCode).toBe(404)
    const id = await idOf(self)
    await query(
      `update client_order set state = 'charged', priced = $2 where client_id = $1
      and week = (select min(week) from client_order where client_id = $1)`,
      [id, JSON.stringify({ payment: { givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 1 } })],
    )
    const sent = await self.post('/api/v1/settings_payment/send_order_receipts', {})
    expect(sent.json()).toEqual({ sent: 1 })
    const messages = await query(
      `select template from outbox_message where client_id = $1 and key like 'receipt:%'`,
      [id],
    )
    expect(messages).toEqual([{ template: 'order_charged' }])
  })
})
