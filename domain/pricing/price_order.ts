// The price of an order (rule 74): lines, discounts on goods, taxes, and what pays. Only `priceBox` (price_box.ts)
// calls it. It runs on every tap in a browser and once for each order in the weekly run.

import { allocate } from '../money.ts'
import { taxesOf } from '../tax/tax.ts'
import type { VolumeStep } from '../terms/terms.ts'
import { worthOf } from './discounts.ts'
import type {
  Balances,
  DiscountPlace,
  DiscountToApply,
  LineToPrice,
  OrderToPrice,
  PaymentSplit,
  PricedDiscount,
  PricedLine,
  PricedOrder,
} from './types.ts'
import { volumeDiscountCents } from './volume.ts'

interface Line extends PricedLine {
  source: LineToPrice
  taxClass: LineToPrice['taxClass']
}

/**
 * Prices an order to the cent. Pure and total: any whole, non-negative input has a price, and the order in which lines are listed
 * changes no total. Lines come back in the order given. Discounts are taken one after the other, each on the rest that the earlier
 * ones left.
 */
export function priceOrder(order: OrderToPrice): PricedOrder {
  const { terms } = order
  const lines = order.lines.map(grossLine)
  const goodsCents = sumOfNet(lines)
  const volumeCents = takeVolumeDiscount(lines, terms.volume)
  const discounts = takeDiscounts(lines, order.discounts)

  const taxes = taxesOf(terms.taxes, lines)
  let taxCents = 0
  for (const tax of taxes) taxCents += tax.cents
  let discountCents = 0
  for (const discount of discounts) discountCents += discount.cents

  const totalCents = goodsCents - volumeCents - discountCents + taxCents
  const { minimumCents } = terms
  return {
    lines: lines.map(publicLine),
    goodsCents,
    volumeDiscountCents: volumeCents,
    discounts,
    discountCents,
    taxes,
    taxCents,
    deliveryCents: 0,
    totalCents,
    payment: splitPayment(totalCents, order.balances),
    minimumCents,
    missingCents: Math.max(0, minimumCents - goodsCents),
  }
}

/** Goods of one line before any discount, cents: (plan price + surcharges) × servings, or price × pieces. */
export function grossCentsOf(line: LineToPrice): number {
  const perServing = line.unitCents + line.surchargeCents + line.customizationCents
  return perServing * line.servingsPerUnit * line.quantity
}

/** Goods of lines before any discount, cents. */
export function goodsCentsOf(lines: readonly LineToPrice[]): number {
  let cents = 0
  for (const line of lines) cents += grossCentsOf(line)
  return cents
}

/** The payment of a total, in order: given value, bought value, corporate credit, then the card. */
export function splitPayment(totalCents: number, balances: Balances): PaymentSplit {
  const givenCents = Math.min(totalCents, balances.givenCents)
  const boughtCents = Math.min(totalCents - givenCents, balances.boughtCents)
  const corporateCents = Math.min(totalCents - givenCents - boughtCents, balances.corporateCents)
  return {
    givenCents,
    boughtCents,
    corporateCents,
    cardCents: totalCents - givenCents - boughtCents - corporateCents,
  }
}

function grossLine(source: LineToPrice): Line {
  const grossCents = grossCentsOf(source)
  return {
    source,
    taxClass: source.taxClass,
    productId: source.productId,
    quantity: source.quantity,
    grossCents,
    volumeDiscountCents: 0,
    discountCents: 0,
    netCents: grossCents,
  }
}

function publicLine(line: Line): PricedLine {
  const { productId, quantity, grossCents, volumeDiscountCents, discountCents, netCents } = line
  return { productId, quantity, grossCents, volumeDiscountCents, discountCents, netCents }
}

function sumOfNet(lines: readonly Line[]): number {
  let sum = 0
  for (const line of lines) sum += line.netCents
  return sum
}

function takeVolumeDiscount(lines: readonly Line[], steps: readonly VolumeStep[]): number {
  const meals = lines.filter(line => line.source.kind === 'rte')
  let count = 0
  for (const line of meals) count += line.quantity
  const cents = volumeDiscountCents(steps, count, sumOfNet(meals))
  if (cents > 0) {
    spread(meals, cents, (line, share) => {
      line.volumeDiscountCents = share
    })
  }
  return cents
}

function takeDiscounts(lines: readonly Line[], discounts: readonly DiscountToApply[]): PricedDiscount[] {
  return discounts.map(discount => {
    const goods = sumOfNet(lines)
    const cents = Math.min(goods, worthOf(discount, goods))
    if (cents > 0) {
      spread(lines, cents, (line, share) => {
        line.discountCents += share
      })
    }
    return { type: discount.type, code: discount.code, ...placeOf(discount), cents }
  })
}

/** Stored with the price, so that a receipt shows it for ever. */
const placeOf = (discount: DiscountToApply): DiscountPlace =>
  'of' in discount && discount.of !== undefined ? { number: discount.number, of: discount.of } : {}

/** Takes cents off lines in proportion to their remaining price, by largest remainder. */
function spread(lines: readonly Line[], cents: number, note: (line: Line, share: number) => void) {
  const shares = allocate(
    cents,
    lines.map(line => line.netCents),
    (a, b) => compareLines(lines[a] as Line, lines[b] as Line),
  )
  lines.forEach((line, i) => {
    const share = shares[i] as number
    line.netCents -= share
    note(line, share)
  })
}

/** Which of two lines with the same claim gets an odd cent: class and id decide, never their position. */
function compareLines(a: Line, b: Line): number {
  return (
    compareText(a.taxClass, b.taxClass) ||
    compareText(a.productId, b.productId) ||
    compareText(a.source.kind, b.source.kind) ||
    b.netCents - a.netCents
  )
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
