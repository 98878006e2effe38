// The menu that a person who comes today can order from.

import type { BrandId } from '../../domain/brands.ts'
import { menuWeeksInUse } from '../../domain/time/weeks.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import type { Stored } from '../request/services.ts'
import { menusOf } from './memory.ts'
import type { WeekMenu } from './week_menu.ts'
import { timesOfWeek, type WeekTimes } from './weeks_to_show.ts'

/**
 * The first published week with a cutoff still to come, and its times; null where there is none.
 * @param weekday the household's delivery day; null for a visitor, who can still have any
 */
export async function firstOpenWeek(
  services: Stored,
  brand: BrandId,
  now: string,
  weekday: Weekday | null = null,
): Promise<(WeekTimes & { menu: WeekMenu }) | null> {
  const weekdays = weekday === null ? await menusOf(services).weekdays(brand) : () => [weekday]
  const cutoffs = await cutoffsOf(services)
  for (const week of menuWeeksInUse(brand, now)) {
    const times = timesOfWeek(brand, week, weekdays(week), { now, cutoffs })
    if (!times || times.cutoffAt < now) continue
    const menu = await menusOf(services).week(brand, week)
    if (menu?.published) return { ...times, menu }
  }
  return null
}
