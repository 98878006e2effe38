// A lost gift card: an admin finds it and sends it again.

import { expect, test } from 'vitest'
import { buy, codesOf, giftBody, purchaseOf } from '../../../tests/gifts.ts'
import { insertClient, signedInVisitor, visitor } from '../../../tests/http.ts'
import { keptLetters } from '../../../tests/letters.ts'
import { signupServer } from '../../../tests/signup.ts'
import { sendMessages } from '../../messages/send.ts'
import { sendGiftCards } from './gift_jobs.ts'

const now = '2026-11-23T18:00:00.000Z'
const server = await signupServer(now)

const adminOf = async (brand: 'freshprep' | 'cookit') =>
  signedInVisitor(server, await insertClient(server.services, { brand, isAdmin: true }), brand)
const find = (self: Awaited<ReturnType<typeof adminOf>>, email: string) =>
  self.get(`/api/admin/gift_cards/find?email=${encodeURIComponent(email)}`)
const lettersTo = async (email: string): Promise<string[]> => {
  await sendMessages(server.services)
  return (await keptLetters(server.services.pool, 'gift_card', email)).map(({ text }) => text)
}

test('is found by its buyer’s and by its recipient’s address, and sent again with the same code, to either', {
  tags: '[ENT-GIFT-CARD]',
}, async () => {
  const people = { senderEmail: 'lost-from@example.com', recipientEmail: 'lost-to@example.com' }
  const giver = visitor(server.app, 'cookit')
  const body = await giftBody(giver, { ...people, amountCents: 5_000 })
  await buy(giver, body)
  const [code = ''] = await codesOf(server, body.intent)
  const shown = code.match(/.{4}/g)?.join('-') as string
  const admin = await adminOf('cookit')
  for (const email of [people.senderEmail, people.recipientEmail.toUpperCase()]) {
    expect((await find(admin, email)).json().cards).toMatchObject([
      { kind: 'bought', valueCents: 5_000, state: 'sent', taken: false, timesSent: 1, ...people },
    ])
  }
  const [{ cardId }] = (await find(admin, people.senderEmail)).json().cards
  expect((await admin.post('/api/admin/gift_cards/resend', { cardId })).statusCode).toBe(200)
  const elsewhere = { cardId, to: 'right@example.com' }
  expect((await admin.post('/api/admin/gift_cards/resend', elsewhere)).statusCode).toBe(200)
  const [first, again] = await lettersTo(people.recipientEmail)
  const [right] = await lettersTo('right@example.com')
  for (const letter of [first, again, right]) expect(letter).toContain(shown)
  expect((await find(admin, people.senderEmail)).json().cards[0].timesSent).toBe(3)
  // A code is money to whoever reads it, so each sending says who sent it where.
  const { rows } = await server.services.pool.query(
    `select actor, data->>'to' as "to" from client_event where kind = 'gift_card_resent' order by id`,
  )
  expect(rows.map(({ to }) => to)).toEqual([null, elsewhere.to])
  for (const { actor } of rows) expect(actor).toMatch(/^[0-9a-f-]{36}$/)
})

test('is hidden from the other brand and from everybody but admins, and is not sent before its day', async () => {
  const giver = visitor(server.app, 'cookit')
  const later = { senderEmail: 'later@example.com', sendOn: '2026-12-24', amountCents: 3_000 }
  const body = await giftBody(giver, later)
  await buy(giver, body)
  const { cards } = await purchaseOf(server, body.intent)
  const cardId = cards[0].id
  const other = await adminOf('freshprep')
  expect((await find(other, later.senderEmail)).json().cards).toEqual([])
  expect((await other.post('/api/admin/gift_cards/resend', { cardId })).statusCode).toBe(404)
  const admin = await adminOf('cookit')
  expect((await admin.post('/api/admin/gift_cards/resend', { cardId })).statusCode).toBe(404)
  await sendGiftCards(server.services, '2026-12-24T12:00:00.000Z')
  expect((await admin.post('/api/admin/gift_cards/resend', { cardId, to: 'no address' })).statusCode).toBe(
    422,
  )
  const client = await signedInVisitor(
    server,
    await insertClient(server.services, { brand: 'cookit' }),
    'cookit',
  )
  expect((await find(client, later.senderEmail)).statusCode).toBe(403)
  expect((await client.post('/api/admin/gift_cards/resend', { cardId })).statusCode).toBe(403)
})
