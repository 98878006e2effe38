// A change includes the total that the browser showed. Where the server computes another, the server's counts and the difference is
// logged.

import { type Level, pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { menusAt, orderOf, productsOn, requestOf, subscribe } from '../../tests/household.ts'
import { testServices } from '../../tests/services.ts'
import { menusOf } from '../menu/memory.ts'
import { orders } from './orders.ts'

const now = '2026-11-27T18:00:00.000Z'

const services = await testServices({ now, beginning: menusAt(now) })

/** A log as an operator reads it: its lines, of this level and above. */
function logOf(level: Level) {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  return { lines, log: pino({ level }, { write }) }
}

/** An open box in a browser, with a dish that can be swapped and paired, and the log of its requests. */
async function opened() {
  const who = await subscribe(services.pool, now)
  const { id: orderId, week } = orderOf(who, 1)
  const [item] = await productsOn(services, 'freshprep', week, 'item')
  const menu = await menusOf(services).week('freshprep', week)
  const swappable = [...(menu?.products.values() ?? [])].find(
    ({ dish }) => dish?.customizations.length && dish.pairings.some(id => menu?.products.has(id)),
  )
  const dishId = swappable?.id as string
  const request = requestOf(who.clientId, now)
  await orders.update_quantity(services, request, { orderId, productId: dishId, quantity: 1 })
  const { order, pricing } = await orders.editor_data_v2(services, request, { orderId })
  const { lines: logged, log } = logOf('error')
  const serving = { ...services, log }
  const set = (quantity: number, totalCents: number, version = order.version) =>
    orders.update_quantity(serving, request, {
      orderId,
      productId: item?.id as string,
      quantity,
      seen: { version, totalCents, id: crypto.randomUUID() },
    })
  const swap = swappable?.dish?.customizations[0]
  const pairing = swappable?.dish?.pairings.find(id => menu?.products.has(id)) as string
  const seen = { version: order.version, totalCents: 1, id: crypto.randomUUID() }
  const changes = {
    update_quantity: () => set(2, 1),
    update_customization: () =>
      orders.update_customization(serving, request, {
        orderId,
        productId: dishId,
        customizationId: swap?.id as string,
        seen,
      }),
    update_pairings: () =>
      orders.update_pairings(serving, request, { orderId, productId: dishId, pairings: [pairing], seen }),
  }
  const priceCents = pricing.prices[item?.id as string]?.unitCents ?? 0
  return { logged, set, changes, priceCents, totalCents: order.totalCents, orderId }
}

describe('a total that the browser foresaw', { tags: '[API-orders.update_quantity]' }, () => {
  test('is not logged if it is right to the cent', async () => {
    const { logged, set, priceCents, totalCents } = await opened()
    const { order } = await set(2, totalCents + 2 * priceCents)
    expect(order.totalCents).toBe(totalCents + 2 * priceCents)
    expect(logged).toEqual([])
  })

  test('is logged as a defect with its inputs if it is a cent off, and the server’s counts', async () => {
    const { logged, set, priceCents, totalCents, orderId } = await opened()
    const { order } = await set(2, totalCents + 2 * priceCents - 1)
    expect(order.totalCents).toBe(totalCents + 2 * priceCents)
    expect(logged).toEqual([
      expect.objectContaining({
        level: pino.levels.values.error,
        msg: 'a total was foreseen otherwise',
        orderId,
        version: order.version,
        seenCents: totalCents + 2 * priceCents - 1,
        receipt: order.receipt,
        lines: order.lines,
      }),
    ])
  })

  test.each(['update_quantity', 'update_customization', 'update_pairings'] as const)(
    'by %s is compared with the answer and the order after it',
    { tags: '[API-orders.update_customization] [API-orders.update_pairings]' },
    async call => {
      const { logged, changes, orderId } = await opened()
      const { order } = await changes[call]()
      expect(logged).toMatchObject([{ orderId, seenCents: 1, receipt: { totalCents: order.totalCents } }])
      const { rows } = await services.pool.query('select total_cents from client_order where id = $1', [
        orderId,
      ])
      expect(rows).toEqual([{ total_cents: order.totalCents }])
    },
  )

  test('on a version that was changed elsewhere since is refused, and not logged', async () => {
    const { logged, set, priceCents, totalCents } = await opened()
    await set(1, totalCents + priceCents)
    await expect(set(3, totalCents + 3 * priceCents + 999)).rejects.toMatchObject({ code: 'order_changed' })
    expect(logged).toEqual([])
  })
})
