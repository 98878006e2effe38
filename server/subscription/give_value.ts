// Value that the office gives a household for what went wrong: it pays before anything else, and ends only with the account (rule 35).

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { grant } from '../../domain/ledger.ts'
import { referenceOf } from '../../domain/reference.ts'
import { recordAndTell, recordEvent } from '../identity/household_changes.ts'
import type { Services } from '../integrations/services.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import { holdHousehold } from '../money/ledger/hold_household.ts'
import { payFailedByValue } from '../money/pay_order.ts'
import { withTx } from '../request/database/database.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { balancesOf } from '../value/held_value/value_held.ts'
import { findGivenFor, readStateForValue } from './value_store.ts'

interface Given {
  clientId: string
  brand: BrandId
  /** Integer cents, above 0. */
  cents: number
  /** The household reads it. */
  reason: string
  /** Whether the household gets an email about it. */
  tells: boolean
  /** Identifies it: repeating the call gives it once. */
  requestId: string
  /** Who gives it: their id, and their email, by which the ledger names them. */
  admin: { id: string; email: string }
  /** Program time, ISO instant. */
  now: string
}

/**
 * Gives it, and pays for unpaid boxes that it covers.
 * @returns what the household then has of given value, and the reference of the change
 * @throws Refusal not_found where the brand has no such household; account_closed, because its given value has expired
 */
export async function giveValue(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'config'>,
  { clientId, brand, cents, reason, tells, requestId, admin, now }: Given,
): Promise<{ givenCents: number; reference: string }> {
  const given = await withTx(services.pool, async tx => {
    await holdHousehold(tx, clientId)
    const household = await readStateForValue.first(tx, { clientId, brand })
    if (!household) throw new Refusal('not_found')
    const before = await findGivenFor.first(tx, { clientId, requestId })
    if (before) return referenceOf(before.id)
    if (household.state === 'closed') throw new Refusal('account_closed')
    const transaction = grant(requestId, 'remedy', cents)
    await addTransactions(tx, [{ clientId, transaction }], admin.email, now)
    const { givenCents } = await balancesOf(tx, clientId)
    noteInLog(tx, { clientId, before: givenCents - cents, after: givenCents })
    const data = { valueCents: cents, because: reason, requestId }
    const event = { clientId, kind: 'value_given' as const, actor: admin.id, data, at: now }
    return tells ? recordAndTell(tx, { ...event, brand }) : referenceOf(await recordEvent(tx, event))
  })
  await payFailedByValue(services, clientId, now)
  const { givenCents } = await balancesOf(services.pool, clientId)
  return { givenCents, reference: given }
}
