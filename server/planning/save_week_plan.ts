// menu_weeks.plan: a further version of what somebody planned for a week. It changes no menu.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { loadWeek } from './load_week.ts'
import { insertPlan } from './plan_store.ts'
import { showBoard } from './show_board.ts'

/**
 * @throws Refusal not_found; week_over; catalogue_changed where somebody else has planned the week in the meantime; invalid_input for a dish
 *   that is there twice, or that the brand does not serve in that week
 */
export async function saveWeekPlan(
  services: Stored,
  plan: ParsedOf<'menu_weeks.plan'> & { brand: BrandId; actor: string; now: string; locale: Locale },
): Promise<OutputOf<'menu_weeks.board'>> {
  const { brand, week, dishes, now, locale } = plan
  const loaded = await loadWeek(services, plan)
  if (week < loaded.current) throw new Refusal('week_over')
  // Locks of dishes that have left do not matter.
  const locked = plan.locked.filter(id => (dishes ?? loaded.ids).includes(id))
  if (dishes) refuseUnfit(dishes, id => loaded.offers.has(id) || loaded.ids.includes(id))
  const saved = await withTx(services.pool, async tx => {
    noteInLog(tx, {
      about: { week },
      before: { dishes: loaded.ids },
      after: { dishes: dishes ?? 'planner', locked },
    })
    return insertPlan(tx, { ...plan, locked })
  })
  if (!saved) throw new Refusal('catalogue_changed')
  return showBoard(services, { brand, week, now, locale })
}

function refuseUnfit(dishes: readonly string[], isOffered: (id: string) => boolean): void {
  const isFit = new Set(dishes).size === dishes.length && dishes.length > 0 && dishes.every(isOffered)
  if (!isFit) throw new Refusal('invalid_input', { fields: { dishes: 'invalid_input' } })
}
