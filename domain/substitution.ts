// Shortages before packing: the question to a household, its choices, and the default where it does not answer. A
// replacement never brings in what the household excludes.

import { type Conflict, conflictOf, type ProductToJudge, type Wishes } from './catalogue/suits.ts'
import type { AllergenId, Diet } from './catalogue/types.ts'

/** Accept the replacement, choose another dish or item, or drop it for its price. */
export const shortageChoices = ['accept', 'swap', 'drop'] as const
export type ShortageChoice = (typeof shortageChoices)[number]

/** The outcome where a household does not answer. */
export const standardChoices = ['accept', 'drop'] as const satisfies readonly ShortageChoice[]
export type StandardChoice = (typeof standardChoices)[number]

/** Meat includes poultry; fish includes all seafood. `other_meat`: of another animal than the meat that was there. */
export const addedFlesh = ['meat', 'other_meat', 'fish'] as const
export type AddedFlesh = (typeof addedFlesh)[number]

export interface Difference {
  /** Ids of allergens that the box would gain with the replacement, and those it would lose. */
  gained: AllergenId[]
  lost: AllergenId[]
  /** Meat and fish that the box would gain. */
  flesh: AddedFlesh[]
  /** Diets that the product was sold as and is not with the replacement. */
  diets: Diet[]
}

export const noDifference: Difference = { gained: [], lost: [], flesh: [], diets: [] }

/** A product as the comparison with its replacement sees it. */
export interface ProductToCompare {
  allergens: readonly AllergenId[]
  diets: readonly Diet[]
  /**
   * The animals whose meat is in it, as families of ingredients, and `fish` for any seafood; null where its ingredients are
   * unknown, as an item's are.
   */
  flesh: readonly string[] | null
}

/** The entry of `flesh` for fish and seafood. */
export const seafood = 'fish'

/** The allergens, meat, fish and diets that differ. Traces are left out: they are on every label. */
export function differenceOf(before: ProductToCompare, after: ProductToCompare): Difference {
  return {
    gained: after.allergens.filter(id => !before.allergens.includes(id)),
    lost: before.allergens.filter(id => !after.allergens.includes(id)),
    flesh: fleshAdded(before, after),
    diets: before.diets.filter(diet => !after.diets.includes(diet)),
  }
}

function fleshAdded(before: ProductToCompare, after: ProductToCompare): AddedFlesh[] {
  if (isVegetarian(after)) return []
  const had = !isVegetarian(before)
  // Nobody knows which animal it comes from: it counts as another one. Seafood shows among the allergens.
  if (!before.flesh || !after.flesh) return [had ? 'other_meat' : 'meat']
  const fresh = after.flesh.filter(one => !before.flesh?.includes(one))
  const meat = fresh.some(one => one !== seafood)
  const hadMeat = before.flesh.some(one => one !== seafood)
  return [
    ...(meat ? [hadMeat ? ('other_meat' as const) : ('meat' as const)] : []),
    ...(fresh.includes(seafood) ? ['fish' as const] : []),
  ]
}

const isVegetarian = ({ diets }: ProductToCompare) => diets.includes('vegetarian') || diets.includes('vegan')

/** Whether the replacement adds an allergen, meat or fish, or ends a diet that the product was sold as. */
export const addsAny = ({ gained, flesh, diets }: Omit<Difference, 'lost'>): boolean =>
  gained.length + flesh.length + diets.length > 0

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
 * The outcome where a household says nothing: a replacement that adds nothing is taken. One that adds something comes only to a
 * household that says yes, and one that the household excludes comes to nobody: without an answer the product is left out, and
 * its price is refunded (rule 78).
 */
export function standardFor(conflict: Conflict | null, differs: Difference): StandardChoice {
  return conflict === null && !addsAny(differs) ? 'accept' : 'drop'
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
