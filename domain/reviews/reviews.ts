// Reviews (area 3, rule 46): a dish in five steps, a market item by yes or no.

import type { ProductKind } from '../catalogue/types.ts'

/** Whether a dish would be ordered again, worst first. */
const dishAnswers = ['never', 'probably_not', 'possibly', 'most_likely', 'definitely'] as const
/** Whether a market item would be ordered again. */
const itemAnswers = ['no', 'yes'] as const
export const answers = [...dishAnswers, ...itemAnswers] as const
export type Answer = (typeof answers)[number]

/** What can have been wrong with it, each with words of its own. */
export const dislikeCategories = ['taste', 'instructions', 'delivery', 'ingredients'] as const
export type DislikeCategory = (typeof dislikeCategories)[number]

/** Characters of a comment (area 5). */
export const longestComment = 300

/** Whether an answer is possible for a product of this kind. */
export function answersOf(kind: ProductKind): readonly Answer[] {
  return kind === 'item' ? itemAnswers : dishAnswers
}

/** The effect of an answer on the next boxes: more of it, never again, or none. */
type Opinion = 'liked' | 'never' | null

export function opinionOf(answer: Answer): Opinion {
  if (answer === 'never') return 'never'
  return answer === 'most_likely' || answer === 'definitely' || answer === 'yes' ? 'liked' : null
}

/** The number of reviews that a summary needs to be meaningful. */
export const fewestReviews = 5

export interface ReviewSummary {
  count: number
  /** Percentage of households that would order it again. */
  againPercent: number
  /** Minutes it took, the median of reported times; null until enough households reported one. */
  minutes: number | null
}

/**
 * The summary of a product's reviews; null below five.
 * @param given how often each answer was given
 * @param minutes cooking times that were reported
 */
export function summaryOf(
  given: Readonly<Partial<Record<Answer, number>>>,
  minutes: readonly number[],
): ReviewSummary | null {
  let count = 0
  let again = 0
  for (const answer of answers) {
    const times = given[answer] ?? 0
    count += times
    if (opinionOf(answer) === 'liked') again += times
  }
  if (count < fewestReviews) return null
  const sorted = minutes.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? null
  return {
    count,
    againPercent: Math.round((100 * again) / count),
    minutes: sorted.length < fewestReviews ? null : middle,
  }
}
