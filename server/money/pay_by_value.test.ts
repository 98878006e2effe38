// Paying for a box whose card failed, with a gift card or points, until it is packed; always with the balance at that moment.

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buy, codesOf, giftBody } from '../../tests/gifts.ts'
import { visitor } from '../../tests/http.ts'
import { recordBalances } from '../../tests/ledger.ts'
import { answerPayPal } from '../../tests/paypal.ts'
import { cards, signupServer } from '../../tests/signup.ts'
import { answerBank, type UnpaidHousehold, unpaidHousehold } from '../../tests/unpaid_household.ts'
import { giveValue } from '../../tests/weekly.ts'
import { payOrder } from './pay_order.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)
const giver = visitor(server.app, 'cookit')

const query = async (text: string, values: unknown[]) => (await server.services.pool.query(text, values)).rows

/** The code of a gift card that somebody else bought. */
async function giftOf(amountCents: number): Promise<string> {
  const body = await giftBody(giver, { amountCents })
  await buy(giver, body)
  return (await codesOf(server, body.intent))[0] as string
}

const apply = ({ self }: UnpaidHousehold, code: string) => self.post('/clients/code', { code })
const balances = async ({ clientId }: UnpaidHousehold) =>
  Object.fromEntries(
    (
      await query(
        'select account, sum(amount_cents)::int as cents from ledger_entry where client_id = $1 group by 1',
        [clientId],
      )
    ).map(row => [row.account, row.cents]),
  )
const captured = async ({ clientId }: UnpaidHousehold) =>
  (
    await query(
      `select coalesce(sum(amount_cents - refunded_cents), 0)::int as cents from builtin_charge
       where state = 'captured' and idempotency_key like $1 || ':%'`,
      [clientId],
    )
  )[0].cents

describe('a gift card', () => {
  test('that covers the amount due pays for the box at once: no card is charged, and given value is spent first', async () => {
    const home = await unpaidHousehold(server)
    expect((await apply(home, await giftOf(10_000))).statusCode).toBe(200)
    expect((await home.state()).state).toBe('charged')
    expect(await home.attempts()).toHaveLength(1)
    expect(await captured(home)).toBe(0)
    expect(await balances(home)).toMatchObject({ given: 0, bought: 10_000 - 6_000 })
    expect(await home.templates()).toEqual(['change_noted', 'order_charged', 'welcome'])
    const [{ payment, points }] = await query(
      `select priced->'payment' as payment, points_earned as points from client_order where id = $1`,
      [home.orderId],
    )
    expect(payment).toEqual({ givenCents: 2_070, boughtCents: 6_000, corporateCents: 0, cardCents: 0 })
    expect(await balances(home)).toMatchObject({ points_pending: points })
  })

  test('that covers a part waits, and the next card is charged only the rest', async () => {
    const home = await unpaidHousehold(server)
    await apply(home, await giftOf(4_000))
    expect((await home.state()).state).toBe('payment_failed')
    expect(await home.attempts()).toHaveLength(1)
    expect((await home.changeCard('5555 5555 5555 4444')).json().paid).toEqual([home.orderId])
    expect((await home.attempts()).at(-1)).toMatchObject({ state: 'captured', amount_cents: 2_000 })
    expect(await balances(home)).toMatchObject({ given: 0, bought: 0, card: -2_000 })
  })

  test('redeemed while the bank waits for the holder pays, and a late confirmation changes nothing', async () => {
    const home = await unpaidHousehold(server)
    await home.changeCard(cards.asksWhenCharged)
    const { action_url: url } = (await home.attempts()).at(-1) as { action_url: string }
    await apply(home, await giftOf(10_000))
    expect((await home.state()).state).toBe('charged')
    await answerBank(server, url, 'confirm')
    expect(await captured(home)).toBe(0)
    expect(await balances(home)).toMatchObject({ given: 0, bought: 4_000 })
  })
})

/** All means of payment of a household whose card was declined. */
const methods: Record<string, (home: UnpaidHousehold) => Promise<{ statusCode: number }>> = {
  'another card': home => home.changeCard('5555 5555 5555 4444'),
  PayPal: async ({ self }) => {
    const { approveUrl } = (await self.get('/api/v1/paypal/get_vault_setup_token')).json()
    await answerPayPal(server, approveUrl, 'approve')
    return self.post('/api/v1/account/update_payment_method_to_paypal', {})
  },
  'a gift card': async home => apply(home, await giftOf(10_000)),
}

test.each(Object.entries(methods))(
  '%s pays for a failed box until it is packed, and for nothing of it from then on',
  { tags: '[BIZ-CLIENT-PAYMENT]' },
  async (way, pay) => {
    const [home, late] = [await unpaidHousehold(server), await unpaidHousehold(server)]
    expect((await pay(home)).statusCode).toBe(200)
    expect((await home.state()).state).toBe('charged')
    const { card = 0, bought = 0, given } = await balances(home)
    expect(given).toBe(0)
    expect([card, bought]).toContainEqual(way === 'a gift card' ? 4_000 : -6_000)

    await query('update client_order set delivery_date = $2 where id = $1', [late.orderId, '2026-11-27'])
    expect((await pay(late)).statusCode).toBe(200)
    expect((await late.state()).state).toBe('payment_failed')
    expect(await late.attempts()).toHaveLength(1)
    expect(await captured(late)).toBe(0)
    expect(JSON.stringify(await late.ledger())).not.toContain('charge:')
  },
)

test('points that become credit pay for the box they cover', async () => {
  const home = await unpaidHousehold(server)
  await query(
    `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
     values ($1, 'test:points', 'points', 10000, 'points_adjusted', 'test', $2), ($1, 'test:points', 'house', -10000, 'points_adjusted', 'test', $2)`,
    [home.clientId, now],
  )
  await recordBalances(server.services.pool)
  const redeemed = await home.self.post('/api/v1/rewards/redeem_for_gift_card', {
    points: 10_000,
    requestId: randomUUID(),
  })
  expect(redeemed.statusCode).toBe(200)
  expect((await home.state()).state).toBe('charged')
  expect(await balances(home)).toMatchObject({ given: 2_070 + 10_000 - 8_070, points: 0 })
})

test('spent value is not spent twice: the card is charged all of it', async () => {
  const home = await unpaidHousehold(server)
  await query(`delete from ledger_entry where client_id = $1 and key = 'test:given'`, [home.clientId])
  await giveValue(server.services.pool, home.clientId, 'given', 500, now)
  await home.changeCard('5555 5555 5555 4444')
  expect((await home.attempts()).at(-1)).toMatchObject({ state: 'captured', amount_cents: 7_570 })
  expect(await balances(home)).toMatchObject({ given: 0, card: -7_570 })
})

test('four gift cards at once pay for the box once', async () => {
  const home = await unpaidHousehold(server)
  const codes = await Promise.all(Array.from({ length: 4 }, () => giftOf(7_000)))
  await Promise.all(codes.map(code => apply(home, code)))
  await Promise.all(
    Array.from({ length: 8 }, () =>
      payOrder(server.services, { clientId: home.clientId, orderId: home.orderId, now }),
    ),
  )
  expect(await balances(home)).toMatchObject({ given: 0, bought: 4 * 7_000 - 6_000 })
  expect(await captured(home)).toBe(0)
})
