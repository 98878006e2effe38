import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandIds } from '../brands.ts'
import { type CodeOffer, columnsOf, readCode, type TypedColumns } from './code_columns.ts'
import { audiences } from './codes.ts'
import { codeTypes } from './discounts.ts'

const plain: TypedColumns = {
  ...{ brand: 'cookit', code: 'hiver10', off: '10%', name_en: 'Winter', name_fr: 'Hiver' },
  ...{ text_en: 'Small print', text_fr: 'Petits caractères' },
}

describe('a typed code', () => {
  test.each([
    ['an unknown brand', { brand: 'other' }, ['brand']],
    ['a short code', { code: 'ABC12' }, ['code']],
    ['a code with accents', { code: 'ÉTÉ2026' }, ['code']],
    ['percent and dollars at once', { off: '10% $5' }, ['off']],
    ['nothing off', { off: '0%' }, ['off']],
    ['more than there is', { off: '101%' }, ['off']],
    ['thirteen boxes', { off: Array(13).fill('1%').join(' ') }, ['off']],
    ['no name', { name_fr: ' ' }, ['name_fr']],
    ['a day that is none', { from: '2026-02-30' }, ['from']],
    ['an end before the beginning', { from: '2026-12-02', until: '2026-12-01' }, ['until']],
    ['somebody else', { audience: 'friends' }, ['audience']],
    ['no uses', { total_uses: '0' }, ['total_uses']],
    ['half a use', { total_uses: '1.5' }, ['total_uses']],
    ['an unknown kind beside it', { combines_with: 'DiscountCode Coupon' }, ['combines_with']],
    ['several at once', { off: '', until: 'soon', default: 'maybe' }, ['off', 'until', 'default']],
  ] as const)('with %s is refused for that column', (_, typed, faults) => {
    expect(readCode({ ...plain, ...typed })).toEqual({ faults })
  })

  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const day = days.map(date => date.toISOString().slice(0, 10))
  const words = fc.string({ minLength: 1, maxLength: 60 }).filter(text => text.trim() === text && text !== '')
  const off = fc.oneof(
    fc.record({
      unit: fc.constant('percent' as const),
      elements: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 }),
    }),
    fc.record({
      unit: fc.constant('cents' as const),
      elements: fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 12 }),
    }),
  )
  const code = fc
    .record({
      brand: fc.constantFrom(...brandIds),
      code: fc.stringMatching(/^[A-Z0-9]{6,24}$/),
      minimumSpendCents: fc.integer({ min: 0, max: 999_999 }),
      ...{ nameEn: words, nameFr: words, textEn: words, textFr: words },
      days: fc.tuple(fc.option(day), fc.option(day)),
      audience: fc.constantFrom(...audiences),
      oncePerHousehold: fc.boolean(),
      totalUses: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
      combinesWith: fc.uniqueArray(fc.constantFrom(...codeTypes)),
      isDefault: fc.boolean(),
      off,
    })
    .map(({ days: [one, other], off: taken, ...rest }): CodeOffer => {
      const [from = null, until = null] = one && other && other < one ? [other, one] : [one, other]
      return { ...rest, ...taken, from, until }
    })

  test('that is shown as it would be typed is the same code again', () => {
    fc.assert(
      fc.property(code, one => {
        expect(readCode(columnsOf(one))).toEqual({ code: one })
      }),
    )
  })
})
