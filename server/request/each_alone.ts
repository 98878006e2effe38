// A job's members, each by itself: one that fails is logged and left for the job's next run, and delays no other.

import type { Logger } from 'pino'
import { isUnavailable, Stopping } from './database/database.ts'
import { setAsideChannel } from './tracing/channels.ts'

/**
 * Does the work of each member in turn.
 * @param what of the work, for the log
 * @param named says which member failed, without a household's words
 * @returns the results of those that succeeded
 * @throws Stopping, and where the database cannot be reached, which is no member's fault
 */
export async function eachAlone<T, R>(
  log: Pick<Logger, 'error'>,
  what: string,
  members: readonly T[],
  run: (member: T) => Promise<R>,
  named: (member: T) => object,
): Promise<R[]> {
  const done: R[] = []
  for (const member of members) {
    try {
      done.push(await run(member))
    } catch (error) {
      if (error instanceof Stopping || isUnavailable(error)) throw error
      setAsideChannel.publish(what)
      log.error({ err: error, job: what, ...named(member) }, 'a part of a job failed, and is set aside')
    }
  }
  return done
}
