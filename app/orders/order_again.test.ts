import { describe, expect, test } from 'vitest'
import { Refusal } from '../../contract/errors.ts'
import type { Api } from '../../contract/index.ts'
import { orderAgain, takeBack } from './order_again.ts'

const line = (productId: string, quantity = 1) => ({ productId, name: `the ${productId}`, quantity }) as never

/** Open boxes by product, and the products put into them. */
function house(
  boxes: Record<string, { orderId: string; quantity: number }[]>,
  refuse: Record<string, string> = {},
) {
  const put: unknown[] = []
  const api = {
    get: async (_name: string, { productId }: { productId: string }) =>
      (boxes[productId] ?? []).map(box => ({ ...box, deliveryDate: '2026-12-01' })),
    post: async (_name: string, input: { productId: string }) => {
      const code = refuse[input.productId]
      if (code) throw new Refusal(code as never)
      put.push(input)
    },
  } as unknown as Pick<Api, 'get' | 'post'>
  return { api, put }
}

describe('ordering a box again', () => {
  test('adds to the first open box that can have the product', { tags: '[RT-RECENT]' }, async () => {
    const { api, put } = house({
      soup: [
        { orderId: 'a', quantity: 2 },
        { orderId: 'b', quantity: 0 },
      ],
    })
    expect(await orderAgain(api, { lines: [line('soup', 3)] })).toEqual({
      added: [{ orderId: 'a', deliveryDate: '2026-12-01', count: 1 }],
      missing: [],
      units: [{ orderId: 'a', productId: 'soup', units: 3 }],
    })
    expect(put).toEqual([{ orderId: 'a', productId: 'soup', quantity: 5 }])
  })

  test('names products that no open box has, and adds the rest', async () => {
    const { api } = house(
      { soup: [{ orderId: 'a', quantity: 0 }], stew: [{ orderId: 'a', quantity: 0 }] },
      { stew: 'sold_out' },
    )
    const { added, missing } = await orderAgain(api, { lines: [line('pie'), line('soup'), line('stew')] })
    expect(added.map(({ count }) => count)).toEqual([1])
    expect(missing).toEqual(['the pie', 'the stew'])
  })

  test('can be undone by as many units, not more than there are', async () => {
    const { api, put } = house({
      soup: [
        { orderId: 'a', quantity: 9 },
        { orderId: 'b', quantity: 5 },
      ],
      stew: [{ orderId: 'a', quantity: 1 }],
      pie: [{ orderId: 'a', quantity: 0 }],
    })
    const units = [
      { orderId: 'b', productId: 'soup', units: 3 },
      { orderId: 'a', productId: 'stew', units: 2 },
      { orderId: 'a', productId: 'pie', units: 1 },
    ]
    await takeBack(api, { units })
    expect(put).toEqual([
      { orderId: 'b', productId: 'soup', quantity: 2 },
      { orderId: 'a', productId: 'stew', quantity: 0 },
    ])
  })

  test('stops at a failure that concerns none of the products', async () => {
    const { api } = house({ soup: [{ orderId: 'a', quantity: 0 }] }, { soup: 'busy' })
    await expect(orderAgain(api, { lines: [line('soup')] })).rejects.toThrow(Refusal)
  })
})
