// Notes the batches of which every box was reported on, so that whoever looks for forgotten boxes reads the other days alone.

import { brandIds } from '../../../domain/brands.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import { daysLookedBack } from '../../delivery/day/show_day.ts'
import type { Services } from '../../integrations/services.ts'
import type { Batch } from '../../weekly/batch.ts'
import { findUnreported, readToReport, stampReported } from './count_store.ts'

/** Batches that this process has looked at, and that had a forgotten box. */
const openSeen = () => new Set<string>()

type DayOfKitchen = Omit<Batch, 'week'>

/** Looks at each counted batch once, and again where one of its boxes changed. @param changed batches whose boxes changed since */
export async function noteReported(
  { pool, clock, memory }: Pick<Services, 'pool' | 'clock' | 'memory'>,
  changed: readonly DayOfKitchen[],
): Promise<void> {
  const seen = memory.of(openSeen)
  for (const batch of changed) seen.delete(nameOf(batch))
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  for (const brand of brandIds) {
    const from = addDays(brandDate(brand, now), -daysLookedBack)
    for (const one of await readToReport.all(pool, { brand, from })) {
      const batch = { ...one, brand }
      if (seen.has(nameOf(batch))) continue
      if (await findUnreported.first(pool, batch)) seen.add(nameOf(batch))
      else await stampReported.run(pool, { ...batch, now })
    }
  }
}

const nameOf = ({ brand, deliveryDate, kitchen }: DayOfKitchen) => `${brand} ${deliveryDate} ${kitchen}`
