// The rules of a week's ready-to-cook dishes. Each rule counts one thing over the chosen dishes and sets its limits, so a menu can
// be checked, repaired and explained rule by rule.

import type { BrandId } from '../brands.ts'
import { biggestPlanRecipes, exclusionsOf } from './coverage.ts'
import type { Season } from './recipe.ts'
import type { AllergenId, Dish, DishCategory, DishIngredient } from './types.ts'

/** What the rules, the planner and its board look at of a dish. */
export type PlannableDish = Pick<
  Dish,
  'id' | 'version' | 'kind' | 'category' | 'cuisine' | 'diets' | 'equipment' | 'allergens' | 'picture'
> & { ingredients: readonly Pick<DishIngredient, 'ingredientId' | 'gramsFor2'>[] }

/** A dish as the kitchens offer it. */
export interface Offer<D extends PlannableDish = PlannableDish> {
  dish: D
  /** Per serving, cents; a premium dish's. */
  surchargeCents: number
  weeklyCapacity: number
  /** Who serves it. */
  brands: readonly BrandId[]
  /** Months in which it is served; null all year. */
  season: Season | null
  /** The kitchen's cost of the food in one serving, cents. */
  foodCostCents: number
}

/** How many ready-to-cook dishes a brand's week has, and its limits by kind. */
export interface MenuSize {
  recipes: number
  /** Exactly; dishes of every category count. */
  vegetarian: number
  /** At least. */
  vegan: number
  /** Exactly. */
  premium: number
  /** At least this many of a category. */
  categories: Readonly<Partial<Record<DishCategory, number>>>
  /** At most this many of one cuisine. */
  sameCuisine: number
  /** At least this many are cooked in one pan or pot. */
  onePan: number
  /** The least and the most dishes that need the oven. */
  oven: readonly [least: number, most: number]
  /** At least this many without surcharge for a household that avoids any one allergen, or eats vegetarian or vegan. */
  forEveryone: number
  /** The most, in cents, by which the average food cost of dishes without surcharge may differ from the whole pool's. */
  foodCostCents: number
}

const common = {
  vegetarian: 6,
  vegan: 4,
  premium: 3,
  categories: { 'family-friendly': 4, 'meat-and-fish': 3, vegetarian: 3 },
  sameCuisine: 3,
  onePan: 4,
  oven: [3, 8],
  forEveryone: biggestPlanRecipes,
  foodCostCents: 25,
} as const satisfies Omit<MenuSize, 'recipes'>

/**
 * Rule 55: eighteen recipes in the west; in the east, where ready-to-eat meals make up thirty-five and more, one more.
 * Six are vegetarian ("4 to 6 vegetarian recipes weekly").
 */
export const menuSizes: Readonly<Record<BrandId, MenuSize>> = {
  freshprep: { recipes: 18, ...common },
  cookit: { recipes: 19, ...common },
}

/** Counts something over the chosen dishes: the sum of their weights lies from `least` to `most`. */
export interface Rule {
  name: string
  weight: (offer: Offer) => number
  least: number
  most: number
}

export const isFree = (offer: Offer): boolean => offer.surchargeCents === 0
const has = (diet: Dish['diets'][number]) => (offer: Offer) => offer.dish.diets.includes(diet)

function counting(name: string, fits: (offer: Offer) => boolean, least: number, most = Infinity): Rule {
  return { name, weight: offer => (fits(offer) ? 1 : 0), least, most }
}

/** What the rules of a week have to know of all ready-to-cook dishes of the brand, in season or not. */
export interface PoolFacts {
  cuisines: readonly string[]
  /** Allergens in one of them. */
  allergens: readonly AllergenId[]
  /** Of those without surcharge, a serving, cents. */
  meanCostCents: number
}

/** @param pool every ready-to-cook dish of the brand, in season or not */
export function poolFactsOf(pool: readonly Offer[]): PoolFacts {
  const free = pool.filter(isFree)
  return {
    cuisines: [...new Set(pool.map(({ dish }) => dish.cuisine))].sort(),
    allergens: [...new Set(pool.flatMap(({ dish }) => dish.allergens))].sort(),
    meanCostCents: free.reduce((sum, offer) => sum + offer.foodCostCents, 0) / Math.max(1, free.length),
  }
}

