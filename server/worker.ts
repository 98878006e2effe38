// The worker role: ticks that let the clock's jobs find due work, shared by all processes.

import { passwordResetJob, sendPasswordReset } from './clients/ask_password_reset.ts'
import { dataExportJob, makeExport } from './clients/data/export_data.ts'
import type { ClockJob } from './integrations/clock_job.ts'
import type { Services } from './integrations/services.ts'
import { Stopping, withTx } from './request/database/database.ts'
import { lanes } from './weekly/clock/clock_lanes.ts'

/** How often the clock's jobs look for due work, in milliseconds of real time. */
const tickEvery = 5_000

/**
 * Starts doing work in this process.
 * @returns the function that ends the ticking, once pending jobs are enqueued; the jobs themselves stop with the services
 */
export async function startWork(services: Services): Promise<() => Promise<void>> {
  for (const { tick, jobs } of lanes) await services.jobs.work(tick, () => runInOrder(jobs, services))
  await services.jobs.work(passwordResetJob, asked => sendPasswordReset(services, asked))
  await services.jobs.work(dataExportJob, asked => makeExport(services, asked))
  let beating: Promise<void> | undefined
  const beat = () => {
    beating ??= putInTicks(services)
      .catch(error => services.log.error({ err: error }, 'the clock jobs were not started'))
      .finally(() => {
        beating = undefined
      })
  }
  beat()
  const timer = setInterval(beat, tickEvery)
  return async () => {
    clearInterval(timer)
    await beating
  }
}

/** A failing one does not stop the others; it finds the same work again at the next tick. */
async function runInOrder(jobs: readonly ClockJob[], services: Services): Promise<void> {
  await services.movableClock?.refresh()
  for (const { name, run } of jobs) {
    await run(services).catch(error => {
      if (error instanceof Stopping) throw error
      services.log.error({ err: error, job: name }, 'a clock job failed')
    })
  }
}

async function putInTicks({ pool, jobs }: Services): Promise<void> {
  await withTx(pool, async tx => {
    for (const { tick } of lanes) await jobs.enqueue(tx, tick, {})
  })
}
