// The rows of a receipt, in the order of every screen and letter. The rows and their cents are decided here once; i18n
// names them.

import type { PricedTax } from '../tax/tax.ts'
import type { PaymentSplit, PricedDiscount, PricedOrder } from './types.ts'

/** The input of a receipt: a priced order, without its lines. */
export type ReceiptSums = Pick<
  PricedOrder,
  'goodsCents' | 'volumeDiscountCents' | 'discounts' | 'discountCents' | 'taxes' | 'totalCents'
>

/** What pays a part of the total. */
export type Payer = 'given' | 'bought' | 'corporate' | 'card'

/** Cents: negative for discounts. */
export type ReceiptRow = { cents: number } & (
  | { kind: 'goods' | 'volume' | 'delivery' | 'no_tax' | 'total' }
  /** The sum of several discounts; the single ones follow. */
  | { kind: 'discounts' }
  /** `part`: one of several. */
  | { kind: 'discount'; discount: PricedDiscount; part: boolean }
  | { kind: 'tax'; tax: PricedTax }
)

/** Goods, discounts, delivery and taxes: everything in the total. A discount of zero has no row. */
export function receiptRows(sums: ReceiptSums): ReceiptRow[] {
  const { goodsCents, volumeDiscountCents, discountCents, taxes, totalCents } = sums
  const discounts = sums.discounts.filter(({ cents }) => cents > 0)
  const part = discounts.length > 1
  return [
    { kind: 'goods', cents: goodsCents },
    ...when<ReceiptRow>(volumeDiscountCents > 0, { kind: 'volume', cents: -volumeDiscountCents }),
    ...when<ReceiptRow>(part, { kind: 'discounts', cents: -discountCents }),
    ...discounts.map(
      (discount): ReceiptRow => ({ kind: 'discount', discount, part, cents: -discount.cents }),
    ),
    { kind: 'delivery', cents: 0 },
    ...taxes.map((tax): ReceiptRow => ({ kind: 'tax', tax, cents: tax.cents })),
    ...when<ReceiptRow>(taxes.length === 0, { kind: 'no_tax', cents: 0 }),
    { kind: 'total', cents: totalCents },
  ]
}

const centsOf: Readonly<Record<Payer, (split: PaymentSplit) => number>> = {
  given: split => split.givenCents,
  bought: split => split.boughtCents,
  corporate: split => split.corporateCents,
  card: split => split.cardCents,
}
/** In the order in which they pay. */
const payers: readonly Payer[] = ['given', 'bought', 'corporate', 'card']

/** How a total is paid; a part of zero has no row. */
export function paymentRows(split: PaymentSplit): { payer: Payer; cents: number }[] {
  return payers.map(payer => ({ payer, cents: centsOf[payer](split) })).filter(({ cents }) => cents > 0)
}

const when = <T>(holds: boolean, row: T): T[] => (holds ? [row] : [])
