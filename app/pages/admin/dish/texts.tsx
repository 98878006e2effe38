import { type ComponentProps, useId } from 'react'
import { locales } from '../../../../domain/brands.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import type { Writing } from './dish.ts'
import { dishWords } from './words.ts'

type Text = { en: string; fr: string }

interface BothProps {
  label: string
  value: Text
  onText: (value: Text) => void
  disabled: boolean
  most: number
  /** Several lines. */
  isLong?: boolean
  /** Where several have the same name: what this one is of. */
  of?: string
}

/** A text in both languages, side by side; an empty one says that it is missing. */
export function BothTexts({ label, value, onText, disabled, most, isLong = false, of }: BothProps) {
  const say = useMessages(dishWords)
  const id = useId()
  const Field = isLong ? 'textarea' : 'input'
  return (
    <div className="of-both">
      {locales.map(locale => {
        const field: ComponentProps<'input'> & ComponentProps<'textarea'> = {
          className: 'input',
          disabled,
          id: `${id}${locale}`,
          lang: locale,
          maxLength: most,
          onChange: event => onText({ ...value, [locale]: event.currentTarget.value }),
          value: value[locale],
        }
        return (
          <div key={locale}>
            <label className="of-label" htmlFor={`${id}${locale}`}>
              {of !== undefined && <span className="visually-hidden">{of}: </span>}
              <span>
                {label}, {say.languages[locale]}
              </span>
              {value[locale].trim() === '' && <span className="of-lacking"> · {say.fields.missing}</span>}
            </label>
            <Field {...field} />
          </div>
        )
      })}
    </div>
  )
}

/** What the dish is called, promises and holds, in both languages. */
export function Texts({ recipe, edit, mayWrite }: Writing) {
  const say = useMessages(dishWords).fields
  return (
    <div className="of-texts">
      <BothTexts
        disabled={!mayWrite}
        label={say.name}
        most={120}
        onText={name => edit({ name })}
        value={recipe.name}
      />
      <BothTexts
        disabled={!mayWrite}
        isLong
        label={say.promise}
        most={400}
        onText={promise => edit({ promise })}
        value={recipe.promise}
      />
      <BothTexts
        disabled={!mayWrite}
        label={say.summary}
        most={200}
        onText={summary => edit({ summary })}
        value={recipe.summary}
      />
    </div>
  )
}
