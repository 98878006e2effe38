// A browser that gets no answer sends the same request again while the first may still be on its way. However late or
// often it arrives, it is saved once, and never overrides a later request.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import {
  leaveInStock,
  menusAt,
  orderOf,
  productsOn,
  subscribe,
  type TestHousehold,
  takenOf,
} from '../../tests/household.ts'
import type { SeenBox } from './guard.ts'
import { loadOrder } from './load.ts'
import type { OrderInView } from './order_view.ts'
import { updateQuantity } from './update_quantity.ts'

const now = '2026-11-27T18:00:00.000Z'

const database = await testDatabase({ beginning: menusAt(now) })
const week = orderOf(await subscribe(database.pool, now), 1).week
const items = (await productsOn(database, 'freshprep', week, 'item')).map(({ id }) => id)

const of = (who: TestHousehold) => ({ clientId: who.clientId, orderId: orderOf(who, 1).id, now })
const load = (who: TestHousehold) => loadOrder(database, who.clientId, orderOf(who, 1).id, now)
const stateOf = async (who: TestHousehold) => {
  const { lines, order } = await load(who)
  return { lines, version: order.version }
}
const changed = expect.objectContaining({ code: 'order_changed' })

type QuantityRequest = { productId: string; quantity: number } & SeenBox
const ask = (who: TestHousehold, asked: QuantityRequest) => updateQuantity(database, of(who), asked)

/** A browser of a household: the version it knows, and the ids of its requests. */
async function opened(who?: TestHousehold) {
  const home = who ?? (await subscribe(database.pool, now))
  let { version } = (await load(home)).order
  const request = (productId: string, quantity: number): QuantityRequest => {
    const id = crypto.randomUUID()
    return { productId, quantity, seen: { version, id } }
  }
  const answered = (view: OrderInView) => {
    version = view.order.version
    return view
  }
  const save = async (productId: string, quantity: number) =>
    answered(await ask(home, request(productId, quantity)))
  return { who: home, request, answered, save }
}

describe('a request that comes late', { tags: '[API-orders.update_quantity]' }, () => {
  test('after its repeat and another change changes nothing', async () => {
    const [id = ''] = items
    const { who, request, answered, save } = await opened()
    const put = request(id, 1)
    answered(await ask(who, put))
    await save(id, 0)
    const left = await stateOf(who)
    await expect(ask(who, put)).resolves.toMatchObject({ lines: [], order: { version: left.version } })
    expect(await stateOf(who)).toEqual(left)
  })

  test('and whose repeat was refused stays refused, though it would be possible by now', async () => {
    const [, id = ''] = items
    const { who, request } = await opened()
    await leaveInStock(database, 'freshprep', week, id, 2)
    const put = request(id, 5)
    const soldOut = { code: 'sold_out', details: { productId: id, left: 2 } }
    await expect(ask(who, put)).rejects.toMatchObject(soldOut)
    await expect(ask(who, put)).rejects.toMatchObject(soldOut)
    await leaveInStock(database, 'freshprep', week, id, 9)
    const taken = await takenOf(database.pool, 'freshprep', week, id)
    await expect(ask(who, put)).rejects.toEqual(changed)
    expect((await load(who)).lines).toEqual([])
    expect(await takenOf(database.pool, 'freshprep', week, id)).toBe(taken)
    // Sent under a new id it is another request.
    await expect(ask(who, request(id, 5))).resolves.toMatchObject({ lines: [{ quantity: 5 }] })
  })

  test('after others were refused on the same box stays refused', async () => {
    const [, , id = '', other = ''] = items
    const { who, request } = await opened()
    for (const product of [id, other]) await leaveInStock(database, 'freshprep', week, product, 0)
    const [put, next] = [request(id, 1), request(other, 1)]
    for (const asked of [put, next]) await expect(ask(who, asked)).rejects.toMatchObject({ code: 'sold_out' })
    for (const product of [id, other]) await leaveInStock(database, 'freshprep', week, product, 9)
    for (const asked of [put, next]) await expect(ask(who, asked)).rejects.toEqual(changed)
    expect((await load(who)).lines).toEqual([])
  })

  test('after another device changed the box is refused, whatever line it changed, unless its change is already made', async () => {
    const [id = '', other = ''] = items
    const { who, request, save } = await opened()
    const [put, same] = [request(id, 2), request(other, 1)]
    await (await opened(who)).save(other, 1)
    await expect(ask(who, put)).rejects.toEqual(changed)
    await expect(ask(who, same)).resolves.toMatchObject({ lines: [{ productId: other, quantity: 1 }] })
    expect((await load(who)).lines).toMatchObject([{ productId: other, quantity: 1 }])
    await expect(save(id, 2)).rejects.toEqual(changed)
  })
})

