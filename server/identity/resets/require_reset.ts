// Clients of the second brand who were brought over from another system have no password we can check.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import type { Db } from '../../request/database/database.ts'
import { hasPassword } from '../client_facts.ts'
import { linksOf } from '../social/link.ts'

/**
 * Whether the signed-in client has to set one. It reveals nothing about an email (rule 59): its owner learns it from a letter,
 * after a request for a new password.
 */
export async function requireReset(
  { pool }: Pick<Services, 'pool'>,
  { brand, session }: CallRequest,
): Promise<OutputOf<'clients.cookit_require_reset'>> {
  const { clientId } = session
  return { required: clientId !== null && (await mustSetPassword(pool, brand, clientId)) }
}

/** Whether a client has no way to sign in: a person who was brought over and has not been here since. */
export async function mustSetPassword(db: Db, brand: BrandId, clientId: string): Promise<boolean> {
  if (brand !== 'cookit') return false
  const [password, links] = await Promise.all([hasPassword(db, brand, clientId), linksOf(db, clientId)])
  return !password && links.length === 0
}
