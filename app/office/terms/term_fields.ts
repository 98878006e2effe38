// The fields in which a term's value is typed: what each is of, and the value that typed texts make.

import type { OutputOf } from '../../../contract/index.ts'
import type { Locale, Province } from '../../../domain/brands.ts'
import { readMoney, readWhole } from '../../../domain/money.ts'
import { type TaxCode, taxesIn } from '../../../domain/tax/classes.ts'
import type { PricingKind, TermVersion } from '../../../domain/terms/versions.ts'

export type TermValue = OutputOf<'terms.term'>['versions'][number]['value']

/** What a field takes: dollars, a whole number, percent, or a day of every year (`MM-DD`). */
type Takes = 'money' | 'whole' | 'percent' | 'day_of_year'

export interface TermField {
  /** Of a list its place stands after it: `meals.0`. */
  name: string
  takes: Takes
  /** The words for it (term_words.ts). */
  words:
    | 'price'
    | 'minimum'
    | 'credit'
    | 'meals'
    | 'free'
    | 'rate'
    | 'standard'
    | 'loyal'
    | 'least'
    | 'bonus'
    | 'first'
    | 'last'
    | TaxCode
  /** The row of a list that it is in, from 1. */
  row?: number
}

const mostSteps = 10

/** The fields of a term. @param rows of a list that is to be typed: the steps there are, and one more */
export function fieldsOf(kind: PricingKind, subject: string, rows = 1): readonly TermField[] {
  switch (kind) {
    case 'plan_price':
      return [{ name: 'cents', takes: 'money', words: 'price' }]
    case 'minimum_order':
      return [{ name: 'cents', takes: 'money', words: 'minimum' }]
    case 'referral':
      return [
        { name: 'creditCents', takes: 'money', words: 'credit' },
        { name: 'friendServings', takes: 'whole', words: 'free' },
      ]
    case 'merit':
      return [{ name: 'creditCents', takes: 'money', words: 'credit' }]
    case 'points':
      return [
        { name: 'standard', takes: 'percent', words: 'standard' },
        { name: 'loyal', takes: 'percent', words: 'loyal' },
      ]
    case 'gift_bonus':
      return [
        { name: 'minimumCents', takes: 'money', words: 'least' },
        { name: 'percent', takes: 'whole', words: 'bonus' },
        { name: 'from', takes: 'day_of_year', words: 'first' },
        { name: 'until', takes: 'day_of_year', words: 'last' },
      ]
    case 'volume_discount':
      return Array.from({ length: Math.min(rows, mostSteps) }, (_, at): TermField[] => [
        { name: `meals.${at}`, takes: 'whole', words: 'meals', row: at + 1 },
        { name: `rate.${at}`, takes: 'percent', words: 'rate', row: at + 1 },
      ]).flat()
    case 'tax':
      return taxesIn[subject.split('/')[0] as Province].map(code => ({
        name: code,
        takes: 'percent',
        words: code,
      }))
  }
}

/** The rows that a list of this value is typed in. */
export const rowsOf = (value: TermValue): number => ('steps' in value ? value.steps.length + 1 : 1)

/** A value as it is typed. */
export function textsOf(value: TermValue, locale: Locale): Readonly<Record<string, string>> {
  const inLocale = (text: string) => (locale === 'fr' ? text.replace('.', ',') : text)
  const money = (cents: number) =>
    inLocale(cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))
  const percent = (rate: number) => inLocale(String(rate / 1_000))
  if ('steps' in value) {
    const steps = value.steps.toSorted((a, b) => a.meals - b.meals)
    return Object.fromEntries(
      steps.flatMap(({ meals, rate }, at) => [
        [`meals.${at}`, String(meals)],
        [`rate.${at}`, percent(rate)],
      ]),
    )
  }
  if ('taxes' in value) return Object.fromEntries(value.taxes.map(({ code, rate }) => [code, percent(rate)]))
  if ('window' in value) {
    const { minimumCents, window } = value
    return {
      minimumCents: money(minimumCents),
      percent: String(value.percent),
      from: window?.from ?? '',
      until: window?.until ?? '',
    }
  }
  if ('standard' in value) return { standard: percent(value.standard), loyal: percent(value.loyal) }
  if ('friendServings' in value)
    return { creditCents: money(value.creditCents), friendServings: String(value.friendServings) }
  return 'cents' in value ? { cents: money(value.cents) } : { creditCents: money(value.creditCents) }
}

