// The refund of an order: all of it, units of its lines, or an amount. Goods are refunded at their price after discounts, with the
// tax that was charged on them (rule 51), to where the payment came from: given value first, then bought value, corporate credit,
// and the card last. However an order is refunded in parts, the total equals what was paid, to the cent, and never more.

import { allocate } from '../money.ts'
import type { PaymentSplit, PricedOrder } from '../pricing/types.ts'
import type { TaxClass, TaxCode, TaxesByClass } from '../tax/classes.ts'
import { taxesOf } from '../tax/tax.ts'

/** The part of one refund that belongs to one line. */
interface RefundedLine {
  productId: string
  /** 0 where an amount is refunded. */
  units: number
  /** Goods after discounts, before tax, cents. */
  netCents: number
}

/** Cents of one tax that are refunded, at the rate (parts per 100,000) it was charged at. */
interface RefundedTax {
  code: TaxCode
  rate: number
  cents: number
}

export interface Refund {
  /** The refunded lines, in the order's own order. */
  lines: readonly RefundedLine[]
  goodsCents: number
  taxes: readonly RefundedTax[]
  taxCents: number
  totalCents: number
  /** By the means of payment. */
  payment: PaymentSplit
}

export interface OrderToRefund {
  /** The taxes of its place and its delivery date: those that were charged. */
  due: TaxesByClass
  priced: PricedOrder
  /** By line of `priced`. */
  taxClasses: readonly TaxClass[]
  /** Earlier refunds. */
  before: readonly Refund[]
}

/** The request. `units` by line of the order's price; `line` is an index into it; an amount includes tax, cents. */
export type RefundWish =
  | { kind: 'whole' }
  | { kind: 'units'; units: readonly number[] }
  | { kind: 'amount'; cents: number; line?: number | undefined }

/** The part of an order that can still be refunded. */
export interface Left {
  /** By line of the order's price. */
  lines: readonly { units: number; netCents: number }[]
  taxes: readonly RefundedTax[]
  totalCents: number
  payment: PaymentSplit
}

const payers = ['givenCents', 'boughtCents', 'corporateCents', 'cardCents'] as const

/** What can still be refunded of an order. */
export function leftOf({ priced, before }: Pick<OrderToRefund, 'priced' | 'before'>): Left {
  const lines = priced.lines.map(line => {
    const back = before.flatMap(refund => refund.lines.filter(one => one.productId === line.productId))
    return {
      units: line.quantity - sumOf(back.map(one => one.units)),
      netCents: line.netCents - sumOf(back.map(one => one.netCents)),
    }
  })
  const taxes = priced.taxes.map(({ code, rate, cents }) => {
    const back = before.flatMap(refund => refund.taxes.filter(isSameTax({ code, rate })))
    return { code, rate, cents: cents - sumOf(back.map(one => one.cents)) }
  })
  const payment = { ...priced.payment }
  for (const payer of payers) payment[payer] -= sumOf(before.map(refund => refund.payment[payer]))
  const totalCents = priced.totalCents - sumOf(before.map(refund => refund.totalCents))
  return { lines, taxes, totalCents, payment }
}

/**
 * The refund for a request. Units beyond a line's remaining ones count as the rest of it; an amount beyond the rest counts as all
 * of it.
 */
export function refundOf(order: OrderToRefund, wish: RefundWish): Refund {
  const left = leftOf(order)
  switch (wish.kind) {
    case 'whole':
      return refundTo(
        order,
        left,
        left.lines.map(() => 0),
      )
    case 'units':
      return refundTo(
        order,
        left,
        left.lines.map((line, i) => keptOfUnits(line, wish.units[i] ?? 0)),
        wish.units,
      )
    case 'amount':
      return amountBack(order, left, wish.cents, wish.line)
  }
}

/** The points taken back with a refund: an order keeps the share it earned on the remaining payment by card and bought value. */
export function pointsToRemove(order: {
  earned: number
  /** Points taken back with earlier refunds. */
  removed: number
  paid: PaymentSplit
  /** What is left after this refund. */
  left: PaymentSplit
}): number {
  const paid = order.paid.cardCents + order.paid.boughtCents
  const stays = order.left.cardCents + order.left.boughtCents
  const kept = paid === 0 ? order.earned : Math.floor((order.earned * stays) / paid)
  return Math.max(0, order.earned - kept - order.removed)
}

