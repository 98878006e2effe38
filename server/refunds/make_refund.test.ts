// Refunds over the wire and on a real database: the amounts, their destinations, that each is made once, and its letter.

import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { earnPoints, releasePoints } from '../../domain/ledger.ts'
import { cutOffAt } from '../../tests/cut_off.ts'
import { orderOf, type TestHousehold } from '../../tests/household.ts'
import { insertClient, signedInVisitor, type TestServer, type Visitor } from '../../tests/http.ts'
import { recordBalances } from '../../tests/ledger.ts'
import { bought, given, later, paidBoxes } from '../../tests/paid_boxes.ts'
import { advanceOrder } from '../delivery/advance_order.ts'
import type { MenuProduct } from '../menu/week_menu.ts'
import { carryOutAllRefunds } from '../money/card_refunds/carry_out.ts'
import { setQuantity } from '../money/late_edit/add_late.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import { withTx } from '../request/database/database.ts'
import { expireValue } from '../value/held_value/expire_value.ts'
import { readCards } from '../value/held_value/read_cards.ts'
import { makeRefund, type RefundRequest } from './make_refund.ts'

let server: TestServer
let admin: Visitor
let snack: MenuProduct
const paid = await paidBoxes(16, {
  TAX_NUMBERS: 'freshprep.GST=123456789 RT0001,freshprep.PST=PST-1234-5678',
})
;({ server, admin, snack } = paid)

const rows = async (text: string, values: unknown[] = []) =>
  (await server.services.pool.query(text, values)).rows
const nextHome = () => paid.nextHome()
const orderId = (home: TestHousehold) => orderOf(home, 0).id
const priceOf = async (home: TestHousehold) =>
  (await rows('select priced, points_earned as points from client_order where id = $1', [orderId(home)]))[0]
const stateOf = async (home: TestHousehold) =>
  (await rows('select state from client_order where id = $1', [orderId(home)]))[0].state
const balances = async ({ clientId }: TestHousehold) =>
  Object.fromEntries(
    (
      await rows(
        'select account, sum(amount_cents)::int as cents from ledger_entry where client_id = $1 group by 1',
        [clientId],
      )
    ).map(row => [row.account, row.cents]),
  )
/** The processor's refunds to a household's cards. */
const backOnCards = async ({ clientId }: TestHousehold) =>
  (
    await rows(
      `select coalesce(sum(refunded_cents), 0)::int as cents from builtin_charge where idempotency_key like $1 || ':%'`,
      [clientId],
    )
  )[0].cents
const lettersTo = ({ clientId }: TestHousehold) =>
  rows(
    `select data from outbox_message where client_id = $1 and template = 'order_refunded' order by created_at, key`,
    [clientId],
  )

const give = (home: TestHousehold, wish: object, more: object = {}) =>
  admin.post('/api/admin/refunds/give', {
    orderId: orderId(home),
    wish,
    to: 'payment',
    reason: 'quality',
    requestId: randomUUID(),
    ...more,
  })

/** The invariants of money after any refunds. */
afterEach(async () => {
  expect(
    await rows('select key from ledger_entry group by client_id, key having sum(amount_cents) <> 0'),
  ).toEqual([])
  expect(
    await rows(
      `select account from ledger_entry where account in ('given', 'bought', 'corporate', 'points', 'points_pending')
       group by client_id, account having sum(amount_cents) < 0`,
    ),
  ).toEqual([])
  expect(
    await rows(
      `select o.id from client_order o join order_refund r on r.client_id = o.client_id and r.order_id = o.id
       group by o.client_id, o.id, o.total_cents having sum(r.total_cents) > o.total_cents`,
    ),
  ).toEqual([])
  expect(await rows('select 1 from builtin_charge where refunded_cents > amount_cents')).toEqual([])
})

