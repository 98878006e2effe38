// The drafts of the review dialog: one for each product, and which of them have something new to save.

import type { Review } from '../../contract/reviews.ts'
import type { Answer, DislikeCategory } from '../../domain/reviews/reviews.ts'

/** A person's input about one product. */
export interface Draft {
  orderAgain: Answer | null
  mostLiked: string
  nextTime: string
  dislikes: Partial<Record<DislikeCategory, string>>
  minutes: string
  comment: string
}

const empty: Draft = {
  orderAgain: null,
  mostLiked: '',
  nextTime: '',
  dislikes: {},
  minutes: '',
  comment: '',
}

/** The draft of an earlier review. */
export function draftOf(review: Review | undefined): Draft {
  if (!review) return empty
  return {
    orderAgain: review.orderAgain,
    mostLiked: review.mostLiked ?? '',
    nextTime: review.nextTime ?? '',
    dislikes: review.dislikes,
    minutes: review.minutes === null ? '' : String(review.minutes),
    comment: review.comment ?? '',
  }
}

/** A ticked category gets a field for words; an unticked one loses them. */
export function withDislike(draft: Draft, category: DislikeCategory, ticked: boolean): Draft {
  const { [category]: words = '', ...others } = draft.dislikes
  return { ...draft, dislikes: ticked ? { ...others, [category]: words } : others }
}

/** The calls for a draft: none for an unchanged or empty one. */
export function changesOf(
  draft: Draft,
  before: Draft,
): { review: Omit<ReviewInput, 'orderId' | 'productId'> | null; comment: string | null } {
  const { comment, ...said } = draft
  const { comment: commentBefore, ...saidBefore } = before
  const { orderAgain } = said
  const changed = JSON.stringify(said) !== JSON.stringify(saidBefore)
  return {
    review: changed && orderAgain !== null ? { ...said, orderAgain, minutes: minutesOf(said.minutes) } : null,
    comment: comment.trim() === commentBefore.trim() ? null : comment,
  }
}

interface ReviewInput {
  orderId: string
  productId: string
  orderAgain: Answer
  mostLiked: string
  nextTime: string
  dislikes: Draft['dislikes']
  minutes: number | null
}

function minutesOf(typed: string): number | null {
  const minutes = Number.parseInt(typed, 10)
  return Number.isNaN(minutes) ? null : minutes
}

/** Characters of a comment, as a person counts them. */
export function charactersIn(text: string): number {
  return [...new Intl.Segmenter().segment(text.trim())].length
}
