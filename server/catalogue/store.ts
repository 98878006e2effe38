// SQL of the catalogue: its pieces, dishes and market items in versions. Nothing is overwritten.

import { type KeptPiece, keptKinds } from '../../domain/catalogue/catalogue.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import type { Dish, MarketItem } from '../../domain/catalogue/types.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { batchStatement, column, columnsOf, statement } from '../request/database/statement.ts'

export const readCatalogueRevision = statement({
  name: 'catalogue_revision_now',
  text: 'select revision from catalogue_revision',
  row: { revision: 'int' },
})

const catalogueBegin = batchStatement({
  name: 'catalogue_begin',
  text: 'insert into catalogue_revision (one, revision) values (true, 1) on conflict do nothing',
})

/** Begins a catalogue. @returns false where there is one; whoever begins it at the same time is waited for */
export const beginCatalogue = async (tx: Tx): Promise<boolean> => (await catalogueBegin.run(tx)) === 1

const cataloguePieces = batchStatement({
  name: 'catalogue_pieces',
  text: `select distinct on (kind, id) kind, id, content from catalogue_piece order by kind, id, version desc`,
  row: columnsOf<KeptPiece>({ kind: 'text', id: 'text', content: 'json' }),
})

/** All pieces in their newest versions, those of a kind by id. */
export async function readCataloguePieces(db: Db): Promise<KeptPiece[]> {
  const pieces = await cataloguePieces.all(db)
  return pieces.toSorted((a, b) => keptKinds.indexOf(a.kind) - keptKinds.indexOf(b.kind))
}

const catalogueUsed = batchStatement({
  name: 'catalogue_used',
  text: `with newest as (
      select distinct on (dish_id) content, recipe from dish_version order by dish_id, version desc)
    select coalesce(array_agg(distinct used.id), '{}') as ids from (
      select i ->> 'ingredientId' as id from newest, jsonb_array_elements(newest.content -> 'ingredients') i
      union all
      select w ->> 'ingredientId' from newest, jsonb_array_elements(newest.recipe -> 'swaps') s,
        jsonb_array_elements(s -> 'with') w) used`,
  row: { ids: 'text[]' },
})

/** Ids of the ingredients in the newest versions of dishes and their swaps. */
export const readUsed = async (db: Db): Promise<string[]> => (await catalogueUsed.one(db)).ids

const catalogueAddPieces = batchStatement({
  name: 'catalogue_add_pieces',
  text: `insert into catalogue_piece (kind, id, version, content, reason, actor, at)
    select p.kind, p.id, coalesce((select max(o.version) from catalogue_piece o
      where o.kind = p.kind and o.id = p.id), 0) + 1, p.content, $reason, $actor, $at
    from jsonb_to_recordset($pieces::jsonb) p (kind text, id text, content jsonb)`,
})

/** Who changed the catalogue, when and why; the program itself has no id. */
export interface ChangedBy {
  /** The admin's id. */
  actor: string | null
  reason: string
  /** Program time, ISO instant. */
  at: string
}

/** Adds a version of each piece. */
export async function addPieces(tx: Tx, pieces: readonly KeptPiece[], by: ChangedBy): Promise<void> {
  await catalogueAddPieces.run(tx, { ...by, pieces: JSON.stringify(pieces) })
}

const catalogueFillDishes = batchStatement({
  name: 'catalogue_fill_dishes',
  text: `insert into dish_version (dish_id, version, kind, content, recipe, place, reason, at)
    select d.content ->> 'id', (d.content ->> 'version')::int, d.content ->> 'kind', d.content, d.recipe, d.place, $reason, $at
    from jsonb_to_recordset($dishes::jsonb) d (content jsonb, recipe jsonb, place int)
    on conflict (dish_id, version) do update set recipe = excluded.recipe, place = excluded.place
      where dish_version.recipe is null`,
})

const catalogueFillItems = batchStatement({
  name: 'catalogue_fill_items',
  text: `insert into market_item (item_id, version, content, place, reason, at)
    select i.content ->> 'id', 1, i.content, i.place, $reason, $at
    from jsonb_to_recordset($items::jsonb) i (content jsonb, place int)
    on conflict (item_id, version) do update set place = excluded.place where market_item.actor is null`,
})

