// Puts a product into a box. The possible boxes are fetched after the press, so that the pages stay the same for everybody.

import { useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { menuWeekOf } from '../../domain/time/weeks.ts'
import { browserApi } from '../api.ts'
import { useAttempt } from '../forms/attempt.ts'

type Box = OutputOf<'orders.future_orders_for_product'>[number]

export interface Adding {
  product: { id: string; name: string }
  busy: boolean
  /** Why the last press failed. */
  refused: string | null
  /** The boxes that can have it, by delivery date, with their present units; null before they were fetched. */
  boxes: readonly Box[] | null
  /** The result of the last press: one more in this box, or one less. */
  last: { box: Box; undone: boolean } | null
  /** One more in the box of the last press, else in that of the week in view, else in the next. */
  add(): void
  addTo(box: Box): void
  undo(): void
}

/** The default box of a product; undefined where none can have it. */
export function boxFor(boxes: readonly Box[], week: string | null, lastId?: string): Box | undefined {
  return (
    boxes.find(box => box.orderId === lastId) ??
    boxes.find(box => menuWeekOf(box.deliveryDate) === week) ??
    boxes[0]
  )
}

/** @param week the menu week in view, Monday as ISO date; null on the product's own page */
export function useAddToBox(product: { id: string; name: string }, week: string | null): Adding {
  const attempt = useAttempt()
  const [boxes, setBoxes] = useState<readonly Box[] | null>(null)
  const [last, setLast] = useState<Adding['last']>(null)

  /** Units are absolute, so the box is read immediately before. */
  const change = (orderId: string | null, by: 1 | -1) =>
    void attempt.run(async () => {
      const now = await browserApi().get('orders.future_orders_for_product', { productId: product.id })
      const box = orderId === null ? boxFor(now, week, last?.box.orderId) : boxOf(now, orderId)
      setBoxes(now)
      if (!box) return setLast(null)
      const quantity = Math.max(0, box.quantity + by)
      await browserApi().post('orders.update_quantity', {
        orderId: box.orderId,
        productId: product.id,
        quantity,
      })
      const after = { ...box, quantity }
      setBoxes(now.map(each => (each === box ? after : each)))
      setLast({ box: after, undone: by < 0 })
    })

  return {
    product,
    busy: attempt.busy,
    // Too many units are a fault of the quantity, which has no field here.
    refused: attempt.sentence ?? attempt.of('quantity') ?? null,
    boxes,
    last,
    add: () => change(null, 1),
    addTo: box => change(box.orderId, 1),
    undo: () => last && change(last.box.orderId, -1),
  }
}

const boxOf = (boxes: readonly Box[], orderId: string) => boxes.find(box => box.orderId === orderId)
