import { type ShownClaims, shownOf } from '../../../brands/claims.ts'
import type { Claims } from '../../../brands/facts.ts'
import type { Home } from './home.ts'

/** Recipes, or recipes and meals together, as the brand counts them. */
export const dishesShown = (home: Home, { dishesAWeek }: Claims): ShownClaims =>
  shownOf(dishesAWeek.of === 'meals' ? home.recipeCount + home.mealCount : home.recipeCount, dishesAWeek)

export const itemsShown = (home: Home, { marketItems }: Claims): ShownClaims =>
  shownOf(home.itemCount, marketItems)

export const placesShown = (home: Home, { places }: Claims): ShownClaims => shownOf(home.communities, places)

/** `18`, `35+`: a number on its own. */
export const figureOf = ({ count, orMore }: ShownClaims): string => (orMore ? `${count}+` : String(count))
