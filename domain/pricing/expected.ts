// The expected price of an order without chosen dishes: the plan's dishes at the plan's price. At cutoff the service chooses for
// such an order and never picks a surcharge (rule 31), so the charge equals the estimate.

import type { Plan } from '../plans.ts'
import type { LineToPrice } from './types.ts'

/** Product id of the line for dishes that are not chosen yet. */
export const unchosenProductId = 'plan'

/** The part of a plan that its dishes' price depends on. */
export type PlanToExpect = Pick<Plan, 'kind' | 'units' | 'servingsPerUnit' | 'servingCents'>

/** The line for a whole plan's dishes. They are kits and chilled dishes, so they are never taxed. */
function planLine(plan: PlanToExpect): LineToPrice {
  return {
    productId: unchosenProductId,
    kind: plan.kind,
    quantity: plan.units,
    servingsPerUnit: plan.servingsPerUnit,
    unitCents: plan.servingCents,
    surchargeCents: 0,
    customizationCents: 0,
    taxClass: 'grocery',
  }
}

/** Whether the household chose any dish itself; market items alone are not a choice of meals. */
export function hasSelection(lines: readonly Pick<LineToPrice, 'kind' | 'quantity'>[]): boolean {
  return lines.some(line => line.kind !== 'item' && line.quantity > 0)
}

/**
 * The lines an order will be charged for: its own, and the plan's dishes where none is chosen.
 * @param noMeals the household wants no meals this week, which counts as a choice (rule 61)
 */
export function expectedLines(
  plan: PlanToExpect,
  lines: readonly LineToPrice[],
  noMeals = false,
): LineToPrice[] {
  return noMeals || hasSelection(lines) ? [...lines] : [planLine(plan), ...lines]
}
