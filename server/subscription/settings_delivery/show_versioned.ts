// The delivery settings of a household that asks an admin to change them: the same settings, by the same rules.

import type { OutputOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { versionOfDelivery } from './fields.ts'
import { showDelivery } from './show.ts'
import { standing } from './update.ts'

/** @throws Refusal not_found where the brand has no such household with an address, account_closed */
export async function showDeliveryOf(
  services: Services,
  request: CallRequest,
  clientId: string,
): Promise<OutputOf<'households_admin.delivery'>> {
  // Read first: what changes meanwhile is then newer than its version, and is not overwritten.
  const version = versionOfDelivery(await standing(services.pool, request.brand, clientId))
  return { ...(await showDelivery(services, request, clientId)), version }
}
