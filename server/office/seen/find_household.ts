import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { type SeenPage, seenOfBox } from '../../../domain/office/seen_pages.ts'
import type { Services } from '../../integrations/services.ts'
import { findSeen } from './store.ts'

/**
 * Whose page is to be shown as they see it.
 * @throws Refusal not_found for a household of another brand, and for a page of a box without one
 */
export async function findSeenHousehold(
  { pool }: Pick<Services, 'pool'>,
  {
    brand,
    clientId,
    page,
    orderId = null,
  }: {
    brand: BrandId
    clientId: string
    page: SeenPage
    orderId?: string | null | undefined
  },
): Promise<OutputOf<'households_admin.seen'>> {
  const household = await findSeen.first(pool, { clientId, brand })
  if (!household || (orderId === null && seenOfBox.includes(page))) throw new Refusal('not_found')
  return { clientId, ...household, page, orderId }
}
