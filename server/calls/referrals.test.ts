// Referrals, over the wire and on a real database: the link, the letter, the discount, and the credit.

import { describe, expect, test } from 'vitest'
import type { BrandId } from '../../domain/brands.ts'
import { type Visitor, visitor } from '../../tests/http.ts'
import { openSettings } from '../../tests/open_settings.ts'
import { cardOf, cards, freshEmail, password, signupServer } from '../../tests/signup.ts'
import { planAt, termsAt } from '../../tests/terms.ts'
import { advanceOrder } from '../delivery/advance_order.ts'
import { sendMessages } from '../messages/send.ts'

// A Friday morning in Montréal.
const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const other = '5555 5555 5555 4444'

interface Signup {
  brand: BrandId
  code?: string
  email?: string
  phone?: string
  card?: string
}

/** A person at the payment step, with a free address, referred by a friend or not. */
async function beforePayment({ brand, code, email = freshEmail(), phone }: Signup): Promise<Visitor> {
  const self = visitor(server.app, brand)
  if (code) await done(self, '/api/v1/sessions/save_discount_and_referral', { referral: code })
  await done(self, '/api/v1/signup/save_plan', { kind: 'rtc', people: 2, recipes: 3 })
  await done(self, '/api/v1/signup/create_client', { firstName: 'Zoé', lastName: 'Côté', email, password })
  const door = await server.nextDoor(brand)
  await done(self, '/api/v1/signup/save_address', { ...door, phone: phone ?? freshPhone(brand) })
  return self
}

async function signUp(of: Signup): Promise<{ self: Visitor; clientId: string; orderId: string }> {
  const self = await beforePayment(of)
  await done(self, '/signup/payment', await cardOf(self, of.card ?? other))
  const clientId = (await self.get('/api/v1/sessions/session_data')).json().client.id
  const { rows } = await query(
    'select id from client_order where client_id = $1 order by week limit 1',
    clientId,
  )
  return { self, clientId, orderId: rows[0].id }
}

let phones = 0
const freshPhone = (brand: BrandId) => `${brand === 'cookit' ? '514' : '604'} 683-${1300 + ++phones}`

async function done(self: Visitor, url: string, body: object) {
  const answer = await self.post(url, body)
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}

const query = (sql: string, ...values: unknown[]) => server.services.pool.query(sql, values)
const invite = async (self: Visitor) => (await self.get('/api/v1/referrals/invite')).json()
const create = (self: Visitor, name: string, email: string) =>
  self.post('/api/v1/referrals/create_referral', { name, email })

/** A household with boxes, and its code. Nobody else here has its card. */
async function referrer(brand: BrandId, phone?: string) {
  const who = await signUp({ brand, card: cards.works, ...(phone && { phone }) })
  return { ...who, code: (await invite(who.self)).code as string }
}

/** Delivers a household's first box, by a carrier's report. */
async function deliverFirst(orderId: string): Promise<void> {
  await query(`update client_order set state = 'charged' where id = $1`, orderId)
  await advanceOrder(server.services, orderId, 'delivered')
}

const givenTo = async (clientId: string): Promise<number> =>
  (
    await query(
      `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry
       where client_id = $1 and account = 'given' and reason = 'referral'`,
      clientId,
    )
  ).rows[0].cents

const toldOf = async (template: string, clientId: string) =>
  (
    await query(
      'select recipient from outbox_message where template = $1 and client_id = $2',
      template,
      clientId,
    )
  ).rows

test('a household has one code, its link, and both amounts', {
  tags: '[API-referrals.invite] [BIZ-CLIENT-REFERRALS] [CONST-REFERRAL-FRIEND]',
}, async () => {
  const { self, code } = await referrer('cookit')
  const first = await invite(self)
  expect(first).toMatchObject({ code, active: true, friendMeals: 3, creditCents: 2500, invitations: [] })
  expect(first.link).toMatch(new RegExp(`^http://cookit[^?]*\\?r=${code}$`))
  expect((await visitor(server.app, 'cookit').get('/api/v1/referrals/invite')).statusCode).toBe(401)
})

