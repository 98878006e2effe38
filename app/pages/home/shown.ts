import { type ShownClaims, shownOf } from '../../../brands/claims.ts'
import type { BrandFacts } from '../../../brands/index.ts'
import type { Home } from './home.ts'

/** Recipes, or recipes and meals together, as the brand counts them. */
export const dishesShown = (home: Home, { counts }: Pick<BrandFacts, 'counts'>): ShownClaims =>
  shownOf(
    counts.dishes === 'meals' ? home.recipeCount + home.mealCount : home.recipeCount,
    home.claims.dishes,
  )

export const itemsShown = (home: Home): ShownClaims => shownOf(home.itemCount, home.claims.items)

export const placesShown = (home: Home): ShownClaims => shownOf(home.communities, home.claims.places)

/** `18`, `35+`: a number on its own. */
export const figureOf = ({ count, orMore }: ShownClaims): string => (orMore ? `${count}+` : String(count))
