import { type ComponentProps, useId } from 'react'
import { locales } from '../../domain/brands.ts'
import { useMessages } from '../components/brand_context.tsx'
import { writingWords } from './writing_words.ts'

type Text = { en: string; fr: string }

interface BothProps {
  label: string
  value: Text
  onText: (value: Text) => void
  disabled: boolean
  most: number
  /** Several lines. */
  isLong?: boolean
  /** Nothing is missing where it is empty. */
  isOptional?: boolean
  /** Where several have the same name: what this one is of. */
  of?: string
}

/** A text in both languages, side by side; an empty one says that it is missing. */
export function BothTexts({
  label,
  value,
  onText,
  disabled,
  most,
  isLong = false,
  isOptional = false,
  of,
}: BothProps) {
  const say = useMessages(writingWords)
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
              {!isOptional && value[locale].trim() === '' && (
                <span className="of-lacking"> · {say.missing}</span>
              )}
            </label>
            <Field {...field} />
          </div>
        )
      })}
    </div>
  )
}
