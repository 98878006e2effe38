import { useEffect, useState } from 'react'
import type { OrderCard } from '../../contract/views.ts'
import { componentMessages } from '../../i18n/components.ts'
import { formatDay } from '../../i18n/dates.ts'
import { reviewMessages } from '../../i18n/reviews.ts'
import { browserApi } from '../api.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { Skeleton } from '../components/panels.tsx'
import { useToasts } from '../components/toasts.tsx'
import { useAttempt } from '../forms/attempt.ts'
import { draftOf } from './drafts.ts'
import { ProductReview } from './product_review.tsx'
import { useReviews } from './use_reviews.ts'

interface ReviewDialogProps {
  /** The box to review; null while the dialog is closed. */
  order: OrderCard | null
  onClose: () => void
  /** Minutes that cooking took, by product. */
  took?: Readonly<Record<string, number>>
}

/** A household's reviews of a box, product by product, with its earlier ones filled in. */
export function ReviewDialog({ order, onClose, took }: ReviewDialogProps) {
  const say = useMessages(reviewMessages)
  const locale = useLocale()
  const notify = useToasts()
  const { retry } = useMessages(componentMessages).error
  const loading = useAttempt()
  const [tries, setTries] = useState(0)
  const reviews = useReviews(order)
  const { load } = reviews
  const { run, clear } = loading
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads anew.
  useEffect(() => {
    clear()
    if (!order) return
    let gone = false
    void run(() => browserApi().get('reviews.mine', { orderId: order.id })).then(answer => {
      if (!gone && answer) load(answer.reviews, took)
    })
    return () => {
      gone = true
    }
  }, [order, run, clear, load, took, tries])

  async function save() {
    if (!(await reviews.save())) return
    notify({ text: say.saved })
    onClose()
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {say.later}
          </Button>
          <Button busy={reviews.busy} disabled={!reviews.savable} onClick={save}>
            {say.save}
          </Button>
        </>
      }
      onClose={onClose}
      open={order !== null}
      title={order ? say.title(formatDay(order.deliveryDate, locale)) : ''}
      width="wide"
    >
      <div aria-busy={!reviews.loaded && !loading.refusal} className="product-reviews">
        {loading.sentence && (
          <Banner
            action={
              <Button kind="secondary" onClick={() => setTries(tries + 1)} size="small">
                {retry}
              </Button>
            }
            tone="warn"
          >
            {say.notLoaded} {loading.sentence}
          </Banner>
        )}
        {!reviews.loaded && !loading.refusal && <Skeleton count={3} shape="button" />}
        {reviews.loaded &&
          order?.lines.map(line => (
            <ProductReview
              draft={reviews.drafts[line.productId] ?? draftOf(undefined)}
              key={line.productId}
              line={line}
              onChange={draft => reviews.change(line.productId, draft)}
              refusal={reviews.refusals[line.productId] ?? null}
            />
          ))}
      </div>
    </Dialog>
  )
}
