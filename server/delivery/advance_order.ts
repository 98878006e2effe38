// Moves a box on, by reports of the kitchen, the driver or an outside carrier: packed, on its way, delivered, or not delivered. A
// report implies the earlier states: a delivered box was packed and on its way, and each state is recorded. The household is told
// of the reported state only.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { FailedBecause } from '../../domain/delivery_failures.ts'
import { releasePoints, removePoints } from '../../domain/ledger.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { comingOrders, type DeliveryStep, deliverySteps } from '../../domain/machines/order_groups.ts'
import type { OrderState } from '../../domain/machines/tables.ts'
import { canTransition } from '../../domain/machines/transition.ts'
import { loyaltyDeliveries, loyaltyWeeks } from '../../domain/points.ts'
import { bagNumber, kitNumber } from '../../domain/returnables.ts'
import { cameInTime, laterOf } from '../../domain/routes/report_time.ts'
import type { Terms } from '../../domain/terms/terms.ts'
import { addDays, brandDate, wallClock } from '../../domain/time/zone.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import { thankReferrer } from '../codes/referrals/thank_referrer.ts'
import type { Services } from '../integrations/services.ts'
import { tell } from '../messages/outbox.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { rewardMerit } from '../value/merit/reward_merit.ts'
import { readPoints } from '../value/points/balance.ts'
import { routeOfSubject, touchRoutes, writeStopFinished } from './routes/store.ts'
import {
  findClientOf,
  holdOrderToMove,
  lendBag,
  lendKit,
  type MovedOrder,
  readLeftAt,
  readNthLastDelivery,
  writeLoyalUntil,
  writeState,
} from './store.ts'
import { insertTrouble, withdrawLate } from './trouble_store.ts'

/** The author of the report: the carrier by default. */
interface Teller {
  /** An admin’s client id. */
  actor: string
  /** The brand of an admin. */
  brand: BrandId
  /** Why it could not be delivered. */
  reason?: FailedBecause | undefined
  /** When it happened, ISO instant, where the report comes later; the program's time by default. */
  at?: string
}

/**
 * Moves an order to a state, through the earlier ones, with all consequences of each. Repeating it changes nothing.
 * @throws not_found; order_state_refused where the machine has no way from the order's state; day_not_come where a person sends a box
 *   out, or reports on its delivery, before its day
 */
export async function advanceOrder(
  services: Stored & Pick<Services, 'clock'>,
  orderId: string,
  state: DeliveryStep,
  teller?: Teller,
): Promise<{ id: string; state: OrderState }> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  await withTx(services.pool, async tx => {
    const clientId = await findClientOf(tx, orderId)
    if (clientId === null) throw new Refusal('not_found')
    await advanceOrderIn(tx, services, { clientId, orderId }, state, now, teller)
  })
  return { id: orderId, state }
}

/**
 * The same as a part of a transaction in progress.
 * @param now program time, ISO instant
 */
export async function advanceOrderIn(
  tx: Tx,
  services: Stored,
  { clientId, orderId }: { clientId: string; orderId: string },
  state: DeliveryStep,
  now: string,
  teller?: Teller,
): Promise<void> {
  const order = await holdOrderToMove(tx, clientId, orderId)
  if (!order || (teller && teller.brand !== order.brand)) throw new Refusal('not_found')
  if (teller) refuseBeforeDay(order, state, now)
  const steps = wayFrom(order.state, state)
  const at = teller?.at ? laterOf(teller.at, await readLeftAt(tx, order)) : now
  const gives = (await termsOf(services)).of(order.brand, order.deliveryDate)
  for (const step of steps) await take(tx, order, step, { at, now, gives }, teller)
  if (steps.length === 0) return
  if (state === 'out_for_delivery') await tellOutForDelivery(tx, order, now)
  await tellRoute(tx, order, at)
}

/** A box is packed before its day, and goes to its door on it: an earlier report is a slip, and its letters cannot be taken back. */
export function refuseBeforeDay(
  { brand, deliveryDate }: Pick<MovedOrder, 'brand' | 'deliveryDate'>,
  state: DeliveryStep,
  now: string,
): void {
  if (state !== 'packed' && deliveryDate > brandDate(brand, now)) throw new Refusal('day_not_come')
}

/** Finishes the stop of a box that is delivered or has failed, and notifies its watchers. */
async function tellRoute(tx: Tx, { clientId, orderId, state }: MovedOrder, at: string): Promise<void> {
  const route = await routeOfSubject(tx, clientId, orderId)
  if (route === null) return
  const ended = state === 'delivered' ? 'done' : state === 'failed' ? 'failed' : null
  if (ended) await writeStopFinished(tx, { clientId, subjectId: orderId }, ended, at)
  await touchRoutes(tx, [route])
}

