// What the company sells: a product with its versions, and its changes.

import { Refusal } from '../../contract/errors.ts'
import type { ParsedOf } from '../../contract/index.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import type { Wanted } from '../catalogue/change.ts'
import { correct } from '../corrections/correct.ts'
import { previewCorrection } from '../corrections/preview.ts'
import { showProduct } from '../corrections/show_product.ts'
import { adminOf, type Calls } from './handler.ts'

type Recipe = ParsedOf<'catalogue.correct_meal'>['recipe']

/** Without the keys that were left out. */
const recipeFrom = ({ only, season, ...recipe }: Recipe): DishRecipe => ({
  ...recipe,
  ...(only && { only }),
  ...(season && { season }),
})

function wantedIn({ recipe, item, withdraw }: ParsedOf<'catalogue.preview'>): Wanted {
  if (recipe) return { kind: 'dish', recipe: recipeFrom(recipe) }
  if (item) return { kind: 'item', item }
  if (withdraw !== undefined) return { kind: 'withdraw', id: withdraw }
  throw new Refusal('invalid_input', { fields: { recipe: 'required' } })
}

export const catalogue: Calls<'catalogue'> = {
  product: (services, request, { id }) => showProduct(services, { brand: request.brand, id }),
  preview: (services, request, input) => {
    const { now, locale } = adminOf(request)
    return previewCorrection(services, wantedIn(input), { ...input, now, locale })
  },
  correct_meal: (services, request, { recipe, ...change }) => {
    const { actor, now } = adminOf(request)
    return correct(services, { kind: 'dish', recipe: recipeFrom(recipe) }, { ...change, actor, now })
  },
  correct_market_item: (services, request, { item, ...change }) => {
    const { actor, now } = adminOf(request)
    return correct(services, { kind: 'item', item }, { ...change, actor, now })
  },
  withdraw: (services, request, { id, ...change }) => {
    const { actor, now } = adminOf(request)
    return correct(services, { kind: 'withdraw', id }, { ...change, actor, now })
  },
}
