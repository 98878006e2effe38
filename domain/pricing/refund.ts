// What goes back when some or all of an order is refunded: what the units cost after discounts, and the tax that was
// charged on them (RULINGS 51). Refunds of one order add up: however it is given back in parts, it comes to what was
// paid, to the cent, never more.

import type { Province } from '../brands.ts'
import type { TaxClass } from '../tax/classes.ts'
import { taxesOf } from '../tax/tax.ts'
import type { PaymentSplit, PricedOrder } from './types.ts'

export interface OrderToRefund {
  province: Province
  /** Delivery date, ISO: the tax table of that day is the one that was charged by. */
  deliveryDate: string
  priced: PricedOrder
  /** By line of `priced`. */
  taxClasses: readonly TaxClass[]
  /** Units given back before, by line. */
  alreadyRefunded: readonly number[]
}

export interface Refund {
  goodsCents: number
  taxCents: number
  totalCents: number
  /** Back to the card first, then bought value, corporate credit and given value. */
  payment: PaymentSplit
}

/** What goes back for more units of an order, by line. Units beyond what a line still has count as the rest of it. */
export function refundOf(order: OrderToRefund, units: readonly number[]): Refund {
  const before = keptAfter(order, order.alreadyRefunded)
  const refunded = units.map((count, i) => count + (order.alreadyRefunded[i] ?? 0))
  const after = keptAfter(order, refunded)
  const goodsCents = before.goodsCents - after.goodsCents
  const taxCents = before.taxCents - after.taxCents
  return {
    goodsCents,
    taxCents,
    totalCents: goodsCents + taxCents,
    payment: paidBetween(
      order.priced,
      before.goodsCents + before.taxCents,
      after.goodsCents + after.taxCents,
    ),
  }
}

/** What the client has paid for once so many units of each line have gone back. */
function keptAfter(
  order: OrderToRefund,
  refunded: readonly number[],
): { goodsCents: number; taxCents: number } {
  const kept = order.priced.lines.map((line, i) => ({
    taxClass: order.taxClasses[i] as TaxClass,
    netCents: keptCents(line.netCents, line.quantity, refunded[i] ?? 0),
  }))
  const goodsCents = kept.reduce((sum, line) => sum + line.netCents, 0)
  const taxes = taxesOf(order.province, order.deliveryDate, kept)
  return { goodsCents, taxCents: taxes.reduce((sum, tax) => sum + tax.cents, 0) }
}

function keptCents(netCents: number, quantity: number, refunded: number): number {
  return refunded >= quantity ? 0 : Math.floor((netCents * (quantity - refunded)) / quantity)
}

/** Which payments the cents between two totals came from: what pays last is given back first. */
function paidBetween({ payment }: PricedOrder, from: number, to: number): PaymentSplit {
  let below = 0
  const within = (cents: number) => {
    const part = Math.max(0, Math.min(from, below + cents) - Math.max(to, below))
    below += cents
    return part
  }
  return {
    givenCents: within(payment.givenCents),
    corporateCents: within(payment.corporateCents),
    boughtCents: within(payment.boughtCents),
    cardCents: within(payment.cardCents),
  }
}
