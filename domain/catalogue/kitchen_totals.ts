// What a kitchen buys and portions: the ingredients of everything it makes, summed. Grams, millilitres and pieces of one ingredient
// stay apart: a recipe says how it is portioned, and nobody weighs limes.

import type { Locale } from '../brands.ts'
import { formatWhole } from '../money.ts'
import type { Ingredients } from './ingredients.ts'
import { gramsOf } from './measures.ts'
import type { RecipeAmount } from './recipe.ts'

export const kitchenUnits = ['g', 'ml', 'piece'] as const
export type KitchenUnit = (typeof kitchenUnits)[number]

/** Kits or meals of one kind. */
export interface Kits {
  /** What comes in the box, for two and for four servings. */
  amounts: readonly RecipeAmount[]
  /** Servings of one unit. */
  servings: number
  units: number
}

interface KitchenTotal {
  ingredientId: string
  unit: KitchenUnit
  /** To a hundredth. */
  amount: number
}

/** A Canadian kitchen's spoons, in millilitres. */
const measures: Readonly<Record<RecipeAmount['unit'], { unit: KitchenUnit; size: number }>> = {
  gram: { unit: 'g', size: 1 },
  tablespoon: { unit: 'ml', size: 15 },
  teaspoon: { unit: 'ml', size: 5 },
  piece: { unit: 'piece', size: 1 },
}

/** A recipe is written for two and for four; other sizes are multiples of the half of that for two. */
const forServings = ({ for2, for4 }: RecipeAmount, servings: number): number =>
  servings === 4 ? for4 : (for2 * servings) / 2

/** The sum of each ingredient in each of its units, in the order in which they first appear. */
export function kitchenTotals(made: readonly Kits[]): KitchenTotal[] {
  const totals = new Map<string, KitchenTotal>()
  for (const { amounts, servings, units } of made) {
    for (const amount of amounts) {
      const { unit, size } = measures[amount.unit]
      const key = `${amount.ingredientId} ${unit}`
      const total = totals.get(key) ?? { ingredientId: amount.ingredientId, unit, amount: 0 }
      total.amount += forServings(amount, servings) * size * units
      totals.set(key, total)
    }
  }
  return [...totals.values()].map(total => ({ ...total, amount: Math.round(total.amount * 100) / 100 }))
}

/** Amounts with an ingredient replaced by the same weight of another, as households accepted it. */
export function replacedIn(
  amounts: readonly RecipeAmount[],
  { short, by }: { short: string; by: string },
  ingredients: Ingredients,
): RecipeAmount[] {
  return amounts.map(amount => {
    if (amount.ingredientId !== short) return amount
    // What is weighed already needs no facts of an ingredient that the catalogue may no longer have.
    const weight = amount.unit === 'gram' ? amount : gramsOf(amount, ingredients)
    return { ingredientId: by, unit: 'gram', for2: weight.for2, for4: weight.for4 }
  })
}

/** An amount as the language writes it, without decimals that say nothing: `1,250.5`, `1 250,5`. */
export function formatAmount(amount: number, locale: Locale): string {
  const [whole = '0', decimals] = String(amount).split('.')
  const mark = locale === 'fr' ? ',' : '.'
  return `${formatWhole(Number(whole), locale)}${decimals === undefined ? '' : `${mark}${decimals}`}`
}
