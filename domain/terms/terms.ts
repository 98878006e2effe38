// What a box is priced by, as data: plans with their prices, the volume discount, the minimum, taxes and offers. The terms of a
// box are those of its delivery date (rule 82). They come from versions (versions.ts); pricing takes them in place of constants.

import type { BrandId, Province } from '../brands.ts'
import { type Plan, type PlanChoice, planId } from '../plans.ts'
import type { TaxesByClass } from '../tax/classes.ts'

/** A step of the discount on ready-to-eat meals by their number in the box. */
export interface VolumeStep {
  meals: number
  /** Parts per 100,000 of what the meals cost, surcharges included. */
  rate: number
}

/** Points for what was paid (rule 44), parts per 100,000. */
export interface PointsRates {
  standard: number
  loyal: number
}

/** Days of every year on which a bonus is given, `MM-DD`, both included; one that ends before it begins runs over New Year. */
export interface BonusWindow {
  from: string
  until: string
}

/** What a bought card brings its buyer: a term, by the day of the purchase (rule 82). */
export interface GiftBonus {
  /** The least card, cents. */
  minimumCents: number
  percent: number
  /** Null while there is none. */
  window: BonusWindow | null
}

/** What one box is priced by besides its plan: the terms of its place and its delivery date. */
export interface BoxTerms {
  /** Goods before discounts and tax that a box needs to be delivered, cents (rule 34). */
  minimumCents: number
  /** The biggest step first. */
  volume: readonly VolumeStep[]
  taxes: TaxesByClass
  /** Meals that a friend's first box has for free (rule 43). */
  friendServings: number
  points: PointsRates
}

/** What the company gives besides (rules 39, 43, 48). */
export interface Offers {
  /** To the referrer, once the friend's first box is delivered, cents. */
  referrerCents: number
  /** To a household that has earned the merit offer, cents. */
  meritCents: number
  giftBonus: GiftBonus
}

/** All terms of a brand on one delivery date. */
export interface Terms extends Omit<BoxTerms, 'taxes'>, Offers {
  brand: BrandId
  plans: readonly Plan[]
  taxes: Readonly<Record<Province, TaxesByClass>>
}

/** The part of a brand's terms that a box to a province is priced by. */
export function boxTerms(terms: Terms, province: Province): BoxTerms {
  const { minimumCents, volume, taxes, friendServings, points } = terms
  return { minimumCents, volume, taxes: taxes[province], friendServings, points }
}

/** A plan by its id; undefined where it is not on sale. */
export function planById({ plans }: Terms, id: string): Plan | undefined {
  return plans.find(plan => plan.id === id)
}

/** The plan a brand sells for a choice; undefined where that size is not on sale. */
export function findPlan(terms: Terms, choice: PlanChoice): Plan | undefined {
  return planById(terms, planId(choice))
}
