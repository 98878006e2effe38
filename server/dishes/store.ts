// SQL of writing dishes: the list, what is being written, and the weeks that have a dish.

import type { BrandId } from '../../domain/brands.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import type { Bilingual, Dish, DishCategory, DishKind, ProductKind } from '../../domain/catalogue/types.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { batchStatement, column, columnsOf, statement } from '../request/database/statement.ts'

/** A dish in the list: of its content and its recipe only what the list shows, because there are thousands. */
export interface ListedDish {
  id: string
  version: number
  withdrawn: boolean
  kind: DishKind
  category: DishCategory
  name: Bilingual
  picture: string | null
  allergens: string[]
  /** Null for a version whose recipe was not kept. */
  box: DishRecipe['box'] | null
  only: BrandId | null
  surchargeCents: number | null
}

export const readListed = batchStatement({
  name: 'dishes_listed',
  // Each document is opened once: an arrow for each field would open it for each.
  text: `select d.dish_id as id, d.version, d.withdrawn, d.kind, c.category, c.name, c.picture, c.allergens,
      r.box, r."only", r."surchargeCents"
    from dish_version d
      cross join lateral jsonb_to_record(d.content) c (category text, name jsonb, picture text, allergens jsonb)
      left join lateral jsonb_to_record(d.recipe) r (box jsonb, "only" text, "surchargeCents" int) on true
    where d.version = (select max(o.version) from dish_version o where o.dish_id = d.dish_id)
    order by d.dish_id`,
  row: columnsOf<ListedDish>({
    ...{ id: 'text', version: 'int', withdrawn: 'bool', kind: 'text', category: 'text', name: 'json' },
    ...{ picture: 'text?', allergens: 'json', box: 'json?', only: 'text?', surchargeCents: 'int?' },
  }),
})

/** The menu weeks from one on that have a dish, by dish. */
export const readPlannedWeeks = batchStatement({
  name: 'dishes_planned',
  text: `select product_id as id, array_agg(distinct week::text order by week::text) as weeks from menu_entry
    where week >= $from and kind <> 'item' group by product_id`,
  row: { id: 'text', weeks: 'text[]' },
})

/** The same of one dish, with the version that each pins and how many units are taken. */
export const readWeeksOf = statement({
  name: 'dish_weeks',
  text: `select brand, week::text as week, version, taken from menu_entry
    where product_id = $id and week >= $from order by week, brand`,
  row: { brand: column<BrandId>('text'), week: 'text', version: 'int', taken: 'int' },
})

export const readVersion = statement({
  name: 'dish_version_recipe',
  text: `select version, content, recipe from dish_version where dish_id = $id and version = $version`,
  row: { version: 'int', content: column<Dish>('json'), recipe: column<DishRecipe | null>('json?') },
})

interface WrittenDish {
  id: string
  actor: string
  /** The email of who writes it. */
  admin: string
  base: number
  recipe: DishRecipe
  at: Date
}

const draftOfWhom = `from dish_draft w left join staff_account a on a.client_id = w.actor
    join staff s on s.id = coalesce(a.staff_id, w.actor)` as const

/** What is being written at a dish, newest first. */
export const readDrafts = batchStatement({
  name: 'dish_drafts',
  text: `select w.dish_id as id, w.actor, s.email as admin, w.base, w.recipe, w.at ${draftOfWhom}
    where w.dish_id = $id order by w.at desc, w.actor`,
  row: columnsOf<WrittenDish>({
    id: 'text',
    actor: 'uuid',
    admin: 'text',
    base: 'int',
    recipe: 'json',
    at: 'instant',
  }),
})

/** Who writes at what, and the dishes that are not versions yet. */
export const readWriters = batchStatement({
  name: 'dish_writers',
  text: `select w.dish_id as id, s.email as admin, w.recipe ${draftOfWhom} order by w.dish_id, w.at desc`,
  row: { id: 'text', admin: 'text', recipe: column<DishRecipe>('json') },
})

const draftKeep = statement({
  name: 'dish_draft_keep',
  text: `insert into dish_draft (dish_id, actor, base, recipe, at) values ($id, $actor, $base, $recipe::jsonb, $at)
    on conflict (dish_id, actor) do update set base = excluded.base, recipe = excluded.recipe, at = excluded.at`,
})

/** Keeps what somebody writes at a dish, in place of what they had written. */
export async function insertDraft(
  db: Db,
  { recipe, ...of }: { id: string; actor: string; base: number; recipe: DishRecipe; at: string },
): Promise<void> {
  await draftKeep.run(db, { ...of, recipe: JSON.stringify(recipe) })
}

const draftDelete = statement({
  name: 'dish_draft_delete',
  text: 'delete from dish_draft where dish_id = $id and actor = $actor',
})

/** @returns whether there was one */
export const deleteWrittenDish = async (tx: Tx, of: { id: string; actor: string }): Promise<boolean> =>
  (await draftDelete.run(tx, of)) === 1

/** Whether anything is called so: a dish, an item, or a dish that somebody is writing. */
export const readDishIdTaken = statement({
  name: 'dish_id_taken',
  text: `select exists (select from dish_version where dish_id = $id) or exists (select from market_item where item_id = $id)
      or exists (select from dish_draft where dish_id = $id) as taken`,
  row: { taken: 'bool' },
})

/** Market items and ready-to-eat meals in their newest versions, without those withdrawn. */
export const readPairable = batchStatement({
  name: 'dishes_pairable',
  text: `select id, kind, name from (
      select distinct on (item_id) item_id as id, 'item' as kind, content -> 'name' as name, withdrawn
        from market_item order by item_id, version desc) item where not withdrawn
    union all
    select id, kind, name from (
      select distinct on (dish_id) dish_id as id, kind, content -> 'name' as name, withdrawn
        from dish_version where kind = 'rte' order by dish_id, version desc) dish where not withdrawn
    order by id`,
  row: { id: 'text', kind: column<ProductKind>('text'), name: column<Bilingual>('json') },
})

/** The same of these alone, withdrawn ones too. */
export const readProductsNamed = batchStatement({
  name: 'dishes_named',
  text: `select distinct on (id) id, kind, name from (
      select item_id as id, 'item' as kind, content -> 'name' as name, version from market_item where item_id = any ($ids::text[])
      union all
      select dish_id, kind, content -> 'name', version from dish_version where dish_id = any ($ids::text[])) product
    order by id, version desc`,
  row: { id: 'text', kind: column<ProductKind>('text'), name: column<Bilingual>('json') },
})

/** The ingredients of every dish that is offered, its cupboard's and its swaps' too. */
export const readUses = batchStatement({
  name: 'ingredient_uses',
  text: `select d.dish_id as id, d.content -> 'name' as name, array(
      select distinct used.id from (
        select i ->> 'ingredientId' as id from jsonb_array_elements(d.content -> 'ingredients') i
        union all
        select w ->> 'ingredientId' from jsonb_array_elements(coalesce(d.recipe -> 'swaps', '[]')) s,
          jsonb_array_elements(s -> 'with') w) used) as ids
    from dish_version d where not d.withdrawn
      and d.version = (select max(o.version) from dish_version o where o.dish_id = d.dish_id)
    order by d.dish_id`,
  row: { id: 'text', name: column<Bilingual>('json'), ids: 'text[]' },
})
