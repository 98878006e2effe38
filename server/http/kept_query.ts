// Keeps the discount and the referral of a page's address (area 2) with the session before the page is rendered, so
// that the page already shows them.

import { Refusal } from '../../contract/errors.ts'
import type { Api } from '../../contract/index.ts'

/** Query parameters that are read on load and kept. `discount_code` wins over `code` (rule 14). */
export const keptParameters = ['discount_code', 'code', 'r', 'rid'] as const

/**
 * Saves what the address brings through the discount-and-referral call. A code that cannot be used takes nothing away: the
 * referral is kept all the same, and the person gets the page they asked for.
 * @returns what the code was refused for, in the reader's words; null where it was not
 */
export async function keepQuery(query: URLSearchParams, api: Api): Promise<string | null> {
  const value = (name: (typeof keptParameters)[number]) => query.get(name)?.trim() || undefined
  const code = value('discount_code') ?? value('code')
  const referral = { referral: value('r'), referralId: value('rid') }
  const refused = code ? await save(api, { code }) : null
  if (referral.referral || referral.referralId) await save(api, referral)
  return refused
}

async function save(
  api: Api,
  kept: Parameters<typeof api.post<'sessions.save_discount_and_referral'>>[1],
): Promise<string | null> {
  try {
    await api.post('sessions.save_discount_and_referral', kept)
    return null
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    return failure.message
  }
}
