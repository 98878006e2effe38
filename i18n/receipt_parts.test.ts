import { expect, test } from 'vitest'
import { brandIds, locales } from '../domain/brands.ts'
import { receiptPartMessages } from './receipt_parts.ts'

test('every text about the minimum says that it counts before discounts, in both brands and languages', {
  tags: '[VAL-ORDER-MINIMUM]',
}, () => {
  const before = { en: 'before discounts', fr: 'avant rabais' }
  for (const brand of brandIds) {
    for (const locale of locales) {
      const { missingRest, missingShort, met } = receiptPartMessages(brand, locale)
      for (const words of [missingRest, missingShort, met]) expect(words('$59.00')).toContain(before[locale])
    }
  }
})
