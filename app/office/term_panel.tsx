// One term of a brand: its value, a change from a date on with what follows from it, and its versions. For every page that shows terms.

import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { formatMoneyShort } from '../../domain/money.ts'
import { brandOfTerm, heldOn } from '../../domain/terms/versions.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { TextField } from '../components/text_fields.tsx'
import { useToasts } from '../components/toasts.tsx'
import { useFormAttempt, useRefusalSentence } from '../forms/attempt.ts'
import { officeApi } from './office_api.ts'
import { Panel } from './panel.tsx'
import { Shape } from './shapes.tsx'
import { fieldsOf, parseValue, rowsOf, textsOf } from './terms/term_fields.ts'
import { TermHistory } from './terms/term_history.tsx'
import { termWords } from './terms/term_words.ts'
import { usePreview } from './terms/use_preview.ts'
import { useOffice } from './use_office.ts'

export type Term = OutputOf<'terms.term'>
type Change = ParsedOf<'terms.preview'>

interface TermPanelProps {
  term: Term
  /** The term, in words: `Plan for 2, 3 recipes`. */
  name: string
}

interface ChangeProps extends TermPanelProps {
  /** The date on the brand's clocks, ISO. */
  today: string
}

/** Give it `key` of the term and its version: a change begins again from what holds. */
export function TermPanel({ term, name }: TermPanelProps) {
  const say = useMessages(termWords)
  const { rights, clocks } = useOffice()
  const brand = brandOfTerm(term)
  const today = clocks.find(clock => clock.brand === brand)?.date ?? ''
  return (
    <>
      <Panel said={say.change} title={name}>
        {rights.includes('set_money') ? (
          <ChangeTerm name={name} term={term} today={today} />
        ) : (
          <p className="of-meta">{say.mayNot}</p>
        )}
      </Panel>
      <TermHistory term={term} today={today} />
    </>
  )
}

