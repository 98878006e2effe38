// reviews.review and reviews.comment: a household's answer about a delivered product, and its effect on the next boxes.

import { Refusal } from '../../../contract/errors.ts'
import type { Review } from '../../../contract/reviews.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { arrivedOrders } from '../../../domain/machines/order_groups.ts'
import { type Answer, answersOf, opinionOf } from '../../../domain/reviews/reviews.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { saveProfile } from '../../subscription/save_profile.ts'
import { type ReviewOf, readReviewedLine, writeComment, writeNever, writeReview } from './store.ts'

interface ReviewToSave extends ReviewOf {
  orderAgain: Answer
  mostLiked?: string | null | undefined
  nextTime?: string | null | undefined
  dislikes?: Review['dislikes'] | undefined
  minutes?: number | null | undefined
  /** Program time, ISO instant. */
  at: string
}

/**
 * Saves a review. "Never" adds the dish to the household's exclusions, which its settings show; another answer removes it again.
 * @throws not_found for a product of another household, order_not_delivered, review_answer_unknown
 */
export function saveReview({ pool }: Pick<Services, 'pool'>, review: ReviewToSave): Promise<Review> {
  return withTx(pool, async tx => {
    const { kind, version } = await deliveredLine(tx, review)
    if (!answersOf(kind).includes(review.orderAgain)) {
      throw new Refusal('review_answer_unknown', { fields: { orderAgain: 'review_answer_unknown' } })
    }
    const saved = await writeReview(tx, {
      ...review,
      version,
      mostLiked: review.mostLiked || null,
      nextTime: review.nextTime || null,
      dislikes: review.dislikes ?? {},
      minutes: review.minutes ?? null,
    })
    await holdClient(tx, review.clientId)
    await writeNever(tx, review, opinionOf(review.orderAgain) === 'never')
    await saveProfile(tx, review.clientId, review.at)
    const { clientId, orderId, productId, orderAgain, at } = review
    await recordEvent(tx, {
      clientId,
      kind: 'product_reviewed',
      data: { orderId, productId, orderAgain },
      at,
    })
    return saved
  })
}

/**
 * Saves a comment; an empty one removes it.
 * @throws not_found, order_not_delivered
 */
export function saveComment(
  { pool }: Pick<Services, 'pool'>,
  of: ReviewOf & { comment: string; at: string },
): Promise<Review> {
  return withTx(pool, async tx => {
    const { version } = await deliveredLine(tx, of)
    const saved = await writeComment(tx, { ...of, version })
    const { clientId, orderId, productId, at } = of
    await recordEvent(tx, { clientId, kind: 'product_commented', data: { orderId, productId }, at })
    return saved
  })
}

async function deliveredLine(tx: Tx, of: ReviewOf) {
  const line = await readReviewedLine(tx, of)
  if (!line) throw new Refusal('not_found')
  if (!isOneOf(line.state, arrivedOrders)) throw new Refusal('order_not_delivered')
  return line
}
