// The worker role: who does which kind of work, and the ticking that lets time-driven work find what is due.

import { withTx } from './database.ts'
import { job } from './jobs.ts'
import { sendMessages } from './messages/send.ts'
import type { Services } from './services.ts'
import { weeklyJobs } from './weekly/clock_jobs.ts'

/** Looks for what has fallen due by the program's clock and hands it out; cheap, and safe to run twice at once. */
export interface ClockJob {
  readonly name: string
  run(services: Services): Promise<unknown>
}

/** Says how a module's kinds of work are done, with `services.jobs.work`. */
export type Register = (services: Services) => Promise<void>

/** In the order in which a tick runs them. */
export const clockJobs: readonly ClockJob[] = [...weeklyJobs, { name: 'send_messages', run: sendMessages }]

const registrations: readonly Register[] = []

/** How often time-driven work looks for what is due, in milliseconds of real time. */
const tickEvery = 15_000

const tick = job<{ clockJob: string }>('tick', { key: ({ clockJob }) => clockJob, retries: 0 })

/**
 * Starts doing work in this process.
 * @returns the function that ends the ticking; the jobs themselves stop with the services
 */
export async function startWork(services: Services): Promise<() => void> {
  for (const register of registrations) await register(services)
  await services.jobs.work(tick, async ({ clockJob }) => {
    await services.movableClock?.refresh()
    await clockJobs.find(({ name }) => name === clockJob)?.run(services)
  })
  const beat = () => {
    putInTicks(services).catch(error => services.log.error({ err: error }, 'the clock jobs were not started'))
  }
  beat()
  const timer = setInterval(beat, tickEvery)
  return () => clearInterval(timer)
}

async function putInTicks({ pool, jobs }: Services): Promise<void> {
  const pieces = clockJobs.map(({ name }) => ({ clockJob: name }))
  await withTx(pool, tx => jobs.enqueueAll(tx, tick, pieces))
}

/**
 * Lets everything due by the program's clock happen now, and waits for it; for the control room and for tests.
 * @returns false when it was still going on after `limitMs`
 */
export async function runWhatIsDue(services: Services, limitMs: number): Promise<boolean> {
  await putInTicks(services)
  return services.jobs.idle(limitMs)
}
