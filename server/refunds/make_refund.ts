// Refunds an order, lines of it or an amount: decided by domain/refunds, and written with its ledger entries, points,
// event, order state, refunds to cards, and message in one transaction. Every refund is made here: an admin's, a
// household's claim, and a failed delivery's.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { refundedDays } from '../../domain/gifts/held_value.ts'
import { type LedgerTransaction, refundOrder, removePoints } from '../../domain/ledger.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { paidOrders } from '../../domain/machines/order_groups.ts'
import { canTransition } from '../../domain/machines/transition.ts'
import { destination, overCharges } from '../../domain/refunds/pay_back.ts'
import type { RefundReason } from '../../domain/refunds/reasons.ts'
import {
  type Left,
  leftOf,
  type OrderToRefund,
  pointsToRemove,
  type Refund,
  type RefundWish,
  refundOf,
} from '../../domain/refunds/refund.ts'
import { addDays, brandDate } from '../../domain/time/zone.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { menusOf } from '../menu/memory.ts'
import { tell } from '../messages/outbox.ts'
import { carryOutRefunds } from '../money/card_refunds/carry_out.ts'
import { requestRefund } from '../money/card_refunds/request_refund.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import { holdHousehold } from '../money/ledger/hold_household.ts'
import { paidWith } from '../money/paid_with.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { recordRefunded } from '../value/held_value/value_held.ts'
import { readPoints } from '../value/points/balance.ts'
import {
  closeClaims,
  holdPaidOrder,
  insertOrderRefund,
  markPayment,
  type PaidOrderRow,
  type RefundRow,
  readCharges,
  readRefunds,
  writeRefunded,
} from './order_store.ts'

/** The requested units, by product. */
export type ProductWish =
  | { kind: 'whole' }
  | { kind: 'units'; units: Readonly<Record<string, number>> }
  | { kind: 'amount'; cents: number; productId?: string | null | undefined }

export interface RefundRequest {
  clientId: string
  orderId: string
  brand: BrandId
  wish: ProductWish
  /** `payment`: to where it came from; `credit`: the card's part as value. */
  to: 'payment' | 'credit'
  reason: RefundReason
  note: string | null
  /** Identifies the refund: requested twice, it is made once. */
  requestId: string
  /** All that was left of the box, tax included, when it was looked at; cents. Anything else is refused. */
  leftCents?: number | undefined
  /** Its author, as events and the ledger name them: `client`, or an admin's id and email. */
  actor: { event: string; ledger: string }
  /** Program time, ISO instant. */
  now: string
}

/** The result of a refund. */
type RefundMade = Pick<RefundRow, 'number' | 'totalCents' | 'refund' | 'points'>

/**
 * Refunds an order or a part of it. Safe to repeat under its request's id, and to be killed at any instant.
 * @throws Refusal not_found; refund_nothing_left where nothing was paid or all of it is refunded; refund_too_much with `leftCents`
 *   for an amount beyond that; conflict where another sum is left than the one that was looked at
 */
export async function makeRefund(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>,
  asked: RefundRequest,
): Promise<RefundMade> {
  const made = await withTx(services.pool, tx => refundIn(tx, services, asked))
  await carryOutRefunds(services, asked.clientId)
  return made
}

/** The same within the caller's transaction; the caller carries the refunds out once it is committed. */
export async function refundIn(tx: Tx, services: Stored, asked: RefundRequest): Promise<RefundMade> {
  const { clientId, orderId, brand, requestId } = asked
  await holdHousehold(tx, clientId)
  const order = await holdPaidOrder(tx, clientId, orderId)
  if (!order || order.brand !== brand) throw new Refusal('not_found')
  const before = await readRefunds.all(tx, { clientId, orderId })
  const done = before.find(row => row.requestId === requestId)
  if (done) return done
  if (!isOneOf(order.state, paidOrders)) throw new Refusal('refund_nothing_left')
  const toRefund = await orderToRefund(services, order, before)
  if (asked.leftCents !== undefined && asked.leftCents !== leftOf(toRefund).totalCents)
    throw new Refusal('conflict')
  const refund = decide(toRefund, asked.wish)
  return write(tx, asked, { order, toRefund, refund, before })
}

/** An order as the rules of refunds take it. */
export async function orderToRefund(
  services: Stored,
  { brand, province, deliveryDate, priced, lines }: PaidOrderRow,
  before: readonly Pick<RefundRow, 'refund'>[],
): Promise<OrderToRefund> {
  const contents = await menusOf(services).contents(lines)
  const taxClasses = priced.lines.map(({ productId }) => {
    const line = lines.find(one => one.id === productId)
    const content = line && contents.get(`${line.id}@${line.version}`)
    return (content?.dish ?? content?.item)?.taxClass ?? 'grocery'
  })
  const due = (await termsOf(services)).of(brand, deliveryDate).taxes[province]
  return { due, priced, taxClasses, before: before.map(({ refund }) => refund) }
}

/** What a request for a refund returns. @throws Refusal as `makeRefund` does */
export function decide(order: OrderToRefund, wish: ProductWish): Refund {
  const left = leftOf(order)
  if (left.totalCents === 0) throw new Refusal('refund_nothing_left')
  const refund = refundOf(order, byPlace(order, wish))
  if (wish.kind === 'amount' && wish.cents > refund.totalCents) {
    throw new Refusal('refund_too_much', {
      fields: { cents: 'refund_too_much' },
      details: { leftCents: refund.totalCents },
    })
  }
  if (refund.totalCents === 0) throw new Refusal('refund_nothing_left')
  return refund
}

