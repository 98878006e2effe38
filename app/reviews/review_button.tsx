import type { OrderCard } from '../../contract/views.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { arrivedOrders } from '../../domain/machines/order_groups.ts'
import { formatDay } from '../../i18n/dates.ts'
import { reviewMessages } from '../../i18n/reviews.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'

/** Only delivered products can be reviewed. */
export const canReview = ({ state, lines }: Pick<OrderCard, 'state' | 'lines'>): boolean =>
  isOneOf(state, arrivedOrders) && lines.length > 0

export function ReviewButton({ order, onReview }: { order: OrderCard; onReview: () => void }) {
  const say = useMessages(reviewMessages)
  const locale = useLocale()
  if (!canReview(order)) return null
  return (
    <Button
      aria-label={say.openOf(formatDay(order.deliveryDate, locale))}
      kind="secondary"
      onClick={onReview}
      size="small"
    >
      {say.open}
    </Button>
  )
}
