import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readExpiry } from './card_expiry.ts'
import { groupedNumber, slashedExpiry } from './card_typing.ts'

test.each([
  ['', ''],
  ['42', '42'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242.4242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['4242 4242 4242 4242 4242 4242', '4242 4242 4242 4242 424'],
])('a number typed as %j is shown as %j', (typed, shown) => {
  expect(groupedNumber(typed)).toBe(shown)
})

test.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['1234', '12/34'],
  ['12/34', '12/34'],
  ['12 / 34', '12/34'],
  ['12/2034', '12/34'],
  ['122034', '12/34'],
  ['9', '09'],
  ['934', '09/34'],
  ['9/30', '09/30'],
  ['1/', '01/'],
])('an expiry typed as %j is shown as %j', (typed, shown) => {
  expect(slashedExpiry(typed)).toBe(shown)
})

test('what is shown stays as it is, keeps the digits of a number, and is read as the same date', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,19}$/), number => {
      const shown = groupedNumber(number)
      expect(groupedNumber(shown)).toBe(shown)
      expect(shown.replaceAll(' ', '')).toBe(/^3[47]/.test(number) ? number.slice(0, 15) : number)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 21, max: 99 }), (month, year) => {
      const two = String(month).padStart(2, '0')
      for (const typed of [`${two}${year}`, `${two}/${year}`, `${month}/${year}`, `${two} / 20${year}`]) {
        const shown = slashedExpiry(typed)
        expect(shown).toBe(`${two}/${year}`)
        expect(slashedExpiry(shown)).toBe(shown)
        expect(readExpiry(shown)).toEqual({ month: two, year: String(year) })
      }
    }),
  )
})
