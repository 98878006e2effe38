// A recipe while it is being written: everything that follows from what is there so far, and what is missing. Lines that cannot be computed
// yet are named and left out.

import { type BrandId, brandIds } from '../brands.ts'
import { allergensOf } from './allergens.ts'
import type { Catalogue } from './catalogue.ts'
import { dishFrom, pictureOfRecipe } from './dish_from.ts'
import { foodCostCents, lineCents, withoutCost } from './food_cost.ts'
import { gramsOf, measureOf } from './measures.ts'
import type { DishRecipe, RecipeAmount, Swap } from './recipe.ts'
import { type StepFault, stepFaults } from './step_checks.ts'
import type { AllergenId, Bilingual, Dish } from './types.ts'

/** Without these a dish cannot be planned into a week. */
export const necessities = ['picture', 'english', 'french', 'cost', 'ingredients'] as const
export type Necessity = (typeof necessities)[number]

/** An ingredient we do not have; one that is not measured so; a count that is not in quarters. */
export const lineFaults = ['unknown', 'unit', 'count'] as const
type LineFault = (typeof lineFaults)[number]

interface WrittenLine {
  ingredientId: string
  name: Bilingual | null
  grams: { for2: number; for4: number } | null
  /** As the card prints it for two; null where grams are printed. */
  measure: Bilingual | null
  allergens: readonly AllergenId[]
  /** For two, in cents with fractions; null where a food of it has no cost. */
  cents: number | null
  fault: LineFault | null
}

interface WrittenRecipe {
  /** The dish that the lines without faults make. */
  dish: Dish
  box: readonly WrittenLine[]
  cupboard: readonly WrittenLine[]
  /** By swap: whether everything it takes out is in the box, and everything it brings can be measured. */
  swapsFit: readonly boolean[]
  /** Of one serving's share of the box; null while it is not known. */
  costCents: number | null
  missing: readonly Necessity[]
  faults: readonly StepFault[]
}

type Foods = Pick<Catalogue, 'ingredients' | 'nutrition' | 'costs' | 'contactOf'>

/** What follows from a recipe as it is written so far. */
export function writtenRecipe(recipe: DishRecipe, catalogue: Foods): WrittenRecipe {
  const { ingredients, nutrition, costs, contactOf } = catalogue
  const lineOf = (amount: RecipeAmount) => writtenLine(amount, catalogue)
  const box = recipe.box.map(lineOf)
  const cupboard = recipe.cupboard.map(lineOf)
  const isSound = (line: WrittenLine) => line.fault === null
  const sound = {
    ...recipe,
    box: recipe.box.filter((_, at) => isSound(box[at] as WrittenLine)),
    cupboard: recipe.cupboard.filter((_, at) => isSound(cupboard[at] as WrittenLine)),
  }
  const packed = sound.box.map(({ ingredientId }) => ingredientId)
  const swapFits = ({ without, with: brought }: Swap) =>
    without.every(id => packed.includes(id)) && brought.every(amount => isSound(lineOf(amount)))
  const whole = { ...sound, swaps: recipe.swaps.filter(swapFits) }
  const isCosted = box.every(isSound) && withoutCost(sound, costs, ingredients).length === 0
  const costCents = isCosted && box.length > 0 ? foodCostCents(sound, costs, ingredients) : null
  return {
    dish: dishFrom(whole, { ingredients, nutrition, contact: contactOf(recipe.only) }),
    box,
    cupboard,
    swapsFit: recipe.swaps.map(swapFits),
    costCents,
    missing: missingOf(recipe, costCents, [...box, ...cupboard].every(isSound)),
    faults: stepFaults(sound, ingredients),
  }
}

function writtenLine(amount: RecipeAmount, { ingredients, costs }: Foods): WrittenLine {
  const { ingredientId } = amount
  const known = ingredients.get(ingredientId)
  const line = {
    ingredientId,
    name: known?.name ?? null,
    grams: null,
    measure: null,
    allergens: [],
    cents: null,
  }
  if (!known) return { ...line, fault: 'unknown' }
  const allergens = allergensOf([ingredientId], ingredients)
  const grams = tried(() => gramsOf(amount, ingredients))
  if (!grams) return { ...line, allergens, fault: 'unit' }
  const printed = tried(() => ({
    two: measureOf(amount, 2, ingredients),
    four: measureOf(amount, 4, ingredients),
  }))
  if (!printed) return { ...line, grams, allergens, fault: 'count' }
  const cents = tried(() => lineCents(amount, costs, ingredients)) ?? null
  return { ...line, grams, measure: printed.two, allergens, cents, fault: null }
}

/** Undefined where the rules refuse it. */
function tried<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const textsOf = ({ name, promise, summary, steps, swaps }: DishRecipe): Bilingual[] => [
  ...[name, promise, summary],
  ...steps.flatMap(({ title, text }) => [title, text]),
  ...swaps.flatMap(swap => [swap.name, swap.cooking]),
]

function missingOf(recipe: DishRecipe, costCents: number | null, isSound: boolean): Necessity[] {
  const lacks = (locale: 'en' | 'fr') => textsOf(recipe).some(text => text[locale].trim() === '')
  const checks: Record<Necessity, boolean> = {
    picture: pictureOfRecipe(recipe) === null,
    english: lacks('en'),
    french: lacks('fr'),
    cost: costCents === null,
    ingredients: recipe.box.length === 0 || !isSound,
  }
  return necessities.filter(one => checks[one])
}

/** The brands that serve a dish. */
export const brandsOf = ({ only }: Pick<DishRecipe, 'only'>): readonly BrandId[] => (only ? [only] : brandIds)

/** The share of a price that its food does not cost, from 0 to 1. */
export const marginOf = (priceCents: number, costCents: number): number =>
  (priceCents - costCents) / priceCents

/** What a dish of nothing is: the beginning of a new one. */
export const blankRecipe = (id: string, name: string, locale: 'en' | 'fr'): DishRecipe => ({
  ...{ id, version: 0, kind: 'rtc', category: 'meat-and-fish' },
  name: { en: '', fr: '', [locale]: name },
  promise: { en: '', fr: '' },
  summary: { en: '', fr: '' },
  ...{ cuisine: 'north-american', difficulty: 'easy', handsOnMinutes: 0, spice: 0, equipment: [] },
  ...{ box: [], cupboard: [], steps: [], swaps: [], pairings: [] },
  ...{ eatWithinDays: 4, taxClass: 'grocery', pictured: false, surchargeCents: 0, weeklyCapacity: 400 },
})
