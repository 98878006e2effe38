// The one way to sign somebody in by what opens their account. While a password, a key or a provider's answer is checked, somebody else may
// be closing that very way (a reset, a first proof of the address): a session that began by it must not outlive that.

import type { Services } from '../integrations/services.ts'
import type { CallRequest } from '../request/call_request.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { lockClient } from './store.ts'

/**
 * Signs in, and out again where the way is closed by now. Whoever closes ways holds the client and ends its sessions: they either end this
 * one too, or have finished when the way is looked at.
 * @param way.stillOpens whether what was checked opens the account
 * @param way.refused what is thrown where it does not
 */
export async function enter(
  { pool }: Pick<Services, 'pool'>,
  { session }: CallRequest,
  clientId: string,
  way: { stillOpens: (tx: Tx) => Promise<boolean>; refused: () => Error },
): Promise<void> {
  await session.signIn(clientId)
  const open = await withTx(pool, async tx => {
    await lockClient(tx, clientId)
    return way.stillOpens(tx)
  })
  if (open) return
  await session.signOut()
  throw way.refused()
}
