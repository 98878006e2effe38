// Shortages before packing: the question to a household, its choices, and the default where it does not answer. A
// replacement never brings in what the household excludes.

import { type Conflict, conflictOf, type ProductToJudge, type Wishes } from './catalogue/suits.ts'

/** Accept the replacement, choose another dish or item, or drop it for its price. */
export const shortageChoices = ['accept', 'swap', 'drop'] as const
export type ShortageChoice = (typeof shortageChoices)[number]

/** The defaults where a household does not answer. */
export const standardChoices = ['accept', 'drop'] as const satisfies readonly ShortageChoice[]
export type StandardChoice = (typeof standardChoices)[number]

export interface Difference {
  /** Ids of allergens that the box would hold with what comes instead, and did not; and the other way round. */
  gained: string[]
  lost: string[]
}

/** Which allergens differ, traces left out: they are on every label. */
export function allergensThatDiffer(before: readonly string[], after: readonly string[]): Difference {
  return {
    gained: after.filter(id => !before.includes(id)),
    lost: before.filter(id => !after.includes(id)),
  }
}

/**
 * What of a product a household excludes that it did not take knowingly: what it has in its box already by its own hand is not held
 * against what comes instead.
 */
export function newConflict(before: ProductToJudge, after: ProductToJudge, wishes: Wishes): Conflict | null {
  const found = conflictOf(after, wishes)
  if (!found) return null
  const had = conflictOf(before, wishes)
  const fresh = {
    allergens: found.allergens.filter(id => !had?.allergens.includes(id)),
    traces: found.traces.filter(id => !had?.traces.includes(id) && !had?.allergens.includes(id)),
    ingredients: found.ingredients.filter(id => !had?.ingredients.includes(id)),
    diet: had?.diet ? null : found.diet,
    never: found.never && !had?.never,
  }
  const any =
    fresh.allergens.length + fresh.traces.length + fresh.ingredients.length > 0 || fresh.diet || fresh.never
  return any ? fresh : null
}

/** What happens where a household says nothing: what suits it is taken; what does not is left out, and its price goes back. */
export function standardFor(conflict: Conflict | null): StandardChoice {
  return conflict === null ? 'accept' : 'drop'
}

/** A product one can have instead, as far as the choice among them looks at it. */
interface Alternative extends ProductToJudge {
  kind: string
  taxClass: string
  /** Its price for the units in question, cents. */
  cents: number
  left: number
  rank: number
}

/** Most that are offered at once. */
const offered = 4

/** A replacement is worth at least what was paid for, and at most so much more: nobody pays extra. */
const mostWorth = 1.5

/** Whether a product is worth what another was paid for. */
export function isWorth(paidCents: number, cents: number): boolean {
  return cents >= paidCents && cents <= paidCents * mostWorth
}

/**
 * What a household can swap a line for: of its kind and tax class, worth as much, in stock, within what it wants, and not in its
 * box already; the week’s best first.
 */
export function swapsFor(
  line: { kind: string; taxClass: string; cents: number; units: number },
  products: readonly Alternative[],
  { inBox, wishes }: { inBox: readonly string[]; wishes: Wishes },
): string[] {
  return products
    .filter(
      one =>
        one.kind === line.kind &&
        one.taxClass === line.taxClass &&
        isWorth(line.cents, one.cents) &&
        one.left >= line.units &&
        !inBox.includes(one.id) &&
        conflictOf(one, wishes) === null,
    )
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, offered)
    .map(({ id }) => id)
}

/** The least time between declaring a shortage and carrying out the answers, in hours: households need time to read. */
export const leastHoursToDecide = 2
