// A box that did not come, or is late: its household chooses a new delivery on the next day of its route, credit, or its money
// back. The choice is carried out at once. A late box that its household gives up is cancelled first, and its stop leaves the
// route.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Remedy } from '../../../domain/delivery_failures.ts'
import { earnAgain } from '../../../domain/ledger.ts'
import { canTransition } from '../../../domain/machines/transition.ts'
import { type DeliveryAttempt, nextAttempt } from '../../../domain/redelivery.ts'
import { cutoffOf } from '../../../domain/time/cutoff.ts'
import { menuWeekOf } from '../../../domain/time/weeks.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { cutoffsOf } from '../../catalogue/catalogue.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { carryOutRefunds } from '../../money/card_refunds/carry_out.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { holdHousehold } from '../../money/ledger/hold_household.ts'
import { slotsOfZone } from '../../places/areas/find_area.ts'
import { type ClaimAnswer, claimIn } from '../../refunds/claims/claim.ts'
import { type Db, type Tx, withTx } from '../../request/database/database.ts'
import { advanceOrderIn } from '../advance_order.ts'
import { holdOrderToMove, type MovedOrder } from '../store.ts'
import {
  type AgainRow,
  chooseTrouble,
  ensureBatch,
  isLate,
  readForAgain,
  readPointsLost,
  writeAgain,
} from './store.ts'

interface RemedyRequest {
  clientId: string
  brand: BrandId
  orderId: string
  remedy: Remedy
  /** Identifies the choice, so that a repeated one counts once. */
  requestId: string
  /** Program time, ISO instant. */
  now: string
}

/** The result of the choice: the refunded amount, or the new day. */
type RemedyAnswer = { money: ClaimAnswer } | { again: DeliveryAttempt }

/**
 * Carries out a household's choice. A repeat under another id is refused as done, except that a repeated new delivery gets the same
 * answer.
 * @throws Refusal not_found for another household's box; claim_too_late where it is neither failed nor late; date_unavailable where
 *   its zone has no route; refund_nothing_left
 */
export async function chooseRemedy(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>,
  asked: RemedyRequest,
): Promise<RemedyAnswer> {
  const { clientId, brand, orderId, remedy, now } = asked
  const answer = await withTx(services.pool, async (tx): Promise<RemedyAnswer> => {
    await holdHousehold(tx, clientId)
    const order = await holdOrderToMove(tx, clientId, orderId)
    if (!order || order.brand !== brand) throw new Refusal('not_found')
    if (await isLate(tx, clientId, orderId))
      await advanceOrderIn(tx, services, { clientId, orderId }, 'failed', now, {
        actor: 'client',
        brand,
        reason: 'called_off',
      })
    const of = { clientId, orderId, deliveryDate: order.deliveryDate }
    if (remedy === 'again') {
      const again = await bringAgain(tx, services, asked)
      await chooseTrouble(tx, of, remedy, now)
      return { again }
    }
    const claimed = {
      ...asked,
      productId: null,
      units: 0,
      reason: null,
      to: remedy,
      words: null,
      photo: null,
    }
    const money = await claimIn(tx, services, claimed)
    await chooseTrouble(tx, of, remedy, now)
    return { money }
  })
  await carryOutRefunds(services, clientId)
  return answer
}

/**
 * The remedies for an undelivered box: whether it is late, whether its day is over, and the next attempt; null where its zone has no
 * route.
 */
export async function remediesOf(
  { pool }: Pick<Services, 'pool'>,
  { clientId, orderId, brand, now }: Pick<RemedyRequest, 'clientId' | 'orderId' | 'brand' | 'now'>,
): Promise<{ late: boolean; dayOver: boolean; again: DeliveryAttempt | null }> {
  const today = brandDate(brand, now)
  const [late, row] = await Promise.all([
    isLate(pool, clientId, orderId),
    readForAgain.first(pool, { clientId, orderId }),
  ])
  const again = row && (late || row.state === 'failed') ? await attemptOf(pool, row, today) : null
  return { late, dayOver: row !== undefined && row.deliveryDate < today, again }
}

async function attemptOf(db: Db, row: AgainRow, today: string): Promise<DeliveryAttempt | null> {
  return nextAttempt(await slotsOfZone(db, row.zone, { now: today }), row, today)
}

async function bringAgain(
  tx: Tx,
  services: Pick<Services, 'pool' | 'memory'>,
  { clientId, brand, orderId, now }: RemedyRequest,
): Promise<DeliveryAttempt> {
  const today = brandDate(brand, now)
  const order = (await holdOrderToMove(tx, clientId, orderId)) as MovedOrder
  const row = (await readForAgain.first(tx, { clientId, orderId })) as AgainRow
  const { deliveryDate, startHour, endHour } = row
  // A repeat finds it on its day already.
  if (order.state === 'charged' && deliveryDate > today) return { date: deliveryDate, startHour, endHour }
  if (order.state !== 'failed' || !canTransition('order', order.state, 'charged'))
    throw new Refusal(order.state === 'refunded' ? 'refund_nothing_left' : 'claim_too_late')
  const to = await attemptOf(tx, row, today)
  if (!to) throw new Refusal('date_unavailable')
  const cutoffAt = cutoffOf(brand, to.date, await cutoffsOf(services))
  const batch = { brand, date: to.date, kitchen: row.kitchen, week: menuWeekOf(to.date), cutoffAt }
  await ensureBatch(tx, batch, cutoffAt < now ? now : null)
  const version = order.version + 1
  await writeAgain(tx, { clientId, orderId, version, from: deliveryDate }, to, now)
  // The points that the failed attempt took wait for the next one.
  const points = await readPointsLost(tx, clientId, orderId)
  const earned = points > 0 ? [{ clientId, transaction: earnAgain(orderId, version, points) }] : []
  await addTransactions(tx, earned, 'client', now)
  const data = {
    orderId,
    fromDate: deliveryDate,
    deliveryDate: to.date,
    startHour: to.startHour,
    endHour: to.endHour,
  }
  await tell(tx, {
    clientId,
    brand,
    template: 'delivery_again',
    data,
    key: `delivery_again:${orderId}:${to.date}`,
    at: now,
  })
  return to
}
