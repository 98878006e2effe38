import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Api } from '../../contract/index.ts'
import type { OrderCard } from '../../contract/views.ts'
import { formatDay } from '../../i18n/dates.ts'
import { reviewMessages } from '../../i18n/reviews.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { canReview } from './review_button.tsx'
import { ReviewDialog } from './review_dialog.tsx'

/** Days after its delivery for which a box is asked about. */
const askedFor = 14

/**
 * The newest delivered box, while it is fresh in mind and nothing of it is reviewed.
 * @param past newest first
 * @param today ISO date
 */
export async function boxToReview(
  api: Pick<Api, 'get'>,
  past: readonly OrderCard[],
  today: string,
): Promise<OrderCard | null> {
  const since = new Date(Date.parse(today) - askedFor * 86_400_000).toISOString().slice(0, 10)
  const box = past.find(canReview)
  if (!box || box.deliveryDate < since) return null
  const { reviews } = await api.get('reviews.mine', { orderId: box.id })
  return reviews.length === 0 ? box : null
}

/** Asks how the last box was. */
export function ReviewPrompt({ order }: { order: OrderCard }) {
  const say = useMessages(reviewMessages)
  const locale = useLocale()
  const revalidator = useRevalidator()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Banner
        action={
          <Button kind="secondary" onClick={() => setOpen(true)} size="small">
            {say.open}
          </Button>
        }
        title={say.prompt(formatDay(order.deliveryDate, locale))}
      >
        {say.promptNote}
      </Banner>
      <ReviewDialog
        onClose={() => {
          setOpen(false)
          void revalidator.revalidate()
        }}
        order={open ? order : null}
      />
    </>
  )
}
