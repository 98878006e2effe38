// The versions of terms: a value, the first delivery date that it is for, and who set it, when and why. Nothing is overwritten; what is taken
// back is a further version. On a delivery date the version with the latest date up to it holds, the newest of several.

import { type BrandId, brandIds, brandOfProvince, type Province, provinces } from '../brands.ts'
import { type Plan, planSizes } from '../plans.ts'
import { type DueTax, type TaxClass, type TaxesByClass, taxClasses, untaxedClasses } from '../tax/classes.ts'
import { type CutoffRule, type Cutoffs, usualCutoff } from '../time/cutoff.ts'
import { type Weekday, weekdayOf } from '../time/zone.ts'
import type { GiftBonus, PointsRates, Terms, VolumeStep } from './terms.ts'

/** What boxes are priced by, and what offers bring. */
export const pricingKinds = [
  'plan_price',
  'volume_discount',
  'minimum_order',
  'tax',
  'referral',
  'merit',
  'gift_bonus',
  'points',
] as const
export type PricingKind = (typeof pricingKinds)[number]

export const termKinds = [...pricingKinds, 'cutoff'] as const
export type TermKind = (typeof termKinds)[number]

/** The value of each kind of term. Money is cents, rates are parts per 100,000. */
export interface TermValues {
  /** A serving of a cooking plan, or a meal. */
  plan_price: { cents: number }
  volume_discount: { steps: readonly VolumeStep[] }
  minimum_order: { cents: number }
  /** All taxes on a class of products in a province. */
  tax: { taxes: readonly DueTax[] }
  /** What a referrer gets, and the friend's free meals. */
  referral: { creditCents: number; friendServings: number }
  merit: { creditCents: number }
  /** By the day on which a card is bought. */
  gift_bonus: GiftBonus
  points: PointsRates
  /** Of a brand's deliveries of a weekday. */
  cutoff: CutoffRule
}

export type TermVersion = {
  [K in TermKind]: {
    kind: K
    /** See `subjectsOf`. */
    subject: string
    version: number
    value: TermValues[K]
    /** The first delivery date that it is for, ISO. */
    from: string
  }
}[TermKind]

/** The price of a meal is one for all plans of ready-to-eat meals; bigger ones earn the volume discount. */
const pricedSizes: readonly string[] = [
  ...planSizes.filter(({ kind }) => kind === 'rtc').map(({ id }) => id),
  'meal',
]

const priceSubject = (brand: BrandId, size: string) => `${brand}/${size}`
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const cutoffSubject = (brand: BrandId, weekday: Weekday) => `${brand}/${weekday}`
const taxSubject = (province: Province, taxClass: TaxClass) => `${province}/${taxClass}`

/** What terms of a kind are of: a brand's size of plan, a brand, or a province's class of products. */
export const subjectsOf: Readonly<Record<TermKind, readonly string[]>> = {
  plan_price: brandIds.flatMap(brand => pricedSizes.map(size => priceSubject(brand, size))),
  volume_discount: brandIds,
  minimum_order: brandIds,
  referral: brandIds,
  merit: brandIds,
  gift_bonus: brandIds,
  points: brandIds,
  cutoff: brandIds.flatMap(brand => weekdays.map(weekday => cutoffSubject(brand, weekday))),
  tax: provinces.flatMap(province =>
    taxClasses.filter(one => !untaxedClasses.includes(one)).map(one => taxSubject(province, one)),
  ),
}

/** The brand that a term is of. */
export function brandOfTerm({ kind, subject }: Pick<TermVersion, 'kind' | 'subject'>): BrandId {
  const [of = ''] = subject.split('/')
  return kind === 'tax' ? brandOfProvince(of as Province) : (of as BrandId)
}

/** The terms of every brand and delivery date. */
export interface TermBook {
  /** Every version but those taken back. */
  versions: readonly TermVersion[]
  /** @param date delivery date, ISO. Dates between two changes share one object. */
  of(brand: BrandId, date: string): Terms
  cutoffs: Cutoffs
}

/**
 * The book of these versions.
 * @param versions without those that were taken back; every term has one at least
 * @throws RangeError for a term without a version
 */
