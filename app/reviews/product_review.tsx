import { useState } from 'react'
import type { OrderLine } from '../../contract/views.ts'
import { answersOf, dislikeCategories, longestComment } from '../../domain/reviews/reviews.ts'
import { reviewMessages } from '../../i18n/reviews.ts'
import { useMessages } from '../components/brand_context.tsx'
import { ChipGroup, ChipOption } from '../components/controls/chips.tsx'
import { TextArea, TextField } from '../components/text_fields.tsx'
import { DishPicture } from '../dishes/dish_picture.tsx'
import { charactersIn, type Draft, withDislike } from './drafts.ts'

interface ProductReviewProps {
  line: OrderLine
  draft: Draft
  /** Why it was not saved. */
  refusal: string | null
  onChange: (draft: Draft) => void
}

/** One product of the box: the answer first, the rest behind a disclosure. */
export function ProductReview({ line, draft, refusal, onChange }: ProductReviewProps) {
  const say = useMessages(reviewMessages)
  const name = `again-${line.productId}`
  return (
    <article aria-labelledby={`${name}-title`} className="product-review">
      <header>
        <DishPicture across={72} picture={line.picture} size="thumb" />
        <h3 id={`${name}-title`}>{line.name}</h3>
      </header>
      <ChipGroup legend={say.again}>
        {answersOf(line.kind).map(answer => (
          <ChipOption
            checked={draft.orderAgain === answer}
            key={answer}
            name={name}
            onChange={() => onChange({ ...draft, orderAgain: answer })}
            type="radio"
            value={answer}
          >
            {say.answers[answer]}
          </ChipOption>
        ))}
      </ChipGroup>
      {draft.orderAgain === 'never' && <p className="text-muted">{say.never}</p>}
      {refusal && (
        <p className="delivery-refusal" role="alert">
          {refusal}
        </p>
      )}
      {draft.orderAgain !== null && <Details draft={draft} line={line} onChange={onChange} />}
    </article>
  )
}

function Details({ line, draft, onChange }: Pick<ProductReviewProps, 'line' | 'draft' | 'onChange'>) {
  const say = useMessages(reviewMessages)
  const id = (field: string) => `${field}-${line.productId}`
  // Open where there is an earlier review; from then on the reader decides.
  const [open] = useState(() => hasMore(draft))
  return (
    <details className="product-review-more" open={open}>
      <summary className="link">{say.more}</summary>
      <div className="product-review-fields">
        <TextField
          id={id('liked')}
          label={say.liked}
          maxLength={300}
          onChange={event => onChange({ ...draft, mostLiked: event.target.value })}
          value={draft.mostLiked}
        />
        <Dislikes draft={draft} id={id} onChange={onChange} />
        <TextField
          id={id('next')}
          label={say.next}
          maxLength={300}
          onChange={event => onChange({ ...draft, nextTime: event.target.value })}
          value={draft.nextTime}
        />
        {line.kind === 'rtc' && (
          <TextField
            id={id('minutes')}
            inputMode="numeric"
            label={say.minutes}
            maxLength={3}
            onChange={event => onChange({ ...draft, minutes: event.target.value.replace(/\D/g, '') })}
            value={draft.minutes}
          />
        )}
        <Comment draft={draft} id={id('comment')} onChange={onChange} />
      </div>
    </details>
  )
}

const hasMore = ({ mostLiked, nextTime, minutes, comment, dislikes }: Draft) =>
  Boolean(mostLiked || nextTime || minutes || comment || Object.keys(dislikes).length > 0)

interface PartProps {
  draft: Draft
  onChange: (draft: Draft) => void
}

function Dislikes({ draft, id, onChange }: PartProps & { id: (field: string) => string }) {
  const say = useMessages(reviewMessages)
  return (
    <>
      <ChipGroup legend={say.disliked}>
        {dislikeCategories.map(category => (
          <ChipOption
            checked={category in draft.dislikes}
            key={category}
            onChange={event => onChange(withDislike(draft, category, event.target.checked))}
          >
            {say.dislikes[category]}
          </ChipOption>
        ))}
      </ChipGroup>
      {dislikeCategories
        .filter(category => category in draft.dislikes)
        .map(category => (
          <TextField
            id={id(category)}
            key={category}
            label={say.dislikeText(say.dislikes[category])}
            maxLength={300}
            onChange={event =>
              onChange({ ...draft, dislikes: { ...draft.dislikes, [category]: event.target.value } })
            }
            value={draft.dislikes[category] ?? ''}
          />
        ))}
    </>
  )
}

function Comment({ draft, id, onChange }: PartProps & { id: string }) {
  const say = useMessages(reviewMessages)
  const left = longestComment - charactersIn(draft.comment)
  return (
    <TextArea
      error={left < 0 ? say.over(-left) : undefined}
      hint={say.left(Math.max(0, left))}
      id={id}
      label={say.comment}
      onChange={event => onChange({ ...draft, comment: event.target.value })}
      rows={3}
      value={draft.comment}
    />
  )
}
