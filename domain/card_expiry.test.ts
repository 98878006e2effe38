import { expect, test } from 'vitest'
import { readExpiry } from './card_expiry.ts'

test.each([
  ['12/30', '12', '30'],
  ['12 / 30', '12', '30'],
  ['12-2030', '12', '2030'],
  ['1230', '12', '30'],
  ['130', '1', '30'],
  ['122030', '12', '2030'],
  ['0130', '01', '30'],
  ['12', '12', ''],
  ['', '', ''],
  ['abc', '', ''],
])('%j means month %j of year %j', { tags: '[VAL-PAYMENT-CARD]' }, (typed, month, year) => {
  expect(readExpiry(typed)).toEqual({ month, year })
})
