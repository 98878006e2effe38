// A change says what total the browser showed; where the server's is another, the server's stands and it is logged.

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { orderOf, productsOn, publishTestMenus, requestOf, subscribe } from '../../tests/household.ts'
import { type TestServices, testServices } from '../../tests/services.ts'
import { orders } from './orders.ts'

const now = '2026-11-27T18:00:00.000Z'
let services: TestServices

beforeAll(async () => {
  services = await testServices({ now })
  await publishTestMenus(services.pool, now)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => services.close())

async function opened() {
  const who = await subscribe(services.pool, now)
  const { id: orderId, week } = orderOf(who, 1)
  const [item] = await productsOn(services.pool, 'freshprep', week, 'item')
  const request = requestOf(who.clientId, now)
  const { order } = await orders.editor_data_v2(services, request, { orderId })
  const logged = vi.spyOn(services.log, 'error').mockImplementation(() => {})
  const set = (quantity: number, totalCents: number, version = order.version) =>
    orders.update_quantity(services, request, {
      orderId,
      productId: item?.id as string,
      quantity,
      seen: { version, totalCents },
    })
  return { logged, set, priceCents: item?.item?.priceCents ?? 0, totalCents: order.totalCents, orderId }
}

describe('[API-orders.update_quantity] a total the browser foresaw', () => {
  test('to the cent is nobody’s news', async () => {
    const { logged, set, priceCents, totalCents } = await opened()
    const { order } = await set(2, totalCents + 2 * priceCents)
    expect(order.totalCents).toBe(totalCents + 2 * priceCents)
    expect(logged).not.toHaveBeenCalled()
  })

  test('a cent otherwise is logged as a defect with what tells why, and the server’s stands', async () => {
    const { logged, set, priceCents, totalCents, orderId } = await opened()
    const { order } = await set(2, totalCents + 2 * priceCents - 1)
    expect(order.totalCents).toBe(totalCents + 2 * priceCents)
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        orderId,
        version: order.version,
        seenCents: totalCents + 2 * priceCents - 1,
        receipt: order.receipt,
      }),
      expect.stringContaining('foreseen'),
    )
  })

  test('on a version that was changed elsewhere since is not compared', async () => {
    const { logged, set, priceCents, totalCents } = await opened()
    await set(1, totalCents + priceCents)
    await set(3, totalCents + 3 * priceCents + 999)
    expect(logged).not.toHaveBeenCalled()
  })
})