/** The remaining steps; none where the order is there already. */
function wayFrom(from: OrderState, to: DeliveryStep): readonly DeliveryStep[] {
  const earlier = deliverySteps.slice(0, deliverySteps.indexOf(to))
  const way = [...earlier.filter(step => isOneOf(step, comingOrders)), to]
  const steps = way.slice(way.indexOf(from as DeliveryStep) + 1)
  if (steps[0] && !canTransition('order', from, steps[0])) throw new Refusal('order_state_refused')
  return steps
}

/** ISO instants: when it happened, and when it is reported. Messages are written at the second. */
interface Times {
  at: string
  now: string
  /** What a delivered box of that day brings its household. */
  gives: Pick<Terms, 'referrerCents' | 'meritCents'>
}

async function take(
  tx: Tx,
  order: MovedOrder,
  state: DeliveryStep,
  { at, now, gives }: Times,
  teller?: Teller,
): Promise<void> {
  order.version += 1
  order.state = state
  const reason = state === 'failed' ? (teller?.reason ?? null) : null
  await writeState(tx, order, at, { actor: teller?.actor ?? 'carrier', reason })
  if (state === 'delivered') {
    const points = await deliver(tx, order, { at, now, gives })
    // The household itself knows.
    if (teller?.actor !== 'client')
      await tellDelivered(tx, order, { at, now }, points, teller?.at !== undefined)
  }
  if (state === 'failed') await fail(tx, order, reason, { at, now })
}

/**
 * Points become available, the cooler bag and the kit are at the household, the delivery counts towards double points, and the
 * household's referrer gets the credit.
 * @returns the points
 */
async function deliver(tx: Tx, order: MovedOrder, { at, now, gives }: Times): Promise<number> {
  const { clientId, brand, orderId, deliveryDate } = order
  const points = await stillPending(tx, order)
  const released = points > 0 ? [{ clientId, transaction: releasePoints(orderId, points) }] : []
  await addTransactions(tx, released, 'carrier', at)
  if (cameInTime({ ...order, at })) await withdrawLate(tx, order)
  await lendBag(tx, order, bagNumber(orderId))
  await lendKit(tx, order, kitNumber(orderId))
  const earliest = await readNthLastDelivery(tx, clientId, loyaltyDeliveries)
  if (earliest) await writeLoyalUntil(tx, clientId, addDays(earliest, loyaltyWeeks * 7 - 1))
  const { referrerCents, meritCents } = gives
  await thankReferrer(tx, { friendId: clientId, brand, referrerCents, now })
  await rewardMerit(tx, { clientId, brand, deliveryDate, meritCents, now })
  return points
}

/** @param atDoor whether `at` is the time at the door, which the letter names, and not that of an admin's press */
async function tellDelivered(
  tx: Tx,
  { clientId, brand, orderId, deliveryDate }: MovedOrder,
  { at, now }: Omit<Times, 'gives'>,
  points: number,
  atDoor: boolean,
): Promise<void> {
  const { date, time } = wallClock(brand, at)
  await tell(tx, {
    clientId,
    brand,
    template: 'delivered',
    data: { orderId, deliveryDate, points, ...(atDoor && { at: `${date}T${time}` }) },
    key: `delivered:${orderId}`,
    at: now,
  })
}

/** Says that the box arrives today. On any other day that is not true, and the tracking page says what is. */
async function tellOutForDelivery(tx: Tx, order: MovedOrder, now: string): Promise<void> {
  const { clientId, brand, orderId, deliveryDate, startHour, endHour } = order
  if (deliveryDate !== brandDate(brand, now)) return
  const data = { orderId, deliveryDate, startHour, endHour }
  await tell(tx, {
    clientId,
    brand,
    template: 'out_for_delivery',
    data,
    key: `out_for_delivery:${orderId}:${deliveryDate}`,
    at: now,
  })
}

/** An undelivered box earns nothing: its points do not stay pending. */
async function fail(
  tx: Tx,
  order: MovedOrder,
  reason: FailedBecause | null,
  { at, now }: Omit<Times, 'gives'>,
): Promise<void> {
  const { clientId, brand, orderId, deliveryDate, version } = order
  const points = await stillPending(tx, order)
  const transaction = removePoints(`failed:${orderId}:${version}`, orderId, points, 'pending')
  await addTransactions(tx, points > 0 ? [{ clientId, transaction }] : [], 'carrier', at)
  await insertTrouble(tx, { clientId, orderId, deliveryDate, brand, kind: 'failed', reason, at })
  // The household that cancelled the delivery has already chosen its remedy.
  if (reason === 'called_off') return
  const data = { orderId, deliveryDate }
  await tell(tx, {
    clientId,
    brand,
    template: 'delivery_failed',
    data,
    key: `delivery_failed:${orderId}:${deliveryDate}`,
    at: now,
  })
}

/** Points of an order that wait for its delivery: none that expired in the meantime, with the account or the program. */
async function stillPending(tx: Tx, { clientId, points }: MovedOrder): Promise<number> {
  if (points === 0) return 0
  const { pending } = await readPoints(tx, clientId)
  return Math.min(points, Math.max(0, pending))
}
