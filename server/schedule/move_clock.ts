// Moves the control room's clock from one due instant to the next, so that everything on the way happens in order and
// at its time.

import { Refusal } from '../../contract/errors.ts'
import type { Services } from '../integrations/services.ts'
import { ClockRefused, type ProgramClock } from '../request/clock/clock.ts'
import { eachAlone } from '../request/each_alone.ts'
import { nextDue } from './clock_jobs.ts'
import { clockJobs } from './clock_lanes.ts'

/** More than a year at once is never needed. */
const furthest = { hours: 400 * 24 }

/** The target of the clock: an ISO duration ahead (`P1D`, `PT3H`), or an ISO instant. */
interface Move {
  advance?: string | undefined
  set?: string | undefined
}

/** The clock's time, and the names of the jobs that failed on the way; why, the log says. */
interface Moved {
  now: Temporal.Instant
  failed: string[]
}

/**
 * Moves the clock and lets everything due happen, with the mail it sends.
 * @throws Refusal `clock_backwards`, or `invalid_input` for text that is neither a duration nor an instant, or over 400 days
 */
export async function moveClock(services: Services, move: Move): Promise<Moved> {
  const { movableClock: clock } = services
  if (!clock) throw new Refusal('not_found')
  await clock.refresh()
  const start = clock.now()
  const target = targetOf(move, start)
  if (Temporal.Instant.compare(target, start) < 0) throw new Refusal('clock_backwards')
  if (Temporal.Instant.compare(target, start.add(furthest)) > 0) throw new Refusal('invalid_input')
  const failed = new Set<string>()
  for (let now = start; Temporal.Instant.compare(now, target) < 0; ) {
    const next = await nextDue(services, now)
    now = Temporal.Instant.compare(next, target) < 0 ? next : target
    await reach(clock, now)
    // Done here instead of by the worker's next tick, so that the answer comes when it has happened.
    // One that fails, because a processor does not answer for example, finds its work again at the next instant.
    const done = await eachAlone(
      services.log,
      'set_clock',
      clockJobs,
      async job => {
        await job.run(services)
        return job.name
      },
      ({ name }) => ({ name }),
    )
    for (const { name } of clockJobs) if (!done.includes(name)) failed.add(name)
  }
  return { now: clock.now(), failed: [...failed] }
}

/** Real time goes on during the work, even that of moving the clock: an overtaken step has nothing left to move. */
async function reach(clock: ProgramClock, instant: Temporal.Instant): Promise<void> {
  try {
    await clock.set(instant)
  } catch (refused) {
    if (!(refused instanceof ClockRefused) || refused.reason !== 'backwards') throw refused
  }
}

function targetOf({ advance, set }: Move, start: Temporal.Instant): Temporal.Instant {
  if ((advance === undefined) === (set === undefined)) throw new Refusal('invalid_input')
  try {
    if (set !== undefined) return Temporal.Instant.from(set)
    return start
      .toZonedDateTimeISO('UTC')
      .add(Temporal.Duration.from(advance as string))
      .toInstant()
  } catch {
    throw new Refusal('invalid_input', {
      fields: { [set === undefined ? 'advance' : 'set']: 'invalid_input' },
    })
  }
}
