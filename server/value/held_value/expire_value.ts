// Expires given value the day after its last day. Bought value never expires (rule 35).

import { brandIds } from '../../../domain/brands.ts'
import { heldCards } from '../../../domain/gifts/held_value.ts'
import { expire } from '../../../domain/ledger.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { holdHousehold } from '../../money/ledger/hold_household.ts'
import { withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { markExpired, selectExpired, selectMoves } from './store.ts'

/**
 * Takes the rest of every credit whose last day is over. Safe to run twice at once, and from the start again.
 * @param now program time, ISO instant
 * @returns the number of credits checked
 */
export async function expireValue(services: Pick<Services, 'pool' | 'log'>, now: string): Promise<number> {
  let looked = 0
  for (const brand of brandIds) {
    for (;;) {
      const due = await selectExpired.all(services.pool, { brand, today: brandDate(brand, now), now })
      const done = await eachAlone(
        services.log,
        'expire_value',
        due,
        ({ clientId, key }) => expireOne(services, clientId, key, now),
        ({ clientId, key }) => ({ clientId, key }),
      )
      looked += done.length
      // Those that failed come again at once, and are tried at the next run.
      if (done.length < due.length || due.length === 0) break
    }
  }
  return looked
}

function expireOne(
  { pool }: Pick<Services, 'pool'>,
  clientId: string,
  key: string,
  now: string,
): Promise<void> {
  return withTx(pool, async tx => {
    await holdHousehold(tx, clientId)
    if (!(await markExpired(tx, clientId, key, now))) return
    const given = (await selectMoves.all(tx, { clientId })).filter(move => move.account === 'given')
    const left = heldCards(given).find(card => card.key === key)?.remainingCents ?? 0
    if (left > 0)
      await addTransactions(tx, [{ clientId, transaction: expire(key, 'given', left) }], 'program', now)
  })
}
