// Discount and referral in the address of a page (SPEC 2): kept with the session before the page is made, so that the page
// itself shows them already.

import { Refusal } from '../../contract/errors.ts'
import type { Api } from '../../contract/index.ts'

/** Query parameters that are read on load and kept. `discount_code` wins over `code` (RULINGS 14). */
export const keptParameters = ['discount_code', 'code', 'r', 'rid'] as const

/**
 * Saves what the address brings through the discount-and-referral call. A code that cannot be used takes nothing away: the
 * referral is kept all the same, and the person gets the page they asked for.
 */
export async function keepQuery(query: URLSearchParams, api: Api): Promise<void> {
  const value = (name: (typeof keptParameters)[number]) => query.get(name)?.trim() || undefined
  const code = value('discount_code') ?? value('code')
  const referral = { referral: value('r'), referralId: value('rid') }
  if (code) await save(api, { code })
  if (referral.referral || referral.referralId) await save(api, referral)
}

async function save(api: Api, kept: Parameters<typeof api.post<'sessions.save_discount_and_referral'>>[1]) {
  try {
    await api.post('sessions.save_discount_and_referral', kept)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
  }
}
