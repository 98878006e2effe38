// Stores the discount and the referral of a page's address (area 2) in the session before the page is rendered, so that the page
// already shows them.

import { Refusal } from '../../../contract/errors.ts'
import type { Api } from '../../../contract/index.ts'

/** Query parameters that are read and stored. `discount_code` wins over `code` (rule 14). */
export const keptParameters = ['discount_code', 'code', 'r', 'rid'] as const

/**
 * Saves the address's codes through the discount-and-referral call. An unusable code does no harm: the referral is still stored,
 * and the person gets the requested page.
 * @returns why the code was refused, in the reader's language; null where it was not
 */
export async function saveQuery(query: URLSearchParams, api: Api): Promise<string | null> {
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
