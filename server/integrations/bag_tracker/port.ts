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
   * What is at a household, the longest out first.
   * @throws where the system does not answer, or answers what cannot be read
   */
  atHousehold(clientId: string): Promise<TrackedBag[]>
}