describe('an admin refunds', () => {
  test('the whole box: value and card get their parts back, points are taken back, the box is refunded, with a credit note', {
    tags: '[ST-POINTS-REFUND]',
  }, async () => {
    const home = nextHome()
    const { priced, points } = await priceOf(home)
    expect(priced.payment).toMatchObject({ givenCents: given, boughtCents: bought })
    expect(points).toBeGreaterThan(0)
    const answer = await give(home, { kind: 'whole' }, { reason: 'late', remark: 'called us' })
    expect(answer.json()).toEqual({
      number: 1,
      note: expect.stringMatching(/^FP-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-C1$/),
      totalCents: priced.totalCents,
    })
    expect(await stateOf(home)).toBe('refunded')
    expect(await balances(home)).toEqual({
      given,
      bought,
      card: 0,
      house: -given - bought,
      points_pending: 0,
    })
    expect(await backOnCards(home)).toBe(priced.payment.cardCents)
    expect(await rows('select state from payment where order_id = $1', [orderId(home)])).toEqual([
      { state: 'refunded' },
    ])
    expect((await lettersTo(home)).map(({ data }) => [data.number, data.whole, data.points])).toEqual([
      [1, true, points],
    ])
    expect((await give(home, { kind: 'whole' })).json().error.code).toBe('refund_nothing_left')
  })

  test('a line by its units, with the tax that was charged, value first and the card last', async () => {
    const home = nextHome()
    const { priced } = await priceOf(home)
    const units = { [snack.id]: 1 }
    const before = await balances(home)
    const foreseen = await admin.post('/api/admin/households/foresee_giving', {
      clientId: home.clientId,
      what: {
        act: 'refund',
        with: { orderId: orderId(home), wish: { kind: 'units', units }, to: 'payment' },
      },
    })
    expect(await balances(home)).toEqual(before)
    const price = snack.item?.priceCents as number
    const gst = Math.round(price * 0.05)
    expect(foreseen.json().refund).toMatchObject({
      goodsCents: price,
      totalCents: price + gst,
      payment: { givenCents: price + gst, cardCents: 0 },
    })
    expect((await give(home, { kind: 'units', units })).statusCode).toBe(200)
    expect(await balances(home)).toMatchObject({ given: price + gst, bought: 0 })
    expect(await backOnCards(home)).toBe(0)
    expect(await stateOf(home)).toBe('charged')
    const shown = (await admin.get(`/api/admin/refunds/order?orderId=${orderId(home)}`)).json()
    expect(shown.lines.find((line: { productId: string }) => line.productId === snack.id)).toMatchObject({
      quantity: 2,
      left: 1,
    })
    // The rest of the box: together they equal the payment.
    await give(home, { kind: 'whole' })
    expect(await balances(home)).toMatchObject({ given, bought, card: 0 })
    expect(await backOnCards(home)).toBe(priced.payment.cardCents)
    expect(await stateOf(home)).toBe('refunded')
  })

  test('an amount, no more than is left, and shows how much that is', async () => {
    const home = nextHome()
    const { priced } = await priceOf(home)
    const tooMuch = await give(home, { kind: 'amount', cents: priced.totalCents + 1 })
    expect([tooMuch.statusCode, tooMuch.json().error.code, tooMuch.json().error.details]).toEqual([
      422,
      'refund_too_much',
      { leftCents: priced.totalCents },
    ])
    expect((await give(home, { kind: 'amount', cents: 4_000 })).json().totalCents).toBe(4_000)
    expect(await balances(home)).toMatchObject({ given, bought, card: -(priced.payment.cardCents - 500) })
    for (const cents of [0, -5, 1.5, 'x']) {
      expect((await give(home, { kind: 'amount', cents })).statusCode).toBe(422)
    }
  })

  test('not on what another admin saw before something was given back', async () => {
    const home = nextHome()
    const { totalCents: leftCents } = (await priceOf(home)).priced
    const [requestId, cents] = [randomUUID(), 1_000]
    const mine = () => give(home, { kind: 'amount', cents }, { leftCents, requestId })
    expect((await mine()).statusCode).toBe(200)
    // The same request again is the same refund; another admin's, who saw the same box, is not made.
    expect((await mine()).statusCode).toBe(200)
    const theirs = await give(home, { kind: 'amount', cents }, { leftCents })
    expect([theirs.statusCode, theirs.json().error.code]).toEqual([409, 'conflict'])
    const shown = (await admin.get(`/api/admin/refunds/order?orderId=${orderId(home)}`)).json()
    expect(shown.order.leftCents).toBe(leftCents - cents)
  })

  test('as credit: the card’s part stays as prepaid value, and nothing goes to the card', async () => {
    const home = nextHome()
    const { priced } = await priceOf(home)
    await give(home, { kind: 'whole' }, { to: 'credit' })
    expect(await balances(home)).toMatchObject({ given, bought: bought + priced.payment.cardCents })
    expect(await backOnCards(home)).toBe(0)
    expect((await lettersTo(home))[0]?.data.refund.payment).toMatchObject({ cardCents: 0 })
  })

  test('of value whose gift card has expired: it counts for thirty more days', async () => {
    const home = nextHome()
    const { clientId } = home
    const today = '2026-11-28'
    await rows(
      `insert into held_value (client_id, key, expires_on, expired_at)
       select client_id, key, '2026-11-27', $2 from ledger_entry
       where client_id = $1 and account = 'given' and amount_cents > 0`,
      [clientId, later],
    )
    expect((await give(home, { kind: 'whole' })).statusCode).toBe(200)
    const { cards } = await readCards(server.services.pool, clientId, 'given', null)
    expect(cards.filter(({ remainingCents }) => remainingCents > 0)).toMatchObject([
      { reason: 'refund', remainingCents: given, expiresOn: '2026-12-28' },
    ])
    expect(await balances(home)).toMatchObject({ given })
    expect(await expireValue(server.services, `${today}T20:00:00.000Z`)).toBe(0)
    await rows(`update client_order set state = 'delivered' where client_id = $1`, [clientId])
    expect(await expireValue(server.services, '2026-12-29T20:00:00.000Z')).toBe(1)
    expect(await balances(home)).toMatchObject({ given: 0 })
  })

  test('neither another brand’s box, nor an unpaid one, nor without being an admin', async () => {
    const home = nextHome()
    const { services } = server
    const other = await signedInVisitor(
      server,
      await insertClient(services, { brand: 'cookit', isAdmin: true }),
      'cookit',
    )
    const body = {
      orderId: orderId(home),
      wish: { kind: 'whole' },
      to: 'payment',
      reason: 'other',
      requestId: randomUUID(),
    }
    expect((await other.post('/api/admin/refunds/give', body)).statusCode).toBe(404)
    const client = await signedInVisitor(server, home.clientId)
    expect((await client.post('/api/admin/refunds/give', body)).statusCode).toBe(403)
    const upcoming = await give(home, { kind: 'whole' }, { orderId: orderOf(home, 1).id })
    expect([404, 409]).toContain(upcoming.statusCode)
    expect((await give(home, { kind: 'units', units: { nothing: 1 } })).statusCode).toBe(404)
    expect(await backOnCards(home)).toBe(0)
  })
})

