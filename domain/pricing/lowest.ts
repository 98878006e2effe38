// A brand's lowest prices, for "from" prices on its pages.

import { type Plan, weeklyGoodsCents } from '../plans.ts'
import type { Terms, VolumeStep } from '../terms/terms.ts'
import { volumeDiscountCents } from './volume.ts'

/** Cheapest week, serving of a recipe and ready meal of a brand's terms; a meal with the volume discount its plan earns. */
export function lowestPrices({ plans, volume }: Pick<Terms, 'plans' | 'volume'>) {
  const weeks = plans.map(plan => plainWeekCents(plan, volume))
  const servings = plans.filter(plan => plan.kind === 'rtc').map(plan => plan.servingCents)
  const meals = plans
    .filter(plan => plan.kind === 'rte')
    .map(plan => Math.round(plainWeekCents(plan, volume) / plan.units))
  return {
    fromWeekCents: Math.min(...weeks),
    fromServingCents: Math.min(...servings),
    fromMealCents: Math.min(...meals),
  }
}

/** A plan's week without surcharges, other discounts and tax, cents; of ready meals with the volume discount that it earns. */
export function plainWeekCents(plan: Plan, volume: readonly VolumeStep[]): number {
  return weeklyGoodsCents(plan) - volumeDiscount(volume, plan)
}

/** The discount on this many ready meals bought at once; zero for recipes. */
function volumeDiscount(steps: readonly VolumeStep[], plan: Plan): number {
  return plan.kind === 'rte' ? volumeDiscountCents(steps, plan.units, weeklyGoodsCents(plan)) : 0
}
