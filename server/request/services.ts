// The program's own services; `integrations/services.ts` adds the outside systems, and use cases get both. Parts of the server keep
// no state beside them.

import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock, ProgramClock } from './clock/clock.ts'
import type { Config } from './config.ts'
import type { Jobs } from './jobs.ts'
import type { Memory } from './memory.ts'
import type { Metrics } from './metrics.ts'

export interface OwnServices {
  readonly config: Config
  /** The target of statements; several that belong together go through `withTx`. */
  readonly pool: pg.Pool
  /** This process's memory. */
  readonly memory: Memory
  readonly clock: Clock
  /** The same clock where it may be moved; null in production. */
  readonly movableClock: ProgramClock | null
  readonly jobs: Jobs
  /** What this process measures. */
  readonly metrics: Metrics
  /** The readings of a household that the parts of one page share. Only where a page reads and changes nothing. */
  readonly pageReads?: PageReads
  readonly log: Logger
}

/** By the name of the reading and the household. */
type PageReads = Map<string, Promise<unknown>>

/** The database, and the process's memory of it. */
export type Stored = Pick<OwnServices, 'pool' | 'memory' | 'pageReads'>
