// A change of a dish or a market item: first a draft, which can be looked at, then a further version.

import { Refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { dishFrom } from '../../domain/catalogue/dish_from.ts'
import { dishRises, itemRises } from '../../domain/catalogue/price_rises.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import type { Dish, MarketItem, ProductKind } from '../../domain/catalogue/types.ts'
import type { Db, Tx } from '../request/database/database.ts'
import {
  addDishVersion,
  addItemVersion,
  addItemVersions,
  type ChangedBy,
  type NewestDish,
  type NewestItem,
  type NewItemVersion,
  readLastPlace,
  readNewestDish,
  readNewestItem,
  readVersions,
} from './store.ts'

/** What is wanted: a recipe, an item, or that a product is not offered any more. A recipe's version does not count. */
export type Wanted =
  | { kind: 'dish'; recipe: DishRecipe }
  | { kind: 'item'; item: MarketItem }
  | { kind: 'withdraw'; id: string }

export interface Draft {
  id: string
  version: number
  withdrawn: boolean
  place: number
  product:
    | { dish: Dish; recipe: DishRecipe | null; item: null }
    | { dish: null; recipe: null; item: MarketItem }
  /** How a menu week has it. */
  entry: { kind: ProductKind; category: string; surchargeCents: number; capacity: number }
  /** The version before it; null for a new product. */
  before: number | null
  /** Whether something of it costs more than before. */
  rises: boolean
}

/**
 * The version that would be added.
 * @param base the version that the admin saw; 0 for a new product
 * @throws Refusal not_found; catalogue_changed where another version has been added since; invalid_input for a recipe that cannot be
 *   made, with the field `recipe`
 */
export async function draftOf(db: Db, wanted: Wanted, base: number, catalogue: Catalogue): Promise<Draft> {
  const id = wanted.kind === 'dish' ? wanted.recipe.id : wanted.kind === 'item' ? wanted.item.id : wanted.id
  const dish = await readNewestDish.first(db, { id })
  const item = await readNewestItem.first(db, { id })
  const newest = dish ?? item
  if (!newest && (base !== 0 || wanted.kind === 'withdraw')) throw new Refusal('not_found')
  if (newest && newest.version !== base) throw new Refusal('catalogue_changed')
  const other = wanted.kind === 'dish' ? item : wanted.kind === 'item' ? dish : undefined
  if (other) throw new Refusal('invalid_input', { fields: { id: 'invalid_input' } })
  const of = {
    id,
    version: base + 1,
    withdrawn: wanted.kind === 'withdraw',
    place: newest?.place ?? (await placeAfter(db)),
    before: newest?.version ?? null,
  }
  if (wanted.kind === 'dish') return { ...of, ...draftDish(wanted.recipe, dish, of.version, catalogue) }
  if (wanted.kind === 'item') return { ...of, ...draftItem(wanted.item, item) }
  return { ...of, ...(dish ? keptDish(dish, of.version) : draftItem((item as NewestItem).content, item)) }
}

type Drafted = Pick<Draft, 'product' | 'entry' | 'rises'>

function draftDish(
  wanted: DishRecipe,
  before: NewestDish | undefined,
  version: number,
  catalogue: Catalogue,
): Drafted {
  const recipe = { ...wanted, version }
  const dish = made(recipe, catalogue)
  const { surchargeCents, weeklyCapacity: capacity } = recipe
  const former = before && { dish: before.content, surchargeCents: before.recipe?.surchargeCents ?? 0 }
  return {
    product: { dish, recipe, item: null },
    entry: { kind: dish.kind, category: dish.category, surchargeCents, capacity },
    rises: former !== undefined && dishRises(former, { dish, surchargeCents }),
  }
}

function made(recipe: DishRecipe, catalogue: Catalogue): Dish {
  const { ingredients, nutrition } = catalogue
  try {
    return dishFrom(recipe, { ingredients, nutrition, contact: catalogue.contactOf(recipe.only) })
  } catch (error) {
    // It names an ingredient that we do not have, or takes one out that is not in its box.
    if (error instanceof RangeError)
      throw new Refusal('invalid_input', { fields: { recipe: 'invalid_input' } })
    throw error
  }
}

function keptDish({ content, recipe }: NewestDish, version: number): Drafted {
  const dish = { ...content, version }
  const surchargeCents = recipe?.surchargeCents ?? 0
  return {
    product: { dish, recipe: recipe && { ...recipe, version }, item: null },
    entry: { kind: dish.kind, category: dish.category, surchargeCents, capacity: 0 },
    rises: false,
  }
}

function draftItem(item: MarketItem, before: NewestItem | undefined): Drafted {
  return {
    product: { dish: null, recipe: null, item },
    entry: { kind: 'item', category: item.category, surchargeCents: 0, capacity: item.weeklyStock },
    rises: before !== undefined && itemRises(before.content, item),
  }
}

/** Adds the version. @param fromWeek the first menu week that it is for, a Monday; null for every one that is not published */
export async function addVersion(
  tx: Tx,
  { id, version, withdrawn, place, product }: Draft,
  fromWeek: string | null,
  by: ChangedBy,
): Promise<void> {
  const of = { id, version, withdrawn, place, fromWeek }
  if (product.dish) await addDishVersion(tx, { ...of, dish: product.dish, recipe: product.recipe }, by)
  else await addItemVersion(tx, { ...of, item: product.item }, by)
}

/** Adds versions of many items within a change that has begun. */
export const addVersionsOfItems = (
  tx: Tx,
  versions: readonly NewItemVersion[],
  by: ChangedBy,
): Promise<void> => addItemVersions(tx, versions, by)

/** The place after the last product. */
export const placeAfter = async (db: Db): Promise<number> => (await readLastPlace(db)) + 1

/** A product in its newest version, with all of them; null for an unknown id. */
export async function newestOf(db: Db, id: string) {
  const dish = await readNewestDish.first(db, { id })
  const item = dish ? undefined : await readNewestItem.first(db, { id })
  const versions = await readVersions.all(db, { id })
  if (dish) return { dish, item: null, versions }
  return item ? { dish: null, item, versions } : null
}
