import { describe, expect, test } from 'vitest'
import { cardOf, cards, signupServer } from '../../tests/signup.ts'
import { paidLedger, type UnpaidHousehold, unpaidHousehold } from '../../tests/unpaid_household.ts'
import { settleCharge } from '../http/settle_charge.ts'
import { chargeKey, readChargeKey } from './charge_key.ts'
import { payOrder } from './pay_order.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const query = async (text: string, values: unknown[]) => (await server.services.pool.query(text, values)).rows

describe('paying an order', () => {
  const saveNewCard = async (home: UnpaidHousehold) => {
    const { paymentToken } = await cardOf(home.self)
    await query(`update payment_method set token = $2 where client_id = $1`, [home.clientId, paymentToken])
  }

  test('that was interrupted after the charge continues under the same key', async () => {
    const home = await unpaidHousehold(server)
    await saveNewCard(home)
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
    expect(await home.attempts()).toHaveLength(2)
    const charges = await query('select 1 from builtin_charge where idempotency_key like $1', [
      `${clientId}:%`,
    ])
    expect(charges).toHaveLength(1)
  })

  test('eight times at once charges once', async () => {
    const home = await unpaidHousehold(server)
    await saveNewCard(home)
    const { clientId, orderId } = home
    const paid = await Promise.all(
      Array.from({ length: 8 }, () => payOrder(server.services, { clientId, orderId, now })),
    )
    expect(paid).toEqual(Array(8).fill('paid'))
    expect((await home.attempts()).map(one => one.state)).toEqual(['declined', 'captured'])
    expect(await home.ledger()).toEqual(paidLedger(orderId))
  })

  test('tries a declining card once for each call, not in circles', async () => {
    const home = await unpaidHousehold(server)
    await home.changeCard(cards.declinedWhenCharged)
    const { clientId, orderId } = home
    expect(await payOrder(server.services, { clientId, orderId, now })).toBe('unpaid')
    expect(await home.attempts()).toHaveLength(3)
  })

  test.each(['upcoming', 'locked', 'skipped', 'cancelled', 'refunded'])(
    'that is %s is not possible here',
    async state => {
      const home = await unpaidHousehold(server)
      await query('update client_order set state = $2 where id = $1', [home.orderId, state])
      const { clientId, orderId } = home
      expect(await payOrder(server.services, { clientId, orderId, now })).toBe('unpaid')
      expect(await home.attempts()).toHaveLength(1)
    },
  )

  test.each(['charged', 'packed', 'out_for_delivery', 'delivered', 'failed'])(
    'that is %s asks no card, and is paid',
    async state => {
      const home = await unpaidHousehold(server)
      await query('update client_order set state = $2 where id = $1', [home.orderId, state])
      const { clientId, orderId } = home
      expect(await payOrder(server.services, { clientId, orderId, now })).toBe('paid')
      expect(await home.attempts()).toHaveLength(1)
    },
  )

  test('of another household finds nothing', async () => {
    const [home, other] = [await unpaidHousehold(server), await unpaidHousehold(server)]
    const of = { clientId: other.clientId, orderId: home.orderId, now }
    expect(await payOrder(server.services, of)).toBe('unpaid')
    expect(await home.attempts()).toHaveLength(1)
  })
})

describe('charge keys', () => {
  const key = {
    clientId: '01900000-0000-7000-8000-000000000001',
    orderId: '01900000-0000-7000-8000-000000000002',
  }

  test('are read back as they were made', () => {
    expect(readChargeKey(chargeKey({ ...key, attempt: 12 }))).toEqual({ ...key, attempt: 12 })
  })

  test.each([
    '',
    'x',
    `${key.clientId}:${key.orderId}`,
    `${key.clientId}:${key.orderId}:0`,
    `${key.clientId}:x:1`,
  ])('%j is not one, and an outcome for it changes nothing', async text => {
    expect(readChargeKey(text)).toBeNull()
    await settleCharge(server.services, text, { state: 'captured', reference: text })
  })
})
