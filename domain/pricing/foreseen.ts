// The browser shows the price of a change before the server has answered. Both compute it by the same rules from the
// same facts, so a difference is a defect: the server's figure counts, the household is told, and the difference is
// logged.

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
