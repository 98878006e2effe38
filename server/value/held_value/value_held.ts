// The value that pays before a household's card.

import type { Balances } from '../../../domain/pricing/types.ts'
import type { Db } from '../../request/database/database.ts'
import { recordRefunded, selectValue } from './store.ts'

/** Given and bought value, cents. Corporate credit comes with a plan, which says when it counts. */
export async function valueHeldBy(db: Db, clientId: string): Promise<Balances> {
  const { givenCents, boughtCents } = await selectValue(db, clientId)
  return { givenCents, boughtCents, corporateCents: 0 }
}

/** All balances of value, cents. */
export const balancesOf = selectValue

export { recordRefunded }
