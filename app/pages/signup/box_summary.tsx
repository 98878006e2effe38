import type { ReactNode } from 'react'
import type { Plan } from '../../../contract/views.ts'
import type { ReceiptSums as ReceiptSumsOf } from '../../../domain/pricing/receipt_rows.ts'
import { ReceiptSums } from '../../box/receipt.tsx'
import { type Code, useWaiting } from '../../box/waiting.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import { Price, Total } from '../../dishes/price.tsx'
import { signupMessages } from './words.ts'

export interface BoxSummaryProps {
  plan: Plan
  /** Integer cents. */
  first: ReceiptSumsOf
  later: { totalCents: number }
  /** Dishes of the week. */
  pictures: readonly string[]
  /** On a small screen the plan and its total are enough, so that the form comes first. */
  brief?: boolean
  /** The code that the box has, or waits for. */
  heldCode: Code | null
  children?: ReactNode
}

/** The first box of a plan to the cent, then the weeks after: the same receipt beside every step. */
export function BoxSummary({ plan, first, later, heldCode, pictures, brief, children }: BoxSummaryProps) {
  const say = useMessages(signupMessages).plans
  const waiting = useWaiting(heldCode, first.goodsCents)
  return (
    <section
      aria-label={say.summary}
      className="plan-summary"
      data-brief={brief || undefined}
      data-ground="sunk"
    >
      <div aria-hidden className="plan-summary-pictures">
        <div className="tablecloth" />
        {pictures.map(picture => (
          <DishPicture bare key={picture} picture={picture} />
        ))}
      </div>
      <div className="plan-summary-words">
        <h2 className="text-h3">
          {plan.kind === 'rtc' ? say.recipesFor(plan.count, plan.people) : say.mealsEvery(plan.count)}
        </h2>
        <ReceiptSums sums={first} waiting={waiting} />
        <p className="plan-summary-total">
          <b>{say.firstBox}</b>
          <Total cents={first.totalCents} />
        </p>
        <p className="plan-summary-later">
          <span>{say.later}</span>
          <b>
            <Price cents={later.totalCents} />
          </b>
        </p>
        {children}
      </div>
    </section>
  )
}
