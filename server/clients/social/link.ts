// Links a provider to a client.

import type { Provider } from '../../../domain/identity.ts'
import type { KnownPerson } from '../../integrations/identity/port.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Db, withTx } from '../../request/database/database.ts'
import { holdClient, recordEvent } from '../household_changes.ts'
import { SocialFailure } from './fault.ts'
import { insertLink, type LinkedProvider, selectLinks } from './store.ts'

/** A client's linked providers. */
export const linksOf = (db: Db, clientId: string): Promise<LinkedProvider[]> =>
  selectLinks.all(db, { clientId })

/**
 * Links it, and writes to the client that it now signs in.
 * @throws SocialFailure linked_elsewhere
 */
export async function linkProvider(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  clientId: string,
  provider: Provider,
  { subject, email }: KnownPerson,
): Promise<void> {
  const { brand } = request
  const at = programTime(request)
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    if (!(await insertLink(tx, { clientId, brand, provider, subject, email, at }))) {
      throw new SocialFailure('linked_elsewhere')
    }
    await recordEvent(tx, { clientId, kind: 'provider_linked', data: { provider }, at })
    const data = { change: 'provider_linked', way: provider } as const
    await tell(tx, {
      clientId,
      brand,
      template: 'sign_in_changed',
      data,
      key: `provider_linked:${provider}:${at}`,
      at,
    })
  })
}
