// Amounts of a recipe: in grams for calculations, in words for the card.

import type { Locale } from '../brands.ts'
import { type Ingredient, type Ingredients, ingredientOf } from './ingredients.ts'
import type { RecipeAmount } from './recipe.ts'
import type { Bilingual } from './types.ts'

const teaspoonsInTablespoon = 3

/** Grams in one unit of an amount. A unit in which the ingredient is not measured: RangeError. */
function gramsPerUnit(amount: RecipeAmount, ingredient: Ingredient): number {
  if (amount.unit === 'gram') return 1
  if (amount.unit === 'piece' && ingredient.piece) return ingredient.piece.grams
  const spoon = ingredient.gramsPerTablespoon
  if (amount.unit === 'tablespoon' && spoon !== null) return spoon
  if (amount.unit === 'teaspoon' && spoon !== null) return spoon / teaspoonsInTablespoon
  throw new RangeError(`${ingredient.id} has no ${amount.unit}`)
}

/** Grams of an amount for two and for four servings, to a tenth of a gram. */
export function gramsOf(amount: RecipeAmount, ingredients: Ingredients): { for2: number; for4: number } {
  const each = gramsPerUnit(amount, ingredientOf(amount.ingredientId, ingredients))
  const round = (grams: number) => Math.round(grams * 10) / 10
  return { for2: round(amount.for2 * each), for4: round(amount.for4 * each) }
}

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** A count as a card prints it: 0.5 is ½, 1.5 is 1½. */
export function printedCount(count: number): string {
  const whole = Math.floor(count)
  const fraction = fractions[String(count - whole)] ?? (count === whole ? '' : null)
  if (fraction === null) throw new RangeError(`${count} is not a count of quarters`)
  return whole === 0 ? fraction : `${whole}${fraction}`
}

/** English says "1½ stalks", French "1½ branche": the plural starts above one, or at two. */
function isSingular(count: number, locale: Locale): boolean {
  return locale === 'fr' ? count < 2 : count <= 1
}

const spoons: Readonly<Record<'tablespoon' | 'teaspoon', Bilingual>> = {
  tablespoon: { en: 'tbsp', fr: 'c. à soupe' },
  teaspoon: { en: 'tsp', fr: 'c. à thé' },
}

/** The words after the number; none for whole pieces, because the name is beside the measure. */
function words(amount: RecipeAmount, count: number, ingredient: Ingredient, locale: Locale): string {
  if (amount.unit === 'tablespoon' || amount.unit === 'teaspoon') return ` ${spoons[amount.unit][locale]}`
  const piece = ingredient.piece
  if (!piece) throw new RangeError(`${ingredient.id} is not counted by piece`)
  if (!piece.words) return ''
  return ` ${(isSingular(count, locale) ? piece.words.one : piece.words.many)[locale]}`
}

const pinch: Bilingual = { en: '1 pinch', fr: '1 pincée' }

/**
 * The measure printed beside the name for so many servings: "2" (limes), "3 cloves" (of garlic), « 1 c. à soupe », a pinch where it
 * weighs less than a gram; null where grams are printed.
 */
export function measureOf(amount: RecipeAmount, servings: 2 | 4, ingredients: Ingredients): Bilingual | null {
  const count = servings === 2 ? amount.for2 : amount.for4
  if (amount.unit === 'gram') return count < 1 ? pinch : null
  const ingredient = ingredientOf(amount.ingredientId, ingredients)
  const print = (locale: Locale) => `${printedCount(count)}${words(amount, count, ingredient, locale)}`
  return { en: print('en'), fr: print('fr') }
}
