// subscription.stopping: the consequences of pausing or closing, shown before the household decides.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { unpaidOrders } from '../../domain/machines/order_groups.ts'
import { isEndAnnounced } from '../../domain/points_expiry.ts'
import { feeCents } from '../../domain/returnable_fee.ts'
import { blockersOf } from '../../domain/subscription/closing.ts'
import { resumeDates } from '../../domain/subscription/pause.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { listReturnables } from '../bags/list_returnables.ts'
import type { Services } from '../integrations/services.ts'
import { loadHousehold } from '../orders/load.ts'
import { readCards } from '../value/held_value/read_cards.ts'
import { balancesOf } from '../value/held_value/value_held.ts'
import { pointsCountUntil } from '../value/points/expire_points.ts'
import type { SubscriptionOfClient } from './of_client.ts'
import { readOwedAndHeld, readStanding, readUnderway, stillComing } from './store.ts'

/** @throws Refusal not_found without a subscription */
export async function stopping(
  services: Pick<Services, 'pool' | 'memory' | 'bagTracker' | 'log' | 'config'>,
  { clientId, brand, now }: SubscriptionOfClient,
): Promise<OutputOf<'subscription.stopping'>> {
  const { pool } = services
  const holding = readOwedAndHeld.one(pool, { clientId })
  // Where no given value is left, its history is not read.
  const dated = holding.then(async ({ givenCents }) =>
    givenCents > 0 ? (await readCards(pool, clientId, 'given', null)).cards : [],
  )
  const [standing, held, underway, household, out, given, pointsUntil, balances] = await Promise.all([
    readStanding(pool, clientId),
    holding,
    readUnderway.all(pool, { clientId, now }),
    loadHousehold(services, clientId, now),
    outOf(services, { clientId, brand, now }),
    dated,
    pointsCountUntil(services, { clientId, brand, now }),
    balancesOf(pool, clientId),
  ])
  if (!standing || !household) throw new Refusal('not_found')
  const open = household.orders.filter(order => order.state === 'upcoming' && order.cutoffAt >= now)
  const { bags, kits, owed, ...value } = held
  return {
    state: standing.state,
    resumesOn: standing.resumesOn,
    resumeDates: resumeDates(brand, standing.weekday, now, household.terms.cutoffs, standing.closed),
    skipped: open.map(({ id, deliveryDate }) => ({ id, deliveryDate })),
    goesOn: stillComing(underway, brand, now).map(({ id, deliveryDate, state, totalCents }) => ({
      id,
      deliveryDate,
      paid: !isOneOf(state, unpaidOrders),
      totalCents,
    })),
    returnables: { bags, kits },
    out: out.filter(({ number }) => owed.includes(number)),
    ...value,
    givenUntil: given
      .flatMap(({ expiresOn, remainingCents }) =>
        expiresOn !== null && remainingCents > 0 ? [{ on: expiresOn, cents: remainingCents }] : [],
      )
      .toSorted((a, b) => (a.on < b.on ? -1 : 1)),
    pointsEnding: isEndAnnounced(brandDate(brand, now), services.config.pointsEndOn),
    pointsUntil: held.points > 0 ? pointsUntil : null,
    corporateCents: Math.max(0, balances.corporateCents),
    blockedBy: blockersOf({
      returnables: bags + kits,
      boxesUnderway: underway.length,
      boughtCents: held.boughtCents,
    }),
  }
}

type Out = OutputOf<'subscription.stopping'>['out']

/** The bags and kits at a household, owed or not. A bag tracker that does not answer prevents nobody from stopping (rule 58). */
async function outOf(
  services: Pick<Services, 'pool' | 'bagTracker' | 'log'>,
  of: SubscriptionOfClient,
): Promise<Out> {
  const listed = await listReturnables(services, of).catch((failure: unknown) => {
    if (failure instanceof Refusal && failure.code === 'bag_tracker_unavailable') return null
    throw failure
  })
  const all = [
    ...(listed?.bags ?? []).map(bag => ({ ...bag, kind: 'cooler_bag' as const })),
    ...(listed?.kits ?? []).map(kit => ({ ...kit, kind: 'zero_waste_kit' as const })),
  ]
  return all.flatMap(({ kind, number, dateDelivered, life }) =>
    // Bags of the next box are not out yet.
    life === null
      ? []
      : [
          {
            kind,
            number,
            outSince: dateDelivered,
            fee: life.feeFrom === null ? null : { from: life.feeFrom, cents: feeCents[kind] },
          },
        ],
  )
}