/** Cheap and dear dishes are spread over the weeks: no week's food costs far more or less than the pool's average. */
function costRule(mean: number, size: MenuSize): Rule {
  const dishes = size.recipes - size.premium
  return {
    name: 'food cost',
    weight: offer => (isFree(offer) ? (offer.foodCostCents - mean) / size.foodCostCents : 0),
    least: -dishes,
    most: dishes,
  }
}

/**
 * All rules of a week: how many dishes, how many of what diet and category, how they are spread over cuisines, equipment and cost,
 * and enough choice: a household that avoids any one allergen, or eats vegetarian or vegan, can fill the biggest plan without
 * surcharge (coverage.ts).
 */
export function rulesFor(size: MenuSize, { cuisines, allergens, meanCostCents }: PoolFacts): Rule[] {
  const categories = Object.entries(size.categories)
  return [
    counting('recipes', () => true, size.recipes, size.recipes),
    counting('vegetarian', has('vegetarian'), size.vegetarian, size.vegetarian),
    counting('vegan', has('vegan'), size.vegan),
    counting('premium', offer => !isFree(offer), size.premium, size.premium),
    ...categories.map(([id, least]) =>
      counting(`category ${id}`, offer => offer.dish.category === id, least),
    ),
    ...cuisines.map(id => counting(`cuisine ${id}`, offer => offer.dish.cuisine === id, 0, size.sameCuisine)),
    counting('one pan', offer => offer.dish.equipment.length === 1, size.onePan),
    counting('oven', offer => offer.dish.equipment.includes('oven'), ...size.oven),
    costRule(meanCostCents, size),
    ...exclusionsOf(allergens).map(({ name, fits }) =>
      counting(`enough without ${name}`, offer => isFree(offer) && fits(offer.dish), size.forEveryone),
    ),
  ]
}

/** The same of a pool. @param pool every ready-to-cook dish of the brand, in season or not */
export const rulesOf = (size: MenuSize, pool: readonly Offer[]): Rule[] => rulesFor(size, poolFactsOf(pool))

/** Whether a dish is in season in the month of a week's Monday. A season that begins late in the year ends early in the next. */
export function isInSeason({ season }: Pick<Offer, 'season'>, week: string): boolean {
  if (season === null) return true
  const [first, last] = season
  const month = Number(week.slice(5, 7))
  return first <= last ? month >= first && month <= last : month >= first || month <= last
}

// Weights of cost are fractions, whose sums are not exact.
const slack = 1e-9
export const isTooLow = (rule: Rule, total: number): boolean => total < rule.least - slack
export const isTooHigh = (rule: Rule, total: number): boolean => total > rule.most + slack

/** By how much a total misses a rule's limits; 0 where the rule is kept. */
export function missedBy(rule: Rule, total: number): number {
  if (isTooLow(rule, total)) return rule.least - total
  return isTooHigh(rule, total) ? total - rule.most : 0
}

/** A rule that a week does not keep, and why. */
export interface Shortfall {
  rule: string
  least: number
  most: number
  found: number
  /**
   * `pool`: no choice from this week's dishes can keep the rule; `others`: the search found no way to keep it together with the
   * other rules.
   */
  because: 'pool' | 'others'
}

/** Whether some choice of this many dishes keeps this rule on its own. */
function isWithinReach(rule: Rule, servable: readonly Offer[], recipes: number): boolean {
  const weights = servable.map(rule.weight).sort((a, b) => b - a)
  const picks = Math.min(recipes, weights.length)
  const sum = (some: readonly number[]) => some.reduce((total, weight) => total + weight, 0)
  const highest = sum(weights.slice(0, picks))
  const lowest = sum(weights.slice(weights.length - picks))
  return !isTooLow(rule, highest) && !isTooHigh(rule, lowest)
}

/** The rules that a menu does not keep. */
export function shortfallsOf(
  chosen: readonly Offer[],
  rules: readonly Rule[],
  servable: readonly Offer[],
  recipes: number,
): Shortfall[] {
  return rules.flatMap(rule => {
    const found = chosen.reduce((sum, offer) => sum + rule.weight(offer), 0)
    if (missedBy(rule, found) === 0) return []
    const because = isWithinReach(rule, servable, recipes) ? ('others' as const) : ('pool' as const)
    return [{ rule: rule.name, least: rule.least, most: rule.most, found, because }]
  })
}
