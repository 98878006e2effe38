// Changes the e-mail address: the household enters a new one in the settings, and it becomes the account's when the link sent to it
// is followed (confirm_email.ts). Until then nothing changes.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import { isEmail, normalizeEmail } from '../../../domain/person.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { deleteChange, insertChange } from '../../request/email_changes/email_token.ts'
import { isEmailTaken, recordEvent } from '../household_changes.ts'
import { selectEmail } from './store.ts'

/** How long the link works. */
const linkLasts = { hours: 48 }

/**
 * The address that needs a confirmation; null where none is given, or it is the account's already.
 * @throws Refusal email_invalid, email_in_use
 */
export async function emailToAsk(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  input: { email?: string | undefined },
): Promise<string | null> {
  if (input.email === undefined) return null
  if (!isEmail(input.email)) throw new Refusal('email_invalid', { fields: { email: 'email_invalid' } })
  const email = normalizeEmail(input.email)
  if (email === (await selectEmail(pool, signedIn(request)))) return null
  if (await isEmailTaken(pool, request.brand, email)) {
    throw new Refusal('email_in_use', { fields: { email: 'email_in_use' } })
  }
  return email
}

/** Stores the address until its confirmation, and writes to it. */
export async function askEmailChange(tx: Tx, request: CallRequest, email: string): Promise<void> {
  const clientId = signedIn(request)
  const { brand, locale } = request
  const at = programTime(request)
  const changeId = randomUUIDv7()
  const expiresAt = request.now.add(linkLasts).toString()
  await insertChange(tx, { clientId, id: changeId, email, askedAt: at, expiresAt })
  await recordEvent(tx, { clientId, kind: 'email_change_asked', data: { email }, at })
  await tell(tx, {
    clientId,
    brand,
    template: 'email_change',
    data: { changeId, email },
    key: `email_change:${changeId}`,
    at,
    to: { email, locale },
  })
}

/** Stops waiting for another address. */
export async function keepEmail({ pool }: Pick<Services, 'pool'>, request: CallRequest): Promise<void> {
  await withTx(pool, tx => deleteChange(tx, signedIn(request)))
}