function keptOfUnits({ units, netCents }: Left['lines'][number], back: number): number {
  return back >= units ? (back > 0 ? 0 : netCents) : Math.floor((netCents * (units - back)) / units)
}

/** Refunds the difference between the rest and the remaining goods, by line; all tax is refunded once all goods are. */
function refundTo(
  order: OrderToRefund,
  left: Left,
  kept: readonly number[],
  units: readonly number[] = [],
): Refund {
  const due = taxesDue(order, kept)
  const all = kept.every(cents => cents === 0)
  const taxes = left.taxes.map(tax => {
    const stays = all ? 0 : (due.find(isSameTax(tax))?.cents ?? 0)
    return { ...tax, cents: Math.max(0, tax.cents - stays) }
  })
  return sumUp(order, left, kept, taxes, units)
}

/** Takes an amount, tax included, off one line or all of them in proportion to their remaining price. */
function amountBack(order: OrderToRefund, left: Left, wanted: number, line?: number): Refund {
  const weights = left.lines.map(({ netCents }, i) => (line === undefined || line === i ? netCents : 0))
  const goods = sumOf(weights)
  const keptAfter = (cents: number) => {
    const shares = goods === 0 ? weights : allocate(cents, weights)
    return left.lines.map(({ netCents }, i) => netCents - (shares[i] as number))
  }
  const most = refundTo(order, left, keptAfter(goods))
  if (wanted >= most.totalCents) return most
  // The least goods whose price with tax reaches the wanted amount. A cent of goods can move a tax by a cent too, so the sum may
  // jump over the amount: then a cent of tax waits for the next refund.
  let cents = Math.min(goods, Math.floor((goods * wanted) / most.totalCents))
  while (cents > 0 && refundTo(order, left, keptAfter(cents - 1)).totalCents >= wanted) cents--
  while (cents < goods && refundTo(order, left, keptAfter(cents)).totalCents < wanted) cents++
  const kept = keptAfter(cents)
  const { taxes } = refundTo(order, left, kept)
  let over = cents + sumOf(taxes.map(tax => tax.cents)) - wanted
  const backAs = taxes.toReversed().map(tax => {
    const waits = Math.min(over, tax.cents)
    over -= waits
    return { ...tax, cents: tax.cents - waits }
  })
  return sumUp(order, left, kept, backAs.toReversed())
}

function sumUp(
  { priced }: OrderToRefund,
  left: Left,
  kept: readonly number[],
  taxes: readonly RefundedTax[],
  units: readonly number[] = [],
): Refund {
  const lines = left.lines.map((line, i) => {
    const netCents = line.netCents - (kept[i] as number)
    const asked = Math.min(units[i] ?? 0, line.units)
    // Units whose price is fully refunded count as refunded, one by one.
    const back = kept[i] === 0 && line.netCents > 0 ? line.units : asked
    return { productId: priced.lines[i]?.productId as string, units: back, netCents }
  })
  const goodsCents = sumOf(lines.map(line => line.netCents))
  const taxCents = sumOf(taxes.map(tax => tax.cents))
  const totalCents = goodsCents + taxCents
  return {
    lines: lines.filter(line => line.units > 0 || line.netCents > 0),
    goodsCents,
    taxes: taxes.filter(tax => tax.cents > 0),
    taxCents,
    totalCents,
    payment: paidBack(left.payment, totalCents),
  }
}

/** In the order of payment, the card last. */
function paidBack(left: PaymentSplit, totalCents: number): PaymentSplit {
  const back = { givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 0 }
  let rest = totalCents
  for (const payer of payers) {
    back[payer] = Math.min(rest, left[payer])
    rest -= back[payer]
  }
  return back
}

function taxesDue({ due, taxClasses }: OrderToRefund, kept: readonly number[]) {
  const lines = kept.map((netCents, i) => ({ taxClass: taxClasses[i] as TaxClass, netCents }))
  return taxesOf(due, lines)
}

const isSameTax =
  ({ code, rate }: Pick<RefundedTax, 'code' | 'rate'>) =>
  (other: Pick<RefundedTax, 'code' | 'rate'>) =>
    other.code === code && other.rate === rate

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
