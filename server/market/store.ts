// SQL of the market: its items in versions, what weeks pin and hold of them, and their stock.

import type { BrandId } from '../../domain/brands.ts'
import type { MarketItem } from '../../domain/catalogue/types.ts'
import { correctableOrders, openOrders } from '../../domain/machines/order_groups.ts'
import type { Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column, type RowOf } from '../request/database/statement.ts'

export type VersionRow = RowOf<typeof readVersionsFrom>

/** Every version that menu weeks from one on can have or pin: those that no later version takes all of these weeks from, and the pinned ones. */
export const readVersionsFrom = batchStatement({
  name: 'market_versions_from',
  text: `select m.item_id as id, m.version, m.from_week::text as "fromWeek", m.withdrawn, m.place, m.content from market_item m
    where not exists (select from market_item later where later.item_id = m.item_id and later.version > m.version
        and (later.from_week is null or later.from_week <= $week))
      or exists (select from menu_entry e where e.product_id = m.item_id and e.version = m.version and e.week >= $week)`,
  row: {
    id: 'text',
    version: 'int',
    fromWeek: 'text?',
    withdrawn: 'bool',
    place: 'int',
    content: column<MarketItem>('json'),
  },
})

/** Every version of some items, with who added it, when and why, newest first. */
export const readVersionsOf = batchStatement({
  name: 'market_versions_of',
  text: `select m.item_id as id, m.version, m.from_week::text as "fromWeek", m.withdrawn, m.place, m.content, m.reason, m.at,
        s.email as admin
      from market_item m left join staff_account a on a.client_id = m.actor
      left join staff s on s.id = coalesce(a.staff_id, m.actor)
      where m.item_id = any($ids::text[]) order by m.item_id, m.version desc`,
  row: {
    id: 'text',
    version: 'int',
    fromWeek: 'text?',
    withdrawn: 'bool',
    place: 'int',
    content: column<MarketItem>('json'),
    reason: 'text',
    at: 'instant',
    admin: 'text?',
  },
})

/** The weeks from one on that have items on their menu, with their stock. Without ids: all items. */
export const readEntries = batchStatement({
  name: 'market_entries',
  text: `select brand, week::text as week, product_id as id, version, capacity, taken from menu_entry
      where kind = 'item' and week >= $week and ($ids::text[] is null or product_id = any($ids::text[]))
      order by week, brand`,
  row: {
    brand: column<BrandId>('text'),
    week: 'text',
    id: 'text',
    version: 'int',
    capacity: 'int',
    taken: 'int',
  },
})

/** Where weeks from one on have another version of an item than its newest, or none of its stock. */
export const readPins = batchStatement({
  name: 'market_pins',
  text: `select e.brand, e.week::text as week, e.product_id as id, e.version, e.capacity = 0 as empty from menu_entry e
      where e.kind = 'item' and e.week >= $week and (e.capacity = 0
        or exists (select from market_item later where later.item_id = e.product_id and later.version > e.version))`,
  row: { brand: column<BrandId>('text'), week: 'text', id: 'text', version: 'int', empty: 'bool' },
})

/** What is left of a brand's items in a week. */
export const readStock = batchStatement({
  name: 'market_stock',
  text: `select product_id as id, capacity, taken from menu_entry where brand = $brand and week = $week and kind = 'item'`,
  row: { id: 'text', capacity: 'int', taken: 'int' },
})

/** The last published week of each brand, a Monday. */
export const readLastWeeks = batchStatement({
  name: 'market_last_weeks',
  text: 'select brand, max(week)::text as week from menu_week group by brand',
  row: { brand: column<BrandId>('text'), week: 'text' },
})

const marketSetLeft = batchStatement({
  name: 'market_set_left',
  text: `update menu_entry e set capacity = e.taken + $left from (
        select capacity - taken as left from menu_entry where brand = $brand and week = $week and product_id = $id and kind = 'item'
        for update) former
      where e.brand = $brand and e.week = $week and e.product_id = $id and e.kind = 'item' and not e.taken_out
      returning former.left as before`,
  row: { before: 'int' },
})

/** Says what is left of an item. @returns what was; undefined where the week does not have it */
export const writeItemLeft = async (
  tx: Tx,
  of: { brand: BrandId; week: string; id: string; left: number },
): Promise<number | undefined> => (await marketSetLeft.first(tx, of))?.before

const open = sqlList(openOrders)
const correctable = sqlList(correctableOrders)

/** How many open units of each item and version boxes hold from a week until another. */
export const readHeldUnits = batchStatement({
  name: 'market_held_units',
  text: `select w.id, l.version, sum(l.quantity)::int as units
      from jsonb_to_recordset($items::jsonb) w (id text, "from" date, until date)
      join order_line l on l.product_id = w.id
      join client_order o on o.client_id = l.client_id and o.id = l.order_id and o.state in ${open}
        and o.delivery_date >= w."from" and (w.until is null or o.delivery_date < w.until)
      group by w.id, l.version`,
  row: { id: 'text', version: 'int', units: 'int' },
})

/** How many lines of boxes hold any of these items from a week until another, and how many boxes and households those are. */
export const countHeld = batchStatement({
  name: 'market_held',
  text: `select count(*)::int as lines, count(distinct o.id)::int as boxes, count(distinct o.client_id)::int as households
      from jsonb_to_recordset($items::jsonb) w (id text, "from" date, until date)
      join order_line l on l.product_id = w.id
      join client_order o on o.client_id = l.client_id and o.id = l.order_id and o.state in ${correctable}
        and o.delivery_date >= w."from" and (w.until is null or o.delivery_date < w.until)`,
  row: { lines: 'int', boxes: 'int', households: 'int' },
})

/** Ids of products that begin with one. */
export const readIdsLike = batchStatement({
  name: 'market_ids_like',
  text: `select item_id as id from market_item where item_id = $id or item_id like $id || '-%'
      union select dish_id from dish_version where dish_id = $id or dish_id like $id || '-%'`,
  row: { id: 'text' },
})
