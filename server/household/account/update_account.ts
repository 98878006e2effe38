// settings_account.update: changes the given fields, and keeps the rest. All fields are checked before any is written.

import type { ParsedOf } from '../../../contract/index.ts'
import { normalizeName } from '../../../domain/person.ts'
import { askEmailChange, emailToAsk } from '../../identity/email/change_email.ts'
import { holdAsSignedIn, recordEvent } from '../../identity/household_changes.ts'
import { setLanguage } from '../../identity/set_language.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { newPasswordHash, writePassword } from './change_password.ts'
import { updateNames } from './store.ts'

type Input = ParsedOf<'settings_account.update'>

/**
 * Changes names, password and language at once; an email once its link is followed.
 * @throws Refusal email_in_use, required, current_password_incorrect, password_too_short, password_mismatch,
 * password_unchanged, too_many_requests
 */
export async function updateAccount(
  services: Pick<Services, 'pool'>,
  request: CallRequest,
  input: Input,
): Promise<void> {
  const clientId = signedIn(request)
  const email = await emailToAsk(services, request, input)
  const passwordHash = await newPasswordHash(services, request, input)
  await withTx(services.pool, async tx => {
    await holdAsSignedIn(tx, request, clientId)
    await changeNames(tx, request, input)
    if (passwordHash !== null) await writePassword(tx, request, passwordHash)
    if (email !== null) await askEmailChange(tx, request, email)
  })
  // The person has just given the password, so the question before settings is answered.
  if (passwordHash !== null) await request.session.openSettings()
  if (input.language) await setLanguage(services, request, { clientId, language: input.language })
}

async function changeNames(tx: Tx, request: CallRequest, input: Input): Promise<void> {
  const clientId = signedIn(request)
  const firstName = input.firstName === undefined ? null : normalizeName(input.firstName)
  const lastName = input.lastName === undefined ? null : normalizeName(input.lastName)
  if (firstName === null && lastName === null) return
  const data = await updateNames(tx, clientId, { firstName, lastName })
  if (data) await recordEvent(tx, { clientId, kind: 'name_changed', data, at: programTime(request) })
}
