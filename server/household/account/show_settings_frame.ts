// settings_account.welcome: the frame around every page of the settings.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { selectWelcome } from './store.ts'

/** The account of the settings. */
export async function showSettingsFrame(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<OutputOf<'settings_account.welcome'>> {
  const found = await selectWelcome(pool, signedIn(request))
  if (!found) throw new Refusal('require_login')
  return found
}
