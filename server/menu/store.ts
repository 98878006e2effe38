// SQL of menus and of the dishes and items behind them: reference data, read into memory and rarely changed.

import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import type { Bilingual, Dish, MarketItem, ProductKind } from '../../domain/catalogue/types.ts'
import type { CategoryOrder } from '../../domain/choice/category_order.ts'
import type { Db } from '../request/database/database.ts'
import { batchStatement, column, columnsOf, type RowOf, statement } from '../request/database/statement.ts'

/** A brand's menu weeks, and the sold-out products of some: the small statement that keeps the memory fresh. */
export const readWeeks = statement({
  name: 'menu_weeks',
  text: `select w.week::text, w.version, w.published_at is not null as published,
        case when w.week = any($watched::date[]) then array(
          select e.product_id from menu_entry e
          where e.brand = w.brand and e.week = w.week and e.taken >= e.capacity order by e.product_id
        ) end as sold_out,
        (select r.categories from category_ranking r where r.brand = w.brand and r.week = w.week
          order by r.version desc limit 1) as ranking
      from menu_week w where w.brand = $brand order by w.week`,
  row: {
    week: 'text',
    version: 'int',
    published: 'bool',
    /** Only of the requested weeks. */
    sold_out: 'text[]?',
    ranking: column<CategoryOrder | null>('text[]?'),
  },
})

export type EntryRow = RowOf<typeof readMenuEntries>

/** The entries of one week, in menu order. */
export const readMenuEntries = statement({
  name: 'menu_entries',
  text: `select product_id, version, kind, category, rank, surcharge_cents, capacity = 0 as withdrawn
      from menu_entry where brand = $brand and week = $week
      order by array_position(array['rtc', 'rte', 'item'], kind), rank, product_id`,
  row: {
    product_id: 'text',
    version: 'int',
    kind: column<ProductKind>('text'),
    category: 'text',
    rank: 'int',
    surcharge_cents: 'int',
    withdrawn: 'bool',
  },
})

export type ContentRow = { id: string; version: number } & (
  | { kind: 'rtc' | 'rte'; content: Dish; recipe: DishRecipe | null }
  | { kind: 'item'; content: MarketItem; recipe: null }
)

const productContents = batchStatement({
  name: 'product_contents',
  text: `with wanted as (select distinct id, version from unnest($ids::text[], $versions::int[]) as w (id, version))
      select d.dish_id as id, d.version, d.kind, d.content, d.recipe
      from wanted w join dish_version d on d.dish_id = w.id and d.version = w.version
      union all
      select i.item_id, i.version, 'item', i.content, null
      from wanted w join market_item i on i.item_id = w.id and i.version = w.version`,
  row: columnsOf<ContentRow>({ id: 'text', version: 'int', kind: 'text', content: 'json', recipe: 'json?' }),
})

/** The content of products by id and version; a pair that does not exist is left out. */
export async function readContents(
  pool: pg.Pool,
  wanted: readonly { id: string; version: number }[],
): Promise<ContentRow[]> {
  return productContents.all(pool, {
    ids: wanted.map(product => product.id),
    versions: wanted.map(product => product.version),
  })
}

const productNewestVersion = statement({
  name: 'product_newest_version',
  text: `select max(version) as version from (
        select version from dish_version where dish_id = $id
        union all select version from market_item where item_id = $id
      ) versions`,
  row: { version: 'int?' },
})

/** The newest version of a product; undefined for an unknown id. */
export async function readNewestVersion(pool: pg.Pool, id: string): Promise<number | undefined> {
  return (await productNewestVersion.first(pool, { id }))?.version ?? undefined
}

const productNames = statement({
  name: 'menu_product_names',
  text: `select distinct on (id) id, name from (
        select dish_id as id, version, content->'name' as name from dish_version
          where dish_id = any($ids::text[])
        union all
        select item_id, version, content->'name' from market_item where item_id = any($ids::text[])
      ) versions order by id, version desc`,
  row: { id: 'text', name: column<Bilingual>('json') },
})

/** The names of products in their newest versions, by id; unknown ids are left out. */
export async function readProductNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Bilingual>> {
  return new Map((await productNames.all(db, { ids })).map(({ id, name }) => [id, name]))
}

const productSwapNames = statement({
  name: 'menu_product_swap_names',
  text: `select distinct on (id) id, name, swaps from (
        select dish_id as id, version, content->'name' as name,
          (select coalesce(jsonb_object_agg(swap->>'id', swap->'name'), '{}')
            from jsonb_array_elements(content->'customizations') swap) as swaps
        from dish_version where dish_id = any($ids::text[])
        union all
        select item_id, version, content->'name', '{}' from market_item where item_id = any($ids::text[])
      ) versions order by id, version desc`,
  row: { id: 'text', name: column<Bilingual>('json'), swaps: column<Record<string, Bilingual>>('json') },
})

export interface NamedProduct {
  name: Bilingual
  /** Its protein swaps, by id. */
  swaps: Readonly<Record<string, Bilingual>>
}

/** Names of products and their swaps in their newest versions, by id; unknown ids are left out. */
export async function readSwapNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedProduct>> {
  return new Map((await productSwapNames.all(db, { ids })).map(({ id, ...named }) => [id, named]))
}

/** The days on which a brand delivers at all. */
export type DeliveryDays = RowOf<typeof deliveryDays>

const deliveryDays = statement({
  name: 'delivery_days',
  text: `select array(select distinct s.weekday::int from delivery_slot s
        where exists (select 1 from area a where a.zone = s.zone and a.brand = $brand and a.served)
          and not exists (select 1 from zone_version n where n.zone = s.zone and n.version > s.version)
        order by 1) as weekdays,
      array(select c.day::text from closed_day c where c.brand = $brand and c.opened_at is null
        and c.kitchen is null and c.zone is null order by c.day) as closed`,
  row: {
    /** ISO weekdays, ascending. */
    weekdays: 'int[]',
    /** Days (ISO dates) that are closed everywhere. */
    closed: 'text[]',
  },
})

export const readDeliveryDays = (pool: pg.Pool, brand: BrandId): Promise<DeliveryDays> =>
  deliveryDays.one(pool, { brand })

const menuWriteLeft = statement({
  name: 'menu_write_left',
  text: 'update menu_entry set capacity = taken + $left where brand = $brand and week = $week and product_id = $productId',
})

/** Sets the remaining stock of a product in a week; false where it is not on the menu. */
export async function writeLeft(
  pool: pg.Pool,
  { brand, week, productId }: { brand: BrandId; week: string; productId: string },
  left: number,
): Promise<boolean> {
  return (await menuWriteLeft.run(pool, { brand, week, productId, left })) === 1
}
