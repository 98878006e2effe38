import { expect, test } from 'vitest'
import type { OutputOf } from '../../../contract/index.ts'
import { chargeLateEdit, refundOrder, returnLateValue, takeLateValue } from '../../../domain/ledger.ts'
import { openSettings } from '../../../tests/open_settings.ts'
import { signupServer } from '../../../tests/signup.ts'
import { unpaidHousehold } from '../../../tests/unpaid_household.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { withTx } from '../../request/database/database.ts'

const now = '2026-11-27T15:00:00.000Z'
const history = '/api/v1/settings_payment/payment_history'
const server = await signupServer(now)

type Payment = OutputOf<'settings_payment.payment_history'>['payments'][number]

/** A household whose box was paid by value and another card. */
async function paidHousehold() {
  const home = await unpaidHousehold(server)
  await home.changeCard('5555 5555 5555 4444')
  return home
}

const show = async (self: Awaited<ReturnType<typeof paidHousehold>>['self'], after?: string) =>
  (await self.get(after ? `${history}?after=${encodeURIComponent(after)}` : history)).json()

test('a payment has its day, its box, its amount, its parts, and its refunds', {
  tags: '[ENT-PAYMENT-HISTORY] [API-settings_payment.payment_history]',
}, async () => {
  const home = await paidHousehold()
  const back = refundOrder(home.orderId, '1', {
    cardCents: 900,
    boughtCents: 0,
    givenCents: 100,
    corporateCents: 0,
  })
  await withTx(server.services.pool, tx =>
    addTransactions(tx, [{ clientId: home.clientId, transaction: back }], 'admin', '2026-12-03T18:00:00Z'),
  )
  expect(await show(home.self)).toEqual({
    payments: [
      {
        id: `charge:${home.orderId}`,
        date: '2026-11-27',
        paidFor: 'box',
        orderId: home.orderId,
        deliveryDate: expect.stringMatching(/^2026-12-/),
        receiptId: home.orderId,
        billedCents: 8_070,
        paidWith: { cardCents: 6_000, givenCents: 2_070, boughtCents: 0, corporateCents: 0 },
        card: { brand: 'mastercard', last4: '4444' },
        refunds: [
          { date: '2026-12-03', note: 1, cardCents: 900, givenCents: 100, boughtCents: 0, corporateCents: 0 },
        ],
      },
    ],
    next: null,
  })
})

test('the refund of items that were added to a box that cost nothing is listed with them', async () => {
  const { self, clientId, orderId } = await unpaidHousehold(server)
  const nothing = { cardCents: 0, boughtCents: 0, givenCents: 0, corporateCents: 0 }
  const transactions = [
    takeLateValue(orderId, 1, { ...nothing, givenCents: 300 }),
    returnLateValue(orderId, 1, { ...nothing, givenCents: 300 }),
    chargeLateEdit(orderId, 9, { ...nothing, cardCents: 800 }),
    chargeLateEdit(orderId, 10, { ...nothing, cardCents: 400 }),
    refundOrder(orderId, '1', { ...nothing, cardCents: 1_100, givenCents: 100 }),
  ]
  await withTx(server.services.pool, async tx => {
    for (const [minute, transaction] of transactions.entries())
      await addTransactions(tx, [{ clientId, transaction }], 'client', `2026-11-28T18:0${minute}:00.000Z`)
  })
  const { payments } = await show(self)
  expect(payments.map(({ id, refunds }: Payment) => [id, refunds])).toEqual([
    [`late_edit:${orderId}:10`, []],
    [
      `late_edit:${orderId}:9`,
      [{ ...nothing, date: '2026-11-28', note: 1, cardCents: 1_100, givenCents: 100 }],
    ],
    [`late_value:${orderId}:1`, [{ ...nothing, date: '2026-11-28', note: null, givenCents: 300 }]],
  ])
})

test('a page has twenty payments, newest first, each of them once', {
  tags: '[RT-SETTINGS-PAYMENT-HISTORY-MORE]',
}, async () => {
  const home = await paidHousehold()
  await server.services.pool.query(
    `insert into ledger_entry (client_id, key, account, amount_cents, order_id, reason, actor, at)
     select $1, 'gift_sale:' || id, account, cents * n, null, 'gift_sale', 'client', $2::timestamptz - n / 3 * interval '1 day'
     from (select n, gen_random_uuid() as id from generate_series(1, 24) as n) as sold,
       (values ('card', -100), ('house', 100)) as entry (account, cents)`,
    [home.clientId, now],
  )
  const first = await show(home.self)
  const second = await show(home.self, first.next)
  expect([first.payments.length, second.payments.length, second.next]).toEqual([20, 5, null])
  const all = [...first.payments, ...second.payments]
  expect(new Set(all.map(payment => payment.id)).size).toBe(25)
  const dates = all.map(payment => payment.date)
  expect(dates).toEqual([...dates].sort().reverse())
})

test('a payment that came too late is listed with its refund', async () => {
  const home = await paidHousehold()
  const named = `${home.orderId}:7`
  const entry = `insert into ledger_entry (client_id, key, account, amount_cents, order_id, reason, actor, at)
    values ($1, $2, 'card', $3, $4, $5, 'client', $6), ($1, $2, 'house', -$3::int, $4, $5, 'client', $6)`
  const { pool } = server.services
  await pool.query(entry, [home.clientId, `captured_late:${named}`, -500, home.orderId, 'charge', now])
  await pool.query(entry, [home.clientId, `given_back:${named}`, 500, home.orderId, 'refund', now])
  const { payments } = await show(home.self)
  expect(payments).toHaveLength(2)
  expect(payments.find((payment: { id: string }) => payment.id.startsWith('captured_late'))).toMatchObject({
    paidFor: 'late_payment',
    billedCents: 500,
    refunds: [{ cardCents: 500 }],
  })
})

test('no other household’s payments are shown, and none before the question before settings', {
  tags: '[RT-SETTINGS-PAYMENT-HISTORY]',
}, async () => {
  const home = await paidHousehold()
  const other = await unpaidHousehold(server)
  expect((await show(other.self)).payments).toEqual([])
  expect((await show(home.self)).payments).toHaveLength(1)
  const asked = 'update session set settings_authenticated_at = null where client_id = $1'
  await server.services.pool.query(asked, [home.clientId])
  const refused = await home.self.get(history)
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'reauthentication_required'])
  await openSettings(home.self)
  expect((await show(home.self)).payments).toHaveLength(1)
})

test.each(['x', '~', '2026-02-31T25:00:00.000000Z~', '0001-01-01T00:00:00.000000Z~a b', 'infinity~'])(
  'a place %s that no page gave is refused with a code',
  async place => {
    const { self } = await unpaidHousehold(server)
    expect((await self.get(`${history}?after=${encodeURIComponent(place)}`)).statusCode).toBe(422)
  },
)
