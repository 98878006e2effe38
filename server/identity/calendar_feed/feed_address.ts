// The address of a household's calendar feed. Calendar programs do not sign in, so the address is the key: it names the household
// and has a signature that nobody else can make. A new address raises the signed version.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { Services } from '../../integrations/services.ts'
import type { Db } from '../../request/database/database.ts'
import { programSecret } from '../../request/program_secret.ts'
import type { Stored } from '../../request/services.ts'
import { type FeedOwner, raiseFeedVersion, readFeedOwner } from './store.ts'

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/

/**
 * The address from which calendar programs read the deliveries.
 * @param origin scheme, host and port that the household sees
 * @throws not_found for an unknown id
 */
export async function feedAddress(services: Stored, clientId: string, origin: string): Promise<string> {
  const owner = await readFeedOwner.first(services.pool, { clientId })
  if (!owner) throw new Refusal('not_found')
  const signature = await signatureOf(services, clientId, owner.version)
  return `${origin}/calendar/${clientId}.${signature.toString('base64url')}.ics`
}

/** The old address stops working. */
export const renewFeed = ({ pool }: Pick<Services, 'pool'>, clientId: string): Promise<void> =>
  endFeedAddress(pool, clientId)

/** The same, as part of another change. */
export async function endFeedAddress(db: Db, clientId: string): Promise<void> {
  await raiseFeedVersion.run(db, { clientId })
}

/** The household of a feed address; null for an address that was never issued, or is no longer valid. */
export async function ownerOfFeed(
  services: Stored,
  token: string,
): Promise<(FeedOwner & { clientId: string }) | null> {
  const [, clientId, given] = shape.exec(token) ?? []
  if (clientId === undefined || given === undefined) return null
  const owner = await readFeedOwner.first(services.pool, { clientId })
  const expected = await signatureOf(services, clientId, owner?.version ?? 1)
  const genuine = timingSafeEqual(expected, Buffer.from(given, 'base64url'))
  return owner && genuine ? { ...owner, clientId } : null
}

async function signatureOf(services: Stored, clientId: string, version: number): Promise<Buffer> {
  const secret = await programSecret(services, 'calendar_feed')
  return createHmac('sha256', secret).update(`${clientId} ${version}`).digest()
}
