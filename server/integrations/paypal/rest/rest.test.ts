import { describe, expect, test } from 'vitest'
import { payPalApp, payPalSigned } from '../../../../tests/doubles/paypal/paypal.ts'
import { giftForm, purchaseOf } from '../../../../tests/gifts.ts'
import { hosts, insertClient, signedInVisitor, visitor } from '../../../../tests/http.ts'
import { payPalServer } from '../../../../tests/paypal_server.ts'
import { paidLedger, unpaidHousehold } from '../../../../tests/unpaid_household.ts'
import { carryOutAllRefunds } from '../../../money/card_refunds/carry_out.ts'
import { requestRefund } from '../../../money/card_refunds/request_refund.ts'
import { withTx } from '../../../request/database/database.ts'

const now = '2026-11-27T15:00:00.000Z'
const { server, paypal, approvedHousehold, ordersOf, capturesOf } = await payPalServer(now)

describe('an account at the real PayPal', () => {
  test('gives scripts their token, and is known there by no name of ours', async () => {
    const self = visitor(server.app)
    expect((await self.get('/api/v1/paypal/get_id_token')).json().token).toMatch(/^ID/)
    expect((await self.get('/api/v1/gift_cards/init_paypal_payment')).json()).toMatchObject({
      provider: 'paypal',
      clientId: payPalApp.clientId,
    })
    const home = await unpaidHousehold(server)
    await home.self.get('/api/v1/paypal/get_vault_setup_token')
    const asked = JSON.parse(paypal.asked.at(-1)?.text ?? '')
    expect(asked.customer.id).toMatch(/^[\w-]{22}$/)
    expect(JSON.stringify(asked)).not.toContain(home.clientId)
  })

  test('pays for boxes that the last card could not: one order there, one capture, the ledger as with any card', async () => {
    const home = await approvedHousehold('amelie@example.com')
    expect((await home.change()).json()).toMatchObject({ paid: [home.orderId], unpaid: [] })
    expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    expect(ordersOf(home.clientId)).toMatchObject([{ cents: 6_000, status: 'COMPLETED' }])
    const [card] = (await home.self.get('/api/v1/settings_payment/show')).json().cards
    expect(card).toMatchObject({ brand: 'paypal', nameOnCard: 'amelie@example.com', isDefault: true })
  })

  test('does not exist before it is approved, or for another client', async () => {
    const [home, other] = [await unpaidHousehold(server), await approvedHousehold()]
    const { token } = (await home.self.get('/api/v1/paypal/get_vault_setup_token')).json()
    const change = (body: object) => home.self.post('/api/v1/account/update_payment_method_to_paypal', body)
    expect((await change({ token })).json().error.code).toBe('paypal_not_approved')
    const theirs = (await other.self.get('/api/v1/paypal/get_vault_setup_token')).json().token
    paypal.approve(theirs)
    expect((await change({ token: theirs })).json().error.code).toBe('paypal_not_approved')
    expect((await change({ token: '../../v2/x' })).json().error.code).toBe('paypal_not_approved')
  })

  test('that is declined leaves the box unpaid', async () => {
    paypal.declineFor('poor@example.com')
    const home = await approvedHousehold('poor@example.com')
    expect((await home.change()).json()).toMatchObject({ paid: [], unpaid: [home.orderId] })
    expect((await home.attempts()).at(-1)).toMatchObject({ state: 'declined', decline_code: 'card_declined' })
    expect(capturesOf(home.clientId)).toEqual([])
  })

  test('reports that PayPal does not answer', async () => {
    const home = await unpaidHousehold(server)
    paypal.failing = () => 503
    const answer = await home.self.get('/api/v1/paypal/get_vault_setup_token')
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'paypal_unavailable'])
  })
})

test('refunds go to the account of the payment, in parts, and never exceed it', async () => {
  const { services } = server
  const home = await approvedHousehold()
  await home.change()
  const chargeKey = `${home.clientId}:${home.orderId}:2`
  const ask = (part: string, amountCents: number) =>
    withTx(services.pool, tx =>
      requestRefund(tx, { clientId: home.clientId, chargeKey, amountCents, part }, now),
    )
  await ask('a', 1_000)
  await ask('b', 2_000)
  paypal.failing = ({ url }) => (url.pathname.endsWith('/refund') ? 'cut' : null)
  await carryOutAllRefunds(services)
  paypal.failing = () => null
  await carryOutAllRefunds(services)
  const refunded = () => capturesOf(home.clientId)[0]?.capture?.refunded
  expect(refunded()).toBe(3_000)
  const { rows } = await services.pool.query('select state from card_refund where client_id = $1', [
    home.clientId,
  ])
  expect(rows).toEqual([{ state: 'done' }, { state: 'done' }])
  const more = await services.cards.refund([{ key: `${chargeKey}:c`, chargeKey, amountCents: 3_001 }])
  expect([...more.values()]).toEqual([{ state: 'refused' }])
  expect(refunded()).toBe(3_000)
})

