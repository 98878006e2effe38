// Gives the merit offer's credit, with a letter, at the delivery that earns it (rule 48).

import type { BrandId } from '../../../domain/brands.ts'
import { type Merit, meritOf, meritOffer, shownMerit } from '../../../domain/merit.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { tell } from '../../messages/outbox.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { holdHousehold } from '../../money/ledger/hold_household.ts'
import type { Tx } from '../../request/database/database.ts'
import { meritCredit } from './first_deliveries.ts'
import { readMerit } from './store.ts'

interface Delivered {
  clientId: string
  brand: BrandId
  /** Day of the delivery, ISO date. */
  deliveryDate: string
  /** What the offer is worth on that day. */
  meritCents: number
  /** Program time, ISO instant. */
  now: string
}

/** Gives the credit once, if this very delivery is one of those that earn it. */
export async function rewardMerit(tx: Tx, of: Delivered): Promise<void> {
  const { clientId, brand, deliveryDate, now } = of
  const { meritCents: amountCents } = of
  const before = await readMerit.one(tx, { clientId })
  if (before.given || before.deliveredOn.length < meritOffer.deliveries - 1) return
  // Two boxes reported as delivered at once do not see each other: the second one waits, and then does.
  await holdHousehold(tx, clientId)
  const { deliveredOn, given } = await readMerit.one(tx, { clientId })
  if (given || !deliveredOn.includes(deliveryDate) || !meritOf(deliveredOn, amountCents).earned) return
  await addTransactions(tx, [{ clientId, transaction: meritCredit(amountCents) }], 'program', now)
  const { deliveries } = meritOffer
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
 * A household's progress, as its dashboard shows it; null once the time is over. Credit that was given stays, even where one of its
 * boxes was refunded since.
 * @param of.deliveredOn days of its first deliveries (`firstDeliveries`)
 * @param of.given whether it has had the credit (`meritGiven`)
 */
export function meritShown(
  { deliveredOn, given }: { deliveredOn: readonly string[]; given: boolean },
  { brand, now, meritCents }: Pick<Delivered, 'brand' | 'now' | 'meritCents'>,
): Merit | null {
  const merit = meritOf(deliveredOn, meritCents)
  const full = given ? { ...merit, stamps: merit.deliveries, earned: true } : merit
  return shownMerit(full, brandDate(brand, now))
}
