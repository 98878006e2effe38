import type { ReactNode } from 'react'
import { FieldError } from '../components/field.tsx'
import { Check } from '../components/icons.tsx'
import { DishPicture } from './dish_picture.tsx'

interface ChoiceOption<Value extends string> {
  value: Value
  title: string
  text?: ReactNode
  /** A dish beside the words (cards). */
  picture?: string
  /** This many plates in the corner (tiles): the number of people at the table. */
  plates?: number
  disabled?: boolean
}

interface ChoiceCardsProps<Value extends string> {
  legend: string
  name: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly ChoiceOption<Value>[]
  /** Chosen cards get a ring, chosen tiles are filled. */
  look?: 'card' | 'tile'
  /** The legend is only for screen readers. */
  quiet?: boolean
  error?: string | null
  hint?: string
}

/** A choice of one, each with words and perhaps a picture: native radios with arrow keys. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, value, onChange, options, look = 'card' } = props
  return (
    <fieldset className="choices" data-count={options.length}>
      <legend className={props.quiet ? 'visually-hidden' : 'group-legend'}>{legend}</legend>
      {props.hint && <p className="group-hint">{props.hint}</p>}
      <div className="choices-row">
        {options.map(option => (
          <label className="choice-shell" data-look={look} key={option.value}>
            <input
              checked={option.value === value}
              className="visually-hidden"
              disabled={option.disabled}
              name={name}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            <span className="choice">
              <span className="choice-title">{option.title}</span>
              {option.text && <span className="choice-text">{option.text}</span>}
              {option.picture && <DishPicture bare className="choice-picture" picture={option.picture} />}
              {option.plates !== undefined && <Plates count={option.plates} />}
              <span aria-hidden className="choice-check">
                <Check size={20} />
              </span>
            </span>
          </label>
        ))}
      </div>
      {props.error && <FieldError>{props.error}</FieldError>}
    </fieldset>
  )
}

function Plates({ count }: { count: number }) {
  return (
    <span aria-hidden className="plates">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: plates are alike and never move.
        <span className="plate-mark" key={place} />
      ))}
    </span>
  )
}
