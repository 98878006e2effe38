// What a brand says of itself and can change: how it is reached, where it is, its links, its claims and promises. Data in versions, each with
// the day from which it holds; nothing is overwritten. On a day the version with the latest day up to it holds, the newest of several.

import type { BrandId, Locale } from '../brands.ts'

type InBothLanguages = Readonly<Record<Locale, string>>

/** Monday is 1, Sunday 7; times are wall clock in the zone of the brand's hours, `HH:MM`, 24 hours. */
export interface OpeningHours {
  fromDay: number
  toDay: number
  opens: string
  closes: string
}

export const outsidePages = [
  'careers',
  'corporateSales',
  'drivers',
  'students',
  'affiliates',
  'press',
  'blog',
] as const
export type OutsidePage = (typeof outsidePages)[number]

export const socialNetworks = ['instagram', 'facebook', 'tiktok', 'youtube', 'linkedin'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** A number for the copy: `35` with `orMore` reads "35+". Where the catalogue has another number, that one is shown (rule 55). */
export interface Claim {
  count: number
  orMore: boolean
}

export const factKinds = [
  'phone',
  'email',
  'pickups_email',
  'postal_address',
  'made_in',
  'region',
  'hours',
  'links',
  'social',
  'claims',
  'promises',
] as const
export type FactKind = (typeof factKinds)[number]

export interface Claims {
  dishes: Claim | null
  items: Claim | null
  places: Claim | null
}

/** Numbers that the texts promise. */
export interface Promises {
  /** Vegetarian recipes a week. */
  vegetarianLeast: number
  vegetarianMost: number
  /** "Up to 50 percent off the first order". */
  firstOrderPercent: number
  minutesToCook: number
  minutesToHeat: number
  /** "Meant to be eaten within 4 days of delivery". */
  eatWithinDays: number
}

/** The value of each kind of fact. */
export interface FactValues {
  /** `+1` and ten digits. */
  phone: { number: string }
  email: { address: string }
  /** Where problems with scheduling a pickup are settled (area 8). */
  pickups_email: { address: string }
  /** On one line, where mail reaches the company: at the foot of every letter (CASL). */
  postal_address: { line: string }
  /** "Made in Vancouver and Calgary." */
  made_in: InBothLanguages
  /** The region in a sentence, in French with its prepositions: "British Columbia and Alberta", « au Québec et en Ontario ». */
  region: InBothLanguages
  hours: { days: readonly OpeningHours[] }
  /** Its pages elsewhere; one without an address is not shown (rule 12). */
  links: Partial<Readonly<Record<OutsidePage, string>>>
  social: Partial<Readonly<Record<SocialNetwork, string>>>
  claims: Claims
  promises: Promises
}

export type FactVersion = {
  [K in FactKind]: {
    brand: BrandId
    kind: K
    version: number
    value: FactValues[K]
    /** The first day that it is for, on the brand's calendar, ISO. */
    from: string
  }
}[FactKind]

/** The facts of a brand on a day, as pages and letters take them. */
export interface StatedFacts {
  phone: { shown: string; href: string }
  email: string
  pickupsEmail: string
  postalAddress: string
  madeIn: InBothLanguages
  region: InBothLanguages
  hours: readonly OpeningHours[]
  outside: Partial<Readonly<Record<OutsidePage, string>>>
  social: readonly { network: SocialNetwork; href: string }[]
  claims: Claims
  promises: Promises
}

/** The facts of every brand and day. */
export interface FactBook {
  /** @param date on the brand's calendar, ISO. Days between two changes share one object. */
  of(brand: BrandId, date: string): StatedFacts
}

/** @param versions of all brands and kinds, in any order */
export function openFactBook(versions: readonly FactVersion[]): FactBook {
  const byName = Map.groupBy(versions, ({ brand, kind }) => `${brand} ${kind}`)
  const dates = [...new Set(versions.map(({ from }) => from))].sort()
  const known = new Map<string, StatedFacts>()
  return {
    of: (brand, date) => {
      const since = dates.findLast(one => one <= date) ?? ''
      const facts = known.get(`${brand} ${since}`) ?? factsOn(byName, brand, since)
      known.set(`${brand} ${since}`, facts)
      return facts
    },
  }
}

const neither: InBothLanguages = { en: '', fr: '' }
const noClaims: Claims = { dishes: null, items: null, places: null }
const noPromises: Promises = {
  ...{ vegetarianLeast: 0, vegetarianMost: 0, firstOrderPercent: 0 },
  ...{ minutesToCook: 0, minutesToHeat: 0, eatWithinDays: 0 },
}

/** What a fact is before it has a version: empty, and so not shown. */
const unstated: Readonly<FactValues> = {
  ...{ phone: { number: '' }, email: { address: '' }, pickups_email: { address: '' } },
  ...{ postal_address: { line: '' }, made_in: neither, region: neither, hours: { days: [] } },
  ...{ links: {}, social: {}, claims: noClaims, promises: noPromises },
}

function factsOn(
  byName: ReadonlyMap<string, readonly FactVersion[]>,
  brand: BrandId,
  date: string,
): StatedFacts {
  const of = <K extends FactKind>(kind: K): FactValues[K] =>
    (factOn(byName.get(`${brand} ${kind}`) ?? [], date)?.value ?? unstated[kind]) as FactValues[K]
  const social = of('social')
  return {
    phone: phoneShown(of('phone').number),
    email: of('email').address,
    pickupsEmail: of('pickups_email').address,
    postalAddress: of('postal_address').line,
    madeIn: of('made_in'),
    region: of('region'),
    hours: of('hours').days,
    outside: of('links'),
    social: socialNetworks.flatMap(network => {
      const href = social[network]
      return href ? [{ network, href }] : []
    }),
    claims: of('claims'),
    promises: of('promises'),
  }
}

/** The version that holds on a day; before the first one, that one. @param of the versions of one fact, in any order */
export function factOn<V extends Pick<FactVersion, 'from' | 'version'>>(
  of: readonly V[],
  date: string,
): V | undefined {
  const dated = of.toSorted((a, b) => (a.from === b.from ? a.version - b.version : a.from < b.from ? -1 : 1))
  return dated.findLast(({ from }) => from <= date) ?? dated[0]
}

/** `604 555-0142` and its link. @param number `+1` and ten digits */
export function phoneShown(number: string): StatedFacts['phone'] {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  return { shown: area ? `${area} ${exchange}-${line}` : number, href: `tel:${number}` }
}

/** The facts of a brand that nothing is known of yet: empty, and so not shown. */
export const noFacts: StatedFacts = factsOn(new Map(), 'freshprep', '')
