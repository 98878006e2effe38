// rewards.balance: the household's points, pending until delivery, then available. A point is a cent.

export { holdPoints, type PointsBalance, readPoints } from './store.ts'