test('a household is told whether its boxes are still to come or are over, because a closed account can invite nobody', {
  tags: '[API-referrals.invite]',
}, async () => {
  const standing = async (self: Awaited<ReturnType<typeof referrer>>['self']) => {
    const { active, ended } = await invite(self)
    return { active, ended }
  }
  expect(await standing(await beforePayment({ brand: 'freshprep' }))).toEqual({ active: false, ended: false })
  const { self, clientId } = await referrer('freshprep')
  expect(await standing(self)).toEqual({ active: true, ended: false })
  for (const state of ['closing', 'closed']) {
    await query('update subscription set state = $1 where client_id = $2', state, clientId)
    expect(await standing(self)).toEqual({ active: false, ended: true })
  }
})

describe('a letter to a friend', () => {
  test('is sent once to an address, names the sender, and says that no other follows', {
    tags: '[API-referrals.create_referral] [ENT-INVITE]',
  }, async () => {
    const { self, clientId, code } = await referrer('cookit')
    const email = freshEmail()
    expect((await create(self, 'Léa', email)).json()).toMatchObject({
      sent: true,
      invitations: [{ friendName: 'Léa', state: 'invited', on: '2026-11-27' }],
    })
    expect((await create(self, 'Léa B', email.toUpperCase())).json()).toMatchObject({ sent: false })
    expect(await toldOf('referral_invitation', clientId)).toEqual([{ recipient: email }])
    await sendMessages(server.services)
    const { rows } = await query('select * from sent_message where recipient = $1', email)
    expect(rows).toHaveLength(1)
    const letter = JSON.stringify(rows[0])
    expect(letter).toContain('Zoé')
    expect(letter).toContain('Léa')
    expect(letter).toContain(`?r=${code}`)
    expect(letter).toMatch(/this one message|ce seul message/)
  })

  test('is refused to a bad address, to oneself, and from a household without boxes', async () => {
    const email = freshEmail()
    const { self } = await signUp({ brand: 'freshprep', email })
    const codeOf = async (asked: ReturnType<typeof create>) => {
      const answer = await asked
      return [answer.statusCode, answer.json().error?.fields?.email?.code ?? answer.json().error?.code]
    }
    expect(await codeOf(create(self, 'Léa', 'nowhere'))).toEqual([422, 'email_invalid'])
    expect(await codeOf(create(self, 'Me', email.replace('@', '+me@')))).toEqual([422, 'referral_own'])
    const early = await beforePayment({ brand: 'freshprep' })
    expect(await codeOf(create(early, 'Léa', freshEmail()))).toEqual([409, 'referral_inactive'])
  })
})

