// An address that somebody registers with is only claimed: nobody has to show that they read its mail. Whoever registers with
// the address of another person therefore must not keep a way into the account once that person comes.

import type { BrandId } from '../../../domain/brands.ts'
import type { Tx } from '../../request/database/database.ts'
import { deleteChange } from '../../request/email_changes/email_token.ts'
import { deleteResets } from '../../request/password_resets/reset_token.ts'
import { endSessionsOf } from '../../request/sessions/end_sessions.ts'
import { recordEvent } from '../household_changes.ts'
import { updatePasswordHash } from '../store.ts'
import { deleteOtherLinks, deletePasskeys, isEmailProven } from './store.ts'

/**
 * The first time that somebody shows that an account's address is theirs, by a link sent there or by a provider that vouches for it:
 * no password, passkey, other provider, session or e-mail change from before opens the account any more. Later proofs change nothing.
 * The caller holds the client.
 * @param of.at program time, ISO instant
 * @param of.newPassword whether the caller sets another password with it
 * @returns whether it was the first time
 */
export async function closeUnprovenWays(
  tx: Tx,
  {
    clientId,
    brand,
    at,
    newPassword,
  }: { clientId: string; brand: BrandId; at: string; newPassword: boolean },
): Promise<boolean> {
  if (await isEmailProven(tx, clientId)) return false
  if (!newPassword) await updatePasswordHash(tx, clientId, null)
  const passkeys = await deletePasskeys.run(tx, { clientId })
  const providers = await deleteOtherLinks.run(tx, { clientId, brand })
  await deleteChange(tx, clientId)
  await deleteResets(tx, clientId)
  await endSessionsOf(tx, clientId)
  if (!newPassword || passkeys + providers > 0) {
    await recordEvent(tx, { clientId, kind: 'ways_in_closed', data: {}, at })
  }
  return true
}
