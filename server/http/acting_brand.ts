// On which brand somebody acts who works here: the host's, or the one that the page or the call names.

import { type BrandId, brandIds } from '../../domain/brands.ts'
import type { Services } from '../integrations/services.ts'
import type { CallRequest } from '../request/call_request.ts'
import { sisterOrigin } from '../request/config.ts'

/** The brand that a header or an address names; undefined where it names none. */
export const brandNamed = (text: unknown): BrandId | undefined => brandIds.find(brand => brand === text)

/** The brands at which they have a role. */
export const brandsOfAdmin = ({ session: { staff } }: Pick<CallRequest, 'session'>): readonly BrandId[] =>
  brandIds.filter(brand => (staff?.roles[brand].length ?? 0) > 0)

/** The request with the brand it is about in place of the host's, for an admin's call; what they may do there is the door's question. */
export function actingOn(services: Pick<Services, 'config'>, request: CallRequest): CallRequest {
  const { actsOn, brand } = request
  if (actsOn === undefined || actsOn === brand) return request
  return { ...request, brand: actsOn, origin: sisterOrigin(request, services.config) }
}
