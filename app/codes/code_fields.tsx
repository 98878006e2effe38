// The fields of a code's terms, for one code and for many that are made alike.

import type { BrandId } from '../../domain/brands.ts'
import { type CodeColumn, type CodeOffer, readCode } from '../../domain/pricing/code_columns.ts'
import { audiences } from '../../domain/pricing/codes.ts'
import { codeTypes } from '../../domain/pricing/discounts.ts'
import { useMessages } from '../components/brand_context.tsx'
import { SelectField, TextArea, TextField } from '../components/text_fields.tsx'
import type { Attempt } from '../forms/attempt.ts'
import { codeWords } from './words.ts'

export type CodeTexts = Readonly<Record<CodeColumn, string>>

/** A code before anything is typed. */
export const emptyCode = (brand: BrandId): CodeTexts => ({
  ...{ brand, code: '', off: '', name_en: '', name_fr: '', text_en: '', text_fr: '', minimum_spend: '' },
  ...{ from: '', until: '', audience: 'anyone', once_per_household: 'yes', total_uses: '' },
  ...{ combines_with: '', default: 'no' },
})

/** The code that is typed so far, as far as its meaning goes: names and small print may still be missing. */
export function typedCode(texts: CodeTexts): CodeOffer | null {
  const filled = { name_en: texts.name_en || '-', name_fr: texts.name_fr || '-', code: 'CODE00' }
  const rest = { text_en: texts.text_en || '-', text_fr: texts.text_fr || '-' }
  const read = readCode({ ...texts, ...filled, ...rest })
  return 'code' in read ? read.code : null
}

interface CodeFieldsProps {
  texts: CodeTexts
  onChange: (changed: Partial<CodeTexts>) => void
  attempt: Pick<Attempt, 'of'>
  /** For one code that many households may take. */
  isOne?: boolean
}

/** Everything but the code's name. */
export function CodeFields({ texts, onChange, attempt, isOne = false }: CodeFieldsProps) {
  const say = useMessages(codeWords)
  const read = readCode(texts)
  const unread = 'faults' in read ? read.faults : []
  /** A fault of the last attempt; what is typed and cannot be read is said at once. */
  const faultOf = (column: CodeColumn) =>
    attempt.of(`columns.${column}`) ??
    (texts[column].trim() !== '' && unread.includes(column) ? say.unread : undefined)
  const field = (column: CodeColumn) => ({
    autoComplete: 'off',
    error: faultOf(column),
    label: say.fields[column],
    name: column,
    value: texts[column],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [column]: event.currentTarget.value }),
  })
  return (
    <>
      <TextField {...field('off')} hint={say.hints.off} />
      <TextField {...field('name_en')} maxLength={80} />
      <TextField {...field('name_fr')} lang="fr" maxLength={80} />
      <TextArea {...field('text_en')} maxLength={400} rows={2} />
      <TextArea {...field('text_fr')} lang="fr" maxLength={400} rows={2} />
      <TextField {...field('minimum_spend')} hint={say.hints.minimum_spend} inputMode="decimal" />
      <TextField {...field('from')} type="date" />
      <TextField {...field('until')} type="date" />
      <SelectField
        {...field('audience')}
        options={audiences.map(one => ({ value: one, label: say.audiences[one] }))}
      />
      {isOne && (
        <>
          <TextField {...field('total_uses')} hint={say.hints.total_uses} inputMode="numeric" />
          <Tick column="once_per_household" hint={say.hints.once} onChange={onChange} texts={texts} />
        </>
      )}
      <fieldset className="of-ticks">
        <legend>{say.fields.combines_with}</legend>
        {codeTypes.map(type => {
          const held = texts.combines_with.split(' ').filter(Boolean)
          return (
            <label key={type}>
              <input
                checked={held.includes(type)}
                name={`combines_with.${type}`}
                onChange={event =>
                  onChange({
                    combines_with: codeTypes
                      .filter(one => (one === type ? event.currentTarget.checked : held.includes(one)))
                      .join(' '),
                  })
                }
                type="checkbox"
              />
              <span>{say.types[type]}</span>
            </label>
          )
        })}
      </fieldset>
    </>
  )
}

function Tick({
  column,
  texts,
  onChange,
  hint,
}: Pick<CodeFieldsProps, 'texts' | 'onChange'> & {
  column: 'once_per_household'
  hint: string
}) {
  const say = useMessages(codeWords)
  return (
    <div className="of-ticks">
      <label>
        <input
          checked={texts[column] === 'yes'}
          name={column}
          onChange={event => onChange({ [column]: event.currentTarget.checked ? 'yes' : 'no' })}
          type="checkbox"
        />
        <span>{say.fields[column]}</span>
      </label>
      <p className="of-meta">{hint}</p>
    </div>
  )
}
