// The location of cooler bags and Zero Waste kits, from the system that counts them (rule 58).

import type { ReturnableKind } from '../../../domain/returnables.ts'

export interface TrackedBag {
  kind: ReturnableKind
  number: string
  /** ISO date of the delivery it came with. */
  outSince: string
}

export interface BagTracker {
  /**
   * The bags and kits at a household, the longest out first.
   * @throws where the system does not answer, or its answer cannot be read
   */
  atHousehold(clientId: string): Promise<TrackedBag[]>
}
