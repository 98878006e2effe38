// On which brand an admin acts: the host's, or the one that the page or the call names.

import { Refusal } from '../../contract/errors.ts'
import { type BrandId, brandIds } from '../../domain/brands.ts'
import { isAdminElsewhere } from '../identity/client_facts.ts'
import type { Services } from '../integrations/services.ts'
import type { CallRequest } from '../request/call_request.ts'
import { sisterOrigin } from '../request/config.ts'

/** The brand that a header or an address names; undefined where it names none. */
export const brandNamed = (text: unknown): BrandId | undefined => brandIds.find(brand => brand === text)

/** The brands that an admin may act on: the one they are signed in to, and the other where their address is an admin's too. */
export async function brandsOfAdmin(
  { pool }: Pick<Services, 'pool'>,
  { brand, session: { clientId } }: Pick<CallRequest, 'brand' | 'session'>,
): Promise<readonly BrandId[]> {
  if (clientId === null) return []
  const sister = brandIds.find(other => other !== brand) as BrandId
  return (await isAdminElsewhere(pool, clientId, sister)) ? brandIds : [brand]
}

/**
 * The request with the brand it is about in place of the host's, for an admin's call.
 * @throws Refusal forbidden where the admin is none of that brand's
 */
export async function actingOn(
  services: Pick<Services, 'pool' | 'config'>,
  request: CallRequest,
): Promise<CallRequest> {
  const { actsOn, brand } = request
  if (actsOn === undefined || actsOn === brand) return request
  if (!(await brandsOfAdmin(services, request)).includes(actsOn)) throw new Refusal('forbidden')
  return { ...request, brand: actsOn, origin: sisterOrigin(request, services.config) }
}
