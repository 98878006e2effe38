// An order's figures in words, shared by the dashboard and the past orders.

import type { OrderCard, Plan } from '../../contract/views.ts'
import type { Locale } from '../../domain/brands.ts'
import { formatMoney } from '../../domain/money.ts'
import type { orderMessages } from '../../i18n/orders.ts'
import type { receiptPartMessages } from '../../i18n/receipt_parts.ts'

interface Words {
  say: ReturnType<typeof orderMessages>
  names: ReturnType<typeof receiptPartMessages>['taxNames']
  locale: Locale
}

/** Units of each kind in the box. */
export function countsOf(order: Pick<OrderCard, 'lines'>): Record<'rtc' | 'rte' | 'item', number> {
  const counts = { rtc: 0, rte: 0, item: 0 }
  for (const line of order.lines) counts[line.kind] += line.quantity
  return counts
}

/**
 * Pictures for a row: one for each dish, then the open places; market items only where there is room.
 * @param most how many there is room for
 * @returns and the number of further dishes and open places
 */
export function picturesOf(
  order: OrderCard,
  most: number,
): { pictures: (string | null | undefined)[]; more: number } {
  const dishes = order.lines.filter(line => line.kind !== 'item').map(line => line.picture)
  const open = order.untouched || order.editable ? order.dishesToChoose : 0
  const places = [...dishes, ...Array.from({ length: open }, () => undefined)]
  const items = order.lines.filter(line => line.kind === 'item').map(line => line.picture)
  return { pictures: [...places, ...items].slice(0, most), more: Math.max(0, places.length - most) }
}

/** The parts of the total beyond the plan's price: premiums, discounts by code, taxes by name. */
export function totalNote(order: OrderCard, plan: Plan | null, { say, names, locale }: Words): string {
  const money = (cents: number) => formatMoney(cents, locale)
  const premium = plan ? premiumCents(order, plan) : 0
  const { discounts, taxes } = order.receipt
  const before = [
    ...(premium > 0 ? [say.premium(money(premium))] : []),
    ...discounts
      .filter(discount => discount.cents > 0)
      .map(({ type, code, number, of, cents }) => {
        if (type === 'referral_discount') return say.referralOf(money(cents))
        return say.discountOf(code, money(cents)) + (number && of ? say.nthOf(number, of) : '')
      }),
  ]
  const taxed = taxes.map(tax => say.taxOf(names[tax.code], money(tax.cents))).join(', ')
  const tax = taxed === '' ? say.noTax(money(0)) : before.length > 0 ? taxed : say.withTax(taxed)
  return [...before, tax].join(', ')
}

/** Cents of surcharges: the cost of the plan's dishes above the plan's price. */
function premiumCents(order: OrderCard, plan: Plan): number {
  let cents = 0
  for (const line of order.lines) {
    if (line.kind === plan.kind) cents += Math.max(0, line.cents - line.servings * plan.perServingCents)
  }
  return cents
}
