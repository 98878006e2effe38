// SQL of what counts as a use of a held code.

/**
 * Whether an order `u` that was priced used the held code `h`. A box below the code's minimum spend did not: its price does not name
 * the code.
 */
export const usedCode = `(h.minimum_spend_cents = 0
  or u.priced -> 'discounts' @> jsonb_build_array(jsonb_build_object('code', h.code)))`
