// meals_admin.begin, keep_draft and discard_draft: what is written before it is a version. It is each person's own, and nobody is offered it.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { mergeRecipes } from '../../domain/catalogue/merge_recipes.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { blankRecipe } from '../../domain/catalogue/written_recipe.ts'
import { foldText } from '../../domain/text.ts'
import { firstOpenDate } from '../../domain/time/cutoff.ts'
import { wallClock } from '../../domain/time/zone.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { newestOf } from '../catalogue/change.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { recipeFactsOf } from './facts.ts'
import { deleteWrittenDish, insertDraft, readDishIdTaken, readDrafts, readVersion } from './store.ts'

interface Writer {
  brand: BrandId
  locale: Locale
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/**
 * Begins a dish under an id made of its name; one that is taken gets a number.
 * @param of the dish whose recipe it begins with
 * @throws Refusal not_found where there is no such dish
 */
export async function beginDish(
  { pool }: Pick<Stored, 'pool'>,
  { name, of, actor, locale, now }: Writer & { name: string; of: string | undefined },
): Promise<{ id: string }> {
  return withTx(pool, async tx => {
    const model = of === undefined ? null : await newestOf(tx, of)
    if (of !== undefined && !model?.dish?.recipe) throw new Refusal('not_found')
    const id = await freeId(tx, name)
    const blank = blankRecipe(id, name, locale)
    const recipe = model?.dish?.recipe ? copyOf(model.dish.recipe, blank) : blank
    await insertDraft(tx, { id, actor, base: 0, recipe, at: now })
    noteInLog(tx, { about: { product: id } })
    return { id }
  })
}

/** A copy has its own name and no picture: the other dish's would show another plate. */
function copyOf(model: DishRecipe, { id, version, name, pictured }: DishRecipe): DishRecipe {
  const { picture: _, ...recipe } = model
  return { ...recipe, id, version, name, pictured }
}

async function freeId(tx: Tx, name: string): Promise<string> {
  const words = foldText(name)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 70)
    .replace(/-+$/, '')
  const stem = words || 'dish'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`
    if (!(await readDishIdTaken.one(tx, { id })).taken) return id
  }
}

/** @throws Refusal not_found where the dish is neither a version nor being written by anybody */
export async function saveWrittenDish(
  services: Stored,
  { id, base, recipe, actor, brand, locale, now }: Writer & { id: string; base: number; recipe: DishRecipe },
): Promise<OutputOf<'meals_admin.keep_draft'>> {
  const { pool } = services
  const known = base > 0 ? (await newestOf(pool, id))?.dish : (await readDishIdTaken.one(pool, { id })).taken
  if (!known || recipe.id !== id) throw new Refusal('not_found')
  await insertDraft(pool, { id, actor, base, recipe, at: now })
  const { date, time } = wallClock(brand, now)
  const catalogue = await catalogueOf(services)
  const facts = recipeFactsOf(recipe, catalogue, {
    date: firstOpenDate(brand, now, catalogue.terms.cutoffs),
    locale,
  })
  return { facts, date, time }
}

/**
 * Takes the newest version into what somebody writes from an older one.
 * @throws Refusal not_found where they write nothing, or a recipe was not kept
 */
export async function bringUp(
  { pool }: Pick<Stored, 'pool'>,
  { id, actor, now }: { id: string; actor: string; now: string },
): Promise<void> {
  const newest = (await newestOf(pool, id))?.dish
  const draft = (await readDrafts.all(pool, { id })).find(one => one.actor === actor)
  if (!newest?.recipe || !draft) throw new Refusal('not_found')
  const before = await readVersion.first(pool, { id, version: draft.base })
  // A new dish that somebody else saved first has no version that both began from: what is written stays.
  const recipe = before?.recipe
    ? mergeRecipes(before.recipe, draft.recipe, newest.recipe)
    : { ...draft.recipe, version: newest.version }
  await insertDraft(pool, { id, actor, base: newest.version, recipe, at: now })
}

/** @throws Refusal not_found where they had written nothing */
export async function discardDraft(
  { pool }: Pick<Stored, 'pool'>,
  { id, actor }: { id: string; actor: string },
): Promise<void> {
  await withTx(pool, async tx => {
    if (!(await deleteWrittenDish(tx, { id, actor }))) throw new Refusal('not_found')
    noteInLog(tx, { about: { product: id } })
  })
}

/** A version was saved of what somebody had written: nothing of it is left. */
export const forgetDraft = (tx: Tx, of: { id: string; actor: string }): Promise<boolean> =>
  deleteWrittenDish(tx, of)

/** The recipe that somebody writes at a dish; null where they do not. */
export async function draftBy(
  { pool }: Pick<Stored, 'pool'>,
  { id, actor }: { id: string; actor: string },
): Promise<DishRecipe | null> {
  const drafts = await readDrafts.all(pool, { id })
  return drafts.find(draft => draft.actor === actor)?.recipe ?? null
}
