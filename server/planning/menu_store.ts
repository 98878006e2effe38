// SQL of publishing menu weeks and of taking their stock.

import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import type { MenuEntry } from '../../domain/catalogue/types.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement } from '../request/database/statement.ts'

const weeklyReadMenuWeeks = batchStatement({
  name: 'weekly_read_menu_weeks',
  text: `select week::text from menu_week where brand = $brand and week = any($weeks::date[])`,
  row: { week: 'text' },
})

/** The weeks among these (Mondays) with a menu of the brand. */
export async function readMenuWeeks(pool: pg.Pool, brand: BrandId, weeks: string[]): Promise<string[]> {
  return (await weeklyReadMenuWeeks.all(pool, { brand, weeks })).map(row => row.week)
}

const weeklyReadRecipesBefore = batchStatement({
  name: 'weekly_read_recipes_before',
  text: `select array_agg(product_id order by rank) as ids from menu_entry
     where brand = $brand and week < $week and kind = 'rtc' group by week order by week desc limit $weeks`,
  row: { ids: 'text[]' },
})

/** Ready-to-cook dish ids of the menus before a week, the latest first. */
export async function readRecipesBefore(
  tx: Tx,
  brand: BrandId,
  week: string,
  weeks: number,
): Promise<string[][]> {
  return (await weeklyReadRecipesBefore.all(tx, { brand, week, weeks })).map(row => row.ids)
}

const weeklyInsertMenuWeek = batchStatement({
  name: 'weekly_insert_menu_week',
  text: `insert into menu_week (brand, week, published_at) values ($brand, $week, $at) on conflict do nothing`,
})

const weeklyInsertMenuEntries = batchStatement({
  name: 'weekly_insert_menu_entries',
  text: `insert into menu_entry (brand, week, product_id, version, kind, category, rank, surcharge_cents, capacity)
     select $brand, $week, e."productId", e.version, e.kind, e.category, e.rank, e."surchargeCents", e.capacity
     from jsonb_to_recordset($entries::jsonb) e ("productId" text, version int, kind text, category text,
       rank int,
       "surchargeCents" int, capacity int)`,
})

/** Publishes a week with its entries; 0 where another process has. */
export async function insertMenuWeek(
  tx: Tx,
  { brand, week, at }: { brand: BrandId; week: string; at: string },
  entries: readonly MenuEntry[],
): Promise<number> {
  const made = await weeklyInsertMenuWeek.run(tx, { brand, week, at })
  if (made === 0) return 0
  await weeklyInsertMenuEntries.run(tx, { brand, week, entries: JSON.stringify(entries) })
  return 1
}
