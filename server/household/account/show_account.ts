// settings_account.show: the account, for its household.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { wallClock } from '../../../domain/time/zone.ts'
import { openSessionsOf } from '../../identity/sessions/end_sessions.ts'
import type { Services } from '../../integrations/services.ts'
import { selectPending } from '../../messages/email_changes/email_token.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { deviceOf } from '../../request/device.ts'
import { selectAccountSettings } from './store.ts'

/** Names, email, language, devices; of the password only whether there is one. */
export async function showAccount(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<OutputOf<'settings_account.show'>> {
  const clientId = signedIn(request)
  const now = programTime(request)
  const [account, newEmail, sessions] = await Promise.all([
    selectAccountSettings(pool, clientId),
    selectPending(pool, clientId, now),
    openSessionsOf(pool, clientId, now),
  ])
  if (!account) throw new Refusal('require_login')
  const devices = sessions.map(({ id, userAgent, since, lastSeen }) => {
    const day = (instant: string) => wallClock(request.brand, instant).date
    return {
      id,
      name: deviceOf(userAgent),
      here: id === request.session.id,
      since: day(since),
      lastSeen: day(lastSeen),
    }
  })
  return { ...account, newEmail, devices }
}
