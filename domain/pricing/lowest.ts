// A brand's lowest prices, for "from" prices on its pages.

import type { BrandId } from '../brands.ts'
import { type Plan, plansOf, weeklyGoodsCents } from '../plans.ts'
import { volumeDiscountCents } from './volume.ts'

/** Cheapest week, serving of a recipe and ready meal of a brand; a meal with the volume discount its plan earns. */
export function lowestPrices(brand: BrandId) {
  const plans = plansOf(brand)
  const weeks = plans.map(plan => weeklyGoodsCents(plan) - volumeDiscount(plan))
  const servings = plans.filter(plan => plan.kind === 'rtc').map(plan => plan.servingCents)
  const meals = plans
    .filter(plan => plan.kind === 'rte')
    .map(plan => Math.round((weeklyGoodsCents(plan) - volumeDiscount(plan)) / plan.units))
  return {
    fromWeekCents: Math.min(...weeks),
    fromServingCents: Math.min(...servings),
    fromMealCents: Math.min(...meals),
  }
}

/** The discount on this many ready meals bought at once; zero for recipes. */
function volumeDiscount(plan: Plan): number {
  return plan.kind === 'rte' ? volumeDiscountCents(plan.units, weeklyGoodsCents(plan)) : 0
}
