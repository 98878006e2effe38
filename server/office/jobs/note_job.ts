// Notes how the clock's jobs go, for the office. One that works is noted once a minute at the most.

import type { Services } from '../../integrations/services.ts'
import { textOfError } from '../../weekly/set_aside/divide.ts'
import { noteFailed, noteWell } from './store.ts'

type Noting = Pick<Services, 'pool' | 'clock' | 'memory'>

/** Milliseconds of the program's time. */
const notedEvery = 60_000

/** When this process last noted that a job works; one that failed since is not in it. */
const openNoted = (): Map<string, number> => new Map()

/** Runs a job, and notes how it went. @throws what the job throws */
export async function notingJob(services: Noting, name: string, run: () => Promise<unknown>): Promise<void> {
  const { pool, clock, memory } = services
  const noted = memory.of(openNoted)
  try {
    await run()
  } catch (error) {
    noted.delete(name)
    const now = clock.now().toString({ fractionalSecondDigits: 3 })
    await noteFailed.run(pool, { name, now, why: textOfError(error) }).catch(() => undefined)
    throw error
  }
  const at = clock.now()
  const since = noted.get(name)
  if (since !== undefined && Math.abs(at.epochMilliseconds - since) < notedEvery) return
  await noteWell.run(pool, { name, now: at.toString({ fractionalSecondDigits: 3 }) })
  noted.set(name, at.epochMilliseconds)
}
