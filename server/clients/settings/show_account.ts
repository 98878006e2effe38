// settings_account.show: the account as its household sees it.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import type { Services } from '../../request/services.ts'
import { selectAccount } from './store.ts'

/** Names, e-mail, language; of the password only whether there is one. */
export async function showAccount(
  { db }: Pick<Services, 'db'>,
  request: CallRequest,
): Promise<OutputOf<'settings_account.show'>> {
  const account = await selectAccount(db, signedIn(request))
  if (!account) throw new Refusal('require_login')
  return account
}
