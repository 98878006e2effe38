// subscription.stopping: what pausing or closing would mean for a household, said before it is asked to decide.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { blockersOf } from '../../../domain/subscription/closing.ts'
import { resumeDates } from '../../../domain/subscription/pause.ts'
import { loadHousehold } from '../../orders/load.ts'
import type { Services } from '../../request/services.ts'
import type { SubscriptionOfClient } from './of_client.ts'
import { readHeld, readStanding, readUnderway, stillComing } from './store.ts'

/** @throws Refusal not_found without a subscription */
export async function stopping(
  { pool }: Pick<Services, 'pool'>,
  { clientId, brand, now }: SubscriptionOfClient,
): Promise<OutputOf<'subscription.stopping'>> {
  const [standing, held, underway, household] = await Promise.all([
    readStanding(pool, clientId),
    readHeld(pool, clientId),
    readUnderway(pool, clientId, now),
    loadHousehold(pool, clientId, now),
  ])
  if (!standing || !household) throw new Refusal('not_found')
  const open = household.orders.filter(order => order.state === 'upcoming' && order.cutoffAt >= now)
  const { bags, kits, ...value } = held
  return {
    state: standing.state,
    resumesOn: standing.resumesOn,
    resumeDates: resumeDates(brand, standing.weekday, now),
    skipped: open.map(({ id, deliveryDate }) => ({ id, deliveryDate })),
    goesOn: stillComing(underway, brand, now).map(({ id, deliveryDate, state, totalCents }) => ({
      id,
      deliveryDate,
      paid: state !== 'upcoming' && state !== 'locked' && state !== 'payment_failed',
      totalCents: totalCents ?? 0,
    })),
    returnables: { bags, kits },
    ...value,
    blockedBy: blockersOf({
      returnables: bags + kits,
      boxesUnderway: underway.length,
      boughtCents: held.boughtCents,
    }),
  }
}
