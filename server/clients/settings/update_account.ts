// settings_account.update: what is given is changed, the rest stays.

import type { ParsedOf } from '../../../contract/index.ts'
import { normalizeName } from '../../../domain/person.ts'
import { withTx } from '../../platform/database.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/program_time.ts'
import type { Services } from '../../request/services.ts'
import { holdClient, recordEvent } from '../household_changes.ts'
import { updateNames } from './store.ts'

type Input = ParsedOf<'settings_account.update'>

/** Changes the names that are given. */
export async function updateAccount(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  input: Input,
): Promise<void> {
  const clientId = signedIn(request)
  const at = programTime(request)
  const firstName = input.firstName === undefined ? null : normalizeName(input.firstName)
  const lastName = input.lastName === undefined ? null : normalizeName(input.lastName)
  if (firstName === null && lastName === null) return
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const changed = await updateNames(tx, clientId, { firstName, lastName })
    if (changed) await recordEvent(tx, { clientId, kind: 'name_changed', data: changed, at })
  })
}
