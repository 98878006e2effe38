// ingredients_admin.save: another version of an ingredient, and one of every dish that becomes another by it, all in one transaction with the
// boxes that held them. A supplier who names an allergen reaches every dish, mix and trace at once.

import { Refusal } from '../../contract/errors.ts'
import type { Catalogue, KeptPiece } from '../../domain/catalogue/catalogue.ts'
import { becomesAnother, changedIngredients, usesAny } from '../../domain/catalogue/changed_ingredients.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { beginChange } from '../catalogue/begin_change.ts'
import { addPieceVersions, catalogueWith, pieceVersionOf, recipesFrom } from '../catalogue/pieces.ts'
import { menusOf } from '../menu/memory.ts'
import { type Db, type Tx, withTx } from '../request/database/database.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { addCorrection, firstWeekOf } from './correct.ts'
import type { Mending } from './mend_box.ts'
import { mendCorrection } from './mend_corrections.ts'
import type { Correction } from './store.ts'

/** An ingredient as it is to be, with the other pieces that change with it: its families, its kitchen lines, its nutrition row. */
export interface WantedIngredient {
  id: string
  pieces: readonly KeptPiece[]
  /** The version that the admin saw; 0 for a new one. */
  base: number
}

/** A version that a dish gets: what the cooks wrote, and the menu weeks from which it is. */
interface DishStep {
  recipe: DishRecipe
  /** A Monday, or `new` for weeks that are not published. */
  from: string
}

/** A dish that becomes another: its newest version, and those that it gets, by week. */
interface AffectedDish {
  id: string
  newest: number
  steps: readonly DishStep[]
}

interface CorrectedIngredient {
  version: number
  dishes: number
  boxes: number
}

/**
 * @throws Refusal not_found, catalogue_changed, and ingredient_breaks where a dish could not be made with it any more
 */
export async function correctIngredient(
  services: Mending,
  wanted: WantedIngredient,
  change: { from: string; reason: string; actor: string; now: string },
): Promise<CorrectedIngredient> {
  const { corrections, ...saved } = await withTx(services.pool, tx => saveIngredient(tx, wanted, change))
  menusOf(services).changed()
  for (const correction of corrections) await mendCorrection(services, correction, change.now)
  return saved
}

async function saveIngredient(
  tx: Tx,
  wanted: WantedIngredient,
  change: { from: string; reason: string; actor: string; now: string },
): Promise<CorrectedIngredient & { corrections: Correction[] }> {
  const { reason, actor, now } = change
  await beginChange(tx)
  const { after, affected } = await affectedBy(tx, wanted, change)
  await addPieceVersions(tx, wanted.pieces, { reason, actor, at: now })
  noteInLog(tx, {
    about: { ingredient: wanted.id, dishes: affected.length },
    before: wanted.base === 0 ? null : { version: wanted.base },
    after: { version: wanted.base + 1 },
  })
  const corrections: Correction[] = []
  let boxes = 0
  for (const { newest, steps } of affected) {
    for (const [at, { recipe, from }] of steps.entries()) {
      const of = { base: newest + at, from, reason, actor, now }
      const added = await addCorrection(tx, { kind: 'dish', recipe }, of, after)
      boxes += added.boxes
      if (added.correction) corrections.push(added.correction)
    }
  }
  return { version: wanted.base + 1, dishes: affected.length, boxes, corrections }
}

/**
 * The catalogue with the ingredient as wanted, and the dishes that become another by it, each in every version that is in force.
 * @throws Refusal as correctIngredient
 */
export async function affectedBy(
  db: Db,
  { id, pieces, base }: WantedIngredient,
  { from, now }: { from: string; now: string },
): Promise<{ after: Catalogue; affected: AffectedDish[] }> {
  const version = await pieceVersionOf(db, { kind: 'ingredient', id })
  if (version === 0 && base > 0) throw new Refusal('not_found')
  if (version !== base) throw new Refusal('catalogue_changed')
  const { before, after } = await catalogueWith(db, pieces)
  const ids = checkedMixes(() => changedIngredients(before, after))
  const week = firstWeekOf(from, now)
  const { newest, pinned } = await recipesFrom(db, week)
  const pinnedOf = Map.groupBy(pinned, one => one.id)
  const affected = newest.flatMap((one): AffectedDish[] => {
    const steps = stepsOf(one, pinnedOf.get(one.id) ?? [], week)
    const first = steps.findIndex(({ recipe }) => isAffected(recipe, ids, before, after))
    return first === -1 ? [] : [{ id: one.id, newest: one.version, steps: steps.slice(first) }]
  })
  return { after, affected }
}

/**
 * What a dish is from a week on: each recipe that its menus have, from its first week, and then the newest one. A version takes every later
 * week, so those that come after one have to be said again.
 */
function stepsOf(
  newest: { version: number; recipe: DishRecipe; fromWeek: string | null },
  pinned: readonly { version: number; recipe: DishRecipe; week: string }[],
  week: string | null,
): DishStep[] {
  const { recipe, fromWeek, version } = newest
  const last = { recipe, from: fromWeek !== null && week !== null && fromWeek > week ? fromWeek : 'new' }
  const steps = pinned.map(one => ({ recipe: one.recipe, from: one.week }))
  return pinned.at(-1)?.version === version ? steps : [...steps, last]
}

/** @throws Refusal ingredient_breaks where the recipe cannot be made any more */
function isAffected(
  recipe: DishRecipe,
  ids: ReadonlySet<string>,
  before: Catalogue,
  after: Catalogue,
): boolean {
  // A meal that is cooked has the traces of its line, whatever its own ingredients.
  if (!usesAny(recipe, ids) && recipe.kind !== 'rte') return false
  try {
    return becomesAnother(recipe, before, after)
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('ingredient_breaks', { details: { dish: recipe.id } })
    throw error
  }
}

/** A mix may not be a part of itself, nor have a part that we do not know. */
function checkedMixes<T>(compute: () => T): T {
  try {
    return compute()
  } catch (error) {
    if (error instanceof RangeError)
      throw new Refusal('invalid_input', { fields: { parts: 'invalid_input' } })
    throw error
  }
}
