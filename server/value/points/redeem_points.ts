// Turns points into credit: given value, which pays before anything else (rules 35, 44).

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { spendPoints } from '../../../domain/ledger.ts'
import { centsOfPoints, redemptionsFor } from '../../../domain/points.ts'
import { isEndAnnounced } from '../../../domain/points_expiry.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { withTx } from '../../request/database/database.ts'
import { holdPoints, type PointsBalance, readPoints, readPointsTaken } from './store.ts'

interface Redemption {
  clientId: string
  brand: BrandId
  /** One of domain/points `redemptionsFor`. */
  points: number
  /** Identifies the redemption: requested twice, it is made once. */
  requestId: string
  /** Program time, ISO instant. */
  now: string
}

/**
 * Turns points into given value, in one transaction.
 * @returns the remaining points, and the credit in cents
 * @throws Refusal points_choice with the amounts for one that is not offered, points_missing where there are too few
 */
export async function redeemPoints(
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  { clientId, brand, points, requestId, now }: Redemption,
): Promise<{ balance: PointsBalance; creditCents: number }> {
  return withTx(pool, async tx => {
    await holdPoints(tx, clientId)
    const spent = spendPoints(requestId, points)
    const before = await readPointsTaken(tx, clientId, spent.key)
    if (before === undefined) {
      const { available } = await readPoints(tx, clientId)
      const offered = redemptionsFor(available, isEndAnnounced(brandDate(brand, now), config.pointsEndOn))
      if (!offered.includes(points)) {
        const details = { amounts: offered.join(' ') }
        throw new Refusal('points_choice', { fields: { points: 'points_choice' }, details })
      }
      if (available < points) throw new Refusal('points_missing')
      await addTransactions(tx, [{ clientId, transaction: spent }], 'client', now)
    }
    return { balance: await readPoints(tx, clientId), creditCents: centsOfPoints(before ?? points) }
  })
}
