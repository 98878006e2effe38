// Reads the household data of the dashboard apart from its boxes: once for all its parts.

import type { BrandId } from '../../../domain/brands.ts'
import { goneDays } from '../../../domain/dashboard.ts'
import { bagWeeks } from '../../../domain/returnables.ts'
import { addDays, addHours, brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { type DashboardRow, readDashboard } from './store.ts'

export interface OfClient {
  clientId: string
  brand: BrandId
  /** Program time, ISO instant. */
  now: string
}

/** An item is usual if it was in this many boxes of this many days. */
const usual = { boxes: 2, days: 70 }

/** For reading, once for all parts of a page; undefined where there is no such client. No change may rely on it. */
export function dashboardToShow(
  { pool, pageReads }: Pick<Services, 'pool' | 'pageReads'>,
  { clientId, brand, now }: OfClient,
): Promise<DashboardRow | undefined> {
  const key = `dashboard ${clientId} ${now}`
  const known = pageReads?.get(key) as Promise<DashboardRow | undefined> | undefined
  if (known) return known
  const today = brandDate(brand, now)
  const reading = readDashboard(pool, clientId, {
    overdueBefore: addDays(today, -7 * bagWeeks),
    goneSince: addHours(now, -24 * goneDays),
    now,
    usualSince: addDays(today, -usual.days),
    usualBoxes: usual.boxes,
  })
  pageReads?.set(key, reading)
  return reading
}
