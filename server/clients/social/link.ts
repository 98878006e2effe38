// Links a provider to a client.

import type { Provider } from '../../../domain/identity.ts'
import { normalizeEmail } from '../../../domain/person.ts'
import type { KnownPerson } from '../../integrations/identity/port.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Db, withTx } from '../../request/database/database.ts'
import { closeUnprovenWays } from '../first_proof/close_unproven_ways.ts'
import { holdClient, recordEvent } from '../household_changes.ts'
import { SocialFailure } from './fault.ts'
import { insertLink, type LinkedProvider, selectLinks } from './store.ts'

/** A client's linked providers. */
export const linksOf = (db: Db, clientId: string): Promise<LinkedProvider[]> =>
  selectLinks.all(db, { clientId })

/**
 * Links it, and writes to the client that it now signs in.
 * @param byEmail whether the client was found by the address the provider vouches for; the first proof of it closes other ways in
 * @throws SocialFailure linked_elsewhere
 */
export async function linkProvider(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  clientId: string,
  provider: Provider,
  person: KnownPerson,
  byEmail = false,
): Promise<void> {
  const { subject } = person
  const email = vouchedEmail(person)
  const { brand } = request
  const at = programTime(request)
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const first = byEmail && (await closeUnprovenWays(tx, { clientId, brand, at, newPassword: false }))
    if (!(await insertLink(tx, { clientId, brand, provider, subject, email, at }))) {
      throw new SocialFailure('linked_elsewhere')
    }
    await recordEvent(tx, { clientId, kind: 'provider_linked', data: { provider }, at })
    const change = first ? 'provider_linked_alone' : 'provider_linked'
    const data = { change, way: provider } as const
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

/** The address the provider says is the person's own, in its normal form. */
export const vouchedEmail = ({ email, emailVerified }: KnownPerson): string | null =>
  email !== null && emailVerified ? normalizeEmail(email) : null
