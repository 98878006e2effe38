// settings_subscription.expire_gc: lets given value expire at the household's request; bought value stays (rule 35).

import { randomUUIDv7 } from 'node:crypto'
import { expire } from '../../../domain/ledger.ts'
import type { Services } from '../../integrations/services.ts'
import { addTransactions } from '../../payments/ledger/add_transactions.ts'
import { withTx } from '../../request/database/database.ts'
import { holdClient } from '../household_changes.ts'
import type { SubscriptionOfClient } from './of_client.ts'
import { readHeld } from './store.ts'

/** @returns the cents that expired; 0 where there were none */
export async function expireGiven(
  { pool }: Pick<Services, 'pool'>,
  { clientId, now }: SubscriptionOfClient,
): Promise<number> {
  return withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const { givenCents } = await readHeld.one(tx, { clientId })
    if (givenCents <= 0) return 0
    const transaction = expire(`asked:${randomUUIDv7()}`, 'given', givenCents)
    await addTransactions(tx, [{ clientId, transaction }], 'client', now)
    return givenCents
  })
}
