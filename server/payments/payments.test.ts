import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planById } from '../../domain/plans.ts'
import { priceExpected } from '../../domain/pricing/expected.ts'
import { hosts, type Visitor } from '../../tests/http.ts'
import { cardOf, cards, type SignupServer, signupServer, visitorAt } from '../../tests/signup.ts'
import { chargeKey, readChargeKey } from './charge_key.ts'
import { payOrder } from './pay_order.ts'
import { settleCharge } from './settle_charge.ts'

const now = '2026-11-27T15:00:00.000Z'
let server: SignupServer
beforeAll(async () => {
  server = await signupServer(now)
})
afterAll(() => server.close())

const query = async (text: string, values: unknown[]) => (await server.services.pool.query(text, values)).rows

interface Household {
  self: Visitor
  clientId: string
  orderId: string
}

/** A household whose first box could not be paid at cutoff: 80.70, of which 20.70 by gift value, and 60 points. */
async function unpaidHousehold(): Promise<Household> {
  const self = await visitorAt(server, 'welcome')
  const orderId: string = (await self.get('/api/v1/signup/get_first_order')).json().id
  const [{ client_id: clientId, id: methodId }] = await query(
    `select m.client_id, m.id from payment_method m join client_order o using (client_id) where o.id = $1`,
    [orderId],
  )
  const plan = planById('cookit', 'rtc_2-3')
  if (!plan) throw new Error('no plan')
  const balances = { givenCents: 2_070, boughtCents: 0, corporateCents: 0 }
  const box = {
    brand: 'cookit',
    province: 'QC',
    deliveryDate: '2026-12-01',
    lines: [],
    discounts: [],
  } as const
  const priced = priceExpected(plan, { ...box, balances })
  await query(
    `update client_order set state = 'payment_failed', priced = $3, total_cents = $4, points_earned = 60, version = 3
     where client_id = $1 and id = $2`,
    [clientId, orderId, JSON.stringify(priced), priced.totalCents],
  )
  await query(
    `insert into payment (client_id, order_id, attempt, state, amount_cents, method_id, at)
     values ($1, $2, 1, 'declined', 6000, $3, $4)`,
    [clientId, orderId, methodId, now],
  )
  return { self, clientId, orderId }
}

const changeCard = async (self: Visitor, number: string) =>
  self.post('/clients/payment_method', await cardOf(self, number))
const stateOf = async ({ clientId, orderId }: Household) =>
  (
    await query('select state, version from client_order where client_id = $1 and id = $2', [
      clientId,
      orderId,
    ])
  )[0]
const attemptsOf = ({ clientId, orderId }: Household) =>
  query(
    `select attempt, state, amount_cents, decline_code, action_url from payment
     where client_id = $1 and order_id = $2 order by attempt`,
    [clientId, orderId],
  )
const ledgerOf = ({ clientId }: Household) =>
  query(`select key, account, amount_cents from ledger_entry where client_id = $1 order by key, account`, [
    clientId,
  ])
const toldTo = async ({ clientId }: Household) =>
  (
    await query('select template from outbox_message where client_id = $1 order by created_at, template', [
      clientId,
    ])
  ).map(row => row.template)
const answerAs = (url: string, answer: 'confirm' | 'refuse') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { host: hosts.cookit, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  })

const paidLedger = (orderId: string) => [
  { key: `charge:${orderId}`, account: 'card', amount_cents: -6_000 },
  { key: `charge:${orderId}`, account: 'given', amount_cents: -2_070 },
  { key: `charge:${orderId}`, account: 'house', amount_cents: 8_070 },
  { key: `points_earned:${orderId}`, account: 'house', amount_cents: -60 },
  { key: `points_earned:${orderId}`, account: 'points_pending', amount_cents: 60 },
]

