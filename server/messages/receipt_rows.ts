// The receipt in a letter: the same rows, in the same order and words, as on the screens.

import type { BrandId, Locale } from '../../domain/brands.ts'
import { formatMoney } from '../../domain/money.ts'
import { mailMessages } from '../../i18n/mail.ts'
import { receiptPartMessages } from '../../i18n/receipt_parts.ts'
import type { TemplateData } from './templates.ts'

export interface Row {
  label: string
  amount: string
  /** The total stands out. */
  strong?: boolean
}

/** Goods, discounts, delivery, taxes by name and rate, the total, and what paid it. Money in integer cents. */
export function receiptRows(
  { priced, card }: Pick<TemplateData['order_charged'], 'priced' | 'card'>,
  brand: BrandId,
  locale: Locale,
): Row[] {
  const screen = receiptPartMessages(brand, locale)
  const mail = mailMessages(brand, locale).receipt
  const row = (label: string, cents: number): Row => ({ label, amount: formatMoney(cents, locale) })
  const { givenCents, boughtCents, corporateCents, cardCents } = priced.payment
  const paid: [string, number][] = [
    [mail.given, givenCents],
    [mail.bought, boughtCents],
    [mail.corporate, corporateCents],
    [card ? mail.card(card) : '', cardCents],
  ]
  return [
    row(screen.goods, priced.goodsCents),
    ...(priced.volumeDiscountCents > 0 ? [row(screen.volume, -priced.volumeDiscountCents)] : []),
    ...priced.discounts
      .filter(({ cents }) => cents > 0)
      .map(({ code, cents }) => row(mail.discount(code), -cents)),
    { label: screen.delivery, amount: mail.freeDelivery },
    ...priced.taxes.map(tax =>
      row(mail.tax(screen.taxNames[tax.code], rateWords(tax.rate, locale)), tax.cents),
    ),
    { ...row(screen.total, priced.totalCents), strong: true },
    ...paid.filter(([label, cents]) => label !== '' && cents > 0).map(([label, cents]) => row(label, cents)),
  ]
}

/** `9.975%`, `9,975 %`. Parts per 100,000. */
function rateWords(rate: number, locale: Locale): string {
  const percent = String(rate / 1_000)
  return locale === 'fr' ? `${percent.replace('.', ',')}\u00a0%` : `${percent}%`
}
