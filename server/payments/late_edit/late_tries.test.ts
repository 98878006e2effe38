// A browser that gets no answer tries again, and the first try may still be on its way. However late it comes, it does not win
// over what was asked after it.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueIn } from '../../../domain/orders/edits.ts'
import { type TestDatabase, testDatabase } from '../../../tests/database.ts'
import {
  leaveInStock,
  orderOf,
  productsOn,
  publishTestMenus,
  subscribe,
  type TestHousehold,
  takenOf,
} from '../../../tests/household.ts'
import type { SeenLine } from '../../orders/guard.ts'
import { loadOrder } from '../../orders/load.ts'
import type { OrderInView } from '../../orders/order_view.ts'
import { updatePairings } from '../../orders/update_pairings.ts'
import { updateQuantity } from '../../orders/update_quantity.ts'

const now = '2026-11-27T18:00:00.000Z'
let database: TestDatabase
let week: string
let items: string[]

beforeAll(async () => {
  database = await testDatabase()
  await publishTestMenus(database.pool, now)
  week = orderOf(await subscribe(database.pool, now), 1).week
  items = (await productsOn(database.pool, 'freshprep', week, 'item')).map(({ id }) => id)
})
afterAll(() => database.close())

const of = (who: TestHousehold) => ({ clientId: who.clientId, orderId: orderOf(who, 1).id, now })
const load = (who: TestHousehold) => loadOrder(database.pool, who.clientId, orderOf(who, 1).id, now)
const overtaken = (productId: string) =>
  expect.objectContaining({ code: 'order_changed', details: { productId } })

type Asked = { productId: string; quantity: number } & SeenLine
const ask = (who: TestHousehold, asked: Asked) => updateQuantity(database.pool, of(who), asked)

/** A browser of a household: what it knows of the box, and what it is in doubt about. */
async function browser(who: TestHousehold) {
  let { order, lines } = await load(who)
  let doubt: { id: string; productId: string; quantity: number }[] = []
  let tries = 0
  return {
    /** A try as it leaves the browser; until it is answered nobody knows what became of it. */
    leave(productId: string, quantity: number): Asked {
      const id = `${order.id.slice(-8)}-${order.version}-${++tries}`
      const own = doubt.filter(one => one.productId === productId).map(one => String(one.quantity))
      const from = [valueIn(lines, { productId, quantity }), ...own]
      const seen = { version: order.version, id, from, doubt }
      doubt = [...doubt, { id, productId, quantity }]
      return { productId, quantity, seen }
    },
    answered(view: OrderInView) {
      ;({ order, lines } = view)
      doubt = []
    },
  }
}

async function opened() {
  const who = await subscribe(database.pool, now)
  const self = await browser(who)
  const save = async (productId: string, quantity: number) => {
    const view = await ask(who, self.leave(productId, quantity))
    self.answered(view)
    return view
  }
  return { who, ...self, save }
}