describe('another card', () => {
  test('becomes the default and pays what the last one could not, with ledger, points and messages', async () => {
    const home = await unpaidHousehold()
    const answer = await changeCard(home.self, '5555 5555 5555 4444')
    expect(answer.json()).toEqual({ paid: [home.orderId], unpaid: [] })
    expect(await stateOf(home)).toEqual({ state: 'charged', version: 4 })
    expect(await attemptsOf(home)).toMatchObject([
      { attempt: 1, state: 'declined' },
      { attempt: 2, state: 'captured', amount_cents: 6_000 },
    ])
    expect(await ledgerOf(home)).toEqual(paidLedger(home.orderId))
    expect(await toldTo(home)).toEqual(['card_changed', 'order_charged', 'paid_with_other_card', 'welcome'])
    const events = await query('select version, kind, actor from order_event where order_id = $1', [
      home.orderId,
    ])
    expect(events.at(-1)).toEqual({ version: 4, kind: 'charged', actor: 'client' })
    const defaults = await query('select last4 from payment_method where client_id = $1 and is_default', [
      home.clientId,
    ])
    expect(defaults).toEqual([{ last4: '4444' }])
  })

  test('that is declined when charged leaves the order unpaid, and says so', async () => {
    const home = await unpaidHousehold()
    const answer = await changeCard(home.self, cards.declinedWhenCharged)
    expect(answer.json()).toEqual({ paid: [], unpaid: [home.orderId] })
    expect(await stateOf(home)).toEqual({ state: 'payment_failed', version: 3 })
    expect((await attemptsOf(home)).at(-1)).toMatchObject({
      attempt: 2,
      state: 'declined',
      decline_code: 'card_declined',
    })
    expect(await ledgerOf(home)).toEqual([])
    expect(await toldTo(home)).toEqual(['card_changed', 'payment_declined', 'welcome'])
    expect((await changeCard(home.self, cards.works)).json().paid).toEqual([home.orderId])
  })

  test('sent six times at once, and again, is one card and one charge', async () => {
    const home = await unpaidHousehold()
    const card = await cardOf(home.self)
    const send = () => home.self.post('/clients/payment_method', card)
    const answers = await Promise.all(Array.from({ length: 6 }, send))
    answers.push(await send())
    for (const answer of answers) expect(answer.statusCode).toBe(200)
    expect((await attemptsOf(home)).filter(one => one.state === 'captured')).toHaveLength(1)
    expect(await ledgerOf(home)).toEqual(paidLedger(home.orderId))
    const methods = await query('select is_default from payment_method where client_id = $1', [home.clientId])
    expect(methods.filter(method => method.is_default)).toHaveLength(1)
    expect(methods).toHaveLength(2)
    expect((await toldTo(home)).filter(template => template === 'card_changed')).toHaveLength(1)
  })

  test.each([
    [{}, 422, 'card_required'],
    [{ paymentToken: 'card_x', nameOnCard: 'A' }, 422, 'card_invalid'],
  ])('[VAL-PAYMENT-CARD] has to be a card: %j', async (body, status, code) => {
    const self = await visitorAt(server, 'welcome')
    const answer = await self.post('/clients/payment_method', body)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })
})

describe('a card that asks its holder', () => {
  async function asked() {
    const home = await unpaidHousehold()
    expect((await changeCard(home.self, cards.asksWhenCharged)).json().unpaid).toEqual([home.orderId])
    const last = (await attemptsOf(home)).at(-1)
    expect(last).toMatchObject({ attempt: 2, state: 'needs_action' })
    return { home, url: last?.action_url as string }
  }

  test('pays the order once the holder confirmed, however often they do', async () => {
    const { home, url } = await asked()
    await Promise.all([answerAs(url, 'confirm'), answerAs(url, 'confirm')])
    await answerAs(url, 'confirm')
    expect(await stateOf(home)).toEqual({ state: 'charged', version: 4 })
    expect(await ledgerOf(home)).toEqual(paidLedger(home.orderId))
    expect(await toldTo(home)).toEqual([
      'card_changed',
      'order_charged',
      'paid_with_other_card',
      'payment_needs_action',
      'welcome',
    ])
  })

  test('leaves it unpaid when the holder refused', async () => {
    const { home, url } = await asked()
    await answerAs(url, 'refuse')
    expect(await stateOf(home)).toEqual({ state: 'payment_failed', version: 3 })
    expect((await attemptsOf(home)).at(-1)).toMatchObject({
      state: 'declined',
      decline_code: 'authentication_failed',
    })
  })

  test('is given up for another card: a late confirmation takes no money twice', async () => {
    const { home, url } = await asked()
    expect((await changeCard(home.self, cards.works)).json().paid).toEqual([home.orderId])
    await answerAs(url, 'confirm')
    expect((await attemptsOf(home)).map(one => one.state)).toEqual(['declined', 'declined', 'captured'])
    expect(await ledgerOf(home)).toEqual(paidLedger(home.orderId))
    const [{ cents }] = await query(
      `select sum(amount_cents)::int as cents from builtin_charge where state = 'captured' and idempotency_key like $1`,
      [`${home.clientId}:%`],
    )
    expect(cents).toBe(6_000)
    expect(await toldTo(home)).not.toContain('payment_declined')
  })

  test('that was confirmed while we were not told is found out when paying again', async () => {
    const { home } = await asked()
    await query(`update builtin_charge set state = 'captured' where idempotency_key like $1`, [
      `${home.clientId}:%`,
    ])
    const of = { clientId: home.clientId, orderId: home.orderId, now }
    expect(await payOrder(server.services, of)).toBe('paid')
    expect((await attemptsOf(home)).at(-1)).toMatchObject({ attempt: 2, state: 'captured' })
    expect(await ledgerOf(home)).toEqual(paidLedger(home.orderId))
  })
})

