// The volume discount on ready-to-eat meals, by their number in the order (rule 74). A meal costs less in a full box
// than in a small one, because packing and delivery are shared. The steps are the sizes of the plans (rule 28), so a
// bigger plan is always cheaper for each meal and still costs more in total. It counts meals, not plans: eight meals
// added to a cooking plan earn it as well.

import { multiplyRate } from '../money.ts'

interface VolumeStep {
  meals: number
  /** Parts per 100,000 of what the meals cost, surcharges included. */
  rate: number
}

const volumeSteps: readonly VolumeStep[] = [
  { meals: 14, rate: 10_000 },
  { meals: 10, rate: 7_000 },
  { meals: 8, rate: 4_000 },
]

/** The discount rate of this many meals, parts per 100,000; 0 below the first step. */
function volumeRate(meals: number): number {
  return volumeSteps.find(step => meals >= step.meals)?.rate ?? 0
}

/** The discount, in cents, for this many meals that cost `grossCents` in all. */
export function volumeDiscountCents(meals: number, grossCents: number): number {
  return multiplyRate(grossCents, volumeRate(meals))
}
