// meals_admin.compare: two versions field by field, or one and what is being written.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { Locale } from '../../domain/brands.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { recipeDifferences } from '../../domain/catalogue/recipe_differences.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Stored } from '../request/services.ts'
import { draftBy } from './drafts.ts'
import { readVersion } from './store.ts'

/** @throws Refusal not_found for a version that there is not, or whose recipe was not kept */
export async function compareVersions(
  services: Stored,
  of: { id: string; before: number; after: number | undefined; actor: string; locale: Locale },
): Promise<OutputOf<'meals_admin.compare'>> {
  const { id, before, after, actor, locale } = of
  const recipeOf = async (version: number): Promise<DishRecipe> => {
    const row = await readVersion.first(services.pool, { id, version })
    if (!row?.recipe) throw new Refusal('not_found')
    return row.recipe
  }
  const had = await recipeOf(before)
  const has = after === undefined ? await draftBy(services, { id, actor }) : await recipeOf(after)
  if (!has) throw new Refusal('not_found')
  const { ingredients } = await catalogueOf(services)
  return {
    differences: recipeDifferences(had, has).map(difference => ({
      ...difference,
      of: difference.of === null ? null : (ingredients.get(difference.of)?.name[locale] ?? difference.of),
    })),
  }
}