describe('paying an order', () => {
  const keepNewCard = async (home: Household) => {
    const { paymentToken } = await cardOf(home.self)
    await query(`update payment_method set token = $2 where client_id = $1`, [home.clientId, paymentToken])
  }

  test('that was cut off after the card was asked goes on under the same key', async () => {
    const home = await unpaidHousehold()
    await keepNewCard(home)
    const { clientId, orderId } = home
    const [{ id, token }] = await query('select id, token from payment_method where client_id = $1', [
      clientId,
    ])
    await query(
      `insert into payment (client_id, order_id, attempt, state, amount_cents, method_id, at)
       values ($1, $2, 2, 'created', 6000, $3, $4)`,
      [clientId, orderId, id, now],
    )
    await server.services.cards.charge([
      { key: chargeKey({ clientId, orderId, attempt: 2 }), token, amountCents: 6_000 },
    ])
    expect(await payOrder(server.services, { clientId, orderId, now })).toBe('paid')
    expect(await attemptsOf(home)).toHaveLength(2)
    const charges = await query('select 1 from builtin_charge where idempotency_key like $1', [
      `${clientId}:%`,
    ])
    expect(charges).toHaveLength(1)
  })

  test('eight times at once charges once', async () => {
    const home = await unpaidHousehold()
    await keepNewCard(home)
    const { clientId, orderId } = home
    const paid = await Promise.all(
      Array.from({ length: 8 }, () => payOrder(server.services, { clientId, orderId, now })),
    )
    expect(paid).toEqual(Array(8).fill('paid'))
    expect((await attemptsOf(home)).map(one => one.state)).toEqual(['declined', 'captured'])
    expect(await ledgerOf(home)).toEqual(paidLedger(orderId))
  })

  test('asks a card that declines once a call, not in circles', async () => {
    const home = await unpaidHousehold()
    await changeCard(home.self, cards.declinedWhenCharged)
    const { clientId, orderId } = home
    expect(await payOrder(server.services, { clientId, orderId, now })).toBe('unpaid')
    expect(await attemptsOf(home)).toHaveLength(3)
  })

  test.each(['upcoming', 'locked', 'skipped', 'cancelled'])('that is %s is not paid here', async state => {
    const home = await unpaidHousehold()
    await query('update client_order set state = $2 where id = $1', [home.orderId, state])
    const { clientId, orderId } = home
    expect(await payOrder(server.services, { clientId, orderId, now })).toBe('unpaid')
    expect(await attemptsOf(home)).toHaveLength(1)
  })

  test('of somebody else finds nothing', async () => {
    const [home, other] = [await unpaidHousehold(), await unpaidHousehold()]
    const of = { clientId: other.clientId, orderId: home.orderId, now }
    expect(await payOrder(server.services, of)).toBe('unpaid')
    expect(await attemptsOf(home)).toHaveLength(1)
  })
})

describe('charge keys', () => {
  const key = {
    clientId: '01900000-0000-7000-8000-000000000001',
    orderId: '01900000-0000-7000-8000-000000000002',
  }

  test('are read back as what they were made of', () => {
    expect(readChargeKey(chargeKey({ ...key, attempt: 12 }))).toEqual({ ...key, attempt: 12 })
  })

  test.each([
    '',
    'x',
    `${key.clientId}:${key.orderId}`,
    `${key.clientId}:${key.orderId}:0`,
    `${key.clientId}:x:1`,
  ])('%j is none, and an outcome for it changes nothing', async text => {
    expect(readChargeKey(text)).toBeNull()
    await settleCharge(server.services, text, { state: 'captured', reference: text })
  })
})
