// Which households a letter to a list goes to: one literal table of filters. The predicate here and the SQL of the list
// (server/list_letters) are both made from it, and a test holds them against each other.

import type { Locale, Province } from '../brands.ts'
import { type SubscriptionState, statesOf } from '../machines/tables.ts'

/** The state of a household's subscription; `none` before it has one. */
export type Standing = SubscriptionState | 'none'
export const standings: readonly Standing[] = [...statesOf('subscription'), 'none']

/** What is known of a household on a day of its brand's calendar. */
export interface ListedFacts {
  standing: Standing
  province: Province | null
  zone: string | null
  /** The first three characters of its postal code. */
  area: string | null
  /** Its plan's id. */
  plan: string | null
  language: Locale
  /** Whole weeks since the day of the last box that came; null where none has. */
  weeksSinceBox: number | null
  /** Boxes that came. */
  boxes: number
  /** Points that it has not used, and its credit in cents. */
  points: number
  creditCents: number
  /** The day on which its account was made, ISO date. */
  joinedOn: string
}

/** What each filter asks of which fact: to be among some, no less than a value, or no more. */
export const filterFields = {
  standings: { fact: 'standing', asks: 'among' },
  provinces: { fact: 'province', asks: 'among' },
  zones: { fact: 'zone', asks: 'among' },
  areas: { fact: 'area', asks: 'among' },
  plans: { fact: 'plan', asks: 'among' },
  languages: { fact: 'language', asks: 'among' },
  weeksFrom: { fact: 'weeksSinceBox', asks: 'least' },
  weeksTo: { fact: 'weeksSinceBox', asks: 'most' },
  boxesFrom: { fact: 'boxes', asks: 'least' },
  boxesTo: { fact: 'boxes', asks: 'most' },
  pointsFrom: { fact: 'points', asks: 'least' },
  creditFrom: { fact: 'creditCents', asks: 'least' },
  joinedFrom: { fact: 'joinedOn', asks: 'least' },
  joinedTo: { fact: 'joinedOn', asks: 'most' },
} as const satisfies Readonly<Record<string, { fact: keyof ListedFacts; asks: 'among' | 'least' | 'most' }>>

export type FilterField = keyof typeof filterFields
export const filterFieldNames = Object.keys(filterFields) as FilterField[]

type FilterValue<F extends FilterField> = (typeof filterFields)[F]['asks'] extends 'among'
  ? readonly NonNullable<ListedFacts[(typeof filterFields)[F]['fact']]>[]
  : NonNullable<ListedFacts[(typeof filterFields)[F]['fact']]>

/** What a letter's list asks for. Every filter that is set must hold; none is set for all households of the brand. */
export type LetterFilter = { readonly [F in FilterField]: FilterValue<F> | null }

/** All households. */
export const noFilter: LetterFilter = {
  ...{ standings: null, provinces: null, zones: null, areas: null, plans: null, languages: null },
  ...{ weeksFrom: null, weeksTo: null, boxesFrom: null, boxesTo: null, pointsFrom: null, creditFrom: null },
  ...{ joinedFrom: null, joinedTo: null },
}

/** Whether a household is on the list. A fact that it has not, such as weeks since a box, is no answer to a filter about it. */
export const isListed = (filter: LetterFilter, facts: ListedFacts): boolean =>
  filterFieldNames.every(field => {
    const asked: readonly unknown[] | number | string | null = filter[field]
    if (asked === null) return true
    const { fact, asks } = filterFields[field]
    const known = facts[fact]
    if (known === null) return false
    if (asks === 'among') return (asked as readonly unknown[]).includes(known)
    return asks === 'least' ? known >= (asked as typeof known) : known <= (asked as typeof known)
  })

/** The filters whose two ends leave nothing between them, by the later one. */
export const emptyRanges = (filter: LetterFilter): FilterField[] =>
  (
    [
      ['weeksFrom', 'weeksTo'],
      ['boxesFrom', 'boxesTo'],
      ['joinedFrom', 'joinedTo'],
    ] as const
  ).flatMap(([from, to]) => {
    const [least, most] = [filter[from], filter[to]]
    return least !== null && most !== null && least > most ? [to] : []
  })

/** What is known of a household's consent to advertising by email (rule 87). */
interface ConsentFacts {
  /** It wants offers and news by email. */
  promotions: boolean
  /** It wanted them once, or said that it does not. */
  saidBefore: boolean
  /** It asked for its data to be erased. */
  leaves: boolean
}

/** Why a household on the list is not written to; null for one that is. */
export const unwritten = ['leaves', 'withdrew', 'never_agreed'] as const
export type Unwritten = (typeof unwritten)[number]

export function whyUnwritten({ promotions, saidBefore, leaves }: ConsentFacts): Unwritten | null {
  if (leaves) return 'leaves'
  if (promotions) return null
  return saidBefore ? 'withdrew' : 'never_agreed'
}
