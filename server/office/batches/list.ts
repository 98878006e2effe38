import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { readDueSteps } from '../../weekly/figures/read_figures.ts'
import { failureOf } from './failure.ts'
import { countStanding, readBatchesStanding } from './store.ts'

type Standing = OutputOf<'office_admin.stuck'>['batches']

/** Days that are looked at: a batch of before is over, one whose cutoff is later has nothing to do yet. */
const [daysBack, daysAhead] = [14, 7]

/** Batches that are under way, paused or failed. @param of.now program time, ISO instant */
export async function listStanding(
  services: Pick<Services, 'pool'>,
  { brand, now }: { brand: BrandId; now: string },
): Promise<Standing> {
  const [rows, steps] = await Promise.all([
    readBatchesStanding.all(services.pool, {
      brand,
      from: addDays(brandDate(brand, now), -daysBack),
      before: Temporal.Instant.from(now)
        .add({ hours: 24 * daysAhead })
        .toString(),
    }),
    readDueSteps(services, now),
  ])
  return rows.map(row => {
    const due = steps.find(
      one => one.brand === brand && one.deliveryDate === row.date && one.kitchen === row.kitchen,
    )
    return {
      date: row.date,
      kitchen: row.kitchen,
      cutoffAt: row.cutoffAt.toISOString(),
      charged: row.chargedAt !== null,
      packed: row.packedAt !== null,
      retryAt: row.retryAt?.toISOString() ?? null,
      due: due ? { step: due.step, since: new Date(due.since).toISOString() } : null,
      pause:
        row.reason === null || row.pausedAt === null
          ? null
          : { reason: row.reason, by: row.pausedBy, at: row.pausedAt.toISOString() },
      failure: failureOf(row),
    }
  })
}

/** How many batches are paused, and how many failed. */
export const countBatchesStanding = (services: Pick<Services, 'pool'>, brand: BrandId) =>
  countStanding.all(services.pool, { brand })
