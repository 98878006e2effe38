// The names of discounts and taxes on the receipt.

import type { Receipt } from '../../../contract/views.ts'
import type { Locale } from '../../../domain/brands.ts'
import { formatMoneyShort } from '../../../domain/money.ts'
import { taxesOf } from '../../../domain/tax/tax.ts'
import type { orderMessages } from '../../../i18n/orders.ts'
import { discountName } from '../../../i18n/receipt_parts.ts'
import type { EditorData, LiveBox } from './prices.ts'

type Say = ReturnType<typeof orderMessages>
type Named = Parameters<typeof discountName>[0]

/** "Code AMIS20, 20 % off", "Code TROIS321, discount 1 of 3, 30 % off". A code of unknown worth is listed by its name alone. */
export function discountLabel(
  discount: Receipt['discounts'][number],
  applied: LiveBox['discounts'],
  { discount: say }: Say,
  named: Named,
  locale: Locale,
): string {
  const { type, code, number, of } = discount
  const known = applied.find(one => one.type === type && one.code === code)
  if (!known || type === 'unknown_voucher') return discountName(named, discount)
  if (known.type === 'referral_discount') return say.referral(known.freeServings)
  const worth = 'percent' in known ? say.percent(known.percent) : formatMoneyShort(known.cents, locale)
  return number && of ? say.nth(code, number, of, worth) : say.code(code, worth)
}

/** The base of a tax, by name: one item, two, or how many. */
export function taxBase(
  tax: Receipt['taxes'][number],
  { pricing }: EditorData,
  lines: LiveBox['lines'],
  { taxBase: say }: Say,
): string {
  const taxed = lines.filter(({ productId, cents }) => {
    const taxClass = pricing.prices[productId]?.taxClass
    if (!taxClass) return false
    const due = taxesOf(pricing.terms.taxes, [{ taxClass, netCents: cents }])
    return due.some(one => one.code === tax.code && one.rate === tax.rate)
  })
  const [first, second] = taxed
  if (first && taxed.length === 1) return first.name
  if (first && second && taxed.length === 2) return say.two(first.name, second.name)
  return say.many(taxed.length)
}
