// The parts of the catalogue that its loader and the tests use.

import type { BrandId } from '../../domain/brands.ts'
import type { PreviousWeeks } from '../../domain/catalogue/choose_dishes.ts'
import { type Offerings, type PlannedWeek, planWeeks } from '../../domain/catalogue/plan_weeks.ts'
import { dishes, offers, recipes } from './dishes.ts'
import { marketItems } from './market.ts'

export { areas } from './areas.ts'
export { families } from './families.ts'
export { fleets } from './fleets.ts'
export { ingredients } from './ingredients.ts'
export { pieces } from './pieces.ts'
export { slots } from './slots.ts'
export { dishes, marketItems, recipes }

/** Everything a menu can be made of: the input of `planWeek`. */
export const offerings: Offerings = { dishes: offers, items: marketItems }

/**
 * Six menu weeks of a brand from a Monday (ISO date).
 * @param previous ready-to-cook dish ids of the weeks already published, the latest first
 */
export function planSixWeeks(brand: BrandId, monday: string, previous: PreviousWeeks = []): PlannedWeek[] {
  return planWeeks({ brand, week: monday, offerings, previous }, 6)
}