/**
 * Fills an empty catalogue with dishes and items, in this order. A version that is there already stays, and learns its recipe where none
 * was kept.
 */
export async function fillProducts(
  tx: Tx,
  dishes: readonly { content: Dish; recipe: DishRecipe }[],
  items: readonly MarketItem[],
  { reason, at }: Pick<ChangedBy, 'reason' | 'at'>,
): Promise<void> {
  const placed = dishes.map((dish, place) => ({ ...dish, place }))
  await catalogueFillDishes.run(tx, { dishes: JSON.stringify(placed), reason, at })
  const shelved = items.map((content, place) => ({ content, place }))
  await catalogueFillItems.run(tx, { items: JSON.stringify(shelved), reason, at })
}

const catalogueRaise = batchStatement({
  name: 'catalogue_raise',
  text: 'update catalogue_revision set revision = revision + 1',
})

const catalogueHold = batchStatement({
  name: 'catalogue_hold',
  text: 'select revision from catalogue_revision for share',
  row: { revision: 'int' },
})

/** Lets no change begin until the transaction ends; one that has begun is waited for. */
export async function holdRevision(tx: Tx): Promise<void> {
  await catalogueHold.all(tx)
}

/** Raises the number of changes, whose row is locked until the transaction ends. */
export async function raiseRevision(tx: Tx): Promise<void> {
  await catalogueRaise.run(tx)
}

export interface NewestDish {
  version: number
  content: Dish
  recipe: DishRecipe | null
  withdrawn: boolean
  place: number
}

/** A dish in its newest version, whenever that is for. */
export const readNewestDish = statement({
  name: 'catalogue_newest_dish',
  text: `select version, content, recipe, withdrawn, place from dish_version where dish_id = $id
    order by version desc limit 1`,
  row: columnsOf<NewestDish>({
    version: 'int',
    content: 'json',
    recipe: 'json?',
    withdrawn: 'bool',
    place: 'int',
  }),
})

export interface NewestItem {
  version: number
  content: MarketItem
  withdrawn: boolean
  place: number
}

export const readNewestItem = statement({
  name: 'catalogue_newest_item',
  text: `select version, content, withdrawn, place from market_item where item_id = $id order by version desc limit 1`,
  row: columnsOf<NewestItem>({ version: 'int', content: 'json', withdrawn: 'bool', place: 'int' }),
})

/** A version to be added. */
interface NewVersion {
  id: string
  version: number
  /** The first menu week that it is for, a Monday; null for every week that is not published. */
  fromWeek: string | null
  withdrawn: boolean
  place: number
}

const catalogueAddDish = batchStatement({
  name: 'catalogue_add_dish',
  text: `insert into dish_version (dish_id, version, kind, content, recipe, from_week, withdrawn, place, reason, actor, at)
    values ($id, $version, $kind, $content::jsonb, $recipe::jsonb, $fromWeek, $withdrawn, $place, $reason, $actor, $at)`,
})

export async function addDishVersion(
  tx: Tx,
  { dish, recipe, ...of }: NewVersion & { dish: Dish; recipe: DishRecipe | null },
  by: ChangedBy,
): Promise<void> {
  const content = JSON.stringify(dish)
  await catalogueAddDish.run(tx, {
    ...of,
    ...by,
    kind: dish.kind,
    content,
    recipe: recipe && JSON.stringify(recipe),
  })
}

const catalogueAddItem = batchStatement({
  name: 'catalogue_add_item',
  text: `insert into market_item (item_id, version, content, from_week, withdrawn, place, reason, actor, at)
    values ($id, $version, $content::jsonb, $fromWeek, $withdrawn, $place, $reason, $actor, $at)`,
})

export async function addItemVersion(
  tx: Tx,
  { item, ...of }: NewVersion & { item: MarketItem },
  by: ChangedBy,
): Promise<void> {
  await catalogueAddItem.run(tx, { ...of, ...by, content: JSON.stringify(item) })
}

