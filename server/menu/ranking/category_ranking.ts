// The order of a week's categories: shown with the dishes in each, and saved.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { type DishCategory, dishCategories } from '../../../domain/catalogue/types.ts'
import { isCategoryOrder } from '../../../domain/choice/category_order.ts'
import { addWeeks, currentWeek } from '../../../domain/time/weeks.ts'
import { withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { firstOpenWeek } from '../first_open_week.ts'
import { menusOf } from '../memory.ts'
import type { WeekMenu } from '../week_menu.ts'
import {
  insertRanking,
  type NewRanking,
  readDeliveries,
  readNewestRanking,
  readRankedWeeks,
} from './store.ts'

type WeekData = OutputOf<'weekly_categories.week_data'>
type RankingQuery = { brand: BrandId; week?: string | undefined; now: string }

/** Past weeks that can still be viewed. */
const weeksBack = 4

/**
 * @param asked.now program time, ISO instant
 * @throws Refusal not_found for a week without a menu
 */
export async function showRanking(
  services: Stored,
  { brand, now, ...asked }: RankingQuery,
): Promise<WeekData> {
  const current = currentWeek(brand, now)
  const ranked = await readRankedWeeks(services.pool, brand)
  const known = (await menusOf(services).weeks(brand)).filter(
    ({ week }) => week >= addWeeks(current, -weeksBack),
  )
  const weeks = known.map(({ week, published }) => ({ week, published, ranked: ranked.has(week) }))
  const week = asked.week ?? (await firstOpenWeek(services, brand, now))?.menu.week ?? weeks.at(-1)?.week
  if (week === undefined) return { ...nothingYet, weeks }
  const menu = await menusOf(services).week(brand, week)
  if (!menu) throw new Refusal('not_found')
  const saved = await readNewestRanking.first(services.pool, { brand, week })
  const deliveries = await readDeliveries.one(services.pool, { brand, week })
  return {
    weeks,
    week,
    version: saved?.version ?? 0,
    ranked: Boolean(saved?.categories),
    saved: saved ? { by: saved.by, at: saved.at.toISOString() } : null,
    categories: (saved?.categories ?? dishCategories).map(category => countOf(menu, category)),
    deliveries,
    over: week < current || (deliveries.total > 0 && deliveries.chosen === deliveries.total),
  }
}

/**
 * Saves the order of a week's categories over the version it was edited from.
 * @throws Refusal not_found for a week without a menu, choice_made where it would have no effect any more, conflict where somebody
 *   else saved in the meantime, invalid_input where a category is missing or repeated
 */
export async function saveRanking(services: Stored, ranking: NewRanking): Promise<WeekData> {
  const { categories } = ranking
  if (categories && !isCategoryOrder(categories))
    throw new Refusal('invalid_input', { fields: { categories: 'invalid_input' } })
  const before = await showRanking(services, ranking)
  if (before.over) throw new Refusal('choice_made')
  const saved = await withTx(services.pool, async tx => {
    noteInLog(tx, { before: before.categories.map(({ category }) => category), after: categories ?? null })
    return insertRanking(tx, ranking)
  })
  if (!saved) throw new Refusal('conflict')
  menusOf(services).changed()
  return showRanking(services, ranking)
}

/** A brand without a menu. */
const nothingYet: Omit<WeekData, 'weeks'> = {
  week: null,
  version: 0,
  ranked: false,
  saved: null,
  categories: [],
  deliveries: { total: 0, chosen: 0 },
  over: false,
}

function countOf({ products }: WeekMenu, category: DishCategory): WeekData['categories'][number] {
  const dishes = [...products.values()].filter(product => product.dish?.category === category)
  return {
    category,
    readyToCook: dishes.filter(({ kind }) => kind === 'rtc').length,
    readyToEat: dishes.filter(({ kind }) => kind === 'rte').length,
    withSurcharge: dishes.filter(({ surchargeCents }) => surchargeCents > 0).length,
  }
}
