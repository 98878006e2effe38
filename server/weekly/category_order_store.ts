// SQL of the weekly category ranking, as the automatic choice reads it.

import type { CategoryOrder } from '../../domain/choice/category_order.ts'
import type { Db } from '../request/database/database.ts'
import { column, statement } from '../request/database/statement.ts'
import type { Batch } from './batch.ts'

const weeklyCategoryOrder = statement({
  name: 'weekly_category_order',
  text: `select categories from category_ranking where brand = $brand and week = $week order by version desc limit 1`,
  row: { categories: column<CategoryOrder | null>('text[]?') },
})

/** The saved order of categories for a week; null where the menu's own ranking applies. */
export async function readCategoryOrder(
  db: Db,
  { brand, week }: Pick<Batch, 'brand' | 'week'>,
): Promise<CategoryOrder | null> {
  return (await weeklyCategoryOrder.first(db, { brand, week }))?.categories ?? null
}
