// Removes a provider in the settings (VAL-SOCIAL-REMOVE-PASSWORD).

import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { hasPassword } from '../client_facts.ts'
import { holdClient, recordEvent } from '../household_changes.ts'
import { deleteLink } from './store.ts'

/**
 * A client without a password would be locked out, so one must be set first.
 * @throws Refusal social_removal_blocked, not_found
 */
export async function removeProvider(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { provider }: ParsedOf<'settings_account.remove_provider'>,
): Promise<void> {
  const clientId = signedIn(request)
  const { brand } = request
  const at = programTime(request)
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    if (!(await hasPassword(tx, brand, clientId))) throw new Refusal('social_removal_blocked')
    if (!(await deleteLink(tx, clientId, brand, provider))) throw new Refusal('not_found')
    await recordEvent(tx, { clientId, kind: 'provider_removed', data: { provider }, at })
    const data = { change: 'provider_removed', way: provider } as const
    await tell(tx, {
      clientId,
      brand,
      template: 'sign_in_changed',
      data,
      key: `provider_removed:${provider}:${at}`,
      at,
    })
  })
}
