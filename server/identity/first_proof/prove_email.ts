// An address that somebody registers with is only claimed: nobody has to show that they read its mail. Whoever registers with
// the address of another person therefore must not keep a way into the account once that person comes. The proof belongs to the
// address: an account that changes to another address has proven nothing about that one (rule 79).

import type { BrandId } from '../../../domain/brands.ts'
import type { ClosedWays } from '../../../domain/identity.ts'
import { deleteResets } from '../../messages/password_resets/reset_token.ts'
import type { Tx } from '../../request/database/database.ts'
import { endFeedAddress } from '../calendar_feed/feed_address.ts'
import { endEmailChange } from '../end_email_change.ts'
import { recordEvent } from '../household_changes.ts'
import { endOtherSessions } from '../sessions/end_sessions.ts'
import { deleteOtherLinks, deletePasskeys, deletePassword, markProven } from './store.ts'

interface Proof {
  clientId: string
  brand: BrandId
  /** Program time, ISO instant. */
  at: string
  /**
   * Who proves it. `mailbox`: they follow a link sent there, and set a password with it. `provider`: a provider vouches for them, and
   * that is all they have shown. `holder`: they have shown besides that the account is theirs, by its password or the question
   * before settings; what was set up behind these is theirs too.
   */
  by: 'mailbox' | 'provider' | 'holder'
  /** The session that stays, of a holder who is signed in. */
  session?: string | null
}

/**
 * Somebody has shown that the account's address is theirs. The first time, every other way into the account is closed: sessions, links of
 * resets, a pending change of email, the address of the calendar feed, and, unless a holder proves it, password, passkeys and providers that
 * vouch for another address or none. Later proofs change nothing. The caller holds the client.
 * @returns what was closed, for the person to read; null where the address was proven before
 */
export async function proveEmail(tx: Tx, proof: Proof): Promise<ClosedWays | null> {
  const { clientId, brand, at, by, session = null } = proof
  if (!(await markProven(tx, brand, clientId, at))) return null
  await endEmailChange(tx, clientId, at)
  await deleteResets(tx, clientId)
  const devices = await endOtherSessions(tx, clientId, session)
  if (by === 'holder') return { password: false, passkeys: [], providers: [], devices }
  const closed = await closeWays(tx, proof)
  await endFeedAddress(tx, clientId)
  if (by === 'provider' || closed.passkeys.length + closed.providers.length > 0) {
    await recordEvent(tx, { clientId, kind: 'ways_in_closed', data: {}, at })
  }
  return { ...closed, devices }
}

async function closeWays(tx: Tx, { clientId, brand }: Proof): Promise<Omit<ClosedWays, 'devices'>> {
  const password = await deletePassword(tx, clientId)
  const passkeys = await deletePasskeys.all(tx, { clientId })
  const providers = await deleteOtherLinks.all(tx, { clientId, brand })
  return {
    password,
    passkeys: passkeys.map(({ name }) => name),
    providers: providers.map(({ provider }) => provider),
  }
}
