// A job of the clock that somebody wants run now: a worker does it, as in its turn.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { Services } from '../integrations/services.ts'
import { noteRunAgain } from '../office/batches/pause.ts'
import { notingJob } from '../office/jobs/note_job.ts'
import { withTx } from '../request/database/database.ts'
import { job } from '../request/jobs.ts'
import { measureJob } from '../request/metrics.ts'
import { weeklyRun } from './clock_jobs.ts'
import { clockJobs } from './clock_lanes.ts'

/** Asked for twice, it waits once. */
export const runAgainJob = job<{ name: string }>('run_again', { key: ({ name }) => name, retries: 0 })

/** The names of the clock's jobs. */
export const jobNames: readonly string[] = clockJobs.map(({ name }) => name)

/** @throws Refusal not_found where there is no such job */
export async function askToRun({ pool, jobs }: Pick<Services, 'pool' | 'jobs'>, name: string): Promise<void> {
  if (!jobNames.includes(name)) throw new Refusal('not_found')
  await withTx(pool, tx => jobs.enqueue(tx, runAgainJob, { name }))
}

/**
 * Has a step of a batch that failed done now: the run of the week does all that is due, in the order of its instants.
 * @throws Refusal not_found where no step of it failed
 */
export async function askToRunBatch(
  services: Pick<Services, 'pool' | 'jobs'>,
  batch: { brand: BrandId; date: string; kitchen: string },
): Promise<void> {
  await withTx(services.pool, async tx => {
    await noteRunAgain(tx, batch)
    await services.jobs.enqueue(tx, runAgainJob, { name: weeklyRun })
  })
}

/** Runs a job of the clock, measured and noted. @throws what the job throws */
export async function runClockJob(services: Services, name: string): Promise<void> {
  const found = clockJobs.find(one => one.name === name)
  if (!found) return
  await measureJob(services.metrics, name, () => notingJob(services, name, () => found.run(services)))
}
