// The browser shows what a change will cost before the server has answered. Both work it out by the same rules from the same
// facts, so a difference is a defect: the server's figure stands, the household is told, and it is logged.

/** What a browser showed when it asked for a change: the version of the order it was on, and the total it foresaw. */
export interface Foreseen {
  version: number
  totalCents: number
}

/**
 * Whether a saved change costs something else than was foreseen. A change made elsewhere in between excuses it, and then the
 * version says so; where nothing was written there is nothing to compare.
 */
export function costsOther(seen: Foreseen, saved: Foreseen): boolean {
  return saved.version === seen.version + 1 && saved.totalCents !== seen.totalCents
}