/** Inert until its script is there. */
function ChangeTerm({ term, name, today }: ChangeProps) {
  const say = useMessages(termWords)
  const { kind, subject, first, version } = term
  const counting = term.versions.filter(one => !one.takenBack)
  const held = heldOn(
    counting.toSorted((a, b) => (a.from === b.from ? a.version - b.version : a.from < b.from ? -1 : 1)),
    today,
  )
  const [texts, setTexts] = useState(() => (held ? textsOf(held.value) : {}))
  const [from, setFrom] = useState(first.other)
  const fields = fieldsOf(kind, subject, held ? rowsOf(held.value) : 1)
  const typed = parseValue(kind, fields, texts)
  const faults = 'faults' in typed ? typed.faults : []
  const isSame = 'value' in typed && held !== undefined && isAlike(typed.value, held.value)
  const change =
    'value' in typed && !isSame && from !== ''
      ? ({ term: { kind, subject, value: typed.value }, from } as Change)
      : null
  const byWeek = kind !== 'tax' && kind !== 'gift_bonus'
  const { form, save, attempt, reason, setReason } = useKeeping({
    name,
    version,
    change,
    brand: brandOfTerm(term),
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={save} ref={form}>
      {fields.map(({ name: field, takes, words, row }) => (
        <TextField
          autoComplete="off"
          error={faults.includes(field) ? say.unread : undefined}
          hint={takes === 'day_of_year' ? say.dayHint : kind === 'tax' ? say.taxHint : undefined}
          inputMode={takes === 'day_of_year' ? 'text' : 'decimal'}
          key={field}
          label={labelOf(say, words, kind === 'tax', row)}
          name={field}
          onChange={event => {
            const text = event.currentTarget.value
            setTexts(before => ({ ...before, [field]: text }))
          }}
          value={texts[field] ?? ''}
        />
      ))}
      <TextField
        error={attempt.of('from')}
        hint={kind === 'gift_bonus' ? say.boughtFrom : say.fromHint}
        label={say.from}
        min={first.other}
        name="from"
        onChange={event => setFrom(event.currentTarget.value)}
        step={byWeek ? 7 : 1}
        type="date"
        value={from}
      />
      <Follows change={change} isSame={isSame} onTake={setFrom} />
      <TextField
        error={attempt.of('reason')}
        label={say.reason}
        maxLength={300}
        name="reason"
        onChange={event => setReason(event.currentTarget.value)}
        value={reason}
      />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p>
        <button
          aria-busy={attempt.busy || undefined}
          aria-disabled={change === null || undefined}
          className="of-btn"
          data-kind="primary"
          type="submit"
        >
          {say.keep(from === '' ? first.other : from)}
        </button>
      </p>
    </form>
  )
}

const isAlike = (one: object, other: object) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
/** With its keys, and the steps or taxes of a list, in one order. */
const sorted = (of: unknown): unknown =>
  Array.isArray(of)
    ? of.map(one => JSON.stringify(sorted(one))).sort()
    : of !== null && typeof of === 'object'
      ? Object.entries(of)
          .map(([name, value]) => [name, sorted(value)])
          .sort()
      : of

type Words = ReturnType<typeof termWords>

function labelOf(say: Words, words: keyof Words['fields'], isTax: boolean, row: number | undefined): string {
  const label = say.fields[words]
  return row !== undefined ? say.inRow(label, row) : isTax ? say.taxIn(label) : label
}

/** Sends the change with its reason; it can be taken back from the notice. */
function useKeeping(of: { name: string; version: number; change: Change | null; brand: BrandId }) {
  const { name, version, change, brand } = of
  const say = useMessages(termWords)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change === null) return
    const { kind, subject } = change.term
    const kept = await attempt.run(() =>
      officeApi(brand).post('terms.set', { ...change, base: version, reason }),
    )
    if (!kept) return
    setReason('')
    notify({
      text: say.kept(name, change.from),
      onUndo: () =>
        void officeApi(brand)
          .post('terms.take_back', { kind, subject, version: kept.version, reason })
          .then(() => notify({ text: say.takenBack }))
          .finally(() => void revalidate()),
    })
    await revalidate()
  }
  return { form: attempt.form, save, attempt, reason, setReason }
}

/** What follows from the change as it is typed, before it is made. */
function Follows({
  change,
  isSame,
  onTake,
}: {
  change: Change | null
  isSame: boolean
  onTake: (from: string) => void
}) {
  const say = useMessages(termWords)
  const locale = useLocale()
  const sentenceOf = useRefusalSentence()
  const preview = usePreview(change)
  const fault =
    preview !== null && preview !== 'working' && 'fault' in preview ? sentenceOf(preview.fault) : null
  const effects = preview !== null && preview !== 'working' && 'effects' in preview ? preview.effects : null
  const isSoon = effects !== null && change !== null && change.from < effects.first
  const money = effects ? formatMoneyShort(Math.abs(effects.cents), locale) : ''
  return (
    <div aria-live="polite" className="of-note" data-tone={fault || isSoon ? 'warn' : 'info'}>
      <Shape is={fault || isSoon ? 'warning' : 'info'} />
      <div>
        {preview === null && <p>{isSame ? say.same : say.typeFirst}</p>}
        {preview === 'working' && <p>{say.working}</p>}
        {fault && <p>{fault}</p>}
        {effects && (
          <>
            {effects.rises && <p>{say.rise}</p>}
            <p>{say.boxes(effects.boxes)}</p>
            {effects.cents !== 0 && <p>{effects.cents > 0 ? say.more(money) : say.less(money)}</p>}
            {effects.estimated && <p>{say.estimated}</p>}
            <p>{say.letters(effects.letters)}</p>
          </>
        )}
        {isSoon && (
          <p>
            <span>{say.tooSoon(effects.first)}</span>{' '}
            <button className="of-btn" onClick={() => onTake(effects.first)} type="button">
              {say.take(effects.first)}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
