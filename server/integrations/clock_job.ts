// Work that falls due by the clock.

import type { Services } from './services.ts'

/** Finds work that is due by the program's clock and does it; cheap, and safe to run twice at once. */
export interface ClockJob {
  readonly name: string
  run(services: Services): Promise<unknown>
}
