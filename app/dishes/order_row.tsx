import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { formatMoney } from '../../domain/money.ts'
import { componentMessages } from '../../i18n/components.ts'
import { formatDay, formatShortDay } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button, ButtonLink } from '../components/button.tsx'
import { Plus } from '../components/icons.tsx'
import { DishPicture } from './dish_picture.tsx'
import { Total } from './price.tsx'

interface OrderRowProps {
  /** Delivery date, ISO. */
  date: string
  /** "Tuesday", or "Tuesday, 4 to 8 pm". */
  when: string
  /** Pictures of the chosen dishes; `undefined` for an open place, `null` for a dish without a picture. */
  pictures: readonly (string | null | undefined)[]
  /** How many more there are than fit. */
  more?: number
  title: string
  note: string
  totalCents: number
  /** The parts of the total, or its former value: "tax $0.00", "premium $12.00", "was $83.70". */
  totalNote: string
  skipped?: boolean
  /** The next box comes first, larger, on a card. */
  lead?: boolean
  cutoff?: ReactNode
  /** The editor's address; absent once it is locked. */
  editTo?: To | null
  onSkip?: (() => void) | null
  onUndoSkip?: (() => void) | null
  /** Other actions: review it, order it again. */
  actions?: ReactNode
  busy?: boolean
}

/** One delivery: date, pictures, sentence, total, Edit and Skip side by side; after a skip, Undo replaces Skip. */
export function OrderRow(props: OrderRowProps) {
  const { date, when, pictures, title, note, skipped, lead } = props
  const locale = useLocale()
  return (
    <article className="order-row" data-lead={lead || undefined} data-skipped={skipped || undefined}>
      <p className="order-row-date">
        {skipped ? (
          <s>
            <time dateTime={date}>{formatShortDay(date, locale)}</time>
          </s>
        ) : (
          <time dateTime={date}>{formatShortDay(date, locale)}</time>
        )}
        <span>{when}</span>
      </p>
      {!skipped && pictures.length > 0 && (
        <OrderPictures across={lead ? 96 : 60} more={props.more ?? 0} pictures={pictures} />
      )}
      <div className="order-row-words">
        <h3>{title}</h3>
        <p className="order-row-note">{note}</p>
        {props.cutoff}
      </div>
      <p className="order-row-total">
        {lead ? (
          <Total cents={props.totalCents} />
        ) : (
          <data value={props.totalCents}>{formatMoney(props.totalCents, locale)}</data>
        )}
        {props.totalNote && <span>{props.totalNote}</span>}
      </p>
      <OrderActions {...props} />
    </article>
  )
}

interface OrderPicturesProps {
  pictures: OrderRowProps['pictures']
  more: number
  across: number
}

function OrderPictures({ pictures, more, across }: OrderPicturesProps) {
  const say = useMessages(componentMessages).order
  return (
    <ul className="order-row-pictures">
      {pictures.map((picture, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the box is its position.
        <li key={place}>
          {picture === undefined ? (
            <span className="place-open">
              <Plus aria-hidden size={20} />
              <span className="visually-hidden">{say.notChosen}</span>
            </span>
          ) : (
            <DishPicture across={across} picture={picture} size="thumb" />
          )}
        </li>
      ))}
      {more > 0 && (
        <li className="order-row-more">
          <span aria-hidden>{`+${more}`}</span>
          <span className="visually-hidden">{say.more(more)}</span>
        </li>
      )}
    </ul>
  )
}

function OrderActions(props: OrderRowProps) {
  const locale = useLocale()
  const say = useMessages(componentMessages).order
  const day = formatDay(props.date, locale)
  const busy = props.busy ?? false
  return (
    <div className="order-row-actions">
      {props.skipped
        ? props.onUndoSkip && (
            <Button
              aria-label={say.undoSkipOf(day)}
              busy={busy}
              kind="quiet"
              onClick={props.onUndoSkip}
              size="small"
            >
              {say.undoSkip}
            </Button>
          )
        : props.editTo && (
            <ButtonLink
              aria-label={say.editOf(day)}
              kind={props.lead ? 'quiet' : 'secondary'}
              size="small"
              to={props.editTo}
            >
              {say.edit}
            </ButtonLink>
          )}
      {!props.skipped && props.onSkip && (
        <Button aria-label={say.skipOf(day)} busy={busy} kind="secondary" onClick={props.onSkip} size="small">
          {say.skip}
        </Button>
      )}
      {props.actions}
    </div>
  )
}
