import type { MouseEvent, ReactNode } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Heart } from '../components/icons.tsx'
import { blockAt, DishPicture } from './dish_picture.tsx'

interface DishCardProps {
  /** The dish's page; the whole card leads there. */
  to: string
  /** Handles a plain press instead of following the link. */
  onOpen?: () => void
  name: string
  /** One line of its ingredients. */
  summary: string
  picture: string | null
  /** Its position on the menu, from 0: it selects the colour. */
  place?: number
  minutes?: number
  calories?: number
  /** Replaces minutes and calories. */
  facts?: readonly string[]
  /** At the end of the minutes' row: the price per serving where it is chosen. */
  price?: ReactNode
  /** One worded mark: "Vegetarian", "Premium, +$6.00 a serving". */
  mark?: string | null | undefined
  soldOut?: boolean
  /** In the box: ringed. */
  chosen?: boolean
  /** In the history's entry of the dish's page. */
  state?: object
  /** A stepper or a button over the picture's lower edge. */
  action?: ReactNode
  /** The result of its button, at the card's end. */
  note?: ReactNode
  favourite?: { kept: boolean; onToggle: () => void }
  /** The first dish of a menu: twice as wide and as high, with its promise. */
  lead?: boolean
  promise?: string
  /** The picture's own option. */
  eager?: boolean | 'first'
  /** Level of the title below the page's headings. */
  heading?: 'h2' | 'h3' | 'h4'
}

/** A dish on a menu: picture, title, ingredients, minutes and calories, one mark. The card is one link. */
export function DishCard(props: DishCardProps) {
  const { name, summary, minutes, calories, price, mark, lead, promise } = props
  const say = useMessages(componentMessages).dish
  const Title = props.heading ?? 'h3'
  return (
    <article
      className="dish-card"
      data-chosen={props.chosen || undefined}
      data-lead={lead || undefined}
      data-sold-out={props.soldOut || undefined}
    >
      <div className="dish-card-picture">
        {props.onOpen ? <CardPicture {...props} /> : <MovingPicture {...props} />}
        {props.favourite && <FavouriteButton name={name} {...props.favourite} />}
        {props.action && <div className="dish-card-action">{props.action}</div>}
      </div>
      <Title className="dish-card-title">
        <CardLink {...props} />
      </Title>
      <p className="dish-card-summary">{summary}</p>
      <p className="dish-card-meta">
        <span>
          {props.facts?.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
          {minutes !== undefined && <span>{say.minutes(minutes)}</span>}
          {calories !== undefined && <span>{say.calories(calories)}</span>}
        </span>
        {price && <b className="dish-card-price">{price}</b>}
      </p>
      <Mark>{props.soldOut ? say.soldOut : mark}</Mark>
      {lead && promise && <p className="dish-card-promise">{promise}</p>}
      {props.note}
    </article>
  )
}

/** A mark that is too long for the corner of a small picture is shown below the dish's facts. */
function Mark({ children }: { children: string | null | undefined }) {
  if (!children) return null
  return (
    <p className="dish-card-mark" data-long={children.length > 14 || undefined}>
      {children}
    </p>
  )
}

type PictureProps = Pick<DishCardProps, 'to' | 'picture' | 'place' | 'eager' | 'lead'>

function CardPicture({ picture, place, eager, lead, shared = false }: PictureProps & { shared?: boolean }) {
  return (
    <DishPicture
      {...(place !== undefined && { block: blockAt(place) })}
      eager={eager ?? false}
      picture={picture}
      shared={shared}
      size={lead ? 'lead' : 'card'}
    />
  )
}

/** The transition to the dish's page keeps the same picture on both. */
function MovingPicture(props: PictureProps) {
  return <CardPicture {...props} shared={useViewTransitionState(props.to)} />
}

function CardLink({ to, name, onOpen, state }: Pick<DishCardProps, 'to' | 'name' | 'onOpen' | 'state'>) {
  if (!onOpen) {
    return (
      <Link className="dish-card-link" prefetch="intent" state={state} to={to} viewTransition>
        {name}
      </Link>
    )
  }
  const open = (event: MouseEvent) => {
    // Another button or a modifier key opens a new tab, which the link does.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a aria-haspopup="dialog" className="dish-card-link" href={to} onClick={open}>
      {name}
    </a>
  )
}

/** Saves or forgets a dish: a 44 px target of its own over the picture. */
function FavouriteButton(props: { name: string; kept: boolean; onToggle: () => void }) {
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