test('a part before the delivery, whose points do not become available with it', async () => {
  const home = nextHome()
  const { priced, points } = await priceOf(home)
  await give(home, { kind: 'amount', cents: Math.floor(priced.totalCents / 2) })
  const { points_pending: pending = 0 } = await balances(home)
  expect(pending).toBeLessThan(points)
  expect(pending).toBeGreaterThan(0)
  await advanceOrder(server.services, orderId(home), 'delivered')
  expect(await balances(home)).toMatchObject({ points_pending: 0, points: pending })
  await give(home, { kind: 'whole' })
  expect(await balances(home)).toMatchObject({ points_pending: 0, points: 0 })
})

/** A household whose first box is delivered, and whose points for it are credit already. */
async function withPointsSpent() {
  const home = nextHome()
  await advanceOrder(server.services, orderId(home), 'delivered')
  await server.services.pool.query(
    `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
     select client_id, 'points_spent:test', a.account, a.sign * sum(amount_cents)::int, 'points_spent', 'client', $2
     from ledger_entry, (values ('points', -1), ('given', 1)) a(account, sign)
     where client_id = $1 and ledger_entry.account = 'points' group by 1, a.account, a.sign`,
    [home.clientId, later],
  )
  await recordBalances(server.services.pool)
  return { home, ...(await priceOf(home)) }
}

test('a part, without taking spent points below zero', async () => {
  const { home, priced } = await withPointsSpent()
  await give(home, { kind: 'amount', cents: priced.totalCents - 100 })
  expect(await balances(home)).toMatchObject({ points: 0 })
})

test('the whole box: points that are credit already are owed, earned back first, and no card is charged for them', async () => {
  const { home, points } = await withPointsSpent()
  const { clientId } = home
  const { pool } = server.services
  await give(home, { kind: 'whole' })
  expect(await balances(home)).toMatchObject({ points: -points })
  const [letter] = await lettersTo(home)
  expect(letter?.data).toMatchObject({ points, owed: points })
  const charges = 'select count(*)::int as count from builtin_charge where idempotency_key like $1'
  expect(await rows(charges, [`${clientId}:%`])).toEqual([{ count: 1 }])
  const next = '0192f7d0-0000-7000-8000-00000000000e'
  const earned = [earnPoints(next, points + 20), releasePoints(next, points + 20)]
  const transactions = earned.map(transaction => ({ clientId, transaction }))
  await withTx(pool, tx => addTransactions(tx, transactions, 'test', later))
  expect(await balances(home)).toMatchObject({ points: 20 })
})

test('an item added after cutoff to the charge that paid for it', async () => {
  const home = nextHome()
  const of = { clientId: home.clientId, orderId: orderId(home), now: later }
  const wish = { productId: snack.id, quantity: 3 }
  const pay = Math.round((snack.item?.priceCents as number) * 1.05)
  await setQuantity(server.services, of, { ...wish, payNowCents: pay })
  const { priced } = await priceOf(home)
  await give(home, { kind: 'whole' })
  expect(await backOnCards(home)).toBe(priced.payment.cardCents)
  const charges = await rows(
    `select amount_cents, refunded_cents from builtin_charge where idempotency_key like $1 || ':%'`,
    [home.clientId],
  )
  expect(charges).toHaveLength(2)
  for (const { amount_cents, refunded_cents } of charges) expect(refunded_cents).toBe(amount_cents)
})

