// meals_admin.shown: a dish as households would see it, before it is offered to any.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { writtenRecipe } from '../../domain/catalogue/written_recipe.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { newestOf } from '../catalogue/change.ts'
import { nutritionLabel } from '../menu/nutrition_label.ts'
import { dishData } from '../menu/product_wire.ts'
import type { Stored } from '../request/services.ts'
import { draftBy } from './drafts.ts'

/** @throws Refusal not_found for an id that is neither a dish nor being written by the caller */
export async function shownDish(
  services: Stored,
  of: { id: string; servings: number; actor: string; brand: BrandId; locale: Locale },
): Promise<OutputOf<'meals_admin.shown'>> {
  const { id, brand, locale } = of
  const written = await draftBy(services, of)
  const newest = written ? null : (await newestOf(services.pool, id))?.dish
  const dish = written ? writtenRecipe(written, await catalogueOf(services)).dish : newest?.content
  if (!dish) throw new Refusal('not_found')
  const servings = dish.kind === 'rte' ? 1 : of.servings >= 4 ? 4 : 2
  const { name, promise, kind, picture, equipment, allergens, mayContain, ingredients, steps } = dishData(
    dish,
    brand,
    locale,
    servings,
  )
  return {
    ...{ id, name, promise, kind: dish.kind, picture, equipment, mayContain, ingredients, steps, servings },
    kind: kind === 'rte' ? 'rte' : 'rtc',
    summary: dish.summary[locale],
    allergens: allergens.map(allergen => allergen.name),
    totalMinutes: dish.totalMinutes,
    calories: Math.round(dish.nutrition.calories),
    eatWithinDays: dish.eatWithinDays,
    label: nutritionLabel(dish.nutrition, brand, locale),
  }
}
