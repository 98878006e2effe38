import { describe, expect, test } from 'vitest'
import { addHours } from '../../../domain/time/zone.ts'
import { refuseRows } from '../../../tests/bad_member.ts'
import { leaveInStock, takenOf } from '../../../tests/household.ts'
import { late, lateEdits, priceOf } from '../../../tests/late_edits.ts'
import type { Services } from '../../integrations/services.ts'
import type { MenuProduct } from '../../menu/week_menu.ts'
import { settleLeftBehind } from './settle_late.ts'

const { services, homes, week, items, nextHome, add, viewOf, rows, written } = await lateEdits(223)

describe('repeated, or interrupted', () => {
  /** The processor's answer never arrives. */
  const killed = (asked: boolean): Partial<Services> => ({
    cards: {
      ...services.cards,
      charge: async charges => {
        if (asked) await services.cards.charge(charges)
        throw new Error('killed')
      },
    },
  })

  test('a request sent four times at once charges once', async () => {
    const who = nextHome()
    const before = await written(who)
    await Promise.all(Array.from({ length: 4 }, () => add(who, items[3] as MenuProduct, { quantity: 2 })))
    const after = await written(who)
    expect(after.order.marketItems).toMatchObject([{ quantity: 2 }])
    expect(after.captured).toHaveLength(before.captured.length + 1)
    expect(after.order.version).toBe(before.order.version + 1)
  })

  test('eight simultaneous additions are each in the box and charged once: a charged one is answered as done', async () => {
    const who = nextHome()
    const before = await written(who)
    const asked = items.slice(8, 16)
    expect(asked).toHaveLength(8)
    await Promise.all(asked.map(item => add(who, item)))
    const after = await written(who)
    expect(after.order.marketItems).toHaveLength(8)
    expect(after.captured).toHaveLength(before.captured.length + 8)
    const due = asked.reduce((sum, item) => sum + priceOf(item), 0)
    expect(after.order.totalCents).toBe(before.order.totalCents + due)
  })

  test.each([
    ['before the card was asked', false],
    ['after the card has paid', true],
  ])('killed %s, the next request continues and charges once', async (_, asked) => {
    const who = nextHome()
    const item = items[4] as MenuProduct
    const before = await written(who)
    await expect(add(who, item, { by: killed(asked) })).rejects.toThrow('killed')
    expect(await viewOf(who)).toEqual(before.order)
    await add(who, item)
    const after = await written(who)
    expect(after.order.totalCents).toBe(before.order.totalCents + priceOf(item))
    expect(after.captured).toHaveLength(before.captured.length + 1)
  })

  test('killed and never repeated, the clock settles the paid ones, and releases the others', async () => {
    const item = items[5] as MenuProduct
    const [paid, unpaid] = [nextHome(), nextHome()]
    const before = [await written(paid), await written(unpaid)] as const
    const stock = await takenOf(services.pool, 'freshprep', week, item.id)
    for (const [who, asked] of [
      [paid, true],
      [unpaid, false],
    ] as const) {
      await expect(add(who, item, { by: killed(asked) })).rejects.toThrow('killed')
    }
    expect(await takenOf(services.pool, 'freshprep', week, item.id)).toBe(stock + 2)
    expect(await settleLeftBehind(services, late)).toEqual({ settled: 0 })
    const tomorrow = addHours(late, 12)
    expect(await settleLeftBehind(services, tomorrow)).toEqual({ settled: 2 })
    expect(await settleLeftBehind(services, tomorrow)).toEqual({ settled: 0 })
    expect((await viewOf(paid)).totalCents).toBe(before[0].order.totalCents + priceOf(item))
    expect(await written(unpaid)).toEqual(before[1])
    expect(await takenOf(services.pool, 'freshprep', week, item.id)).toBe(stock + 1)
  })

  test('one that cannot be written holds no other, and is settled once that is mended', async () => {
    const [bad, good] = [nextHome(), nextHome()]
    for (const who of [bad, good]) {
      await expect(add(who, items[7] as MenuProduct, { by: killed(true) })).rejects.toThrow('killed')
    }
    const tomorrow = addHours(late, 12)
    const end = await refuseRows(services.pool, 'order_event', bad.clientId)
    expect(await settleLeftBehind(services, tomorrow)).toEqual({ settled: 1 })
    await end()
    expect(await settleLeftBehind(services, tomorrow)).toEqual({ settled: 1 })
  })
})

test('of two hundred who want the last ten, ten pay and have one each, nothing is oversold or charged in vain', async () => {
  const item = items[6] as MenuProduct
  await leaveInStock(services, 'freshprep', week, item.id, 10)
  const buyers = homes.splice(0, 200)
  expect(buyers).toHaveLength(200)
  const ends = await Promise.allSettled(buyers.map(buyer => add(buyer, item)))
  const refused = ends.filter(end => end.status === 'rejected').map(end => end.reason)
  expect(refused).toEqual(Array(190).fill(expect.objectContaining({ code: 'sold_out' })))
  const [found] = await rows(
    `select e.taken = e.capacity as full,
       (select sum(quantity)::int from order_line l where l.product_id = e.product_id) as held,
       (select count(*)::int from builtin_charge where state = 'captured' and idempotency_key like '%:late:%'
         and split_part(idempotency_key, ':', 1) = any($3)) as charges
     from menu_entry e where brand = 'freshprep' and week = $1 and product_id = $2`,
    [week, item.id, buyers.map(buyer => buyer.clientId)],
  )
  expect(found).toEqual({ full: true, held: 10, charges: 10 })
})