describe('once', () => {
  const asked = (home: TestHousehold, more: Partial<RefundRequest> = {}): RefundRequest => ({
    clientId: home.clientId,
    orderId: orderId(home),
    brand: 'freshprep',
    wish: { kind: 'whole' },
    to: 'payment',
    reason: 'missing',
    note: null,
    requestId: randomUUID(),
    actor: { event: 'client', ledger: 'client' },
    now: later,
    ...more,
  })

  test('twelve at once under one id as one refund, and twelve under twelve ids as no more than was paid', async () => {
    const home = nextHome()
    const same = asked(home, { wish: { kind: 'amount', cents: 700 } })
    const made = await Promise.all(Array.from({ length: 12 }, () => makeRefund(server.services, same)))
    expect(new Set(made.map(one => one.number))).toEqual(new Set([1]))
    expect(await balances(home)).toMatchObject({ given: 700 })
    const { priced } = await priceOf(home)
    const each = Math.ceil(priced.totalCents / 5)
    await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        makeRefund(server.services, asked(home, { wish: { kind: 'amount', cents: each } })),
      ),
    )
    await Promise.allSettled(Array.from({ length: 4 }, () => makeRefund(server.services, asked(home))))
    expect(await balances(home)).toMatchObject({ given, bought, card: 0 })
    expect(await backOnCards(home)).toBe(priced.payment.cardCents)
  })

  test('once, if interrupted at any statement and repeated', async () => {
    const home = nextHome()
    const request = asked(home, { wish: { kind: 'amount', cents: 6_000 } })
    let cuts = 0
    for (let statement = 1; ; statement++) {
      const { cut } = await cutOffAt(server.services.pool, statement, () =>
        makeRefund(server.services, request).catch(() => undefined),
      )
      if (!cut) break
      cuts++
    }
    expect(cuts).toBeGreaterThan(5)
    await carryOutAllRefunds(server.services)
    expect(await balances(home)).toMatchObject({ given, bought })
    expect(await backOnCards(home)).toBe(6_000 - given - bought)
    expect(await lettersTo(home)).toHaveLength(1)
    expect(await rows('select 1 from order_refund where client_id = $1', [home.clientId])).toHaveLength(1)
  })
})

test('so that only the household sees it beside its payment, with its receipt and its credit note, on a page and as a PDF', {
  tags: '[ENT-PAYMENT-HISTORY]',
}, async () => {
  const home = nextHome()
  const { note } = (await give(home, { kind: 'units', units: { [snack.id]: 2 } })).json()
  const self = await signedInVisitor(server, home.clientId, 'freshprep', { settings: true })
  const { payments } = (await self.get('/api/v1/settings_payment/payment_history')).json()
  expect(payments[0].refunds).toMatchObject([{ note: 1, date: '2026-11-28' }])
  const of = `orderId=${orderId(home)}`
  const receipt = (await self.get(`/account/receipt?${of}`, { 'accept-language': 'en' })).json()
  expect(receipt.creditNotes).toMatchObject([{ number: 1, label: expect.stringContaining(note) }])
  expect(receipt.taxNumbers.map(({ value }: { value: string }) => value)).toEqual([
    '123456789 RT0001',
    'PST-1234-5678',
  ])
  expect(receipt.taxNote).toBeNull()
  // With a minus sign, like the discounts above it.
  expect(receipt.rows.find(({ label }: { label: string }) => label.includes(note)).amount).toMatch(/^−\$/)
  const credit = (await self.get(`/account/credit_note?${of}&number=1`)).json()
  expect(credit.number).toBe(note)
  expect((await self.get(`/account/credit_note?${of}&number=2`)).statusCode).toBe(404)
  for (const name of [orderId(home), `${orderId(home)}-1`]) {
    for (const locale of ['en', 'fr']) {
      const pdf = await self.get(`/clients/receipts/${name}.pdf?locale=${locale}`)
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      // Tagged, so that it can be read aloud.
      expect(pdf.rawPayload.includes('/MarkInfo')).toBe(true)
    }
  }
  const other = await signedInVisitor(server, nextHome().clientId)
  expect((await other.get(`/account/receipt?${of}`)).statusCode).toBe(404)
  expect((await other.get(`/clients/receipts/${orderId(home)}.pdf`)).statusCode).toBe(404)
})
