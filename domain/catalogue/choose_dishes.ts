// Which ready-to-cook dishes make a week's menu. With a pool of some thirty dishes and eighteen or more a week, dishes
// must come back; the cost below keeps them apart as long as the pool allows, and keeps a week from tasting of one place.

import { biggestPlanRecipes, type Exclusion, exclusionsAmong, uncovered } from './coverage.ts'
import type { Dish } from './types.ts'

/** A dish as the kitchens offer it. */
export interface Offer {
  dish: Dish
  /** Per serving, cents; a premium dish's. */
  surchargeCents: number
  weeklyCapacity: number
}

/** How many ready-to-cook dishes a week holds. Within `recipes`: vegetarian (vegan counted), premium. */
export interface MenuSize {
  recipes: number
  vegetarian: number
  vegan: number
  premium: number
}

/** Dish ids of the weeks before, the latest first. */
export type PreviousWeeks = readonly (readonly string[])[]

const isVegetarian = (offer: Offer) => offer.dish.diets.includes('vegetarian')
const isVegan = (offer: Offer) => offer.dish.diets.includes('vegan')
const isPremium = (offer: Offer) => offer.surchargeCents > 0

/** 729 for last week, a third of that for each week further back, added up. */
function repeatCost(id: string, previous: PreviousWeeks): number {
  return previous.reduce((sum, week, weeksBack) => sum + (week.includes(id) ? 729 / 3 ** weeksBack : 0), 0)
}

/** Another dish of the same cuisine costs most, then one cooked in the same way; a dish without a picture a little. */
function samenessCost(dish: Dish, chosen: readonly Offer[]): number {
  const cuisine = chosen.filter(other => other.dish.cuisine === dish.cuisine).length
  const cooking = chosen.filter(other => other.dish.equipment.join() === dish.equipment.join()).length
  return 8 * cuisine + 3 * cooking + (dish.picture ? 0 : 2)
}

function cheapest(
  from: readonly Offer[],
  chosen: readonly Offer[],
  previous: PreviousWeeks,
): Offer | undefined {
  const cost = (offer: Offer) => repeatCost(offer.dish.id, previous) + samenessCost(offer.dish, chosen)
  const free = from.filter(offer => !chosen.includes(offer))
  return free.reduce<Offer | undefined>(
    (best, offer) => (best === undefined || cost(offer) < cost(best) ? offer : best),
    undefined,
  )
}

/** Adds the cheapest fitting dishes until so many of the chosen fit, or the pool has no more. */
function fill(
  chosen: Offer[],
  pool: readonly Offer[],
  count: number,
  fits: (offer: Offer) => boolean,
  previous: PreviousWeeks,
): void {
  const fitting = pool.filter(fits)
  while (chosen.filter(fits).length < count) {
    const next = cheapest(fitting, chosen, previous)
    if (!next) return
    chosen.push(next)
  }
}

/** Free dishes of a week: those anybody's plan price covers. */
function withoutSurcharge(chosen: readonly Offer[]): Dish[] {
  return chosen.filter(offer => !isPremium(offer)).map(offer => offer.dish)
}

function missingFor(exclusion: Exclusion, chosen: readonly Offer[]): number {
  return biggestPlanRecipes - withoutSurcharge(chosen).filter(exclusion.fits).length
}

/** Two dishes count for the same quotas: one can stand in for the other. */
function interchangeable(a: Offer, b: Offer): boolean {
  return isPremium(a) === isPremium(b) && isVegetarian(a) === isVegetarian(b) && isVegan(a) === isVegan(b)
}

/** One exchange that helps a household with `exclusion` and opens no other gap; null where there is none. */
function exchange(
  exclusion: Exclusion,
  chosen: readonly Offer[],
  pool: readonly Offer[],
  exclusions: readonly Exclusion[],
  previous: PreviousWeeks,
): Offer[] | null {
  const gaps = uncovered(withoutSurcharge(chosen), exclusions).length
  for (const out of chosen.filter(offer => !exclusion.fits(offer.dish)).toReversed()) {
    const rest = chosen.filter(offer => offer !== out)
    const useful = pool.filter(offer => interchangeable(offer, out) && exclusion.fits(offer.dish))
    const next = cheapest(useful, chosen, previous)
    if (next && uncovered(withoutSurcharge([...rest, next]), exclusions).length <= gaps)
      return [...rest, next]
  }
  return null
}

/** Exchanges dishes until every exclusion is covered, or no exchange helps any more. */
function cover(chosen: readonly Offer[], pool: readonly Offer[], previous: PreviousWeeks): Offer[] {
  const exclusions = exclusionsAmong(pool.map(offer => offer.dish))
  let best = [...chosen]
  for (const exclusion of exclusions) {
    for (let missing = missingFor(exclusion, best); missing > 0; missing = missingFor(exclusion, best)) {
      const better = exchange(exclusion, best, pool, exclusions, previous)
      if (!better || missingFor(exclusion, better) >= missing) break
      best = better
    }
  }
  return best
}

/**
 * Chooses a week's ready-to-cook dishes: vegan, then vegetarian, then premium, then the rest of the menu, each time the
 * dish that has rested longest and is least like those chosen; then exchanges dishes until everybody can eat.
 * Fewer than `size.recipes` only where the pool is smaller. Ties go to whichever comes first in `pool`.
 */
export function chooseDishes(pool: readonly Offer[], size: MenuSize, previous: PreviousWeeks): Offer[] {
  const chosen: Offer[] = []
  const free = pool.filter(offer => !isPremium(offer))
  fill(chosen, free, size.vegan, isVegan, previous)
  // Dishes with cheese or egg first, so that next week's vegan dishes rest.
  const notVegan = free.filter(offer => !isVegan(offer))
  for (const from of [notVegan, free]) fill(chosen, from, size.vegetarian, isVegetarian, previous)
  fill(chosen, pool, size.premium, isPremium, previous)
  const others = free.filter(offer => !isVegetarian(offer))
  fill(chosen, others, size.recipes - chosen.length, offer => others.includes(offer), previous)
  return cover(chosen, pool, previous)
}
