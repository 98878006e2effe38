import { useState } from 'react'
import type { OutputOf, ParsedOf } from '../../../../contract/index.ts'
import type { BrandId, Locale } from '../../../../domain/brands.ts'
import { byDate, heldOn } from '../../../../domain/terms/versions.ts'
import { useLocale } from '../../../components/brand_context.tsx'
import {
  fieldsOf,
  isSameValue,
  parseValue,
  type TermField,
  type TermValue,
  textsOf,
} from '../../../office/terms/term_fields.ts'
import { useOffice } from '../../../office/use_office.ts'

export type Sheet = OutputOf<'terms.sheet'>
type Changes = ParsedOf<'terms.set'>['changes']

/** A term as it holds, and as it is being written. */
export interface SheetRow {
  subject: string
  /** For boxes delivered today. */
  now: TermValue
  /** For boxes delivered on the date of the change, as it is typed; null where that cannot be read. */
  next: TermValue | null
  fields: readonly TermField[]
  texts: Readonly<Record<string, string>>
  faults: readonly string[]
  isChanged: boolean
}

export type SheetState = ReturnType<typeof useSheet>

/** Values of one kind, typed together for boxes delivered from one date on. */
export function useSheet(brand: BrandId, { terms, first }: Sheet) {
  const { clocks } = useOffice()
  const locale = useLocale()
  const today = clocks.find(clock => clock.brand === brand)?.date ?? ''
  const [from, setFrom] = useState(terms[0]?.kind === 'tax' ? first.other : first.rise)
  const [typed, setTyped] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({})
  const rows = terms.flatMap((term): SheetRow[] =>
    rowOf(term, { today, from, locale, typed: typed[term.subject] }),
  )
  const changes = rows.flatMap(({ subject, next, isChanged }) => {
    const term = terms.find(one => one.subject === subject)
    return isChanged && next && term
      ? [{ term: { kind: term.kind, subject, value: next }, base: term.version }]
      : []
  }) as Changes
  const isFaulty = rows.some(({ faults }) => faults.length > 0)
  return {
    today,
    from,
    setFrom,
    rows,
    /** The dates from which another value holds, those to come. */
    toCome: datesToCome(terms, today),
    changes: isFaulty || from === '' ? [] : changes,
    isTyped: Object.keys(typed).length > 0,
    type: (subject: string, field: string, text: string) =>
      setTyped(before => ({ ...before, [subject]: { ...before[subject], [field]: text } })),
    discard: () => setTyped({}),
  }
}

interface SheetDates {
  /** ISO dates. */
  today: string
  from: string
  locale: Locale
}

function rowOf(
  { kind, subject, versions }: Sheet['terms'][number],
  { today, from, locale, typed }: SheetDates & { typed: Readonly<Record<string, string>> | undefined },
): SheetRow[] {
  const dated = byDate(versions.filter(one => !one.takenBack))
  const [now, held] = [heldOn(dated, today), heldOn(dated, from || today)]
  if (!now || !held) return []
  const fields = fieldsOf(kind, subject)
  const texts = { ...textsOf(held.value, locale), ...typed }
  const read = parseValue(kind, fields, texts)
  const next = 'value' in read ? (read.value as TermValue) : null
  return [
    {
      ...{ subject, now: now.value, next, fields, texts },
      faults: 'faults' in read ? read.faults : [],
      isChanged: next !== null && !isSameValue(next, held.value),
    },
  ]
}

const datesToCome = (terms: Sheet['terms'], today: string): string[] =>
  [
    ...new Set(
      terms.flatMap(({ versions }) =>
        versions.flatMap(({ from, takenBack }) => (from > today && !takenBack ? [from] : [])),
      ),
    ),
  ].sort()
