// What every part of the server is given. Made once a process; parts keep no state of their own beside it.

import type pg from 'pg'
import type { Logger } from 'pino'
import { type Clock, openClock, type ProgramClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openPool } from '../platform/database.ts'
import { type Jobs, openJobs } from '../platform/jobs.ts'
import { type Memory, openMemory } from '../platform/memory.ts'
import { type Integrations, openIntegrations } from './open_integrations.ts'

export interface Services extends Integrations {
  readonly config: Config
  /** What statements are sent to; for several that belong together there is `withTx`. */
  readonly pool: pg.Pool
  /** What this process remembers. */
  readonly memory: Memory
  readonly clock: Clock
  /** The same clock where it may be moved; null in production. */
  readonly movableClock: ProgramClock | null
  readonly jobs: Jobs
  /** What the parts of one page read of a household, once for all of them; only where a page is read and changes nothing. */
  readonly pageReads?: PageReads
  readonly log: Logger
}

/** By what was read and of whom. */
type PageReads = Map<string, Promise<unknown>>

/** What is asked of the database, and of what the process remembers of it. */
export type Stored = Pick<Services, 'pool' | 'memory' | 'pageReads'>

/** Services together with what ends them. */
export interface OpenServices extends Services {
  /** Lets running jobs finish, up to `limitMs`, and closes the database. */
  close(limitMs: number): Promise<void>
}

/**
 * Opens the services on a migrated database.
 * @param url where the database answers: DATABASE_URL, or the built-in PostgreSQL's
 */
export async function openServices(config: Config, url: string, log: Logger): Promise<OpenServices> {
  let closing = false
  const onIdleError = (error: Error) => {
    // The pool says it has ended while its connections are still hanging up; a database that stops then is no news.
    if (!closing) log.warn({ reason: error.message }, 'an idle database connection was lost')
  }
  const pool = openPool({ url, size: config.databasePool, onIdleError })
  try {
    const clock = await openClock(pool, {
      movable: !config.production,
      onError: error => log.warn({ err: error }, 'the clock was not refreshed'),
    })
    const jobs = await openJobs({ url, pool, log, worker: config.roles.worker })
    const close = async (limitMs: number) => {
      closing = true
      clock.close()
      await jobs.stop(limitMs)
      await pool.end()
    }
    const movableClock = config.production ? null : clock
    const memory = openMemory()
    const integrations = openIntegrations({ config, db: pool, memory, clock, log })
    return { ...integrations, config, pool, memory, clock, movableClock, jobs, log, close }
  } catch (error) {
    await pool.end()
    throw error
  }
}
