// The worker and mail roles: ticks that let the clock's jobs find due work, shared by all processes.

import { dataExportJob, makeExport } from './household/data/export_data.ts'
import { passwordResetJob, sendPasswordReset } from './identity/resets/ask_password_reset.ts'
import type { ClockJob } from './integrations/clock_job.ts'
import type { Services } from './integrations/services.ts'
import { notingJob } from './office/jobs/note_job.ts'
import { Stopping, withTx } from './request/database/database.ts'
import type { Job } from './request/jobs.ts'
import { measureJob } from './request/metrics.ts'
import { type Lane, lanes, messagesLane } from './schedule/clock_lanes.ts'
import { runAgainJob, runClockJob } from './schedule/run_again.ts'
import { watchFigures } from './weekly/figures/watch_figures.ts'

/** How often the clock's jobs look for due work, in milliseconds of real time. */
const tickEvery = 5_000

/** The lanes that this process works in: all of them, or only the one that sends messages. */
const lanesOf = ({ roles }: Services['config']): readonly Lane[] =>
  roles.worker ? lanes : lanes.filter(lane => lane === messagesLane)

/**
 * Starts doing work in this process: all of it in the worker role, only the sending of messages in the mail role.
 * @returns the function that ends the ticking, once pending jobs are enqueued; the jobs themselves stop with the services
 */
export async function startWork(services: Services): Promise<() => Promise<void>> {
  const { jobs, metrics, config } = services
  const own = lanesOf(config)
  for (const lane of own) await jobs.work(lane.tick, () => runInOrder(lane.jobs, services))
  const asked = <P extends object>(what: Job<P>, run: (services: Services, payload: P) => Promise<void>) =>
    jobs.work(what, payload => measureJob(metrics, what.name, () => run(services, payload)))
  if (config.roles.worker) {
    await asked(passwordResetJob, sendPasswordReset)
    await asked(dataExportJob, makeExport)
    await jobs.work(runAgainJob, ({ name }) => runClockJob(services, name))
  }
  let beating: Promise<void> | undefined
  const beat = () => {
    beating ??= putInTicks(services, own)
      .catch(error => services.log.error({ err: error }, 'the clock jobs were not started'))
      .finally(() => {
        beating = undefined
      })
  }
  beat()
  const timer = setInterval(beat, tickEvery)
  const endFigures = config.roles.worker ? watchFigures(services) : undefined
  return async () => {
    clearInterval(timer)
    await Promise.all([beating, endFigures?.()])
  }
}

/** A failing one does not stop the others; it finds the same work again at the next tick. */
async function runInOrder(jobs: readonly ClockJob[], services: Services): Promise<void> {
  await services.movableClock?.refresh()
  for (const { name, run } of jobs) {
    const noted = () => notingJob(services, name, () => run(services))
    await measureJob(services.metrics, name, noted).catch(error => {
      if (error instanceof Stopping) throw error
      services.log.error({ err: error, job: name }, 'a clock job failed')
    })
  }
}

async function putInTicks({ pool, jobs }: Services, own: readonly Lane[]): Promise<void> {
  await withTx(pool, async tx => {
    for (const { tick } of own) await jobs.enqueue(tx, tick, {})
  })
}
