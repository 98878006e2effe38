import type { OutputOf } from '../../contract/index.ts'
import { reviewMessages } from '../../i18n/reviews.ts'
import { useMessages } from '../components/brand_context.tsx'
import { sentences } from '../components/sentences.ts'

type Summary = NonNullable<OutputOf<'products.modal_data'>['reviews']>

/** The reviews of a product, and its cooking time as households report it. */
export function ReviewsSummary({ reviews }: { reviews: Summary }) {
  const say = useMessages(reviewMessages)
  return (
    <p className="text-muted">
      {sentences(
        `${say.summary(reviews.againPercent, reviews.count)}.`,
        reviews.minutes !== null && `${say.summaryMinutes(reviews.minutes)}.`,
      )}
    </p>
  )
}
