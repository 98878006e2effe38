// closed_days.year: the closed days of a brand's year, and what was on each.

import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { daysToClose } from '../../domain/closed_days.ts'
import { isBeforeCutoff } from '../../domain/time/cutoff.ts'
import { brandDate, wallClock } from '../../domain/time/zone.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { readBoxesOfYear, readYear, readZones } from './store.ts'

/** @param of.year four digits; the present one by default. @param of.now program time, ISO instant */
export async function showClosedDays(
  services: Pick<Services, 'pool' | 'memory'>,
  {
    brand,
    now,
    year = Number(brandDate(brand, now).slice(0, 4)),
  }: { brand: BrandId; now: string; year?: number | undefined },
): Promise<OutputOf<'closed_days.year'>> {
  const { pool } = services
  const cutoffs = await cutoffsOf(services)
  const span = { brand, first: `${year}-01-01`, last: `${year}-12-31` }
  const [days, boxes, zones] = await Promise.all([
    readYear.all(pool, span),
    readBoxesOfYear.all(pool, span),
    readZones.all(pool, { brand }),
  ])
  const clock = (instant: Date) => {
    const { date, time } = wallClock(brand, instant.toISOString())
    return { date, time }
  }
  return {
    year,
    ...daysToClose(brand, now, cutoffs),
    boxes,
    zones,
    days: days.map(({ at, openedAt, openedBy, boxes: noted, ...day }) => {
      const count = (outcome: string) =>
        noted.reduce((sum, one) => sum + (one.outcome === outcome ? one.boxes : 0), 0)
      return {
        ...day,
        ...clock(at),
        opened: openedAt && { ...clock(openedAt), admin: openedBy },
        canOpen: openedAt === null && isBeforeCutoff(brand, day.day, now, cutoffs),
        moved: noted.flatMap(one =>
          one.outcome === 'moved' && one.day !== null ? [{ day: one.day, boxes: one.boxes }] : [],
        ),
        skipped: count('skipped'),
        resting: count('resting'),
        waiting: count('waiting'),
      }
    }),
  }
}
