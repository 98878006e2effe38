// Work that the clock makes due.

import type { Services } from './services.ts'

/** Looks for what has fallen due by the program's clock and does it; cheap, and safe to run twice at once. */
export interface ClockJob {
  readonly name: string
  run(services: Services): Promise<unknown>
}
