// Writing dishes: the list, the editor, and pictures.

import { compareVersions } from '../dishes/compare_versions.ts'
import { beginDish, bringUp, discardDraft, saveWrittenDish } from '../dishes/drafts.ts'
import { findIngredients, findPairings } from '../dishes/find.ts'
import { listDishes } from '../dishes/list_dishes.ts'
import { listPictures, uploadPicture } from '../dishes/pictures.ts'
import { showDish } from '../dishes/show_dish.ts'
import { shownDish } from '../dishes/shown_dish.ts'
import { adminOf, type Calls, done } from './handler.ts'
import { recipeFrom } from './recipe_from.ts'

export const meals_admin: Calls<'meals_admin'> = {
  list: (services, request) => listDishes(services, adminOf(request)),
  show: (services, request, { id }) => showDish(services, { ...adminOf(request), id }),
  begin: (services, request, { name, of }) => beginDish(services, { ...adminOf(request), name, of }),
  keep_draft: (services, request, { recipe, ...of }) =>
    saveWrittenDish(services, { ...adminOf(request), ...of, recipe: recipeFrom(recipe) }),
  bring_up: (services, request, { id }) => done(bringUp(services, { ...adminOf(request), id })),
  discard_draft: (services, request, { id }) => done(discardDraft(services, { ...adminOf(request), id })),
  compare: (services, request, { id, before, after }) =>
    compareVersions(services, { ...adminOf(request), id, before, after }),
  shown: (services, request, input) => shownDish(services, { ...adminOf(request), ...input }),
  find_ingredients: (services, _request, { q }) => findIngredients(services, q),
  find_pairings: (services, request, { q }) => findPairings(services, { q, locale: request.locale }),
  pictures: (services, request) => listPictures(services, request.brand),
  put_picture: (services, request, { photo }) => uploadPicture(services, { ...adminOf(request), photo }),
}
