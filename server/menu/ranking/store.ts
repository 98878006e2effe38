// SQL of the weekly category ranking, as admins see and save it.

import type { BrandId } from '../../../domain/brands.ts'
import type { CategoryOrder } from '../../../domain/choice/category_order.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, column, statement } from '../../request/database/statement.ts'

/** The latest saved order of a week; undefined where none was saved. */
export const readNewestRanking = batchStatement({
  name: 'category_ranking_newest',
  text: `select r.version, r.categories, s.email as by, r.saved_at as at
    from category_ranking r left join staff_account a on a.client_id = r.actor
      left join staff s on s.id = coalesce(a.staff_id, r.actor)
    where r.brand = $brand and r.week = $week order by r.version desc limit 1`,
  row: { version: 'int', categories: column<CategoryOrder | null>('text[]?'), by: 'text?', at: 'instant' },
})

const categoryRankingWeeks = statement({
  name: 'category_ranking_weeks',
  text: `select week::text from (
      select distinct on (week) week, categories from category_ranking where brand = $brand
        order by week, version desc
    ) newest where categories is not null`,
  row: { week: 'text' },
})

/** Weeks with a saved order of categories. */
export async function readRankedWeeks(db: Db, brand: BrandId): Promise<Set<string>> {
  return new Set((await categoryRankingWeeks.all(db, { brand })).map(({ week }) => week))
}

/** The number of batches of a week, and of those already chosen for. */
export const readDeliveries = statement({
  name: 'week_deliveries_chosen',
  text: `select count(*)::int as total, count(chosen_at)::int as chosen from batch where brand = $brand
        and week = $week`,
  row: { total: 'int', chosen: 'int' },
})

const categoryRankingInsert = statement({
  name: 'category_ranking_insert',
  text: `insert into category_ranking (brand, week, version, categories, actor, saved_at)
    select $brand, $week::date, coalesce(max(version), 0) + 1, $categories::text[], $actor::uuid,
      $now::timestamptz
    from category_ranking where brand = $brand and week = $week::date
    having $over::int is null or coalesce(max(version), 0) = $over
    on conflict do nothing`,
})

export interface NewRanking {
  brand: BrandId
  /** Monday, ISO date. */
  week: string
  categories: CategoryOrder | null
  /** The version it was edited from; undefined for the present one. */
  over?: number | undefined
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/** Whether it was saved: false where another admin saved in the meantime. */
export async function insertRanking(db: Db, ranking: NewRanking): Promise<boolean> {
  const { brand, week, categories, actor, now, over = null } = ranking
  return (await categoryRankingInsert.run(db, { brand, week, categories, actor, now, over })) === 1
}
