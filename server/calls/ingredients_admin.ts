// What dishes are made of: the table, an ingredient, and its correction.

import type { ParsedOf } from '../../contract/index.ts'
import type { KeptIngredient } from '../../domain/catalogue/catalogue.ts'
import { correctIngredient } from '../corrections/correct_ingredient.ts'
import { previewIngredient } from '../corrections/preview_ingredient.ts'
import { findFoods, ingredientOptions, listIngredients, showIngredient } from '../dishes/ingredient_table.ts'
import { wantedIngredient } from '../dishes/wanted_ingredient.ts'
import { adminOf, type Calls } from './handler.ts'

/** An ingredient without the keys that were left out. */
const keptFrom = ({
  packGrams,
  supplier,
  ...ingredient
}: ParsedOf<'ingredients_admin.save'>['ingredient']): KeptIngredient => ({
  ...ingredient,
  packGrams: packGrams ?? null,
  supplier: supplier || null,
})

export const ingredients_admin: Calls<'ingredients_admin'> = {
  list: (services, request) => listIngredients(services, adminOf(request)),
  show: (services, request, { id }) => showIngredient(services, { ...adminOf(request), id }),
  options: (services, request) => ingredientOptions(services, adminOf(request)),
  find_foods: async (services, _request, { q }) => findFoods(services, q),
  preview: async (services, request, { from, ...form }) => {
    const wanted = await wantedIngredient(services, { ...form, ingredient: keptFrom(form.ingredient) })
    return previewIngredient(services, wanted, { ...adminOf(request), from })
  },
  save: async (services, request, { from, reason, ...form }) => {
    const wanted = await wantedIngredient(services, { ...form, ingredient: keptFrom(form.ingredient) })
    return correctIngredient(services, wanted, { ...adminOf(request), from, reason })
  },
}
