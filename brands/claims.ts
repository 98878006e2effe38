// Claims with a number (rule 55): a claim such as "over 50 recipes" is shown where the catalogue supports it; otherwise
// the catalogue's own number is shown.

/** A number for display: `35` with `orMore` reads "35+". */
export interface ShownClaims {
  count: number
  orMore: boolean
}

/**
 * The brand's claim where it is open-ended and true of `actual`, else `actual` itself.
 * @param claim null where the brand makes none
 */
export function shownOf(actual: number, claim: ShownClaims | null): ShownClaims {
  const holds = claim?.orMore === true && actual >= claim.count
  return holds ? { count: claim.count, orMore: true } : { count: actual, orMore: false }
}
