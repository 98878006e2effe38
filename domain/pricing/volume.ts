// The volume discount on ready-to-eat meals, by their number in the order (rule 74). A meal costs less in a full box
// than in a small one, because packing and delivery are shared. The steps are the sizes of the plans (rule 28), so a
// bigger plan is always cheaper for each meal and still costs more in total. It counts meals, not plans: eight meals
// added to a cooking plan earn it as well.

import { multiplyRate } from '../money.ts'
import type { VolumeStep } from '../terms/terms.ts'

/** The discount rate of this many meals, parts per 100,000; 0 below the first step. @param steps the biggest first */
function volumeRate(steps: readonly VolumeStep[], meals: number): number {
  return steps.find(step => meals >= step.meals)?.rate ?? 0
}

/** The discount, in cents, for this many meals that cost `grossCents` in all. */
export function volumeDiscountCents(steps: readonly VolumeStep[], meals: number, grossCents: number): number {
  return multiplyRate(grossCents, volumeRate(steps, meals))
}
