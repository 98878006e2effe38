// The price of items added to an order after it was charged (rule 32): the browser shows it before the confirmation,
// the server charges it. Nothing that was paid changes: discounts stay as they were at cutoff, and the new items have
// their own price. Taxes are rounded once for the whole order, so the tax of the new items is the difference.

import { multiplyRate } from '../money.ts'
import type { TaxesByClass } from '../tax/classes.ts'
import type { PricedTax } from '../tax/tax.ts'
import { taxesOf } from '../tax/tax.ts'
import { noBalances } from './price_box.ts'
import { grossCentsOf, splitPayment } from './price_order.ts'
import type { Balances, LineToPrice, PaymentSplit, PricedOrder } from './types.ts'

/** A priced order without its lines, as it is sent for a receipt. */
type PricedSums = Omit<PricedOrder, 'lines'>

/**
 * The additions, priced as an order of their own and paid in the usual order (rule 66). Their taxes are the growth of the order's
 * taxes, cents.
 * @param due the taxes of the order's place and delivery date
 */
export function priceAddition(
  order: Pick<PricedSums, 'taxes' | 'minimumCents'>,
  lines: readonly LineToPrice[],
  due: TaxesByClass,
  balances: Balances = noBalances,
): PricedOrder {
  const priced = lines.map(line => {
    const netCents = grossCentsOf(line)
    const { productId, quantity } = line
    return { productId, quantity, grossCents: netCents, volumeDiscountCents: 0, discountCents: 0, netCents }
  })
  const goodsCents = sumOf(priced.map(line => line.netCents))
  const taxable = lines.map(line => ({ taxClass: line.taxClass, netCents: grossCentsOf(line) }))
  const taxes = taxesOf(due, taxable).map(tax => {
    const before = order.taxes.find(isSameTax(tax))
    const cents = multiplyRate((before?.baseCents ?? 0) + tax.baseCents, tax.rate) - (before?.cents ?? 0)
    return { ...tax, cents }
  })
  const taxCents = sumOf(taxes.map(tax => tax.cents))
  const totalCents = goodsCents + taxCents
  return {
    lines: priced,
    goodsCents,
    volumeDiscountCents: 0,
    discounts: [],
    discountCents: 0,
    taxes,
    taxCents,
    deliveryCents: 0,
    totalCents,
    payment: splitPayment(totalCents, balances),
    minimumCents: order.minimumCents,
    missingCents: 0,
  }
}

/** The order once the additions are paid. */
export function withAddition(order: PricedOrder, added: PricedOrder): PricedOrder {
  const goodsCents = order.goodsCents + added.goodsCents
  return {
    ...order,
    lines: addLines(order.lines, added.lines),
    goodsCents,
    taxes: addTaxes(order.taxes, added.taxes),
    taxCents: order.taxCents + added.taxCents,
    totalCents: order.totalCents + added.totalCents,
    payment: addPayments(order.payment, added.payment),
    missingCents: Math.max(0, order.minimumCents - goodsCents),
  }
}

function addPayments(paid: PaymentSplit, more: PaymentSplit): PaymentSplit {
  return {
    givenCents: paid.givenCents + more.givenCents,
    boughtCents: paid.boughtCents + more.boughtCents,
    corporateCents: paid.corporateCents + more.corporateCents,
    cardCents: paid.cardCents + more.cardCents,
  }
}

function addLines(lines: PricedOrder['lines'], added: PricedOrder['lines']): PricedOrder['lines'] {
  const isNew = (line: PricedOrder['lines'][number]) => !lines.some(had => had.productId === line.productId)
  const grown = lines.map(had => {
    const more = added.find(line => line.productId === had.productId)
    return more
      ? {
          ...had,
          quantity: had.quantity + more.quantity,
          grossCents: had.grossCents + more.grossCents,
          netCents: had.netCents + more.netCents,
        }
      : had
  })
  return [...grown, ...added.filter(isNew)]
}

/** By code, then by rate: the order in which taxes are listed. */
function addTaxes(taxes: readonly PricedTax[], added: readonly PricedTax[]): PricedTax[] {
  const grown = taxes.map(had => {
    const more = added.find(isSameTax(had))
    return more ? { ...had, baseCents: had.baseCents + more.baseCents, cents: had.cents + more.cents } : had
  })
  const fresh = added.filter(tax => !taxes.some(isSameTax(tax)))
  return [...grown, ...fresh].sort((a, b) => (a.code === b.code ? a.rate - b.rate : a.code < b.code ? -1 : 1))
}

const isSameTax = (tax: PricedTax) => (other: PricedTax) => other.code === tax.code && other.rate === tax.rate

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + each, 0)