describe('a request that comes twice', { tags: '[API-orders.update_quantity]' }, () => {
  test('is saved once, and answered with the present box', async () => {
    const [id = '', other = ''] = items
    const { who, request } = await opened()
    const put = request(id, 2)
    await ask(who, put)
    const elsewhere = await opened(who)
    await elsewhere.save(other, 1)
    await elsewhere.save(id, 3)
    const left = await stateOf(who)
    const again = await ask(who, put)
    expect({ lines: again.lines, version: again.order.version }).toEqual(left)
    expect(await stateOf(who)).toEqual(left)
  })

  test('at once is saved once, and both are answered', async () => {
    const [id = ''] = items
    const { who, request } = await opened()
    const { version } = await stateOf(who)
    const put = request(id, 2)
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(who, put)))
    for (const { lines } of answers) expect(lines).toMatchObject([{ productId: id, quantity: 2 }])
    expect(await stateOf(who)).toMatchObject({ version: version + 1 })
  })

  test('is answered as saved after the cutoff too, and a new one is refused for the cutoff', {
    tags: '[ST-ORDER-NOT-EDITABLE]',
  }, async () => {
    const [id = '', other = ''] = items
    const { who, request, answered } = await opened()
    const put = request(id, 1)
    const { order } = answered(await ask(who, put))
    const late = { ...of(who), now: order.cutoffAt.replace('.000Z', '.001Z') }
    await expect(updateQuantity(database, late, put)).resolves.toMatchObject({
      lines: [{ quantity: 1 }],
    })
    const next = request(other, 1)
    await expect(updateQuantity(database, late, next)).rejects.toMatchObject({ code: 'order_locked' })
  })
})

test('whatever is lost, repeated, refused, late or changed elsewhere, the box is the last answered one, and stays so', async () => {
  const { who } = await opened()
  const [id = '', scarce = ''] = items.slice(4)
  const anyStep = fc.record({
    elsewhere: fc.integer({ min: 0, max: 9 }).map(n => n === 0),
    product: fc.constantFrom(id, scarce),
    quantity: fc.nat({ max: 2 }),
    /** The fates of the first tries of the request; the last is answered. */
    tries: fc.array(fc.constantFrom('lost', 'unseen', 'late'), { maxLength: 2 }),
    left: fc.nat({ max: 2 }),
    arrive: fc.nat({ max: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 10 }), async steps => {
      const late: QuantityRequest[] = []
      let browser = await opened(who)
      // A late one may be answered as saved or refused; nobody receives the answer, and it changes nothing.
      const arrives = async (asked: QuantityRequest) => {
        const before = await stateOf(who)
        await ask(who, asked).catch(() => {})
        expect(await stateOf(who)).toEqual(before)
      }
      for (const { elsewhere, product, quantity, tries, left, arrive } of steps) {
        for (const asked of late.splice(0, arrive)) await arrives(asked)
        await leaveInStock(database, 'freshprep', week, scarce, left)
        if (elsewhere) await (await opened(who)).save(product, quantity).catch(() => {})
        const asked = browser.request(product, quantity)
        for (const fate of tries) {
          if (fate === 'unseen') await ask(who, asked).catch(() => {})
          if (fate === 'late') late.push(asked)
        }
        const before = await stateOf(who)
        const view = await ask(who, asked).catch(error => error)
        if ('lines' in view) {
          browser.answered(view)
          expect(
            view.lines.find((line: { productId: string }) => line.productId === product)?.quantity ?? 0,
          ).toBe(quantity)
        } else {
          expect(['order_changed', 'sold_out']).toContain(view.code)
          expect(await stateOf(who)).toEqual(before)
          if (view.code === 'order_changed') browser = await opened(who)
        }
      }
      for (const asked of late) await arrives(asked)
    }),
    { numRuns: 40 },
  )
})
