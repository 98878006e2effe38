// Changes the email address, the one way there is (rule 79): the household answers the question before settings and enters a new address, which
// becomes the account's when the link sent to it is followed (confirm_email.ts). Until then nothing changes, and the present address can
// stop it by a link of its own (stop_email.ts).

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import { isEmail, normalizeEmail } from '../../../domain/person.ts'
import type { Services } from '../../integrations/services.ts'
import { insertChange } from '../../messages/email_changes/email_token.ts'
import { tell } from '../../messages/outbox.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { emailOf } from '../client_facts.ts'
import { endEmailChange } from '../end_email_change.ts'
import { holdClient, isEmailTaken, recordEvent } from '../household_changes.ts'
import { selectOwner } from './store.ts'

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
  if (email === (await emailOf(pool, signedIn(request)))) return null
  if (await isEmailTaken(pool, request.brand, email)) {
    throw new Refusal('email_in_use', { fields: { email: 'email_in_use' } })
  }
  return email
}

/** Stores the address until its confirmation, and writes to it and to the present one. */
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
  const [present, owner] = [await emailOf(tx, clientId), await selectOwner(tx, brand, clientId)]
  if (present === null || owner === null) throw new Refusal('require_login')
  await tell(tx, {
    clientId,
    brand,
    template: 'email_change_asked',
    data: { changeId, email },
    key: `email_change_asked:${changeId}`,
    at,
    to: { email: present, locale: owner.locale },
  })
}

/** Stops waiting for another address. */
export async function undoEmailChange({ pool }: Pick<Services, 'pool'>, request: CallRequest): Promise<void> {
  const clientId = signedIn(request)
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    await endEmailChange(tx, clientId, programTime(request))
  })
}
