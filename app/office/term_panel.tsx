// One term of a brand: its value, a change from a date on with what follows from it, and its versions. For every page that shows terms.

import { useState } from 'react'
import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import { brandOfTerm, byDate, heldOn } from '../../domain/terms/versions.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { TextField } from '../components/text_fields.tsx'
import { Panel } from './panel.tsx'
import { SaveWithReason } from './save_with_reason.tsx'
import { Follows } from './terms/follows.tsx'
import { fieldsOf, isSameValue, parseValue, rowsOf, textsOf } from './terms/term_fields.ts'
import { TermHistory } from './terms/term_history.tsx'
import { termWords } from './terms/term_words.ts'
import { useSavingTerms } from './terms/use_saving_terms.ts'
import { useOffice } from './use_office.ts'

export type Term = OutputOf<'terms.term'>
type Changed = ParsedOf<'terms.preview'>['terms'][number]

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
  return (
    <>
      <ChangePanel name={name} term={term} />
      <TermHistory term={term} today={useTodayOf(term)} />
    </>
  )
}

/** The change of a term alone, for a page that shows its history elsewhere. */
export function ChangePanel({ term, name }: TermPanelProps) {
  const say = useMessages(termWords)
  const { rights } = useOffice()
  const today = useTodayOf(term)
  return (
    <Panel said={say.change} title={name}>
      {rights.includes('set_money') ? (
        <ChangeTerm name={name} term={term} today={today} />
      ) : (
        <p className="of-meta">{say.mayNot}</p>
      )}
    </Panel>
  )
}

/** The date on the clocks of a term's brand, ISO. */
export function useTodayOf(term: Pick<Term, 'kind' | 'subject'>): string {
  const { clocks } = useOffice()
  const brand = brandOfTerm(term)
  return clocks.find(clock => clock.brand === brand)?.date ?? ''
}

/** Inert until its script is there. */
function ChangeTerm({ term, name, today }: ChangeProps) {
  const say = useMessages(termWords)
  const { kind, subject, first, version } = term
  const held = heldOn(byDate(term.versions.filter(one => !one.takenBack)), today)
  const locale = useLocale()
  const [texts, setTexts] = useState(() => (held ? textsOf(held.value, locale) : {}))
  const [from, setFrom] = useState(first.other)
  const fields = fieldsOf(kind, subject, held ? rowsOf(held.value) : 1)
  const typed = parseValue(kind, fields, texts)
  const faults = 'faults' in typed ? typed.faults : []
  const isSame = 'value' in typed && held !== undefined && isSameValue(typed.value, held.value)
  const changed =
    'value' in typed && !isSame && from !== '' ? ({ kind, subject, value: typed.value } as Changed) : null
  const byWeek = kind !== 'tax' && kind !== 'gift_bonus'
  const { form, save, attempt, reason, setReason } = useSavingTerms({
    name,
    change: changed && { changes: [{ term: changed, base: version }], from },
    brand: brandOfTerm(term),
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={save} ref={form}>
      <div className="of-term-fields">
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
      </div>
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
      <Follows change={changed && { terms: [changed], from }} isSame={isSame} onTake={setFrom} />
      <SaveWithReason
        attempt={attempt}
        isReady={changed !== null}
        label={say.reason}
        onReason={setReason}
        reason={reason}
        words={say.keep(from === '' ? first.other : from)}
      />
    </form>
  )
}

type Words = ReturnType<typeof termWords>

function labelOf(say: Words, words: keyof Words['fields'], isTax: boolean, row: number | undefined): string {
  const label = say.fields[words]
  return row !== undefined ? say.inRow(label, row) : isTax ? say.taxIn(label) : label
}
