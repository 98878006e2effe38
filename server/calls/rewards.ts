import { pointsBalance } from '../payments/points/balance.ts'
import { type Calls, signedIn } from './handler.ts'

export const rewards: Calls<'rewards'> = {
  balance: ({ pool }, request) => pointsBalance(pool, signedIn(request)),
}
