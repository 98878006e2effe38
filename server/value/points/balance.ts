// A household's points: pending until delivery, then available. A point is a cent.

import type { Stored } from '../../request/services.ts'
import { type PointsBalance, readPoints } from './store.ts'

export { holdPoints, type PointsBalance, readPoints } from './store.ts'

/** rewards.balance. */
export const pointsOf = ({ pool }: Pick<Stored, 'pool'>, clientId: string): Promise<PointsBalance> =>
  readPoints(pool, clientId)
