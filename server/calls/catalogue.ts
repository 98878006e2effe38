// What the company sells: a product with its versions, and its changes.

import { Refusal } from '../../contract/errors.ts'
import type { ParsedOf } from '../../contract/index.ts'
import type { Wanted } from '../catalogue/change.ts'
import { correct } from '../corrections/correct.ts'
import { previewCorrection } from '../corrections/preview.ts'
import { showProduct } from '../corrections/show_product.ts'
import { forgetDraft } from '../dishes/drafts.ts'
import { checkPicture } from '../dishes/pictures.ts'
import type { Tx } from '../request/database/database.ts'
import { adminOf, type Calls } from './handler.ts'
import { recipeFrom } from './recipe_from.ts'

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
  correct_meal: async (services, request, { recipe: sent, ...change }) => {
    const { actor, now } = adminOf(request)
    const recipe = recipeFrom(sent)
    await checkPicture(services, recipe)
    const within = (tx: Tx) => forgetDraft(tx, { id: recipe.id, actor })
    return correct(services, { kind: 'dish', recipe }, { ...change, actor, now, within })
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
