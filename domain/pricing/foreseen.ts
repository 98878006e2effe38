// The browser shows the price of a change before the server has answered. Both compute it by the same rules from the same facts, so
// a difference is a defect: the server's figure counts, a notice tells the household, and the difference is logged.

/** What a browser showed when it requested a change: the order's version, and the total it foresaw. */
export interface Foreseen {
  version: number
  totalCents: number
}

/**
 * Whether a saved change costs something other than foreseen. A change made elsewhere in between explains a difference, and the
 * version shows it. Where nothing was written, there is nothing to compare.
 */
export function costsOther(seen: Foreseen, saved: Foreseen): boolean {
  return saved.version === seen.version + 1 && saved.totalCents !== seen.totalCents
}
