// What a box is priced by, as data: plans with their prices, the volume discount, the minimum and taxes. The terms of a
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

/** What one box is priced by besides its plan: the terms of its place and its delivery date. */
export interface BoxTerms {
  /** Goods before discounts and tax that a box needs to be delivered, cents (rule 34). */
  minimumCents: number
  /** The biggest step first. */
  volume: readonly VolumeStep[]
  taxes: TaxesByClass
}

/** All terms of a brand on one delivery date. */
export interface Terms extends Omit<BoxTerms, 'taxes'> {
  brand: BrandId
  plans: readonly Plan[]
  taxes: Readonly<Record<Province, TaxesByClass>>
}

/** The part of a brand's terms that a box to a province is priced by. */
export function boxTerms({ minimumCents, volume, taxes }: Terms, province: Province): BoxTerms {
  return { minimumCents, volume, taxes: taxes[province] }
}

/** A plan by its id; undefined where it is not on sale. */
export function planById({ plans }: Terms, id: string): Plan | undefined {
  return plans.find(plan => plan.id === id)
}

/** The plan a brand sells for a choice; undefined where that size is not on sale. */
export function findPlan(terms: Terms, choice: PlanChoice): Plan | undefined {
  return planById(terms, planId(choice))
}
