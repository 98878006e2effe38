import type { ParsedOf } from '../../contract/index.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'

type Recipe = ParsedOf<'catalogue.correct_meal'>['recipe'] | ParsedOf<'meals_admin.keep_draft'>['recipe']

/** A recipe without the keys that were left out. */
export const recipeFrom = ({ only, season, picture, ...recipe }: Recipe): DishRecipe => ({
  ...recipe,
  ...(only && { only }),
  ...(season && { season }),
  ...(picture && { picture }),
})
