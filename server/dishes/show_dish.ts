// meals_admin.show: a dish in the editor.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { type BrandId, brandIds, type Locale } from '../../domain/brands.ts'
import { pictureOfRecipe } from '../../domain/catalogue/dish_from.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { firstOpenDate } from '../../domain/time/cutoff.ts'
import { currentWeek } from '../../domain/time/weeks.ts'
import { wallClock } from '../../domain/time/zone.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { newestOf } from '../catalogue/change.ts'
import { showProduct } from '../corrections/show_product.ts'
import { pictureOf } from '../menu/pictures/picture_of.ts'
import type { Stored } from '../request/services.ts'
import { recipeFactsOf } from './facts.ts'
import { readDrafts, readProductsNamed, readWeeksOf } from './store.ts'

type EditedDish = OutputOf<'meals_admin.show'>
/** Zod's arrays can be changed, the rules' cannot. */
type SentRecipe = NonNullable<EditedDish['recipe']>

interface Question {
  id: string
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
  /** The admin's id. */
  actor: string
}

/** @throws Refusal not_found for an id that is neither a dish nor being written */
export async function showDish(services: Stored, asked: Question): Promise<EditedDish> {
  const { pool } = services
  const { id, brand, locale, now } = asked
  const [newest, drafts] = [await newestOf(pool, id), await readDrafts.all(pool, { id })]
  if (newest ? !newest.dish : drafts.length === 0) throw new Refusal('not_found')
  const catalogue = await catalogueOf(services)
  const date = firstOpenDate(brand, now, catalogue.terms.cutoffs)
  const draft = drafts.find(({ actor }) => actor === asked.actor) ?? (newest ? undefined : drafts[0])
  const recipe = newest?.dish?.recipe ?? null
  const recipes = [recipe, draft?.recipe].filter(one => one !== null && one !== undefined)
  const from = brandIds.map(one => currentWeek(one, now)).sort()[0] as string
  const known = newest ? await showProduct(services, { brand, id }) : null
  return {
    id,
    version: known?.version ?? 0,
    withdrawn: known?.withdrawn ?? false,
    recipe: recipe as SentRecipe | null,
    facts: recipe && recipeFactsOf(recipe, catalogue, { date, locale }),
    draft: draft
      ? {
          ...{ base: draft.base, recipe: draft.recipe as SentRecipe, admin: draft.admin },
          ...clockOf(brand, draft.at.toISOString()),
          isMine: draft.actor === asked.actor,
          facts: recipeFactsOf(draft.recipe, catalogue, { date, locale }),
        }
      : null,
    others: drafts.flatMap(({ actor, admin }) => (actor === asked.actor ? [] : [admin])),
    versions: known?.versions ?? [],
    corrections: known?.corrections ?? [],
    weeks: await readWeeksOf.all(pool, { id, from }),
    pairings: await pairingsIn(services, recipes, locale),
    names: namesIn(recipes, catalogue),
    pictures: Object.fromEntries(
      recipes.flatMap(one => {
        const name = pictureOfRecipe(one)
        return name === null ? [] : [[name, pictureOf(name, brand)]]
      }),
    ),
  }
}

const clockOf = (brand: BrandId, at: string) => {
  const { date, time } = wallClock(brand, at)
  return { date, time }
}

async function pairingsIn({ pool }: Stored, recipes: readonly DishRecipe[], locale: Locale) {
  const ids = [...new Set(recipes.flatMap(({ pairings }) => [...pairings]))]
  if (ids.length === 0) return []
  const rows = await readProductsNamed.all(pool, { ids })
  return rows.map(({ id, kind, name }) => ({ id, kind, name: name[locale] }))
}

/** Names of everything that swaps take out or bring. */
function namesIn(
  recipes: readonly DishRecipe[],
  { ingredients }: Awaited<ReturnType<typeof catalogueOf>>,
): EditedDish['names'] {
  const ids = recipes.flatMap(({ swaps }) =>
    swaps.flatMap(({ without, with: brought }) => [
      ...without,
      ...brought.map(({ ingredientId }) => ingredientId),
    ]),
  )
  return Object.fromEntries(
    [...new Set(ids)].flatMap(id => {
      const name = ingredients.get(id)?.name
      return name ? [[id, { ...name }]] : []
    }),
  )
}