test('a gift is issued once its order is approved and captured, once', {
  tags: '[API-gift_cards.paypal_create]',
}, async () => {
  const self = visitor(server.app, 'cookit')
  const { amountCents } = giftForm
  const begun = (await self.post('/api/v1/gift_cards/paypal_create_intent', { amountCents })).json()
  const { intent, orderId } = begun
  const create = () => self.post('/api/v1/gift_cards/paypal_create', { ...giftForm, intent, orderId })
  expect((await create()).json().error.details).toEqual({ approveUrl: begun.approveUrl })
  paypal.approve(orderId)
  paypal.failing = ({ url }) => (url.pathname.endsWith('/capture') ? 'cut' : null)
  expect((await create()).json().error.code).toBe('busy')
  paypal.failing = () => null
  for (const answer of [await create(), await create()]) expect(answer.json().state).toBe('paid')
  expect(await purchaseOf(server, intent)).toMatchObject({
    state: 'captured',
    cards: [{ kind: 'bought' }, {}],
  })
  expect(paypal.orders.get(orderId)).toMatchObject({ cents: 12_500, status: 'COMPLETED' })
})

test('cards on file with the built-in processor are still charged there', async () => {
  const home = await unpaidHousehold(server)
  expect((await home.changeCard('5555 5555 5555 4444')).json().paid).toEqual([home.orderId])
  expect(ordersOf(home.clientId)).toEqual([])
})

