import { readReviews } from '../clients/reviews/read_reviews.ts'
import { saveComment, saveReview } from '../clients/reviews/save_review.ts'
import { programTime } from '../request/program_time.ts'
import { type Calls, signedIn } from './handler.ts'

export const reviews: Calls<'reviews'> = {
  review: async ({ pool }, request, input) => ({
    review: await saveReview(pool, { ...input, clientId: signedIn(request), at: programTime(request) }),
  }),
  comment: async ({ pool }, request, input) => ({
    review: await saveComment(pool, { ...input, clientId: signedIn(request), at: programTime(request) }),
  }),
  mine: async ({ pool }, request, { orderId }) => ({
    reviews: await readReviews(pool, signedIn(request), orderId),
  }),
}
