// Adds an item to a box after its cutoff, until the kitchen takes it (rule 32). The item is recorded and taken from stock before
// the card is charged, and put into the box once the card has paid. Until then the box does not change.

import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorCode, Refusal } from '../../../contract/errors.ts'
import { takeLateValue } from '../../../domain/ledger.ts'
import { unitsOf } from '../../../domain/orders/lines.ts'
import type { Balances, PaymentSplit } from '../../../domain/pricing/types.ts'
import { menusOf } from '../../menu/memory.ts'
import type { OrderOfClient } from '../../orders/change_box.ts'
import { loadOrder } from '../../orders/load.ts'
import { isInLateWindow, type OrderInView } from '../../orders/order_view.ts'
import { updateQuantity } from '../../orders/update_quantity.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { declineRefusals } from '../decline_refusals.ts'
import { addTransactions } from '../ledger/add_transactions.ts'
import { type DecidedLate, decideLate, type LateWish } from './decide_late.ts'
import { holdOrderToAddTo, readUnitsLeft, takeLateUnits } from './order_store.ts'
import { type LateOutcome, type LateServices, settleLate } from './settle_late.ts'
import { insertEdit, isMoving, type LateEdit, readValueBalances, selectOpenEdit } from './store.ts'

/**
 * Sets how many units of a product a box has, by the order's own rules: freely until its cutoff; after it items can only be added,
 * and are charged at once with the agreed sum.
 * @throws the refusals of `updateQuantity` and `addLate`
 */
export async function setQuantity(
  services: LateServices,
  of: OrderOfClient,
  wish: LateWish,
): Promise<OrderInView> {
  const view = await loadOrder(services, of.clientId, of.orderId, of.now)
  if (isInLateWindow(view.order, of.now)) return addLate(services, of, wish)
  return updateQuantity(services, of, wish, view)
}

/** Each turn settles one late edit, of this household's or of another tab's before it: enough for all of them. */
const rounds = 24

const refusals: Readonly<Record<Exclude<LateOutcome, 'added'>, ErrorCode>> = {
  unknown: 'busy',
  declined: 'card_declined',
  ...declineRefusals,
  bank_asks: 'card_needs_action',
  too_late: 'order_locked',
}

/**
 * Adds items to a charged box and charges them at once. Safe to repeat: quantities are absolute, and an earlier request's unsettled
 * edit is settled first.
 * @throws the refusals of `decideLate`; sold_out with `productId` and `left`
 * @throws card_required, card_declined, card_expired, card_insufficient_funds, card_needs_action: then nothing was added and
 *   nothing charged
 * @throws order_changed when others kept changing the order faster than this could
 */
async function addLate(services: LateServices, of: OrderOfClient, wish: LateWish): Promise<OrderInView> {
  for (let round = 0; round < rounds; round++) {
    const view = await loadOrder(services, of.clientId, of.orderId, of.now)
    const decided = await decideOrWait(services, of, view, wish)
    if (decided === 'again') continue
    if (!decided) return view
    const begun = await withTx(services.pool, tx => begin(tx, services, of, view, decided))
    if (!begun) continue
    const { edit, isOwn } = begun
    const outcome = await settleLate(services, edit, of.now)
    const { productId, quantity } = edit.added.line
    const same = isOwn || (productId === wish.productId && quantity === decided.added.line.quantity)
    if (!same) continue
    if (outcome !== 'added') throw new Refusal(refusals[outcome])
    // A charged item is answered as added, whatever happened to the order since.
    const after = await loadOrder(services, of.clientId, of.orderId, of.now)
    if (isOwn || unitsOf(after.lines, wish.productId) === wish.quantity) return after
  }
  throw new Refusal('order_changed')
}

/** During another late edit the price may differ: then it is computed again. */
async function decideOrWait(
  { pool }: LateServices,
  of: OrderOfClient,
  view: OrderInView,
  wish: LateWish,
): Promise<DecidedLate | null | 'again'> {
  try {
    return decideLate(view, wish, of.now)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'order_changed') throw error
    if (await isMoving(pool, of.clientId, of.orderId, view.order.version)) {
      await pause(20)
      return 'again'
    }
    throw error
  }
}

interface Begun {
  edit: LateEdit
  /** Whether it belongs to this request, or to another one that left it unsettled. */
  isOwn: boolean
  /** Of the order it adds to. */
  version: number
}

/**
 * Records a late edit, and takes its stock and value; returns the existing one where one is unsettled. Null where the order or the
 * household's value changed since.
 */
async function begin(
  tx: Tx,
  services: LateServices,
  of: OrderOfClient,
  { order: seen }: OrderInView,
  { added, priced }: DecidedLate,
): Promise<Begun | null> {
  const { clientId, orderId, now } = of
  const order = await holdOrderToAddTo(tx, clientId, orderId)
  const open = await selectOpenEdit(tx, clientId, orderId)
  if (open && order) return { edit: open, isOwn: false, version: order.version }
  if (order?.version !== seen.version || order.state !== seen.state) return null
  const { payment } = priced
  if (!covers(await readValueBalances(tx, clientId), payment)) return null
  const { productId } = added.line
  const left = await takeLateUnits(tx, order, added.line)
  if (left === null)
    throw new Refusal('sold_out', { details: { productId, left: await readUnitsLeft(tx, order, productId) } })
  const edit = await insertEdit(tx, { clientId, orderId, added, payment }, now)
  if (!edit) throw new Refusal('card_required')
  const transaction = takeLateValue(orderId, edit.number, payment)
  await addTransactions(tx, [{ clientId, transaction }], 'client', now)
  menusOf(services).noteLeft(order.brand, order.week, productId, left)
  return { edit, isOwn: true, version: order.version }
}

/** Whether there is enough value for its part of a payment. */
const covers = (value: Balances, payment: PaymentSplit): boolean =>
  value.givenCents >= payment.givenCents &&
  value.boughtCents >= payment.boughtCents &&
  value.corporateCents >= payment.corporateCents
