// A past box as a wall of plates: each dish with the household's review, and a way to order all of it again.

import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { OrderCard } from '../../contract/views.ts'
import type { Answer } from '../../domain/reviews/reviews.ts'
import { componentMessages } from '../../i18n/components.ts'
import { formatDay, formatShortDay } from '../../i18n/dates.ts'
import { recentMessages } from '../../i18n/recent.ts'
import { reviewMessages } from '../../i18n/reviews.ts'
import { browserApi } from '../api.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button, ButtonLink } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { sentences } from '../components/sentences.ts'
import { DishPicture } from '../dishes/dish_picture.tsx'
import { Price } from '../dishes/price.tsx'
import { useAttempt } from '../forms/attempt.ts'
import { canReview, ReviewButton } from '../reviews/review_button.tsx'
import { type OrderedAgain, orderAgain, takeBack } from './order_again.ts'
import { ArrivalOfPast, namesOf, PastOrder, type PastOrderProps, ToBox, usePastOrder } from './past_order.tsx'

/** The reviews of a box, by product. */
type SaidOf = Readonly<Partial<Record<string, Answer>>>

interface EatenBoxProps extends Omit<PastOrderProps, 'actions'> {
  said: SaidOf
  onReview: () => void
}

/** A past order: its plates, its sums, and its actions. One without dishes is a row. */
export function EatenBox({ order, plan, said, onReview }: EatenBoxProps) {
  const again = useOrderAgain(order)
  const dishes = order.lines.filter(line => line.kind !== 'item')
  const actions = canReview(order) && (
    <>
      <ReviewButton onReview={onReview} order={order} />
      {again.button}
    </>
  )
  return (
    <>
      {dishes.length === 0 || order.skipped ? (
        <PastOrder actions={actions} order={order} plan={plan} />
      ) : (
        <article className="eaten">
          <Words order={order} plan={plan} />
          <ul className="eaten-plates">
            {dishes.map(line => (
              <li key={line.productId}>
                <Plate line={line} said={said[line.productId]} />
              </li>
            ))}
          </ul>
          <div className="eaten-actions">
            {actions}
            <ArrivalOfPast order={order} />
            <ToBox order={order} />
          </div>
        </article>
      )}
      {again.outcome}
    </>
  )
}

function Words({ order, plan }: Omit<PastOrderProps, 'actions'>) {
  const { title, why, totalCents, totalNote, when } = usePastOrder(order, plan)
  const locale = useLocale()
  const items = namesOf(order.lines.filter(line => line.kind === 'item'))
  return (
    <div className="eaten-words">
      <h3 className="order-row-date">
        <time dateTime={order.deliveryDate}>{formatShortDay(order.deliveryDate, locale)}</time>
        <span>{when}</span>
      </h3>
      <p className="eaten-sums">
        <b>{title}</b> <Price cents={totalCents} /> <span>{totalNote}</span>
      </p>
      {why ? (
        <p className="eaten-note">{why}</p>
      ) : (
        items !== '' && <p className="eaten-note">{`+ ${items}`}</p>
      )}
    </div>
  )
}

/** A past dish: its picture links to it, and its review is below. */
function Plate({ line, said }: { line: OrderCard['lines'][number]; said: Answer | undefined }) {
  const say = useMessages(reviewMessages)
  const to = useLinks()
  return (
    <>
      <Link className="eaten-plate" to={to('product', { id: line.productId })}>
        <DishPicture picture={line.picture} />
        <span className="eaten-name">{namesOf([line])}</span>
      </Link>
      {said && <p className="eaten-said">{say.said(say.answers[said])}</p>}
    </>
  )
}

/** Ordering a past box again: the button, and its result, which can be undone. */
function useOrderAgain(order: OrderCard): { button: ReactNode; outcome: ReactNode } {
  const say = useMessages(recentMessages)
  const locale = useLocale()
  const attempt = useAttempt()
  const [done, setDone] = useState<OrderedAgain | 'undone' | null>(null)

  async function again() {
    const result = await attempt.run(() => orderAgain(browserApi(), order))
    if (result) setDone(result)
  }

  async function undo(again: OrderedAgain) {
    const result = await attempt.run(async () => {
      await takeBack(browserApi(), again)
      return 'undone' as const
    })
    if (result) setDone(result)
  }

  return {
    button: (
      <Button
        aria-label={say.againOf(formatDay(order.deliveryDate, locale))}
        busy={attempt.busy}
        kind="secondary"
        onClick={again}
        size="small"
      >
        {say.again}
      </Button>
    ),
    outcome: (
      <>
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <div className="recent-outcome" role="status">
          {done === 'undone' && <Banner>{say.undone}</Banner>}
          {done && done !== 'undone' && <Outcome busy={attempt.busy} done={done} onUndo={() => undo(done)} />}
        </div>
      </>
    ),
  }
}

interface OutcomeProps {
  done: OrderedAgain
  busy: boolean
  onUndo: () => void
}

/** Which products went into which box, and which could not; with links onward and back. */
function Outcome({ done: { added, missing }, busy, onUndo }: OutcomeProps) {
  const say = useMessages(recentMessages)
  const { undo } = useMessages(componentMessages).toasts
  const locale = useLocale()
  const to = useLinks()
  const first = added[0]
  return (
    <Banner
      action={
        first && (
          <span className="button-row">
            <Button busy={busy} kind="link" onClick={onUndo} size="small">
              {undo}
            </Button>
            <ButtonLink kind="secondary" size="small" to={to('editor', { id: first.orderId })}>
              {say.edit}
            </ButtonLink>
          </span>
        )
      }
      tone={first ? 'good' : 'info'}
    >
      {sentences(
        ...added.map(({ count, deliveryDate }) => say.added(count, formatDay(deliveryDate, locale))),
        !first && say.none,
        first && missing.length > 0 && say.missing(missing.join(', ')),
      )}
    </Banner>
  )
}
