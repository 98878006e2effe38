import Heart from 'lucide-react/icons/heart'
import type { ReactNode } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import { componentMessages } from '../messages/components.ts'
import { useMessages } from './brand_context.tsx'
import { DishPicture } from './dish_picture.tsx'

export interface DishCardProps {
  /** The dish's page; the whole card leads there. */
  to: string
  name: string
  /** One line of what is in it. */
  summary: string
  picture: string | null
  minutes?: number
  calories?: number
  /** At the end of the minutes' row: the price per serving where it is chosen. */
  price?: ReactNode
  /** One worded mark: "Vegetarian", "Premium, +$6.00 a serving". */
  mark?: string | null | undefined
  soldOut?: boolean
  /** In the box: ringed. */
  chosen?: boolean
  /** A stepper or a button over the picture's lower edge. */
  action?: ReactNode
  favourite?: { kept: boolean; onToggle: () => void }
  /** The first dish of a menu: two by two, with its promise. */
  lead?: boolean
  promise?: string
  /** As the picture takes it. */
  eager?: boolean | 'first'
  /** Level of the title under the page's headings. */
  heading?: 'h2' | 'h3'
}

/** A dish on a menu: picture, title, what is in it, minutes and calories, one mark. The card is one link. */
export function DishCard(props: DishCardProps) {
  const { to, name, summary, picture, minutes, calories, price, mark, lead, promise } = props
  const say = useMessages(componentMessages).dish
  const Title = props.heading ?? 'h3'
  const moving = useViewTransitionState(to)
  return (
    <article
      className="dish-card"
      data-chosen={props.chosen || undefined}
      data-lead={lead || undefined}
      data-sold-out={props.soldOut || undefined}
    >
      <div className="dish-card-picture">
        <DishPicture
          eager={props.eager ?? false}
          picture={picture}
          shared={moving}
          size={lead ? 'lead' : 'card'}
        />
        {props.favourite && <FavouriteButton name={name} {...props.favourite} />}
        {props.action && <div className="dish-card-action">{props.action}</div>}
      </div>
      <Title className="dish-card-title">
        <Link className="dish-card-link" prefetch="intent" to={to} viewTransition>
          {name}
        </Link>
      </Title>
      <p className="dish-card-summary">{summary}</p>
      <p className="dish-card-meta">
        <span>
          {minutes !== undefined && <span>{say.minutes(minutes)}</span>}
          {calories !== undefined && <span>{say.calories(calories)}</span>}
        </span>
        {price && <b className="dish-card-price">{price}</b>}
      </p>
      {(props.soldOut || mark) && <p className="dish-card-mark">{props.soldOut ? say.soldOut : mark}</p>}
      {lead && promise && <p className="dish-card-promise">{promise}</p>}
    </article>
  )
}

/** Keeps or forgets a dish: a 44 px target of its own over the picture. */
export function FavouriteButton(props: { name: string; kept: boolean; onToggle: () => void }) {
  const say = useMessages(componentMessages).dish
  return (
    <button
      aria-label={say.favourite(props.name)}
      aria-pressed={props.kept}
      className="favourite"
      onClick={props.onToggle}
      type="button"
    >
      <Heart aria-hidden size={20} />
    </button>
  )
}
