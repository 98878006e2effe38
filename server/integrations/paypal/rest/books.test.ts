import { describe, expect, test } from 'vitest'
import { insertClient, signedInVisitor } from '../../../../tests/http.ts'
import { payPalServer } from '../../../../tests/paypal_server.ts'
import { reconcile, reportDifferences } from '../../../money/reconcile/reconcile.ts'

const now = '2026-11-27T15:00:00.000Z'
const { server, paypal, approvedHousehold, ordersOf } = await payPalServer(now)

test('the ledger is compared with PayPal’s books: refunds by hand there, and payments missing there, are listed', async () => {
  const { services } = server
  const [statement] = services.cards.statements ?? []
  if (!statement) throw new RangeError('no books')
  const home = await approvedHousehold()
  await home.change()
  const look = async () =>
    (await reconcile(services, statement, '2026-11-20T00:00:00Z', '2026-11-28T00:00:00Z'))
      .filter(({ key }) => key?.startsWith(home.clientId))
      .map(({ provider, kind, thereCents, hereCents }) => [provider, kind, thereCents, hereCents])
  expect(await look()).toEqual([])
  const [order] = ordersOf(home.clientId)
  if (!order?.capture) throw new RangeError('no capture')
  order.capture.refunded = 900
  expect(await look()).toEqual([['paypal', 'refund', 900, 0]])
  order.capture.refunded = 0
  order.cents = 5_900
  expect(await look()).toEqual([['paypal', 'amount', 5_900, 6_000]])
  const orders = paypal.orders as Map<string, typeof order>
  orders.delete(order.id)
  expect(await look()).toEqual([['paypal', 'not_captured', 0, 6_000]])
})

describe('PayPal’s own list', () => {
  const books = () => {
    const [statement] = server.services.cards.statements ?? []
    if (!statement) throw new RangeError('no books')
    return statement
  }
  const at = '2026-11-26T15:00:00Z'
  const look = async (since: string, mine: (name: string) => boolean) =>
    (await reconcile(server.services, books(), since, '2026-11-28T00:00:00Z'))
      .filter(({ key, reference }) => mine(key ?? reference ?? ''))
      .map(({ key, reference, kind, thereCents, hereCents }) => ({
        name: key ?? reference,
        kind,
        thereCents,
        hereCents,
      }))

  test('reveals payments without a request: a stranger’s, in any currency, and a second one under a key of ours', async () => {
    const home = await approvedHousehold()
    await home.change()
    const [order] = ordersOf(home.clientId)
    const stranger = { code: 'T0006', at }
    paypal.listed = [
      { ...stranger, id: 'STRANGER1', cents: 2_350 },
      { ...stranger, id: 'STRANGER2', cents: 900, currency: 'USD' },
      { ...stranger, id: 'STRANGER3', cents: 6_000, custom: order?.customId ?? '' },
      // Not an incoming payment: it waits, was refused, was sent by us, or went to the bank.
      { ...stranger, id: 'STRANGER4', cents: 100, status: 'P' },
      { ...stranger, id: 'STRANGER5', cents: 100, status: 'D' },
      { ...stranger, id: 'STRANGER6', cents: -100 },
      { ...stranger, id: 'STRANGER7', cents: -50_000, code: 'T0400' },
      { ...stranger, id: 'STRANGER8', cents: 2_350, at: '2026-11-01T00:00:00Z' },
    ]
    const found = await look('2026-11-20T00:00:00Z', name => name.startsWith('STRANGER'))
    const none = { kind: 'not_ours', hereCents: 0 }
    expect(found).toEqual([
      { ...none, name: 'STRANGER1', thereCents: 2_350 },
      { ...none, name: 'STRANGER2 (USD)', thereCents: 900 },
      { ...none, name: 'STRANGER3', thereCents: 6_000 },
    ])
    expect(await look('2026-11-20T00:00:00Z', name => name.startsWith(home.clientId))).toEqual([])
  })

  test('reveals that a payment of weeks ago was refunded there by hand since', async () => {
    const home = await approvedHousehold()
    await home.change()
    await server.services.pool.query(
      `update outside_charge set at = '2026-10-01' where client_id = $1 and provider = 'paypal'`,
      [home.clientId],
    )
    const [order] = ordersOf(home.clientId)
    if (!order?.capture) throw new RangeError('no capture')
    order.capture.at = '2026-10-01T00:00:00Z'
    order.capture.refunded = 700
    const mine = (name: string) => name.startsWith(home.clientId)
    expect(await look('2026-11-20T00:00:00Z', mine)).toEqual([])
    paypal.listed = [{ id: 'BYHAND', code: 'T1107', cents: -700, at, of: order.capture.id }]
    expect(await look('2026-11-20T00:00:00Z', mine)).toMatchObject([
      { kind: 'refund', thereCents: 700, hereCents: 0 },
    ])
  })

  test('is read page by page, in spans that PayPal accepts, and in halves where a span is too large', async () => {
    paypal.listed = Array.from({ length: 1_203 }, (_, i) => ({
      id: `MANY${i}`,
      code: i % 400 === 0 ? 'T0006' : 'T0400',
      cents: i % 400 === 0 ? 500 : -500,
      at: new Date(Date.parse('2026-09-01T00:00:00Z') + i * 3_600_000).toISOString(),
    }))
    const names = ['MANY0', 'MANY400', 'MANY800', 'MANY1200']
    const found = async () =>
      (await look('2026-08-30T00:00:00Z', name => name.startsWith('MANY'))).map(({ name }) => name)
    expect(await found()).toEqual(names)
    paypal.mostListed = 100
    expect(await found()).toEqual(names)
  })

  test('is stored for an admin, who sees unrequested money; where the list is closed, our own payments are still compared', async () => {
    const adminId = await insertClient(server.services, { brand: 'cookit', isAdmin: true })
    const admin = await signedInVisitor(server, adminId, 'cookit')
    const shown = async () =>
      (await admin.get('/api/admin/payments/watched'))
        .json()
        .differences.filter(({ name }: { name: string }) => name === 'ASTRAY')
    const report = () => reportDifferences(server.services, '2026-11-27T15:00:00.000Z')
    paypal.listed = [{ id: 'ASTRAY', code: 'T0006', cents: 1_234, at }]
    await report()
    expect(await shown()).toMatchObject([{ kind: 'not_ours', provider: 'PayPal', thereCents: 1_234 }])
    const home = await approvedHousehold()
    await home.change()
    for (const order of ordersOf(home.clientId)) order.cents = 5_900
    paypal.mostListed = null
    expect(await look('2026-11-20T00:00:00Z', name => name.startsWith(home.clientId))).toMatchObject([
      { kind: 'amount', thereCents: 5_900, hereCents: 6_000 },
    ])
  })
})
