// rewards.balance: the household's points, pending until delivery, then available.

import type pg from 'pg'
import { type PointsBalance, readPoints } from './store.ts'

export { holdPoints, type PointsBalance, readPoints } from './store.ts'

/** Points of a household; a point is a cent. */
export function pointsBalance(pool: pg.Pool, clientId: string): Promise<PointsBalance> {
  return readPoints(pool, clientId)
}
