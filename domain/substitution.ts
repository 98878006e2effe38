// Shortages before packing: the question to a household, its choices, and the default where it does not answer. A
// replacement never brings in what the household excludes.

import { type Conflict, conflictOf, type ProductToJudge, type Wishes } from './catalogue/suits.ts'

/** Accept the replacement, choose another dish or item, or drop it for its price. */
export const shortageChoices = ['accept', 'swap', 'drop'] as const
export type ShortageChoice = (typeof shortageChoices)[number]

/** The outcome where a household does not answer. */
export const standardChoices = ['accept', 'drop'] as const satisfies readonly ShortageChoice[]
export type StandardChoice = (typeof standardChoices)[number]

export interface Difference {
  /** Ids of allergens that the box would gain with the replacement, and those it would lose. */
  gained: string[]
  lost: string[]
}

/** The allergens that differ. Traces are left out: they are on every label. */
export function allergensThatDiffer(before: readonly string[], after: readonly string[]): Difference {
  return {
    gained: after.filter(id => !before.includes(id)),
    lost: before.filter(id => !after.includes(id)),
  }
}

/**
 * The exclusions that a product breaks and the household did not accept: an exclusion that its own box already breaks does not
 * count against the replacement.
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

/**
 * The outcome where a household says nothing: a suitable replacement is taken; an unsuitable one is left out, and the price is
 * refunded.
 */
export function standardFor(conflict: Conflict | null): StandardChoice {
  return conflict === null ? 'accept' : 'drop'
}

/** A possible replacement, as the choice among them sees it. */
interface Alternative extends ProductToJudge {
  kind: string
  taxClass: string
  /** The price of these units, cents. */
  cents: number
  left: number
  rank: number
}

/** The most replacements on offer. */
const offered = 4

/** A replacement is worth at least the price paid, and at most this much more: nobody pays extra. */
const mostWorth = 1.5

/** Whether the price of a product is close enough to the price paid for another. */
export function isWorth(paidCents: number, cents: number): boolean {
  return cents >= paidCents && cents <= paidCents * mostWorth
}

/**
 * The products a household can swap a line for: of its kind and tax class, of like price, in stock, within its exclusions, and not
 * in its box already; the week’s best first.
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
