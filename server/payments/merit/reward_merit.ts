// Gives the merit offer's credit, with a letter, at the delivery that earns it (rule 48).

import type { BrandId } from '../../../domain/brands.ts'
import { grant } from '../../../domain/ledger.ts'
import { type Merit, meritOf, meritOffer, shownMerit } from '../../../domain/merit.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { tell } from '../../messages/outbox.ts'
import type { Tx } from '../../request/database/database.ts'
import { holdHousehold } from '../held_value/hold_household.ts'
import { addTransactions } from '../ledger/add_transactions.ts'
import { readMerit } from './store.ts'

const credit = grant('first_boxes', 'merit', meritOffer.creditCents)

interface Delivered {
  clientId: string
  brand: BrandId
  /** Day of the delivery, ISO date. */
  deliveryDate: string
  /** Program time, ISO instant. */
  now: string
}

/** Gives the credit once, if this very delivery is one of those that earn it. */
export async function rewardMerit(tx: Tx, of: Delivered): Promise<void> {
  const { clientId, brand, deliveryDate, now } = of
  const before = await readMerit.one(tx, { clientId, key: credit.key })
  if (before.given || before.deliveredOn.length < meritOffer.deliveries - 1) return
  // Two boxes reported as delivered at once do not see each other: the second one waits, and then does.
  await holdHousehold(tx, clientId)
  const { deliveredOn, given } = await readMerit.one(tx, { clientId, key: credit.key })
  if (given || !deliveredOn.includes(deliveryDate) || !meritOf(deliveredOn).earned) return
  await addTransactions(tx, [{ clientId, transaction: credit }], 'program', now)
  const { creditCents: amountCents, deliveries } = meritOffer
  await tell(tx, {
    clientId,
    brand,
    template: 'merit_credited',
    data: { amountCents, deliveries },
    key: 'merit_credited',
    at: now,
  })
}

/**
 * A household's progress, as its dashboard shows it; null once the time is over.
 * @param deliveredOn days of its first deliveries (`firstDeliveries`)
 */
export const meritShown = (
  deliveredOn: readonly string[],
  { brand, now }: Pick<Delivered, 'brand' | 'now'>,
): Merit | null => shownMerit(meritOf(deliveredOn), brandDate(brand, now))
