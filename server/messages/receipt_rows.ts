// The receipt in a letter: the rows of the domain, which the screens show too, in the letter's words.

import type { BrandId, Locale } from '../../domain/brands.ts'
import { formatMoney, formatRate } from '../../domain/money.ts'
import { type Payer, paymentRows, type ReceiptRow, receiptRows } from '../../domain/pricing/receipt_rows.ts'
import { mailMessages } from '../../i18n/mail/letters.ts'
import { discountName, receiptPartMessages } from '../../i18n/receipt_parts.ts'
import type { Row } from '../integrations/mail/port.ts'
import type { ProductName } from './product_names.ts'
import type { TemplateData } from './templates.ts'

/**
 * Goods, discounts, delivery, taxes by name and rate, the total, and the parts of the payment. Money in integer cents. A letter
 * leaves out sums of discounts and empty taxes. The contents of the box come first, where the names are known.
 */
export function receiptRowsInWords(
  { priced, card }: Pick<TemplateData['order_charged'], 'priced' | 'card'>,
  brand: BrandId,
  locale: Locale,
  names: ReadonlyMap<string, ProductName> = new Map(),
): Row[] {
  const screen = receiptPartMessages(brand, locale)
  const mail = mailMessages(brand, locale).receipt
  // With a minus sign, as on the screens, not a hyphen.
  const money = (cents: number) =>
    cents < 0 ? `−${formatMoney(-cents, locale)}` : formatMoney(cents, locale)
  const words = (row: ReceiptRow): Row[] => {
    const as = (label: string): Row[] => [{ label, amount: money(row.cents) }]
    switch (row.kind) {
      case 'goods':
        return as(screen.goods)
      case 'volume':
        return as(screen.volume)
      case 'discount':
        return as(discountName(screen.discounts, row.discount))
      case 'delivery':
        return [{ label: screen.delivery, amount: mail.freeDelivery }]
      case 'tax':
        return as(mail.tax(screen.taxNames[row.tax.code], formatRate(row.tax.rate, locale)))
      case 'total':
        return [{ label: screen.total, amount: money(row.cents), strong: true }]
      case 'discounts':
      case 'no_tax':
        return []
    }
  }
  const payerNames: Record<Payer, string> = {
    given: mail.given,
    bought: mail.bought,
    corporate: mail.corporate,
    card: card ? mail.card(card) : '',
  }
  const paid = paymentRows(priced.payment)
    .map(({ payer, cents }) => ({ label: payerNames[payer], amount: money(cents) }))
    .filter(({ label }) => label !== '')
  const lines = priced.lines.flatMap(({ productId, quantity, grossCents }): Row[] => {
    const name = names.get(productId)?.[locale]
    if (name === undefined) return []
    return [{ label: quantity > 1 ? `${quantity} × ${name}` : name, amount: money(grossCents) }]
  })
  return [...lines, ...receiptRows(priced).flatMap(words), ...paid]
}

/** A credit note: the refund of each line, with the tax on it, the total, and where it goes. Cents are not rounded. */
export function creditNoteRowsInWords(
  { refund, card }: Pick<TemplateData['order_refunded'], 'refund' | 'card'>,
  brand: BrandId,
  locale: Locale,
  names: ReadonlyMap<string, ProductName> = new Map(),
): Row[] {
  const screen = receiptPartMessages(brand, locale)
  const { creditNote, receipt } = mailMessages(brand, locale)
  const money = (cents: number) => formatMoney(cents, locale)
  const lines = refund.lines.flatMap(({ productId, units, netCents }): Row[] => {
    const name = names.get(productId)?.[locale]
    if (name === undefined) return []
    return [{ label: units > 1 ? `${units} × ${name}` : name, amount: money(netCents) }]
  })
  const goods = lines.length > 0 ? lines : [{ label: screen.goods, amount: money(refund.goodsCents) }]
  const taxes = refund.taxes.map(({ code, rate, cents }) => ({
    label: receipt.tax(screen.taxNames[code], formatRate(rate, locale)),
    amount: money(cents),
  }))
  const back = paymentRows(refund.payment).map(({ payer, cents }) => ({
    label: payer === 'card' ? creditNote.card(card) : creditNote.back[payer],
    amount: money(cents),
  }))
  return [
    ...goods,
    ...taxes,
    { label: creditNote.total, amount: money(refund.totalCents), strong: true },
    ...back,
  ]
}
