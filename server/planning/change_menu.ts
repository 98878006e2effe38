// Makes a week's menu what is planned for it: a week that is not published yet is, and a published one loses and gets dishes.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { inCategories } from '../../domain/catalogue/plan_weeks.ts'
import { addWeeks } from '../../domain/time/weeks.ts'
import type { Services } from '../integrations/services.ts'
import type { Tx } from '../request/database/database.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { loadWeek, type WeekPlanned } from './load_week.ts'
import {
  holdWeek,
  markPublished,
  putOnMenu,
  rankDishes,
  readPlans,
  type ServedDish,
  takeOffMenu,
} from './plan_store.ts'
import { publishWeek } from './publish.ts'

export interface WeekToPublish {
  brand: BrandId
  /** Monday, ISO date. */
  week: string
  /** The version of the plan that was looked at; 0 where there was none. */
  base: number
  /** Program time, ISO instant. */
  now: string
}

/** What the plan of a published week changes. */
interface MenuChange {
  /** Entries whose dishes leave. */
  left: readonly ServedDish[]
  /** Ids of dishes that come. */
  came: readonly string[]
}

export function menuChangeOf({ entries, before, ids, published, week }: WeekPlanned): MenuChange {
  if (!published.has(week)) return { left: [], came: [] }
  return {
    left: entries.filter(({ id }) => before.includes(id) && !ids.includes(id)),
    came: ids.filter(id => !before.includes(id)),
  }
}

/**
 * @returns the dishes that left a published menu, whose boxes are to be settled in the same transaction
 * @throws Refusal not_found; week_over; week_before_open; catalogue_changed where somebody else has planned or published the week in the
 *   meantime
 */
export async function changeMenu(
  tx: Tx,
  services: Pick<Services, 'pool' | 'memory' | 'log'>,
  { brand, week, base, now }: WeekToPublish,
): Promise<MenuChange> {
  const isPublished = await holdWeek(tx, { brand, week })
  const newest = (await readPlans.all(tx, { brand, from: week })).find(one => one.week === week)
  if ((newest?.version ?? 0) !== base) throw new Refusal('catalogue_changed')
  const planned = await loadWeek(services, { brand, week, now }, tx)
  if (week < planned.current) throw new Refusal('week_over')
  if (planned.published.has(week) !== isPublished) throw new Refusal('catalogue_changed')
  const change = menuChangeOf(planned)
  const { left, came } = change
  const ids = left.map(({ id }) => id)
  noteInLog(tx, {
    about: { week },
    before: isPublished ? { dishes: planned.before } : null,
    after: { dishes: planned.ids },
  })
  if (!isPublished) {
    const isNext = planned.published.size === 0 || planned.published.has(addWeeks(week, -1))
    if (!isNext) throw new Refusal('week_before_open')
    if ((await publishWeek(tx, services, { brand, week, now })) === 0) throw new Refusal('catalogue_changed')
    return change
  }
  for (const id of came) await putOn(tx, planned, id)
  if (ids.length > 0) await takeOffMenu(tx, { brand, week, ids })
  await rankDishes(tx, { brand, week, ids: [...inOrder(planned), ...ids] })
  if (newest) await markPublished(tx, { brand, week, version: newest.version, now })
  return change
}

async function putOn(tx: Tx, { brand, week, offers }: WeekPlanned, id: string): Promise<void> {
  const offer = offers.get(id)
  if (!offer) throw new Refusal('catalogue_changed')
  const { dish, surchargeCents, weeklyCapacity: capacity } = offer
  const { version, category } = dish
  await putOnMenu(tx, { brand, week, id, version, category, rank: 1_000, surchargeCents, capacity })
}

/** Category by category, as planned within one; a dish that is only on the menu any more stays at the end. */
function inOrder({ ids, offers }: WeekPlanned): string[] {
  const known = ids.flatMap(id => offers.get(id) ?? [])
  const sorted = inCategories(known).map(({ dish }) => dish.id)
  return [...sorted, ...ids.filter(id => !offers.has(id))]
}
