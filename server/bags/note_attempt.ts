// Records a missed pickup with every bag and kit it was for.

import type { Tx } from '../request/database/database.ts'
import { insertReturnableEvent, readOut } from './store.ts'

/** Records a pickup at which nothing was handed over. */
export async function noteAttempt(
  tx: Tx,
  of: { clientId: string; pickupId: string; pickupDate: string; actor: string; now: string },
): Promise<void> {
  const { clientId, pickupId, pickupDate, actor, now: at } = of
  const numbers = (await readOut.all(tx, { clientId })).map(({ number }) => number)
  const data = { pickupId, pickupDate }
  await insertReturnableEvent(tx, {
    clientId,
    numbers,
    key: `failed:${pickupId}`,
    kind: 'failed',
    actor,
    data,
    at,
  })
}