describe('a webhook', () => {
  const tell = (event: object, headers: Record<string, string> = {}) => {
    // Not as `JSON.stringify` would write it: the text sent back for verification has to be the original.
    const payload = JSON.stringify(event, null, 2)
    return server.app.inject({
      method: 'POST',
      url: '/vendor/paypal/webhook',
      headers: { host: hosts.cookit, ...payPalSigned(payload), ...headers },
      payload,
    })
  }
  /** A capture in a webhook of PayPal. */
  const ofCapture = (type: string, key: string, order: string) => ({
    id: 'WH-1',
    event_type: type,
    resource_type: 'capture',
    resource: { id: 'unknown', custom_id: key, supplementary_data: { related_ids: { order_id: order } } },
  })
  const disputeOf = (capture: string, status: string, at: string, id = 'PP-D-1', outcome?: string) => ({
    id: 'WH-2',
    event_type: 'CUSTOMER.DISPUTE.UPDATED',
    resource_type: 'dispute',
    resource: {
      dispute_id: id,
      update_time: at,
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status,
      ...(outcome && { dispute_outcome: { outcome_code: outcome } }),
      dispute_amount: { currency_code: 'CAD', value: '60.00' },
      seller_response_due_date: '2026-12-10T12:00:00.000Z',
      disputed_transactions: [{ seller_transaction_id: capture }],
    },
  })

  test('is accepted only if PayPal confirms that it sent it', async () => {
    const event = ofCapture('PAYMENT.CAPTURE.COMPLETED', 'nobody', 'ORDER-NONE')
    expect((await tell(event)).json()).toEqual({ received: true })
    expect((await tell(event, { 'paypal-transmission-sig': 'forged' })).statusCode).toBe(400)
    expect((await tell(event, { 'paypal-cert-url': '' })).statusCode).toBe(400)
    const bare = { host: hosts.cookit, 'content-type': 'application/json' }
    const post = (payload: string) =>
      server.app.inject({ method: 'POST', url: '/vendor/paypal/webhook', headers: bare, payload })
    expect((await post('{}')).statusCode).toBe(400)
    expect((await post('{')).statusCode).toBe(400)
    paypal.failing = () => 500
    expect((await tell(event)).statusCode).toBe(503)
  })

  test('that is forged costs PayPal a limited number of questions, and none where its shape is wrong', async () => {
    const event = ofCapture('PAYMENT.CAPTURE.COMPLETED', 'nobody', 'ORDER-NONE')
    const asked = () =>
      paypal.asked.filter(({ url }) => url.pathname.endsWith('verify-webhook-signature')).length
    const before = asked()
    const elsewhere = { 'paypal-cert-url': 'https://evil.example/CERT' }
    expect((await tell(event, elsewhere)).statusCode).toBe(400)
    expect((await tell({ ...event, event_type: 'BILLING.PLAN.CREATED' })).statusCode).toBe(200)
    expect((await tell({ ...event, resource: { id: 'a\u0000' } })).statusCode).toBe(400)
    expect(asked()).toBe(before)
    const forged = await Promise.all(
      Array.from({ length: 60 }, () =>
        server.app.inject({
          method: 'POST',
          url: '/vendor/paypal/webhook',
          // An address of its own: what it did is not counted against others.
          remoteAddress: '203.0.113.9',
          headers: { host: hosts.cookit, ...payPalSigned('forged') },
          payload: JSON.stringify(event),
        }),
      ),
    )
    expect(forged.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(40)
    expect(asked() - before).toBeLessThanOrEqual(20)
  })

  test('with a capture whose answer was lost settles it once, repeated and out of order', async () => {
    const home = await approvedHousehold()
    paypal.failing = ({ url }) => (url.pathname.endsWith('/capture') ? 'cut' : null)
    await home.change()
    paypal.failing = () => null
    expect((await home.state()).state).toBe('payment_failed')
    const [order] = ordersOf(home.clientId)
    const key = order?.customId ?? ''
    for (const type of [
      'PAYMENT.CAPTURE.PENDING',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.DENIED',
    ]) {
      expect((await tell(ofCapture(type, key, order?.id ?? ''))).statusCode).toBe(200)
    }
    expect((await home.state()).state).toBe('charged')
    expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    expect(capturesOf(home.clientId)).toHaveLength(1)
  })

  test('with a dispute records its latest state, and an admin sees it with the day to answer by', async () => {
    const home = await approvedHousehold()
    await home.change()
    const capture = capturesOf(home.clientId)[0]?.capture?.id ?? ''
    await tell(disputeOf(capture, 'RESOLVED', '2026-11-27T16:00:00.000Z'))
    await tell(disputeOf(capture, 'WAITING_FOR_SELLER_RESPONSE', '2026-11-27T15:30:00.000Z'))
    const adminId = await insertClient(server.services, { brand: 'cookit', isAdmin: true })
    const admin = await signedInVisitor(server, adminId, 'cookit')
    const shown = async () => (await admin.get('/api/admin/payments/watched')).json().disputes
    expect(await shown()).toMatchObject([{ provider: 'PayPal', standing: 'closed', amountCents: 6_000 }])
    await tell(disputeOf(capture, 'WAITING_FOR_SELLER_RESPONSE', '2026-11-28T15:30:00.000Z'))
    expect(await shown()).toMatchObject([
      { standing: 'answer', evidenceDueOn: '2026-12-10', orderId: home.orderId, reference: 'PP-D-1' },
    ])
    const { statusCode } = await home.self.get('/api/admin/payments/watched')
    expect(statusCode).toBe(403)
  })

  test('with a resolved dispute says who won it, where PayPal says so', async () => {
    const home = await approvedHousehold()
    await home.change()
    const capture = capturesOf(home.clientId)[0]?.capture?.id ?? ''
    const adminId = await insertClient(server.services, { brand: 'cookit', isAdmin: true })
    const admin = await signedInVisitor(server, adminId, 'cookit')
    const outcomes = [
      ['RESOLVED_SELLER_FAVOUR', 'won'],
      ['CANCELED_BY_BUYER', 'won'],
      ['DENIED', 'won'],
      ['RESOLVED_BUYER_FAVOUR', 'lost'],
      ['ACCEPTED', 'lost'],
      ['RESOLVED_WITH_PAYOUT', 'closed'],
      ['NONE', 'closed'],
    ] as const
    for (const [minute, [outcome, standing]] of outcomes.entries()) {
      const at = `2026-11-29T16:0${minute}:00.000Z`
      await tell(disputeOf(capture, 'RESOLVED', at, 'PP-D-3', outcome))
      const { disputes } = (await admin.get('/api/admin/payments/watched')).json()
      const shown = disputes.filter(({ reference }: { reference: string }) => reference === 'PP-D-3')
      expect(shown, outcome).toMatchObject([{ provider: 'PayPal', standing }])
    }
  })

  test('with a dispute of a charge that is not known here shows it to every admin, until its charge is known', async () => {
    const report = (capture: string, status: string, at: string) =>
      tell(disputeOf(capture, status, `2026-11-27T${at}:00.000Z`, 'PP-D-2'))
    await report('NOBODY', 'OPEN', '16:00')
    await report('NOBODY', 'WAITING_FOR_BUYER_RESPONSE', '15:00')
    const asAdmin = async (brand: 'cookit' | 'freshprep') => {
      const id = await insertClient(server.services, { brand, isAdmin: true })
      return signedInVisitor(server, id, brand)
    }
    const [cookit, freshprep] = [await asAdmin('cookit'), await asAdmin('freshprep')]
    const shown = async (by: typeof cookit) =>
      (await by.get('/api/admin/payments/watched'))
        .json()
        .disputes.filter(({ reference }: { reference: string }) => reference === 'PP-D-2')
    const unknown = {
      provider: 'PayPal',
      client: null,
      orderId: null,
      amountCents: 6_000,
      standing: 'answer',
    }
    for (const by of [cookit, freshprep]) expect(await shown(by)).toMatchObject([unknown])
    const home = await approvedHousehold()
    await home.change()
    await report(capturesOf(home.clientId)[0]?.capture?.id ?? '', 'OPEN', '17:00')
    expect(await shown(cookit)).toMatchObject([{ orderId: home.orderId, standing: 'answer' }])
    expect(await shown(freshprep)).toEqual([])
  })
})
