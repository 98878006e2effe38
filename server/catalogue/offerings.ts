// Everything that a menu week can be made of, as the planner takes it.

import { brandIds } from '../../domain/brands.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { foodCostCents } from '../../domain/catalogue/food_cost.ts'
import type { Offer } from '../../domain/catalogue/menu_rules.ts'
import type { Offerings } from '../../domain/catalogue/plan_weeks.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import type { Dish } from '../../domain/catalogue/types.ts'
import { missingOfVersion } from '../../domain/catalogue/written_recipe.ts'
import type { Db } from '../request/database/database.ts'
import { readDishesFor, readItemsFor } from './store.ts'

/**
 * The dishes and items of a menu week (Monday), in the versions that are for it. A dish without a picture, a language or a cost is left
 * out.
 */
export async function offeringsFor(db: Db, catalogue: Catalogue, week: string): Promise<Offerings> {
  const [dishes, items] = [await readDishesFor(db, week), await readItemsFor(db, week)]
  return {
    dishes: dishes.flatMap(({ content, recipe }) =>
      recipe && missingOfVersion({ dish: content, recipe }, catalogue).length === 0
        ? [offerOf(content, recipe, catalogue)]
        : [],
    ),
    items: items.map(({ version, content }) => ({ ...content, version })),
  }
}

function offerOf(dish: Dish, recipe: DishRecipe, { costs, ingredients }: Catalogue): Offer {
  return {
    dish,
    surchargeCents: recipe.surchargeCents,
    weeklyCapacity: recipe.weeklyCapacity,
    brands: recipe.only ? [recipe.only] : brandIds,
    season: recipe.season ?? null,
    foodCostCents: foodCostCents(recipe, costs, ingredients),
  }
}
