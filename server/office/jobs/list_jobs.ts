// The clock's jobs as they stand, for the office: which fail and why, which are late.

import type { OutputOf } from '../../../contract/index.ts'
import { jobStateOf } from '../../../domain/office/jobs.ts'
import type { Services } from '../../integrations/services.ts'
import { readJobRuns } from './store.ts'

type JobView = OutputOf<'office_admin.stuck'>['jobs'][number]

/** Every job that has run, by name; those that the program no longer has are left out. @param of.now program time, ISO instant */
export async function listJobs(
  { pool }: Pick<Services, 'pool'>,
  { names, now }: { names: readonly string[]; now: string },
): Promise<JobView[]> {
  const iso = (at: Date | null) => at?.toISOString() ?? null
  const runs = await readJobRuns.all(pool)
  return runs
    .filter(({ name }) => names.includes(name))
    .map(({ name, failures, why, ...times }) => {
      const succeededAt = iso(times.succeededAt)
      const failingSince = iso(times.failingSince)
      return {
        name,
        state: jobStateOf({ succeededAt, failingSince }, now),
        succeededAt,
        failingSince,
        failedAt: iso(times.failedAt),
        failures,
        why,
      }
    })
}