describe('a try that comes late', { tags: '[API-orders.update_quantity]' }, () => {
  test('after what was asked since is refused, and the box is as it was left', async () => {
    const [id = ''] = items
    const { who, leave, save } = await opened()
    const late = leave(id, 1)
    await save(id, 1)
    const { order, lines } = await save(id, 0)
    await expect(ask(who, late)).rejects.toEqual(overtaken(id))
    expect(await load(who)).toMatchObject({ lines, order: { version: order.version } })
  })

  test('after it was taken back unseen is refused too: the box never changed, and does not now', async () => {
    const [, id = ''] = items
    const { who, leave, save } = await opened()
    const taken = await takenOf(database.pool, 'freshprep', week, id)
    const late = leave(id, 3)
    expect((await save(id, 0)).lines).toEqual([])
    await expect(ask(who, late)).rejects.toEqual(overtaken(id))
    expect((await load(who)).lines).toEqual([])
    expect(await takenOf(database.pool, 'freshprep', week, id)).toBe(taken)
  })

  test('after what was asked since was refused does not come true all the same', async () => {
    const [, , id = ''] = items
    const { who, leave, save } = await opened()
    await leaveInStock(database.pool, 'freshprep', week, id, 2)
    const late = leave(id, 1)
    await expect(save(id, 5)).rejects.toMatchObject({ code: 'sold_out' })
    await expect(ask(who, late)).rejects.toEqual(overtaken(id))
    expect((await load(who)).lines).toEqual([])
  })

  test('twice is saved once', async () => {
    const [id = '', other = ''] = items
    const { who, leave, answered } = await opened()
    const once = leave(id, 2)
    answered(await ask(who, once))
    const { order } = await ask(who, leave(other, 1))
    await expect(ask(who, once)).resolves.toMatchObject({ order: { version: order.version } })
  })

  test('and was saved after all is no stranger’s: what was asked since is saved on top of it', async () => {
    const [id = ''] = items
    const { who, leave, save } = await opened()
    await ask(who, leave(id, 1))
    expect((await save(id, 4)).lines).toMatchObject([{ productId: id, quantity: 4 }])
  })

  test('is overtaken where a dish brought the same item along since', {
    tags: '[API-orders.update_pairings]',
  }, async () => {
    const { who, leave, answered } = await opened()
    const dishes = await productsOn(database.pool, 'freshprep', week, 'rtc')
    const dish = dishes.find(({ dish }) => dish?.pairings.some(id => items.includes(id)))
    const item = dish?.dish?.pairings.find(id => items.includes(id)) as string
    answered(await ask(who, leave(dish?.id as string, 1)))
    const late = leave(item, 2)
    const pair = (pairings: string[]) =>
      updatePairings(database.pool, of(who), { productId: dish?.id as string, pairings })
    await pair([item])
    await pair([])
    await expect(ask(who, late)).rejects.toEqual(overtaken(item))
  })

  test('leaves other lines alone: who changed another one meanwhile is not in its way', async () => {
    const [id = '', other = ''] = items
    const { who, leave, save } = await opened()
    const late = leave(id, 1)
    await updateQuantity(database.pool, of(who), { productId: other, quantity: 1 })
    await expect(ask(who, late)).resolves.toMatchObject({ lines: [{ productId: other }, { productId: id }] })
    await expect(save(id, 2)).resolves.toMatchObject({ order: { version: expect.any(Number) } })
  })
})

test('whatever is tried, lost, saved unseen or late, the box is what was last answered, and stays so', async () => {
  const { who, leave, answered } = await opened()
  const anyTry = fc.record({
    item: fc.nat({ max: 1 }),
    quantity: fc.nat({ max: 2 }),
    fate: fc.constantFrom('answered', 'answered', 'unseen', 'late', 'lost'),
    arrive: fc.nat({ max: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyTry, { maxLength: 14 }), async all => {
      const late: Asked[] = []
      const last = new Map((await load(who)).lines.map(line => [line.productId, line.quantity]))
      const arrives = async (asked: Asked) =>
        ask(who, asked).catch(error => expect(error).toEqual(overtaken(asked.productId)))
      const save = async (productId: string, quantity: number) => {
        answered(await ask(who, leave(productId, quantity)))
        last.set(productId, quantity)
      }
      for (const { item, quantity, fate, arrive } of all) {
        for (const asked of late.splice(0, arrive)) await arrives(asked)
        const id = items[item] as string
        if (fate === 'answered') await save(id, quantity)
        else {
          const asked = leave(id, quantity)
          if (fate === 'unseen') await arrives(asked)
          if (fate === 'late') late.push(asked)
        }
      }
      // The household's last word on both, and then all that was on its way.
      for (const id of items.slice(0, 2)) await save(id, last.get(id) ?? 0)
      const { order, lines } = await load(who)
      for (const asked of late) await arrives(asked)
      expect(await load(who)).toMatchObject({ lines, order: { version: order.version } })
      for (const id of items.slice(0, 2))
        expect(lines.find(line => line.productId === id)?.quantity ?? 0).toBe(last.get(id) ?? 0)
    }),
    { numRuns: 40 },
  )
})
