// The drafts of a box's reviews, and saving those that changed. A refused one keeps its text, with the reason.

import { useCallback, useState } from 'react'
import { Refusal } from '../../contract/errors.ts'
import type { Review } from '../../contract/reviews.ts'
import type { OrderCard } from '../../contract/views.ts'
import { longestComment } from '../../domain/reviews/reviews.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { reviewMessages } from '../../i18n/reviews.ts'
import { browserApi } from '../api.ts'
import { useMessages } from '../components/brand_context.tsx'
import { changesOf, charactersIn, type Draft, draftOf } from './drafts.ts'

type ByProduct<T> = Readonly<Record<string, T>>

export function useReviews(order: OrderCard | null) {
  const say = useMessages(reviewMessages)
  const errors = useMessages(errorMessages)
  const [loaded, setLoaded] = useState(false)
  const [before, setBefore] = useState<ByProduct<Draft>>({})
  const [drafts, setDrafts] = useState<ByProduct<Draft>>({})
  const [refusals, setRefusals] = useState<ByProduct<string>>({})
  const [busy, setBusy] = useState(false)

  /** @param took default minutes of cooking, for products without a review */
  const load = useCallback((reviews: readonly Review[], took: ByProduct<number> = {}) => {
    const known = Object.fromEntries(reviews.map(review => [review.productId, draftOf(review)]))
    setBefore(known)
    const timed = Object.entries(took).map(([productId, minutes]) => {
      const draft = known[productId] ?? draftOf(undefined)
      return [productId, draft.minutes === '' ? { ...draft, minutes: String(minutes) } : draft]
    })
    setDrafts({ ...known, ...Object.fromEntries(timed) })
    setRefusals({})
    setLoaded(true)
  }, [])

  const changed = Object.entries(drafts).map(([productId, draft]) => ({
    productId,
    draft,
    ...changesOf(draft, before[productId] ?? draftOf(undefined)),
  }))
  const open = changed.filter(({ review, comment }) => review !== null || comment !== null)

  /** Resolves to whether every change is saved. */
  async function save(): Promise<boolean> {
    if (!order || busy) return false
    setBusy(true)
    const failed: Record<string, string> = {}
    for (const { productId, draft, review, comment } of open) {
      try {
        const of = { orderId: order.id, productId }
        if (review) await browserApi().post('reviews.review', { ...of, ...review })
        if (comment !== null) await browserApi().post('reviews.comment', { ...of, comment })
        setBefore(known => ({ ...known, [productId]: draft }))
      } catch (failure) {
        const code = failure instanceof Refusal ? failure.code : 'unexpected'
        const name = order.lines.find(line => line.productId === productId)?.name ?? ''
        failed[productId] = say.notSaved(name, errors[code])
      }
    }
    setRefusals(failed)
    setBusy(false)
    return Object.keys(failed).length === 0
  }

  return {
    loaded,
    load,
    drafts,
    change: (productId: string, draft: Draft) => setDrafts(known => ({ ...known, [productId]: draft })),
    refusals,
    busy,
    /** Whether there is something to save, and nothing too long in it. */
    savable: open.length > 0 && open.every(({ draft }) => charactersIn(draft.comment) <= longestComment),
    save,
  }
}
