import { readReviews } from '../dashboard/reviews/read_reviews.ts'
import { saveComment, saveReview } from '../dashboard/reviews/save_review.ts'
import { programTime } from '../request/clock/program_time.ts'
import { type Calls, signedIn } from './handler.ts'

export const reviews: Calls<'reviews'> = {
  review: async (services, request, input) => ({
    review: await saveReview(services, { ...input, clientId: signedIn(request), at: programTime(request) }),
  }),
  comment: async (services, request, input) => ({
    review: await saveComment(services, { ...input, clientId: signedIn(request), at: programTime(request) }),
  }),
  mine: async (services, request, { orderId }) => ({
    reviews: await readReviews(services, signedIn(request), orderId),
  }),
}
