// A household's own reviews.

import { Refusal } from '../../../contract/errors.ts'
import type { Review } from '../../../contract/reviews.ts'
import type { Services } from '../../integrations/services.ts'
import { type AnswerOf, readAnswers, readReviewsOfOrder } from './store.ts'

/** A household's reviews of an order's products. @throws not_found for another household's order */
export async function readReviews(
  { pool }: Pick<Services, 'pool'>,
  clientId: string,
  orderId: string,
): Promise<Review[]> {
  const reviews = await readReviewsOfOrder(pool, clientId, orderId)
  if (!reviews) throw new Refusal('not_found')
  return reviews
}

/** Its answers about the products of some of its orders; none where it gave none. */
export async function answersOf(
  { pool }: Pick<Services, 'pool'>,
  clientId: string,
  orderIds: readonly string[],
): Promise<AnswerOf[]> {
  if (orderIds.length === 0) return []
  return readAnswers.all(pool, { clientId, orderIds })
}
