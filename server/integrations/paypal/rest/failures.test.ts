// PayPal that does not answer, or is asked twice: each payment is captured once, and nothing is lost.

import { describe, expect, test } from 'vitest'
import { payPalApp } from '../../../../tests/doubles/paypal/paypal.ts'
import type { Failure } from '../../../../tests/doubles/vendor.ts'
import { payPalServer } from '../../../../tests/paypal_server.ts'
import { paidLedger } from '../../../../tests/unpaid_household.ts'
import { payOrder } from '../../../money/pay_order.ts'
import { recall } from '../../processors/memory_store.ts'
import { payPalApi } from './api.ts'
import { payPalProcessor } from './processor.ts'

const now = '2026-11-27T15:00:00.000Z'
const { server, paypal, approvedHousehold, capturesOf } = await payPalServer(now)

describe('PayPal that fails', () => {
  const failures: Failure[] = ['cut', 'lost', 429, 500]
  const places = ['orders', 'capture'] as const
  test.each(failures.flatMap(failure => places.map(place => [failure, place] as const)))(
    '%s while it is asked for the %s charges once in the end, and loses nothing',
    async (failure, place) => {
      const home = await approvedHousehold()
      let failed = 0
      paypal.failing = ({ method, url }) =>
        method === 'POST' && url.pathname.endsWith(place) && failed++ < 2 ? failure : null
      expect((await home.change()).statusCode).toBe(200)
      expect((await home.attempts()).at(-1)).toMatchObject({ attempt: 2, state: 'created' })
      expect((await home.state()).state).toBe('payment_failed')
      paypal.failing = () => null
      const of = { clientId: home.clientId, orderId: home.orderId, now }
      const all = await Promise.all([payOrder(server.services, of), payOrder(server.services, of)])
      expect(all).toEqual(['paid', 'paid'])
      expect(capturesOf(home.clientId)).toMatchObject([{ cents: 6_000 }])
      expect(await home.ledger()).toEqual(paidLedger(home.orderId))
    },
  )

  test('two processes that request the same payment both learn that it was captured, once', async () => {
    const home = await approvedHousehold()
    paypal.failing = ({ method, url }) =>
      method === 'POST' && url.pathname.endsWith('orders') ? 'lost' : null
    await home.change()
    paypal.failing = () => null
    const { pool: db, clock } = server.services
    const key = `${home.clientId}:${home.orderId}:2`
    const asked = (await recall(db, [key])).get(key)
    if (!asked) throw new Error('the payment was not requested')
    const { token, amountCents } = asked
    const api = payPalApi({ url: paypal.url, ...payPalApp })
    const processWith = (ask: typeof api.ask) => {
      const onFailure = (error: unknown) => {
        throw error
      }
      const { charge } = payPalProcessor({ api: { ...api, ask }, db, clock, onFailure })
      return async () => (await charge([{ key, token, amountCents }])).get(key)
    }
    const other = processWith(api.ask)
    // The other one captures while the answer about the order is on its way to this one.
    const slow = processWith(async (...request) => {
      const said = await api.ask(...request)
      if (request[1] === '/v2/checkout/orders') expect(await other()).toMatchObject({ state: 'captured' })
      return said
    })
    const outcome = await slow()
    expect(outcome).toMatchObject({ state: 'captured' })
    expect(outcome).toEqual(await other())
    expect(capturesOf(home.clientId)).toHaveLength(1)
  })

  test('a payment that was given up is not requested again, and one that still came in is known', async () => {
    const { cards } = server.services
    const [first, second] = [await approvedHousehold(), await approvedHousehold()]
    for (const [home, cut] of [
      [first, 'lost'],
      [second, 'cut'],
    ] as const) {
      paypal.failing = ({ url }) => (url.pathname.endsWith('/capture') ? cut : null)
      await home.change()
      paypal.failing = () => null
    }
    const key = (home: typeof first) => `${home.clientId}:${home.orderId}:2`
    expect(await cards.giveUp(key(first))).toMatchObject({ state: 'declined', code: 'given_up' })
    expect(await cards.giveUp(key(second))).toMatchObject({ state: 'captured' })
    const again = await cards.charge([{ key: key(first), token: 'paypal:vault:x', amountCents: 6_000 }])
    expect(again.get(key(first))).toMatchObject({ state: 'declined', code: 'given_up' })
    expect(await cards.giveUp(`${first.clientId}:${first.orderId}:9`)).toBeNull()
  })
})
