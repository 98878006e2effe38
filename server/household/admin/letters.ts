// Letters of a household, for the office: one that was sent is sent again.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { carriesSecret } from '../../messages/secret_links.ts'
import { withTx } from '../../request/database/database.ts'
import { copyLetter, findLetter, readEmail } from './letters_store.ts'

/** @throws Refusal not_found where the brand has no such household, or it was erased */
export async function emailOfHousehold(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  clientId: string,
): Promise<string> {
  const found = await readEmail.first(pool, { brand, clientId })
  if (!found) throw new Refusal('not_found')
  return found.email
}

/**
 * Sends a letter or a text again, word for word, to the household's present address. One whose link opens the account is not: its
 * link may have been used.
 * @returns false where the household has no such letter
 */
export async function sendLetterAgain(
  { pool }: Pick<Services, 'pool'>,
  { now }: { now: string },
  { clientId, key }: { clientId: string; key: string },
): Promise<boolean> {
  return withTx(pool, async tx => {
    const letter = await findLetter.first(tx, { clientId, key })
    if (!letter || carriesSecret(letter.template)) return false
    // A second press within the same second sends nothing more.
    const again = `${key.slice(0, 220)}:again:${now.slice(0, 19)}`
    const isNew = (await copyLetter.run(tx, { clientId, key, again, now })) > 0
    const data = { template: letter.template }
    if (isNew) await recordEvent(tx, { clientId, kind: 'letter_sent_again', data, at: now })
    return true
  })
}
