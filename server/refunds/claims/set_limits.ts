// box_claims_admin.set_limits: sets a brand's limits for claims that are refunded without an admin. Earlier decisions stay.

import type { BrandId } from '../../../domain/brands.ts'
import type { ClaimLimits } from '../../../domain/refunds/claims.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { readClaimLimits, writeClaimLimits } from './limits_store.ts'

/** @param admin.actor the admin's id. @param admin.now program time, ISO instant */
export async function setClaimLimits(
  { pool }: Pick<Services, 'pool'>,
  admin: { brand: BrandId; actor: string; now: string },
  limits: ClaimLimits,
): Promise<void> {
  await withTx(pool, async tx => {
    noteInLog(tx, { before: await readClaimLimits(tx, admin.brand), after: limits })
    await writeClaimLimits.run(tx, { ...limits, ...admin })
  })
}
