// A sign-up paid for with PayPal instead of a card.

import { expect, test } from 'vitest'
import type { Visitor } from '../../../tests/http.ts'
import { answerPayPal, type PayPalAnswer } from '../../../tests/paypal.ts'
import { cardOf, signupServer, visitorAt } from '../../../tests/signup.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const start = (self: Visitor) => self.post('/signup/paypal', {})

/** Sends a person at the payment step to PayPal and back. @returns the address they return to */
async function toPayPal(self: Visitor, answer: PayPalAnswer, account?: string): Promise<string> {
  const { approveUrl } = (await self.get('/api/v1/paypal/get_vault_setup_token?from=signup')).json()
  return answerPayPal(server, approveUrl, answer, account)
}

test('is offered beside the card, begins nothing before it is approved, and opens one subscription however often it is sent', async () => {
  const self = await visitorAt(server, 'payment')
  expect((await self.get('/api/v1/signup/payment_data')).json().paypal).toBe(true)
  expect((await start(self)).json().error.code).toBe('paypal_not_approved')
  const back = await toPayPal(self, 'cancel')
  expect(new URL(back).search).toBe('?paypal=cancelled')
  expect((await start(self)).json().error.code).toBe('paypal_not_approved')
  const approved = new URL(await toPayPal(self, 'approve', 'amelie@paypal.example'))
  expect(approved.pathname + approved.search).toMatch(
    /\/signup\/payment\?paypal=approved$|paiement\?paypal=approved$/,
  )
  const answers = await Promise.all([start(self), start(self)])
  answers.push(await start(self))
  for (const answer of answers) expect([answer.statusCode, answer.json().step]).toEqual([200, 'welcome'])
  const { client } = (await self.get('/api/v1/sessions/session_data')).json()
  const { rows } = await server.services.pool.query(
    `select card_brand, name_on_card, is_default,
       (select count(*)::int from client_order o where o.client_id = m.client_id) as orders,
       (select count(*)::int from outbox_message o where o.client_id = m.client_id and template = 'welcome') as welcomed
     from payment_method m where client_id = $1`,
    [client.id],
  )
  expect(rows).toEqual([
    { card_brand: 'paypal', name_on_card: 'amelie@paypal.example', is_default: true, orders: 5, welcomed: 1 },
  ])
  const card = await self.post('/signup/payment', await cardOf(self))
  expect(card.json().error.code).toBe('already_signed_up')
})

test('that PayPal refuses leaves the sign-up as it was, and a card completes it', async () => {
  const self = await visitorAt(server, 'payment')
  await toPayPal(self, 'fail')
  expect((await start(self)).json().error.code).toBe('paypal_refused')
  expect((await self.post('/signup/payment', await cardOf(self))).statusCode).toBe(200)
})

test('with the referrer’s own account gives no referral, and says so before the person agrees', async () => {
  const account = 'same-household@paypal.example'
  const referrer = await visitorAt(server, 'payment')
  await toPayPal(referrer, 'approve', account)
  await start(referrer)
  const { code } = (await referrer.get('/api/v1/referrals/invite')).json()
  // All sign up with one phone here; the referrer has another.
  const { client } = (await referrer.get('/api/v1/sessions/session_data')).json()
  for (const table of ['client', 'delivery_address']) {
    await server.services.pool.query(`update ${table} set phone = '+15148710000' where client_id = $1`, [
      client.id,
    ])
  }
  const friend = await visitorAt(server, 'payment')
  await friend.post('/api/v1/sessions/save_discount_and_referral', { referral: code })
  const before = (await friend.get('/api/v1/signup/payment_data')).json()
  expect(before.firstBox.discountCents).toBeGreaterThan(0)
  await toPayPal(friend, 'approve', account.toUpperCase())
  expect((await start(friend)).json().error.code).toBe('referral_own')
  const after = (await friend.get('/api/v1/signup/payment_data')).json()
  expect(after.firstBox.totalCents).toBeGreaterThan(before.firstBox.totalCents)
  expect((await start(friend)).statusCode).toBe(200)
})
