// Random histories of a box's money: after every step, the invariants hold.

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../contract/errors.ts'
import { adjustPoints, grant } from '../../domain/ledger.ts'
import type { Refund } from '../../domain/refunds/refund.ts'
import { cutOffAt } from '../../tests/cut_off.ts'
import { buy, codesOf, giftForm } from '../../tests/gifts.ts'
import { orderOf, type TestHousehold } from '../../tests/household.ts'
import { signedInVisitor, type TestServer } from '../../tests/http.ts'
import { later, paidBoxes } from '../../tests/paid_boxes.ts'
import { answerPayPal } from '../../tests/paypal.ts'
import { advanceOrder } from '../delivery/advance_order.ts'
import { loadOrder } from '../orders/load.ts'
import { orderData } from '../orders/order_view.ts'
import { makeClaim } from '../refunds/claims/claim.ts'
import { makeRefund } from '../refunds/make_refund.ts'
import { withTx } from '../request/database/database.ts'
import { setPlan } from '../value/corporate/corporate_credit.ts'
import { redeemPoints } from '../value/points/redeem_points.ts'
import { setQuantity } from './late_edit/add_late.ts'
import { addTransactions } from './ledger/add_transactions.ts'

/** The number of histories, each of one household, and their seed. */
const histories = 12
const seed = 20_261_128

const setEmployer = ({ services }: TestServer, clientId: string, valueCents: number, now: string) =>
  setPlan(services, {
    brand: 'freshprep',
    clientId,
    plan: 'Lunch',
    valueCents,
    expiration: '2027-01-31',
    period: 'weekly',
    actor: randomUUID(),
    now,
  })

const paid = await paidBoxes(histories + 1, {}, payOtherwise)

/** Every second household has an employer’s credit, every third pays with PayPal. */
async function payOtherwise(server: TestServer, home: TestHousehold, number: number): Promise<void> {
  const now = server.services.clock.now().toString()
  if (number % 2 === 0) await setEmployer(server, home.clientId, 1_200, now)
  if (number % 3 !== 0) return
  const self = await signedInVisitor(server, home.clientId, 'freshprep', { settings: true })
  const { approveUrl } = (await self.get('/api/v1/paypal/get_vault_setup_token')).json()
  await answerPayPal(server, approveUrl, 'approve', `payer-${number}@example.com`, 'freshprep')
  const changed = await self.post('/api/v1/account/update_payment_method_to_paypal', {})
  if (changed.statusCode !== 200) throw new Error(changed.body)
}

type Step =
  | { kind: 'refund'; cents: number; line: number | null; to: 'payment' | 'credit' }
  | { kind: 'refund_units'; line: number; to: 'payment' | 'credit' }
  | { kind: 'claim'; line: number; to: 'payment' | 'credit' }
  | { kind: 'late'; units: number }
  | { kind: 'gift' | 'points'; cents: number }
  | { kind: 'bought_card'; cents: number }
  | { kind: 'redeem' }
  | { kind: 'employer'; cents: number }
  | { kind: 'move'; to: 'packed' | 'delivered' | 'failed' }
  | { kind: 'refund_all' }