const catalogueAddItems = batchStatement({
  name: 'catalogue_add_items',
  text: `insert into market_item (item_id, version, content, from_week, withdrawn, place, reason, actor, at)
    select v.id, v.version, v.item, v."fromWeek", v.withdrawn, v.place, $reason, $actor, $at
    from jsonb_to_recordset($versions::jsonb)
      v (id text, version int, item jsonb, "fromWeek" date, withdrawn boolean, place int)`,
})

/** A version of an item to be added. */
export type NewItemVersion = NewVersion & { item: MarketItem }

/** Adds versions of many items, a thousand in a statement. */
export async function addItemVersions(
  tx: Tx,
  versions: readonly NewItemVersion[],
  by: ChangedBy,
): Promise<void> {
  for (let at = 0; at < versions.length; at += 1_000)
    await catalogueAddItems.run(tx, { ...by, versions: JSON.stringify(versions.slice(at, at + 1_000)) })
}

/** The versions of a dish or an item, newest first, each with who added it, when and why. */
export const readVersions = batchStatement({
  name: 'catalogue_versions',
  text: `select v.version, v.from_week::text as "fromWeek", v.withdrawn, v.reason, v.at, s.email as admin from (
      select version, from_week, withdrawn, reason, at, actor from dish_version where dish_id = $id
      union all
      select version, from_week, withdrawn, reason, at, actor from market_item where item_id = $id) v
    left join staff_account a on a.client_id = v.actor
    left join staff s on s.id = coalesce(a.staff_id, v.actor) order by v.version desc`,
  row: {
    version: 'int',
    fromWeek: 'text?',
    withdrawn: 'bool',
    reason: 'text',
    at: 'instant',
    /** The admin's email; null where it came with the program. */
    admin: 'text?',
  },
})

const catalogueLastPlace = batchStatement({
  name: 'catalogue_last_place',
  text: `select greatest((select max(place) from dish_version), (select max(place) from market_item), 0) as place`,
  row: { place: 'int' },
})

/** The last place among all products. */
export const readLastPlace = async (db: Db): Promise<number> => (await catalogueLastPlace.one(db)).place

/** The newest version of a piece. */
export const readPieceVersion = statement({
  name: 'catalogue_piece_version',
  text: 'select version from catalogue_piece where kind = $kind and id = $id order by version desc limit 1',
  row: { version: 'int' },
})

/** The versions of a piece, newest first, each with who added it, when and why. */
export const readPieceVersions = batchStatement({
  name: 'catalogue_piece_versions',
  text: `select p.version, p.reason, p.at, s.email as admin from catalogue_piece p
    left join staff_account a on a.client_id = p.actor
    left join staff s on s.id = coalesce(a.staff_id, p.actor)
    where p.kind = $kind and p.id = $id order by p.version desc`,
  row: { version: 'int', reason: 'text', at: 'instant', admin: 'text?' },
})

/** The newest version of every dish that is offered, with the first menu week that it is for. */
export const readNewestRecipes = batchStatement({
  name: 'catalogue_newest_recipes',
  text: `select dish_id as id, version, recipe, from_week::text as "fromWeek" from (
      select distinct on (dish_id) dish_id, version, recipe, from_week, withdrawn from dish_version
      order by dish_id, version desc) newest
    where not withdrawn and recipe is not null order by dish_id`,
  row: { id: 'text', version: 'int', recipe: column<DishRecipe>('json'), fromWeek: 'text?' },
})

/** The versions of dishes that menu weeks from one on have, each with the first of them, by dish and week. */
export const readPinnedRecipes = batchStatement({
  name: 'catalogue_pinned_recipes',
  text: `select d.dish_id as id, d.version, d.recipe, m.week::text as week from (
      select product_id, version, min(week) as week from menu_entry
      where week >= $week and kind <> 'item' group by product_id, version) m
    join dish_version d on d.dish_id = m.product_id and d.version = m.version
    where d.recipe is not null order by d.dish_id, m.week, d.version`,
  row: { id: 'text', version: 'int', recipe: column<DishRecipe>('json'), week: 'text' },
})