describe('a friend who comes by the link', () => {
  test('sees the discount in the bar; an unknown code shows nothing', {
    tags: '[LBL-DISCOUNT-BAR-REFERRAL]',
  }, async () => {
    const { code } = await referrer('freshprep')
    const barOf = async (referral: string, brand: BrandId = 'freshprep') => {
      const self = visitor(server.app, brand)
      await done(self, '/api/v1/sessions/save_discount_and_referral', { referral })
      return (await self.get('/api/v1/sessions/session_data')).json().discountBar
    }
    expect(await barOf(` ${code.toLowerCase()} `)).toMatchObject({
      applied: true,
      discount: { type: 'ReferralCode', code, value: 3, unit: 'servings' },
    })
    expect(await barOf('NOBODYS2')).toEqual({ applied: false, discount: null })
    expect(await barOf(code, 'cookit')).toEqual({ applied: false, discount: null })
  })

  test.each(['freshprep', 'cookit'] as const)(
    'at %s gets three meals off the first box alone; the referrer gets credit once, when it is delivered',
    {
      tags: '[LBL-DISCOUNT-REFERRAL] [LBL-DISCOUNT-REFERRAL-CODE] [CONST-REFERRAL-FRIEND] [CONST-REFERRAL-CREDIT] [BIZ-OFFER-REFERRAL-CREDIT]',
    },
    async brand => {
      const { code, clientId, self } = await referrer(brand)
      const waiting = await beforePayment({ brand, code })
      const payment = (await waiting.get('/api/v1/signup/payment_data')).json()
      expect(payment.firstBox.discountCents).toBe(3 * planAt(brand, 'rtc_2-3').servingCents)
      expect(payment.laterBoxes.discountCents).toBe(0)
      expect(payment.referralRefused).toBe(false)

      const friend = await signUp({ brand, code })
      const held = await query('select type, code from held_discount where client_id = $1', friend.clientId)
      expect(held.rows).toEqual([{ type: 'ReferralCode', code }])
      await openSettings(friend.self)
      const name = { freshprep: 'Free servings from a friend', cookit: 'Portions offertes par invitation' }[
        brand
      ]
      const { codes } = (await friend.self.get('/api/v1/settings_payment/show')).json()
      expect(codes).toMatchObject([{ code, label: 'referral_code', name }])
      expect((await invite(self)).invitations).toMatchObject([{ friendName: 'Zoé', state: 'joined' }])
      expect(await givenTo(clientId)).toBe(0)

      await deliverFirst(friend.orderId)
      await advanceOrder(server.services, friend.orderId, 'delivered')
      const { rows } = await query(
        'select id from client_order where client_id = $1 order by week offset 1 limit 1',
        friend.clientId,
      )
      await deliverFirst(rows[0].id)
      expect(await givenTo(clientId)).toBe(termsAt(brand).referrerCents)
      expect(await toldOf('referral_credited', clientId)).toHaveLength(1)
      expect((await invite(self)).invitations).toMatchObject([{ state: 'credited' }])
    },
  )

  test('can type the code at the payment instead', async () => {
    const { code } = await referrer('cookit')
    const self = await beforePayment({ brand: 'cookit' })
    await done(self, '/api/v1/signup/save_discount_code', { code: code.toLowerCase() })
    expect((await self.get('/api/v1/signup/payment_data')).json().firstBox.discounts).toMatchObject([
      { type: 'referral_discount', code },
    ])
  })

  test('earns nothing for a referrer who has closed the account', async () => {
    const { code, clientId } = await referrer('cookit')
    const friend = await signUp({ brand: 'cookit', code })
    await query(`update subscription set state = 'closed' where client_id = $1`, clientId)
    await deliverFirst(friend.orderId)
    expect(await givenTo(clientId)).toBe(0)
  })
})

describe('referring oneself earns nothing, and says so', () => {
  test('with the same phone: the price is the usual one, with the reason', async () => {
    const phone = freshPhone('cookit')
    const { code } = await referrer('cookit', phone)
    const self = await beforePayment({ brand: 'cookit', code, phone })
    const data = (await self.get('/api/v1/signup/payment_data')).json()
    expect([data.firstBox.discountCents, data.referralRefused]).toEqual([0, true])
  })

  test('with the same address', async () => {
    const { code, clientId } = await referrer('cookit')
    const self = await beforePayment({ brand: 'cookit', code })
    const friendId = (await self.get('/api/v1/sessions/session_data')).json().client.id
    await query(
      `update delivery_address set household_key = (select data->'address'->>'householdKey' from signup_draft
         where client_id = $2) where client_id = $1`,
      clientId,
      friendId,
    )
    expect((await self.get('/api/v1/signup/payment_data')).json().referralRefused).toBe(true)
  })

  test('with the same card: nothing is charged at a price that was not shown, and the next try succeeds without', async () => {
    const { code, clientId } = await referrer('cookit')
    const self = await beforePayment({ brand: 'cookit', code })
    const refused = await self.post('/signup/payment', await cardOf(self, cards.works))
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'referral_own'])
    expect((await self.get('/api/v1/signup/payment_data')).json().firstBox.discountCents).toBe(0)
    await done(self, '/signup/payment', await cardOf(self, cards.works))
    const { rows } = await query('select from referred_by where referrer_id = $1', clientId)
    expect(rows).toHaveLength(0)
  })
})
