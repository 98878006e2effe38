// What a correction changes of a product for one household: whether it can stay in its box, and what is different.

import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { tracesOf } from '../../domain/catalogue/exclusions.ts'
import { mustLeave } from '../../domain/corrections.ts'
import { type Difference, differenceOf, noDifference } from '../../domain/substitution.ts'
import { compared, judged } from '../menu/replacing.ts'
import type { ProductContent } from '../menu/week_menu.ts'

export interface DifferenceWithTraces extends Difference {
  /** Allergens of which there may be traces now, and were none before. */
  traces: string[]
}

interface Judgement {
  leaves: boolean
  differs: DifferenceWithTraces
}

interface Excluding {
  exclusions: readonly string[]
  severe: readonly string[]
  vegetarian: boolean
  vegan: boolean
}

/**
 * @param after as corrected; null where it is withdrawn
 * @param swapId the household's swap of a dish
 */
export function judgeCorrection(
  before: ProductContent,
  after: ProductContent | null,
  swapId: string | null,
  { exclusions, severe, vegetarian, vegan }: Excluding,
  catalogue: Catalogue,
): Judgement {
  const wishes = { exclusions: [...exclusions, ...severe.map(tracesOf)], vegetarian, vegan }
  const had = judged(before, swapId, catalogue)
  if (!after) return { leaves: mustLeave(had, null, wishes), differs: { ...noDifference, traces: [] } }
  const has = judged(after, swapId, catalogue)
  const known = [...had.allergens, ...(had.mayContain ?? [])]
  return {
    leaves: mustLeave(had, has, wishes),
    differs: {
      ...differenceOf(compared(had, catalogue), compared(has, catalogue)),
      traces: (has.mayContain ?? []).filter(id => !known.includes(id)),
    },
  }
}

/** Whether there is anything to say about a product that stays. */
export const isDifferent = ({ gained, lost, flesh, diets, traces }: DifferenceWithTraces): boolean =>
  gained.length + lost.length + flesh.length + diets.length + traces.length > 0
