import { useMemo, useState } from 'react'
import type { OrderCard } from '../../../contract/views.ts'
import { cookMessages } from '../../../i18n/cook.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import type { CookedDish } from '../../recipe/cooked_dishes.ts'
import { canReview } from '../../reviews/review_button.tsx'
import { ReviewDialog } from '../../reviews/review_dialog.tsx'
import type { Cooking } from './use_cooking.ts'

interface FinishedProps {
  order: OrderCard
  chosen: readonly CookedDish[]
  cooking: Cooking
  /** Minutes that the timeline promised. */
  expected: number
}

/** The meal is ready: how long it really took, and how it was. */
export function Finished({ order, chosen, cooking, expected }: FinishedProps) {
  const say = useMessages(cookMessages)
  const to = useLinks()
  const [asked, setAsked] = useState(false)
  const minutes = Math.max(1, cooking.minutes)
  const took = useMemo(() => Object.fromEntries(chosen.map(({ id }) => [id, minutes])), [chosen, minutes])
  const cooked = useMemo(
    () => ({ ...order, lines: order.lines.filter(line => chosen.some(({ id }) => id === line.productId)) }),
    [order, chosen],
  )
  return (
    <section className="cook-finished">
      <div className="cook-plates">
        {chosen.map(({ id, picture }) => (
          <DishPicture key={id} picture={picture} size="card" />
        ))}
      </div>
      <h1>{say.table}</h1>
      <p className="text-lede">
        {say.took(minutes)} {say.expected(Math.round(expected))}
      </p>
      <p className="panel-actions">
        {canReview(order) && <Button onClick={() => setAsked(true)}>{say.say}</Button>}
        <ButtonLink kind="secondary" to={to('box', { id: order.id })}>
          {say.close}
        </ButtonLink>
        <Button kind="link" onClick={cooking.startOver}>
          {say.again}
        </Button>
      </p>
      <ReviewDialog onClose={() => setAsked(false)} order={asked ? cooked : null} took={took} />
    </section>
  )
}