/** Percent with up to three decimals, as parts per 100,000. */
function readPercent(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace(/\s*%$/, '')
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1_000) : null
}

const dayOfYear = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const readers: Readonly<Record<Takes, (typed: string) => number | string | null>> = {
  money: readMoney,
  whole: readWhole,
  percent: readPercent,
  day_of_year: typed => (dayOfYear.test(typed.trim()) ? typed.trim() : null),
}

/** A typed term, as its call takes it; the names of the fields that cannot be read otherwise. */
type TypedTerm = { value: TermVersion['value'] } | { faults: readonly string[] }

/** The value of typed texts. An empty row of a list is left out, and a tax without a rate is not due. */
export function parseValue(
  kind: PricingKind,
  fields: readonly TermField[],
  texts: Readonly<Record<string, string>>,
): TypedTerm {
  const typed = (name: string) => (texts[name] ?? '').trim()
  const mayBeEmpty = ({ takes, row }: TermField) =>
    takes === 'day_of_year' || kind === 'tax' || (row !== undefined && isRowEmpty(fields, row, typed))
  const read = new Map(
    fields.map(field => {
      const text = typed(field.name)
      return [field.name, text === '' && mayBeEmpty(field) ? '' : readers[field.takes](text)]
    }),
  )
  const faults = [...read].flatMap(([name, value]) => (value === null ? [name] : []))
  // A window has both of its days, or none.
  if (kind === 'gift_bonus' && (read.get('from') === '') !== (read.get('until') === ''))
    faults.push(read.get('from') === '' ? 'from' : 'until')
  if (faults.length > 0) return { faults }
  return { value: valueFrom(kind, fields, name => read.get(name) as never) }
}

const isRowEmpty = (fields: readonly TermField[], row: number, typed: (name: string) => string) =>
  fields.every(field => field.row !== row || typed(field.name) === '')

function valueFrom(
  kind: PricingKind,
  fields: readonly TermField[],
  of: <T>(name: string) => T,
): TermVersion['value'] {
  switch (kind) {
    case 'plan_price':
    case 'minimum_order':
      return { cents: of<number>('cents') }
    case 'referral':
      return { creditCents: of<number>('creditCents'), friendServings: of<number>('friendServings') }
    case 'merit':
      return { creditCents: of<number>('creditCents') }
    case 'points':
      return { standard: of<number>('standard'), loyal: of<number>('loyal') }
    case 'gift_bonus': {
      const [from, until] = [of<string>('from'), of<string>('until')]
      return {
        minimumCents: of<number>('minimumCents'),
        percent: of<number>('percent'),
        window: from === '' ? null : { from, until },
      }
    }
    case 'volume_discount': {
      const rows = [...new Set(fields.map(({ row = 1 }) => row - 1))]
      const steps = rows.map(at => ({
        meals: of<number | ''>(`meals.${at}`),
        rate: of<number | ''>(`rate.${at}`),
      }))
      return { steps: steps.filter(({ meals }) => meals !== '') as { meals: number; rate: number }[] }
    }
    case 'tax': {
      const taxes = fields.map(({ name }) => ({ code: name as TaxCode, rate: of<number | ''>(name) }))
      return { taxes: taxes.filter(({ rate }) => rate !== '') as { code: TaxCode; rate: number }[] }
    }
  }
}

/** Whether two values are one: their keys, and the steps or taxes of a list, may come in any order. */
export const isSameValue = (one: object, other: object): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (of: unknown): unknown =>
  Array.isArray(of)
    ? of.map(one => JSON.stringify(sorted(one))).sort()
    : of !== null && typeof of === 'object'
      ? Object.entries(of)
          .map(([name, value]) => [name, sorted(value)])
          .sort()
      : of
