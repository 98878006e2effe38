// A discount as a session shows it (area 3, discount bar).

import type { Discount } from '../../../contract/sessions.ts'
import type { Locale } from '../../../domain/brands.ts'
import { codeTypeOf } from '../../../domain/pricing/discounts.ts'
import type { DiscountRow } from './store.ts'

/**
 * The discount bar's discount. Only codes over several orders list their elements; the first one is the first week's discount.
 * Values are percent, cents or servings, by `unit`.
 */
export function discountView(row: DiscountRow, locale: Locale): Discount {
  const several = row.elements.length > 1
  const first = row.elements[0] ?? 0
  return {
    type: codeTypeOf(row.type),
    name: locale === 'fr' ? row.nameFr : row.nameEn,
    code: row.code,
    value: first,
    unit: row.unit,
    elements: several ? row.elements.map(value => ({ value })) : [],
    firstWeekDiscount: several ? first : null,
    minimumSpendCents: row.minimumSpendCents,
    textEn: row.textEn,
    textFr: row.textFr,
  }
}