/** @throws Refusal not_found for a product that is not in the order */
function byPlace({ priced: { lines } }: OrderToRefund, wish: ProductWish): RefundWish {
  const placeOf = (productId: string) => {
    const place = lines.findIndex(line => line.productId === productId)
    if (place < 0) throw new Refusal('not_found')
    return place
  }
  if (wish.kind === 'whole') return wish
  if (wish.kind === 'amount') {
    const { kind, cents, productId } = wish
    return { kind, cents, line: productId ? placeOf(productId) : undefined }
  }
  const units = lines.map(() => 0)
  for (const [productId, count] of Object.entries(wish.units)) units[placeOf(productId)] = count
  return { kind: 'units', units }
}

interface Decided {
  order: PaidOrderRow
  toRefund: OrderToRefund
  refund: Refund
  before: readonly RefundRow[]
}

async function write(
  tx: Tx,
  asked: RefundRequest,
  { order, toRefund, refund, before }: Decided,
): Promise<RefundMade> {
  const { clientId, orderId, brand, to, reason, note, requestId, actor, now } = asked
  const number = before.length + 1
  const { totalCents } = refund
  const left = leftOf({ ...toRefund, before: [...toRefund.before, refund] })
  const whole = left.totalCents === 0
  const paidBack = destination(refund.payment, to)
  const { points, owed } = await pointsOf(tx, clientId, order, left.payment, { before, whole })
  const refunded = refundOrder(orderId, String(number), paidBack)
  const ledger = [refunded, ...pointsGone(order, orderId, number, points)]
  await addTransactions(
    tx,
    ledger.map(transaction => ({ clientId, transaction })),
    actor.ledger,
    now,
  )
  if (paidBack.givenCents > 0) {
    const today = brandDate(brand, now)
    const expiresOn = addDays(today, refundedDays)
    await recordRefunded(tx, { clientId, key: refunded.key, expiresOn, today })
  }
  const row = { number, requestId, reason, note, refund, totalCents, toCredit: to === 'credit', points }
  await insertOrderRefund(tx, clientId, orderId, { ...row, actor: actor.ledger, at: now })
  const productIds = givenBack(order, left)
  await closeClaims.run(tx, { clientId, orderId, requestId, productIds, number, now })
  for (const { key, amountCents } of overCharges(
    paidBack.cardCents,
    await readCharges(tx, clientId, orderId),
  )) {
    await requestRefund(tx, { clientId, chargeKey: key, amountCents, part: `credit:${number}` }, now)
  }
  await markPayment(tx, clientId, orderId)
  const ends = whole && canTransition('order', order.state, 'refunded') ? 'refunded' : order.state
  await writeRefunded(
    tx,
    { clientId, orderId, state: ends, version: order.version + 1 },
    {
      kind: ends === 'refunded' ? 'refunded' : 'partly_refunded',
      actor: actor.event,
      data: { number, totalCents },
      at: now,
    },
  )
  const { deliveryDate } = order
  const card = paidBack.cardCents > 0 ? await paidWith(tx, clientId, orderId) : null
  const data = {
    orderId,
    deliveryDate,
    number,
    refund: { ...refund, payment: paidBack },
    whole,
    points,
    card,
    ...(reason === 'short' && { short: true }),
    ...(owed > 0 && { owed }),
  }
  const key = `order_refunded:${orderId}:${number}`
  await tell(tx, { clientId, brand, template: 'order_refunded', data, key, at: now })
  return row
}

/** The products of which nothing is left to refund. */
function givenBack({ priced }: PaidOrderRow, { totalCents, lines }: Left): string[] {
  return priced.lines.flatMap(({ productId }, place) => {
    const { units, netCents } = lines[place] ?? { units: 0, netCents: 0 }
    return totalCents === 0 || units === 0 || netCents === 0 ? [productId] : []
  })
}

/**
 * Points that a refund takes back: of the available ones, no more than the household has. Those of a box refunded whole go even where
 * they are credit already: then they are owed, and the next ones that are earned settle them (rule 51).
 * @returns them, and how many the household then owes in all
 */
async function pointsOf(
  tx: Tx,
  clientId: string,
  { state, points: earned, priced }: PaidOrderRow,
  left: Refund['payment'],
  { before, whole }: { before: readonly RefundRow[]; whole: boolean },
): Promise<{ points: number; owed: number }> {
  // A failed delivery took them all.
  if (state === 'failed') return { points: 0, owed: 0 }
  const removed = before.reduce((sum, row) => sum + row.points, 0)
  const points = pointsToRemove({ earned, removed, paid: priced.payment, left })
  if (state !== 'delivered') return { points, owed: 0 }
  const { available } = await readPoints(tx, clientId)
  if (whole) return { points, owed: points > 0 ? Math.max(0, points - available) : 0 }
  return { points: Math.min(points, Math.max(0, available)), owed: 0 }
}

function pointsGone(
  { state }: PaidOrderRow,
  orderId: string,
  number: number,
  points: number,
): LedgerTransaction[] {
  if (points === 0) return []
  const were = state === 'delivered' ? 'available' : 'pending'
  return [removePoints(`refund:${orderId}:${number}`, orderId, points, were)]
}