export function openTermBook(versions: readonly TermVersion[]): TermBook {
  const byTerm = Map.groupBy(versions, ({ kind, subject }) => `${kind} ${subject}`)
  for (const [term, of] of byTerm) byTerm.set(term, byDate(of))
  const dates = [...new Set(versions.map(({ from }) => from))].sort()
  const known = new Map<string, Terms>()
  return {
    versions,
    of: (brand, date) => {
      const since = lastUpTo(dates, date) ?? ''
      const key = `${brand} ${since}`
      const terms = known.get(key) ?? termsOn(byTerm, brand, since)
      known.set(key, terms)
      return terms
    },
    cutoffs: (brand, date) => {
      const held = heldOn(byTerm.get(`cutoff ${cutoffSubject(brand, weekdayOf(date))}`) ?? [], date)
      return (held?.value as CutoffRule | undefined) ?? usualCutoff
    },
  }
}

/** Versions of one term by the dates that they are for, the newest of a date last. */
export const byDate = <V extends Pick<TermVersion, 'from' | 'version'>>(of: readonly V[]): V[] =>
  of.toSorted((a, b) => (a.from === b.from ? a.version - b.version : a.from < b.from ? -1 : 1))

const lastUpTo = (dates: readonly string[], date: string) => dates.findLast(one => one <= date)

/** The version that holds on a delivery date: before the first one, that one. @param of the versions of one term, by date */
export function heldOn<V extends Pick<TermVersion, 'from'>>(of: readonly V[], date: string): V | undefined {
  return of.findLast(({ from }) => from <= date) ?? of[0]
}

function termsOn(byTerm: ReadonlyMap<string, readonly TermVersion[]>, brand: BrandId, date: string): Terms {
  const inForce = <K extends TermKind>(kind: K, subject: string): TermValues[K] => {
    const held = heldOn(byTerm.get(`${kind} ${subject}`) ?? [], date)
    if (!held) throw new RangeError(`There is no ${kind} of ${subject}.`)
    return held.value as TermValues[K]
  }
  const priceOf = (size: string) => inForce('plan_price', priceSubject(brand, size)).cents
  return {
    brand,
    plans: plansAt(brand, priceOf),
    volume: inForce('volume_discount', brand).steps.toSorted((a, b) => b.meals - a.meals),
    minimumCents: inForce('minimum_order', brand).cents,
    friendServings: inForce('referral', brand).friendServings,
    referrerCents: inForce('referral', brand).creditCents,
    meritCents: inForce('merit', brand).creditCents,
    giftBonus: inForce('gift_bonus', brand),
    points: inForce('points', brand),
    taxes: byKey(provinces, province => taxesAt(one => inForce('tax', taxSubject(province, one)).taxes)),
  }
}

/** A dish of the other kind is sold by the piece: a kit at the price of the smallest plan, a meal at the price of a meal (rule 62). */
function plansAt(brand: BrandId, priceOf: (size: string) => number): Plan[] {
  const [smallest] = planSizes
  const [kitCents, mealCents] = [priceOf(smallest?.id ?? ''), priceOf('meal')]
  return planSizes.map(size =>
    size.kind === 'rtc'
      ? { ...size, brand, servingCents: priceOf(size.id), pieceCents: mealCents }
      : { ...size, brand, servingCents: mealCents, pieceCents: kitCents },
  )
}

function taxesAt(dueOn: (taxClass: TaxClass) => readonly DueTax[]): TaxesByClass {
  return byKey(taxClasses, one => (untaxedClasses.includes(one) ? [] : dueOn(one)))
}

const byKey = <K extends string, V>(keys: readonly K[], of: (key: K) => V) =>
  Object.fromEntries(keys.map(key => [key, of(key)])) as Record<K, V>

/** Whether a household's contract has a term: its price, or a rule of its boxes. A tax is the law's, and an offer is a gift. */
export const isContract = (kind: TermKind): kind is 'plan_price' | 'volume_discount' | 'minimum_order' =>
  kind === 'plan_price' || kind === 'volume_discount' || kind === 'minimum_order'

/** The plans whose households a term is a part of the contract with: theirs is the price, or the rule. */
export function plansConcerned({ kind, subject }: Pick<TermVersion, 'kind' | 'subject'>): string[] {
  const size = subject.slice(subject.indexOf('/') + 1)
  const meals = kind === 'volume_discount' || size === 'meal'
  if (!isContract(kind)) return []
  if (kind === 'plan_price' && !meals) return [size]
  return planSizes.filter(plan => !meals || plan.kind === 'rte').map(({ id }) => id)
}
