import { expect, test } from 'vitest'
import { pricePer100 } from './unit_price.ts'

test.each([
  [
    { priceCents: 899, grams: 400, millilitres: null },
    { cents: 225, per: 'g' },
  ],
  [
    { priceCents: 499, grams: null, millilitres: 2000 },
    { cents: 25, per: 'mL' },
  ],
  [
    { priceCents: 400, grams: null, millilitres: 355 },
    { cents: 113, per: 'mL' },
  ],
  [{ priceCents: 399, grams: null, millilitres: null }, null],
])('%j costs %j per 100', (item, price) => {
  expect(pricePer100(item)).toEqual(price)
})
