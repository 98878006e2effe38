// Lets given value (bonus, merit, referral, loyalty) expire at the household's request; bought value is never taken
// (rule 35). What a box past its cutoff is about to take stays for it (rule 31).

import { expire } from '../../../domain/ledger.ts'
import { referenceOf } from '../../../domain/reference.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import { tell } from '../../messages/outbox.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { promisedValue } from '../../orders/balances.ts'
import { holdOpenBoxes } from '../../orders/hold_open.ts'
import { loadHousehold } from '../../orders/load.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { selectGiven } from './store.ts'

/** Lets it expire, and reports it; without any, nothing happens. */
export async function expireGiven(
  services: Stored,
  request: CallRequest,
): Promise<{ success: true; givenCents: number; reference: string | null }> {
  const clientId = signedIn(request)
  const at = programTime(request)
  return withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    await holdOpenBoxes(tx, clientId, at)
    const household = await loadHousehold(services, clientId, at, tx)
    const promised = household ? promisedValue(household, at).givenCents : 0
    const givenCents = (await selectGiven(tx, clientId)) - promised
    if (givenCents <= 0) return { success: true, givenCents: 0, reference: null }
    const eventId = await recordEvent(tx, { clientId, kind: 'given_expired', data: { givenCents }, at })
    const transaction = expire(eventId, 'given', givenCents)
    await addTransactions(tx, [{ clientId, transaction }], 'client', at)
    const reference = referenceOf(eventId)
    await tell(tx, {
      clientId,
      brand: request.brand,
      template: 'given_expired',
      data: { givenCents, reference },
      key: `given_expired:${eventId}`,
      at,
    })
    return { success: true, givenCents, reference }
  })
}
