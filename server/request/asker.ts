// Who asks for the current work: known to everything that the work calls, and to nothing else.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'

export interface Asker {
  /** The browser's description of itself. */
  readonly userAgent: string | null
  /** The shortened address of the browser (`shortNetwork`); null where there is none. */
  readonly network: string | null
  readonly log: Pick<Logger, 'info'>
}

const current = new AsyncLocalStorage<Asker>()

/** Does something on behalf of somebody. */
export const onBehalfOf = <T>(asker: Asker, work: () => T): T => current.run(asker, work)

/** Who causes the current work; null for a job or a command. */
export const askerNow = (): Asker | null => current.getStore() ?? null
