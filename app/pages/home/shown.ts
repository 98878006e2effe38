import { type Shown, shownOf } from '../../../brands/claims.ts'
import type { Claims } from '../../../brands/facts.ts'
import type { Home } from './home.ts'

/** Recipes, or recipes and meals together, as the brand counts them. */
export const dishesShown = (home: Home, { dishesAWeek }: Claims): Shown =>
  shownOf(dishesAWeek.of === 'meals' ? home.recipeCount + home.mealCount : home.recipeCount, dishesAWeek)

export const itemsShown = (home: Home, { marketItems }: Claims): Shown => shownOf(home.itemCount, marketItems)

export const placesShown = (home: Home, { places }: Claims): Shown => shownOf(home.communities, places)

/** `18`, `35+`: a number on its own. */
export const figureOf = ({ count, orMore }: Shown): string => (orMore ? `${count}+` : String(count))
