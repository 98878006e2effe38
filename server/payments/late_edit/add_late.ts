// Adding to a box after its cutoff, until the kitchen takes it (RULINGS 32): what is asked for is written down and taken
// from stock before the card is asked, and put into the box once the card has paid. Until then nothing of the box changes.

import { type ErrorCode, Refusal } from '../../../contract/errors.ts'
import { menusOf } from '../../menu/memory.ts'
import type { OrderOfClient } from '../../orders/change_box.ts'
import { loadOrder } from '../../orders/load.ts'
import type { OrderInView } from '../../orders/order_view.ts'
import { updateQuantity } from '../../orders/update_quantity.ts'
import { type Tx, withTx } from '../../platform/database.ts'
import { decideLate, type LateWish } from './decide_late.ts'
import { type LateOutcome, type Settling, settleLate } from './settle_late.ts'
import { holdOrder, insertEdit, type LateEdit, readLeft, selectOpenEdit, takeStock } from './store.ts'

/**
 * Sets how many units of a product a box holds, by the order's own rules: freely until its cutoff; after it items can only
 * be added, and are paid at once with the sum agreed to.
 * @throws what `updateQuantity` and `addLate` refuse with
 */
export async function setQuantity(
  services: Settling,
  of: OrderOfClient,
  wish: LateWish,
): Promise<OrderInView> {
  try {
    return await updateQuantity(services.pool, of, wish)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'order_locked') throw error
    return addLate(services, of, wish)
  }
}

/** One is begun and settled; more turns than that mean that others keep changing the order. */
const turns = 6

const refusals: Readonly<Record<Exclude<LateOutcome, 'added'>, ErrorCode>> = {
  declined: 'card_declined',
  expired: 'card_expired',
  bank_asks: 'card_needs_action',
  too_late: 'order_locked',
}

/**
 * Adds items to a charged box and charges them at once. Safe to repeat: quantities are absolute, and what an earlier
 * request left unsettled is settled first.
 * @throws what `decideLate` refuses with; sold_out with `productId` and `left`
 * @throws card_required, card_declined, card_expired, card_needs_action: then nothing was added and nothing charged
 * @throws order_changed when others kept changing the order faster than this could
 */
export async function addLate(services: Settling, of: OrderOfClient, wish: LateWish): Promise<OrderInView> {
  for (let turn = 0; turn < turns; turn++) {
    const view = await loadOrder(services.pool, of.clientId, of.orderId, of.now)
    const decided = decideLate(view, wish, of.now)
    if (!decided) return view
    const { added, priced } = decided
    const edit = await withTx(services.pool, tx => begin(tx, services, of, view, added, priced.totalCents))
    if (!edit) continue
    const outcome = await settleLate(services, edit, of.now)
    const { productId, quantity } = edit.added.line
    const same = productId === wish.productId && quantity === added.line.quantity
    if (outcome !== 'added' && same) throw new Refusal(refusals[outcome])
  }
  throw new Refusal('order_changed')
}

/** Writes a late edit down; gives the one that is there already and not settled. Null where the order changed since. */
async function begin(
  tx: Tx,
  { pool }: Settling,
  of: OrderOfClient,
  { order: seen }: OrderInView,
  added: LateEdit['added'],
  amountCents: number,
): Promise<LateEdit | null> {
  const { clientId, orderId, now } = of
  const order = await holdOrder(tx, clientId, orderId)
  const open = await selectOpenEdit(tx, clientId, orderId)
  if (open) return open
  if (order?.version !== seen.version || order.state !== seen.state) return null
  const { productId } = added.line
  const left = await takeStock(tx, order, added.line)
  if (left === null)
    throw new Refusal('sold_out', { details: { productId, left: await readLeft(tx, order, productId) } })
  const edit = await insertEdit(tx, { clientId, orderId, added, amountCents }, now)
  if (!edit) throw new Refusal('card_required')
  menusOf(pool).noteLeft(order.brand, order.week, productId, left)
  return edit
}
