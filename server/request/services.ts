// The program's own services; `integrations/services.ts` adds the outside systems, and use cases are given both. Parts
// of the server keep no state beside them.

import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock, ProgramClock } from './clock/clock.ts'
import type { Config } from './config.ts'
import type { Jobs } from './jobs.ts'
import type { Memory } from './memory.ts'

export interface OwnServices {
  readonly config: Config
  /** Statements are sent to it; several that belong together go through `withTx`. */
  readonly pool: pg.Pool
  /** What this process remembers. */
  readonly memory: Memory
  readonly clock: Clock
  /** The same clock where it may be moved; null in production. */
  readonly movableClock: ProgramClock | null
  readonly jobs: Jobs
  /** What the parts of one page read of a household, read once for all of them. Only where a page is read and changes nothing. */
  readonly pageReads?: PageReads
  readonly log: Logger
}

/** By the name of the reading and the household. */
type PageReads = Map<string, Promise<unknown>>

/** The database, and what the process remembers of it. */
export type Stored = Pick<OwnServices, 'pool' | 'memory' | 'pageReads'>
