// The fields in which a fact is typed: what each is of, and the value that typed texts make.

import {
  type Claim,
  type FactKind,
  type FactValues,
  outsidePages,
  socialNetworks,
} from '../../../../domain/brand_facts/facts.ts'
import { dayByDay, inRows } from '../../../../domain/brand_facts/hours.ts'
import { readWhole } from '../../../../domain/money.ts'

/** What a field takes: a line, a phone, an address, a time of day, a number, or yes and no. */
type Takes = 'line' | 'phone' | 'email' | 'url' | 'time' | 'whole' | 'yes'

export interface FactField {
  /** As the call names it where it refuses it, joined by points. */
  name: string
  takes: Takes
  /** The language of its text, where it is words. */
  lang?: 'en' | 'fr'
}

const field = (name: string, takes: Takes): FactField => ({ name, takes })
const inWords = (lang: 'en' | 'fr'): FactField => ({ name: lang, takes: 'line', lang })
export const claimNames = ['dishes', 'items', 'places'] as const
export const promiseNames = [
  'vegetarianLeast',
  'vegetarianMost',
  'firstOrderPercent',
  'minutesToCook',
  'minutesToHeat',
  'eatWithinDays',
] as const
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

export const fieldsOf: Readonly<Record<FactKind, readonly FactField[]>> = {
  phone: [field('number', 'phone')],
  email: [field('address', 'email')],
  pickups_email: [field('address', 'email')],
  postal_address: [field('line', 'line')],
  made_in: [inWords('en'), inWords('fr')],
  region: [inWords('en'), inWords('fr')],
  hours: weekdays.flatMap(day => [field(`opens.${day}`, 'time'), field(`closes.${day}`, 'time')]),
  links: outsidePages.map(name => field(name, 'url')),
  social: socialNetworks.map(name => field(name, 'url')),
  claims: claimNames.flatMap(name => [field(name, 'whole'), field(`${name}.orMore`, 'yes')]),
  promises: promiseNames.map(name => field(name, 'whole')),
}

export type Texts = Readonly<Record<string, string>>

/** What stands for yes in a text. */
export const yes = 'yes'

/** A value as it is typed. */
export function textsOf<K extends FactKind>(kind: K, value: FactValues[K]): Texts {
  if (kind === 'hours') {
    const days = dayByDay((value as FactValues['hours']).days)
    return Object.fromEntries(
      days.flatMap((day, at) => [
        [`opens.${at + 1}`, day?.opens ?? ''],
        [`closes.${at + 1}`, day?.closes ?? ''],
      ]),
    )
  }
  if (kind === 'claims') {
    const claims = value as FactValues['claims']
    return Object.fromEntries(
      claimNames.flatMap(name => [
        [name, claims[name] ? String(claims[name].count) : ''],
        [`${name}.orMore`, claims[name]?.orMore ? yes : ''],
      ]),
    )
  }
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
}

/** The value of typed texts; the names of the fields that cannot be read otherwise. What else a value has to be, the server says. */
export function factFrom(kind: FactKind, texts: Texts): { value: object } | { faults: readonly string[] } {
  const typed = (name: string) => (texts[name] ?? '').trim()
  if (kind === 'hours') return hoursOf(typed)
  if (kind === 'claims' || kind === 'promises') {
    const names: readonly string[] = kind === 'claims' ? claimNames : promiseNames
    const read = names.map(name => [name, numberOf(typed(name))] as const)
    const faults = read.flatMap(([name, count]) =>
      count === null || (count === undefined && kind === 'promises') ? [name] : [],
    )
    if (faults.length > 0) return { faults }
    const claimOf = (name: string, count: number | null | undefined): Claim | null =>
      count ? { count, orMore: typed(`${name}.orMore`) === yes } : null
    return {
      value: Object.fromEntries(
        read.map(([name, count]) => [name, kind === 'claims' ? claimOf(name, count) : count]),
      ),
    }
  }
  return { value: Object.fromEntries(fieldsOf[kind].map(({ name }) => [name, typed(name)])) }
}

/** Undefined for an empty text, null for one that is no number. */
const numberOf = (text: string) => (text === '' ? undefined : readWhole(text))

function hoursOf(typed: (name: string) => string): { value: object } | { faults: readonly string[] } {
  const days = weekdays.map(day => ({ opens: typed(`opens.${day}`), closes: typed(`closes.${day}`) }))
  const faults = days.flatMap(({ opens, closes }, at) => {
    if (opens === '' && closes === '') return []
    return opens === '' || closes === '' || opens >= closes
      ? [`${opens === '' ? 'opens' : 'closes'}.${at + 1}`]
      : []
  })
  if (faults.length > 0) return { faults }
  return { value: { days: inRows(days.map(day => (day.opens === '' ? null : day))) } }
}
