// A household's reviews of past boxes, as they were loaded and as they change while the page is open.

import { useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import type { Answer } from '../../domain/reviews/reviews.ts'
import { browserApi } from '../api.ts'

type ReviewAnswers = OutputOf<'clients.delivery_history'>['said']
type ByProduct = Readonly<Partial<Record<string, Answer>>>

/** Answers by order and product, and a function that reloads an order's after a review. */
export function useSaid(loaded: ReviewAnswers) {
  const [newer, setNewer] = useState<Readonly<Record<string, ByProduct>>>({})
  return {
    of: (orderId: string): ByProduct =>
      newer[orderId] ??
      Object.fromEntries(
        loaded.filter(one => one.orderId === orderId).map(one => [one.productId, one.orderAgain]),
      ),
    /** Where that fails, the loaded reviews stay. */
    async refresh(orderId: string) {
      const { reviews } = await browserApi()
        .get('reviews.mine', { orderId })
        .catch(() => ({ reviews: null }))
      if (!reviews) return
      const said = reviews.flatMap(({ productId, orderAgain }) =>
        orderAgain ? [[productId, orderAgain] as const] : [],
      )
      setNewer(before => ({ ...before, [orderId]: Object.fromEntries(said) }))
    },
  }
}
