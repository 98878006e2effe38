// The alternative to a dish or an item that has run out: the most similar one that suits the household.

import { conflictOf, type ProductToJudge, type Wishes } from './suits.ts'

/** The features of similarity; an item has neither cuisine nor times. */
export interface Comparable extends ProductToJudge {
  id: string
  kind: 'rtc' | 'rte' | 'item'
  category: string
  cuisine?: string
  protein?: string | null
  shelf?: string
  minutes?: number
  calories?: number
  spice?: number
  surchargeCents?: number
  priceCents?: number
  soldOut: boolean
}

/** The weight of each feature: what is on the plate counts most, then the cuisine, then the time. */
const weights = { protein: 4, category: 3, cuisine: 2, shelf: 6, diet: 1, minutes: 2, calories: 1, spice: 1 }

/** Differences in minutes, calories and steps of spice from which two dishes count as unlike. */
const spans = { minutes: 30, calories: 400, spice: 3 }

/**
 * The products most like the one that ran out, best first: of its kind, on the menu, not yet in the box, not excluded by the
 * household, and never dearer. Ties keep the menu's order.
 * @param most how many to offer
 */
export function alternativesTo<P extends Comparable>(
  gone: P,
  products: readonly P[],
  of: { wishes: Wishes; inBox: ReadonlySet<string>; most: number },
): P[] {
  return products
    .filter(
      product =>
        product.id !== gone.id &&
        product.kind === gone.kind &&
        !product.soldOut &&
        !of.inBox.has(product.id) &&
        conflictOf(product, of.wishes) === null &&
        costOf(product) <= costOf(gone) &&
        (gone.kind !== 'item' || product.shelf === gone.shelf),
    )
    .map(product => ({ product, likeness: likenessOf(gone, product) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, of.most)
    .map(({ product }) => product)
}

/** A dish's surcharge beyond the plan, or an item's own price. */
const costOf = ({ priceCents, surchargeCents }: Comparable) => priceCents ?? surchargeCents ?? 0

function likenessOf(gone: Comparable, other: Comparable): number {
  const same = (field: 'protein' | 'category' | 'cuisine' | 'shelf') =>
    gone[field] != null && gone[field] === other[field] ? weights[field] : 0
  const near = (field: 'minutes' | 'calories' | 'spice') => {
    const [a, b] = [gone[field], other[field]]
    if (a === undefined || b === undefined) return 0
    return weights[field] * Math.max(0, 1 - Math.abs(a - b) / spans[field])
  }
  const diets = gone.diets.filter(diet => other.diets.includes(diet)).length
  return (
    same('protein') +
    same('category') +
    same('cuisine') +
    same('shelf') +
    near('minutes') +
    near('calories') +
    near('spice') +
    weights.diet * diets
  )
}