const to = fc.constantFrom('payment' as const, 'credit' as const)
const line = fc.nat(3)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      cents: fc.integer({ min: 1, max: 3_500 }),
      line: fc.option(line),
      to,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund_units' as const), line, to }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('claim' as const), line, to }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('late' as const), units: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('gift' as const, 'points' as const),
      cents: fc.integer({ min: 1, max: 2_500 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('bought_card' as const),
      cents: fc.integer({ min: 2_000, max: 3_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'redeem' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('employer' as const),
      cents: fc.integer({ min: 0, max: 2_500 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      to: fc.constantFrom('packed' as const, 'delivered' as const, 'failed' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'refund_all' as const }) },
)

const rows = async (text: string, values: unknown[] = []) =>
  (await paid.server.services.pool.query(text, values)).rows

/** One step; a refusal by the rules is no failure. */
async function take(home: TestHousehold, step: Step): Promise<void> {
  const { services } = paid.server
  const { clientId } = home
  const of = { clientId, orderId: orderOf(home, 0).id, now: later }
  const products = [...paid.dishes, paid.snack].map(product => product.id)
  const refund = {
    ...of,
    brand: 'freshprep' as const,
    reason: 'quality' as const,
    note: null,
    requestId: randomUUID(),
    actor: { event: 'client', ledger: 'client' },
  }
  switch (step.kind) {
    case 'refund':
      await makeRefund(services, {
        ...refund,
        to: step.to,
        wish: {
          kind: 'amount',
          cents: step.cents,
          productId: step.line === null ? null : (products[step.line] as string),
        },
      })
      return
    case 'refund_units': {
      const units = { [products[step.line] as string]: 1 }
      await makeRefund(services, { ...refund, to: step.to, wish: { kind: 'units', units } })
      return
    }
    case 'refund_all':
      await makeRefund(services, { ...refund, to: 'payment', wish: { kind: 'whole' } })
      return
    case 'claim': {
      const productId = products[step.line] as string
      const claim = {
        ...refund,
        productId,
        units: 1,
        to: step.to,
        words: null,
        photo: Buffer.of(0xff),
        reason: 'damaged' as const,
      }
      await makeClaim(services, claim)
      return
    }
    case 'late': {
      const { lines } = await loadOrder(services, clientId, of.orderId, later)
      const has = lines.find(one => one.productId === paid.snack.id)?.quantity ?? 0
      const wish = { productId: paid.snack.id, quantity: has + step.units }
      const due = await setQuantity(services, of, wish).catch((refusal: Refusal) => refusal)
      if (!(due instanceof Refusal)) return
      if (due.code !== 'pay_now_missing') throw due
      await setQuantity(services, of, { ...wish, payNowCents: Number(due.details?.payNowCents) })
      return
    }
    case 'gift':
    case 'points': {
      const key = randomUUID()
      const transaction =
        step.kind === 'gift' ? grant(key, 'bonus', step.cents) : adjustPoints(key, step.cents)
      await withTx(services.pool, tx => addTransactions(tx, [{ clientId, transaction }], 'test', later))
      return
    }
    case 'bought_card': {
      // With the card or the account on file, to oneself: it comes back as bought value.
      const self = await signedInVisitor(paid.server, clientId, 'freshprep', { settings: true })
      const { intent } = (await self.get('/api/v1/gift_cards/initialize_intent_api')).json()
      const body = { ...giftForm, amountCents: step.cents, intent, savedCard: true }
      expect((await buy(self, body)).json()).toMatchObject({ state: 'paid' })
      const [code] = await codesOf(paid.server, intent)
      expect((await self.post('/clients/code', { code })).statusCode).toBe(200)
      return
    }
    case 'redeem':
      await redeemPoints(services, {
        ...{ clientId, brand: 'freshprep', points: 1_000 },
        ...{ requestId: randomUUID(), now: later },
      })
      return
    case 'employer':
      await setEmployer(paid.server, clientId, step.cents, later)
      return
    case 'move':
      await advanceOrder(services, of.orderId, step.to)
  }
}

/** The invariants of a household's money at any time. */
async function brokenOf(home: TestHousehold): Promise<string[]> {
  const { clientId } = home
  const orderId = orderOf(home, 0).id
  const broken: string[] = []
  const entries: { key: string; reason: string; account: string; cents: number }[] = await rows(
    'select key, reason, account, amount_cents as cents from ledger_entry where client_id = $1',
    [clientId],
  )
  const sum = (of: typeof entries) => of.reduce((total, entry) => total + entry.cents, 0)
  for (const [key, of = []] of Object.entries(Object.groupBy(entries, entry => entry.key)))
    if (sum(of) !== 0) broken.push(`${key} does not sum to zero`)
  for (const account of ['given', 'bought', 'corporate', 'points', 'points_pending'])
    if (sum(entries.filter(entry => entry.account === account)) < 0) broken.push(`${account} is below zero`)
  const [order] = await rows('select priced, total_cents as total from client_order where id = $1', [orderId])
  const refunds: { refund: Refund; total: number }[] = await rows(
    'select refund, total_cents as total from order_refund where order_id = $1 order by number',
    [orderId],
  )
  const back = refunds.reduce((total, one) => total + one.total, 0)
  if (back > order.total) broken.push('more went back than was paid')
  for (const tax of order.priced.taxes) {
    const taxes = refunds.flatMap(one => one.refund.taxes.filter(other => other.code === tax.code))
    if (taxes.reduce((total, one) => total + one.cents, 0) > tax.cents)
      broken.push(`too much ${tax.code} went back`)
  }
  const payers = ['given', 'bought', 'corporate', 'card']
  const spent = entries.filter(
    entry => payers.includes(entry.account) && ['charge', 'late_edit'].includes(entry.reason),
  )
  if (-sum(spent) !== order.total) broken.push(`charged ${-sum(spent)}, shown ${order.total}`)
  const [card] = await rows(
    `select coalesce(sum(amount_cents - refunded_cents), 0)::int as kept from builtin_charge
     where state = 'captured' and idempotency_key like $1 || ':%'`,
    [clientId],
  )
  if (card.kept !== -sum(entries.filter(entry => entry.account === 'card')))
    broken.push('the processor has something else than the ledger')
  return broken
}

const balance = async ({ clientId }: TestHousehold, account: string): Promise<number> =>
  (
    await rows(
      'select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where client_id = $1 and account = $2',
      [clientId, account],
    )
  )[0].cents

test('after every step of random histories: zero for each transaction, nothing below zero, given before bought, shown as charged, refunds at most the payment', async () => {
  const [all = []] = fc.sample(
    fc.array(fc.array(anyStep, { minLength: 10, maxLength: 14 }), {
      minLength: histories,
      maxLength: histories,
    }),
    { seed, numRuns: 1 },
  )
  let done = 0
  for (const steps of all) {
    const home = paid.nextHome()
    for (const step of steps) {
      const bought = await balance(home, 'bought')
      try {
        await take(home, step)
        done++
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal
      }
      expect([step, await brokenOf(home)]).toEqual([step, []])
      if (step.kind === 'late' && (await balance(home, 'bought')) < bought)
        expect(await balance(home, 'given')).toBe(0)
    }
    const { clientId } = home
    const view = await loadOrder(paid.server.services, clientId, orderOf(home, 0).id, later)
    expect(orderData(view, 'en', later).totalCents).toBe(view.order.priced?.totalCents)
  }
  expect(done).toBeGreaterThan(histories * 5)
  // Not because nobody pays in that way.
  const [others] = await rows(`select
      (select count(*) from builtin_charge c join builtin_card b on b.token = c.token
        where b.card_brand = 'paypal' and c.state = 'captured')::int as paypal,
      (select count(*) from builtin_charge c join builtin_card b on b.token = c.token
        where b.card_brand = 'paypal' and c.refunded_cents > 0)::int as "paypalBack",
      (select count(distinct client_id) from ledger_entry where account = 'corporate' and reason = 'charge')::int as employer,
      (select count(*) from ledger_entry where account = 'corporate' and reason = 'refund')::int as "employerBack",
      (select count(*) from ledger_entry where account = 'bought' and reason = 'gift_card')::int as "cardsTaken",
      (select count(*) from ledger_entry where account = 'bought' and reason in ('charge', 'late_edit') and amount_cents < 0)::int
        as "boughtSpent"`)
  for (const count of Object.values(others)) expect(count).toBeGreaterThan(0)
})

test('a redemption that is interrupted at any statement and repeated is made once', async () => {
  const home = paid.nextHome()
  const { services } = paid.server
  const { clientId } = home
  await withTx(services.pool, tx =>
    addTransactions(tx, [{ clientId, transaction: adjustPoints('test', 2_000) }], 'test', later),
  )
  const [before, requestId] = [await balance(home, 'given'), randomUUID()]
  let cuts = 0
  for (let statement = 1; ; statement++) {
    const { cut } = await cutOffAt(services.pool, statement, () =>
      redeemPoints(services, {
        ...{ clientId, brand: 'freshprep', points: 1_000 },
        ...{ requestId, now: later },
      }).catch(() => undefined),
    )
    if (!cut) break
    cuts++
  }
  expect(cuts).toBeGreaterThan(3)
  expect(await balance(home, 'given')).toBe(before + 1_000)
  expect(await brokenOf(home)).toEqual([])
})
