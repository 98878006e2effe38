// A change of email that waits for its link must not outlive what takes an account back: a reset, a new password, signing out the other
// devices, the first proof of the present address (rule 79).

import { deleteChange } from '../messages/email_changes/email_token.ts'
import type { Tx } from '../request/database/database.ts'
import { insertEvent } from './store.ts'

/** Stops waiting for another address: its links do nothing any more. The caller holds the client. @returns whether one was waiting */
export async function endEmailChange(tx: Tx, clientId: string, at: string): Promise<boolean> {
  const email = await deleteChange(tx, clientId)
  if (email === null) return false
  await insertEvent(tx, { clientId, kind: 'email_change_stopped', data: { email }, at })
  return true
}
