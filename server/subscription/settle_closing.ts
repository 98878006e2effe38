// closing_accounts.settle: the bought value of a closing account has been paid back, so it no longer keeps the account
// open (rule 37). A closed account holds such value where a box was refunded after it closed. The payment itself, by card or
// transfer, happens outside; here it is recorded, with its author.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { settleBought } from '../../domain/ledger.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { endedSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { holdClient, recordAndTell } from '../identity/household_changes.ts'
import type { Services } from '../integrations/services.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import { withTx } from '../request/database/database.ts'
import { finishIfSettled } from './close.ts'
import { readOwedAndHeld, readStanding } from './store.ts'

interface Settled {
  clientId: string
  /** The amount that the admin saw and paid back. */
  boughtCents: number
  how: string
}

/**
 * Takes the value off, sends the letter, and closes the account where nothing else is out.
 * @throws Refusal not_found for an account that is neither closing nor closed, or not the brand's; conflict for another sum than the
 *   account has
 */
export async function settleClosing(
  { pool }: Pick<Services, 'pool'>,
  by: { brand: BrandId; actor: string; now: string },
  { clientId, boughtCents, how }: Settled,
): Promise<{ state: (typeof endedSubscriptions)[number]; reference: string }> {
  const { brand, actor, now } = by
  return withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const standing = await readStanding(tx, clientId)
    if (!standing || !isOneOf(standing.state, endedSubscriptions) || standing.brand !== brand)
      throw new Refusal('not_found')
    const held = await readOwedAndHeld.one(tx, { clientId })
    if (held.boughtCents <= 0) throw new Refusal('not_found')
    if (held.boughtCents !== boughtCents) throw new Refusal('conflict')
    const data = { boughtCents, how }
    const event = { clientId, brand, kind: 'value_settled' as const, data, at: now, actor }
    const reference = await recordAndTell(tx, event)
    await addTransactions(tx, [{ clientId, transaction: settleBought(reference, boughtCents) }], actor, now)
    const closed = await finishIfSettled(tx, { clientId, brand, now }, actor)
    return { state: closed ? 'closed' : standing.state, reference }
  })
}
