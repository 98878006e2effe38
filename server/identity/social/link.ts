// Links a provider to a client.

import type { ClosedWays, Provider } from '../../../domain/identity.ts'
import { normalizeEmail } from '../../../domain/person.ts'
import type { KnownPerson } from '../../integrations/identity/port.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Db, withTx } from '../../request/database/database.ts'
import { emailOf } from '../client_facts.ts'
import { enter } from '../enter.ts'
import { proveEmail } from '../first_proof/prove_email.ts'
import { holdAsSignedIn, holdClient, recordEvent } from '../household_changes.ts'
import { SocialFailure } from './fault.ts'
import { insertLink, type LinkedProvider, ownerOfSubject, selectLinks } from './store.ts'

/** A client's linked providers. */
export const linksOf = (db: Db, clientId: string): Promise<LinkedProvider[]> =>
  selectLinks.all(db, { clientId })

interface NewLink {
  clientId: string
  provider: Provider
  subject: string
  /** The address for which the provider vouches, in its normal form; null for none. */
  vouched: string | null
  /**
   * What the person has shown besides: that the account is theirs (its password, or the question before settings), or nothing. With nothing,
   * the provider has to vouch for the account's own address.
   */
  by: 'holder' | 'provider'
}

/**
 * Links it, and writes to the client that it now signs in. A provider that vouches for the account's address proves it.
 * @returns what the first proof of the address closed; null where nothing was proven for the first time
 * @throws SocialFailure linked_elsewhere, state_mismatch
 */
export async function linkProvider(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { clientId, provider, subject, vouched, by }: NewLink,
): Promise<ClosedWays | null> {
  const { brand, session } = request
  const at = programTime(request)
  return withTx(pool, async tx => {
    if (session.clientId === clientId) await holdAsSignedIn(tx, request, clientId)
    else await holdClient(tx, clientId)
    const proves = vouched !== null && vouched === (await emailOf(tx, clientId))
    // The account has had another address since the provider was asked.
    if (!proves && by === 'provider') throw new SocialFailure('state_mismatch')
    const kept = session.clientId === clientId ? session.id : null
    const closed = proves ? await proveEmail(tx, { clientId, brand, at, by, session: kept }) : null
    if (!(await insertLink(tx, { clientId, brand, provider, subject, email: vouched, at }))) {
      throw new SocialFailure('linked_elsewhere')
    }
    await recordEvent(tx, { clientId, kind: 'provider_linked', data: { provider }, at })
    const change = closed && by === 'provider' ? 'provider_linked_alone' : 'provider_linked'
    await tell(tx, {
      clientId,
      brand,
      template: 'sign_in_changed',
      data: { change, way: provider },
      key: `provider_linked:${provider}:${at}`,
      at,
    })
    return closed
  })
}

/** @throws SocialFailure state_mismatch where the provider is no longer linked to the client */
export function enterByProvider(
  services: Pick<Services, 'pool'>,
  request: CallRequest,
  { clientId, provider, subject }: { clientId: string; provider: Provider; subject: string },
): Promise<void> {
  return enter(services, request, clientId, {
    stillOpens: async tx => (await ownerOfSubject(tx, request.brand, provider, subject)) === clientId,
    refused: () => new SocialFailure('state_mismatch'),
  })
}

/** The address the provider says is the person's own, in its normal form. */
export const vouchedEmail = ({ email, emailVerified }: KnownPerson): string | null =>
  email !== null && emailVerified ? normalizeEmail(email) : null
