// The worker role: the ticking that lets time-driven work find what is due, in turn over all processes.

import { passwordResetJob, sendPasswordReset } from './clients/ask_password_reset.ts'
import { expireSessions } from './http/expire_sessions.ts'
import { sendMessages } from './messages/send.ts'
import { Stopping, withTx } from './platform/database.ts'
import { type Job, job } from './platform/jobs.ts'
import type { Services } from './request/services.ts'
import { weeklyJobs } from './weekly/clock_jobs.ts'

/** Looks for what has fallen due by the program's clock and does it; cheap, and safe to run twice at once. */
export interface ClockJob {
  readonly name: string
  run(services: Services): Promise<unknown>
}

interface Lane {
  readonly tick: Job<object>
  readonly jobs: readonly ClockJob[]
}

/** What is in one lane runs in order, one after the other; lanes do not wait for each other. */
const lanes: readonly Lane[] = [
  { tick: tickOf('week'), jobs: weeklyJobs },
  { tick: tickOf('messages'), jobs: [{ name: 'send_messages', run: sendMessages }] },
  { tick: tickOf('upkeep'), jobs: [{ name: 'expire_sessions', run: expireSessions }] },
]

/** All of them, in the order in which one instant's work is done. */
export const clockJobs: readonly ClockJob[] = lanes.flatMap(lane => lane.jobs)

/** How often time-driven work looks for what is due, in milliseconds of real time. */
const tickEvery = 5_000

/** A tick that still waits is not put in again, by whichever process; one that was killed is followed by the next. */
function tickOf(lane: string): Job<object> {
  return job(`tick_${lane}`, { key: () => lane, retries: 0, limitSeconds: 3_600, keepSeconds: 600 })
}

/**
 * Starts doing work in this process.
 * @returns the function that ends the ticking, once what it is putting in is in; the jobs themselves stop with the services
 */
export async function startWork(services: Services): Promise<() => Promise<void>> {
  for (const { tick, jobs } of lanes) await services.jobs.work(tick, () => runInOrder(jobs, services))
  await services.jobs.work(passwordResetJob, asked => sendPasswordReset(services, asked))
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

/** One that fails does not keep the others from their work; it finds the same again at the next tick. */
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
