// What codes brought, counted once for each delivery day: the first morning after it on which every kitchen's boxes are charged for.

import { brandIds } from '../../../domain/brands.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { isStopping, withTx } from '../../request/database/database.ts'
import { countDay, markCounted, nextDayToCount } from './office_store.ts'

/** The first count looks back this many days; later ones go on from the day before. */
const daysBack = 60

/** The clock's job. Safe to repeat, and to be killed at any instant. @returns the number of days counted */
export async function countCodes({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<number> {
  let days = 0
  for (const brand of brandIds) {
    const today = brandDate(brand, clock.now().toString())
    while (!isStopping(pool)) {
      const next = await nextDayToCount.first(pool, { brand, today, since: addDays(today, -daysBack) })
      if (!next?.isCharged) break
      await withTx(pool, async tx => {
        await countDay.run(tx, { brand, day: next.day })
        await markCounted.run(tx, { brand, day: next.day })
      })
      days += 1
    }
  }
  return days
}
