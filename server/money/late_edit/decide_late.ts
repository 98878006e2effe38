// Decides what can be added to a box after its cutoff (rule 32), and its price. Pure.

import { Refusal } from '../../../contract/errors.ts'
import { mostUnits, unitsOf } from '../../../domain/orders/lines.ts'
import { priceAddition } from '../../../domain/pricing/add_to_order.ts'
import type { PricedOrder } from '../../../domain/pricing/types.ts'
import { onMenu } from '../../menu/week_menu.ts'
import { balancesFor } from '../../orders/balances.ts'
import { whyNotActive } from '../../orders/change_box.ts'
import type { SeenBox } from '../../orders/guard.ts'
import { isInLateWindow, type OrderInView } from '../../orders/order_view.ts'
import { termsOfBox, unitToPrice } from '../../orders/pricing.ts'
import type { Added } from './store.ts'

/** The wanted units of a product in the box, and the sum that the person agreed to pay at once. */
export interface LateWish extends SeenBox {
  productId: string
  quantity: number
  /** Cents: the card's part, or the whole price. Without it nothing may be charged, so nothing can be added. */
  payNowCents?: number | undefined
}

/** The addition, its price and its payment. */
export interface DecidedLate {
  added: Added
  priced: PricedOrder
}

/**
 * The addition; null where the box has that many already.
 * @throws order_locked where nothing can be added any more, or yet; for a dish, and for fewer units
 * @throws pay_now_missing with `payNowCents`, where no payment was agreed to
 * @throws account_paused, account_closed, not_on_menu, quantity_invalid
 * @throws order_changed with `payNowCents`, where the agreed sum differs from the one due
 */
export function decideLate(
  view: OrderInView,
  { productId, quantity, payNowCents }: LateWish,
  now: string,
): DecidedLate | null {
  const { household, order, lines, menu } = view
  if (!isInLateWindow(order, now) || !order.priced) throw new Refusal('order_locked')
  const inactive = whyNotActive(household)
  if (inactive) throw new Refusal(inactive)
  const units = quantity - unitsOf(lines, productId)
  if (units === 0) return null
  if (quantity > mostUnits) throw new Refusal('quantity_invalid')
  if (units < 0) throw new Refusal('order_locked')
  const product = onMenu(menu, productId)
  if (!product) throw new Refusal('not_on_menu')
  if (product.kind !== 'item') throw new Refusal('order_locked')
  const line = {
    ...unitToPrice(order.plan, product),
    productId,
    quantity: units,
    customizationCents: 0,
  }
  const priced = priceAddition(
    order.priced,
    [line],
    termsOfBox(household, order).taxes,
    balancesFor(household, order),
  )
  const { totalCents } = priced
  const { cardCents } = priced.payment
  if (payNowCents === undefined) throw new Refusal('pay_now_missing', { details: { payNowCents: cardCents } })
  if (payNowCents !== cardCents && payNowCents !== totalCents)
    throw new Refusal('order_changed', { details: { payNowCents: cardCents } })
  return { added: { line, version: product.version, name: product.item.name }, priced }
}
