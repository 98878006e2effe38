import { type ComponentProps, type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf, ParsedOf } from '../../../../contract/index.ts'
import { factOn } from '../../../../domain/brand_facts/facts.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { weekdayName } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { Note } from '../../../office/note.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { SaveWithReason } from '../../../office/save_with_reason.tsx'
import { isSameValue } from '../../../office/terms/term_fields.ts'
import { type FactField, factFrom, fieldsOf, type Texts, textsOf, yes } from './fact_fields.ts'
import { factsWords } from './words.ts'

export type Fact = OutputOf<'facts_admin.list'>['facts'][number]

interface ChangeFactProps {
  brand: BrandId
  fact: Fact
  /** ISO date on the brand's clocks. */
  today: string
}

/** Another value of a fact from a day on, with what it changes. Inert until its script is there. */
export function ChangeFact({ brand, fact: { kind, version, versions }, today }: ChangeFactProps) {
  const say = useMessages(factsWords)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const held = factOn(versions, today)
  const [texts, setTexts] = useState<Texts>(() => (held ? textsOf(kind, held.value as never) : {}))
  const [from, setFrom] = useState(today)
  const [reason, setReason] = useState('')
  const typed = factFrom(kind, texts)
  const faults = 'faults' in typed ? typed.faults : []
  const written = held && 'value' in typed ? factFrom(kind, textsOf(kind, held.value as never)) : null
  const isSame =
    written !== null && 'value' in typed && 'value' in written && isSameValue(typed.value, written.value)
  const value = 'value' in typed && !isSame && from !== '' ? typed.value : null
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (value === null) return
    const fact = { kind, value } as ParsedOf<'facts_admin.set'>['fact']
    const saved = await attempt.run(() =>
      officeApi(brand).post('facts_admin.set', { fact, base: version, from, reason }),
    )
    if (!saved) return
    setReason('')
    notify({ text: say.kept(say.kinds[kind]) })
    await revalidate()
  }
  return (
    <form className="form" method="dialog" noValidate onSubmit={save} ref={attempt.form}>
      {fieldsOf[kind].map(field => (
        <OneField
          error={attempt.of(field.name) ?? (faults.includes(field.name) ? say.unread : undefined)}
          field={field}
          key={field.name}
          onType={text => setTexts(before => ({ ...before, [field.name]: text }))}
          text={texts[field.name] ?? ''}
        />
      ))}
      <TextField
        error={attempt.of('from')}
        label={say.from}
        min={today}
        name="from"
        onChange={event => setFrom(event.currentTarget.value)}
        type="date"
        value={from}
      />
      <Note shape="info" tone="info">
        {value === null ? (
          <p>{isSame ? say.same : say.typeFirst}</p>
        ) : (
          <>
            <p>{say.follows(say.printed[kind], from)}</p>
            <p>{say.stays}</p>
          </>
        )}
      </Note>
      <SaveWithReason
        attempt={attempt}
        isReady={value !== null}
        label={say.reason}
        onReason={setReason}
        reason={reason}
        words={say.keep(from || today)}
      />
    </form>
  )
}

const inputOf: Readonly<Record<FactField['takes'], Pick<ComponentProps<'input'>, 'type' | 'inputMode'>>> = {
  line: {},
  yes: {},
  whole: { inputMode: 'numeric' },
  time: { type: 'time' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  url: { type: 'url', inputMode: 'url' },
}

interface OneFieldProps {
  field: FactField
  text: string
  error: string | undefined
  onType: (text: string) => void
}

function OneField({ field: { name, takes, lang }, text, error, onType }: OneFieldProps) {
  const say = useMessages(factsWords)
  const label = useLabel(name)
  if (takes === 'yes')
    return (
      <div className="of-ticks">
        <label>
          <input
            checked={text === yes}
            name={name}
            onChange={event => onType(event.currentTarget.checked ? yes : '')}
            type="checkbox"
          />
          <span>{label}</span>
        </label>
      </div>
    )
  return (
    <TextField
      autoComplete="off"
      error={error}
      hint={takes === 'url' ? say.urlHint : name === 'opens.1' ? say.hoursHint : undefined}
      label={label}
      lang={lang}
      name={name}
      onChange={event => onType(event.currentTarget.value)}
      value={text}
      {...inputOf[takes]}
    />
  )
}

function useLabel(name: string): string {
  const say = useMessages(factsWords)
  const locale = useLocale()
  const [part = '', of = ''] = name.split('.')
  if (part === 'opens') return say.opens(weekdayName(Number(of), locale))
  if (part === 'closes') return say.closes(weekdayName(Number(of), locale))
  const label = say.fields[part as keyof typeof say.fields]
  return of === 'orMore' ? say.orMoreOf(label) : label
}
