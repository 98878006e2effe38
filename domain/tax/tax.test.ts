import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxTermsAt } from '../../tests/terms.ts'
import { type Province, provinces } from '../brands.ts'
import { type TaxClass, taxClasses, taxesIn } from './classes.ts'
import { isTaxable, type TaxableLine, taxesOf } from './tax.ts'

function centsByCode(province: Province, date: string, lines: TaxableLine[]): Record<string, number> {
  return Object.fromEntries(
    taxesOf(boxTermsAt(province, date).taxes, lines).map(tax => [tax.code, tax.cents]),
  )
}
const line = (taxClass: TaxClass, netCents: number): TaxableLine => ({ taxClass, netCents })

test('each province has the taxes of its classes', () => {
  expect(provinces.map(province => [province, taxesIn[province]])).toEqual([
    ['BC', ['GST', 'PST']],
    ['AB', ['GST']],
    ['QC', ['GST', 'QST']],
    ['ON', ['HST']],
  ])
})

describe('taxes by province, class and date (rule 50)', () => {
  test.each<[string, Province, string, TaxableLine[], Record<string, number>]>([
    [
      'BC kit and kombucha',
      'BC',
      '2026-12-01',
      [line('grocery', 8000), line('soda', 400)],
      { GST: 20, PST: 28 },
    ],
    ['AB kit and chips', 'AB', '2026-12-01', [line('grocery', 8000), line('snack', 500)], { GST: 25 }],
    [
      'ON chilled dishes and sandwich',
      'ON',
      '2026-12-01',
      [line('grocery', 3900), line('prepared', 900)],
      { HST: 117 },
    ],
    [
      'QC single ice cream, last taxed day',
      'QC',
      '2026-07-14',
      [line('frozen_treat', 400)],
      { GST: 20, QST: 40 },
    ],
    ['QC single ice cream, a day later', 'QC', '2026-07-15', [line('frozen_treat', 400)], { GST: 20 }],
    ['QC chips at half price', 'QC', '2026-12-01', [line('snack', 250)], { GST: 13, QST: 25 }],
    ['BC soda', 'BC', '2026-12-01', [line('soda', 1000)], { GST: 50, PST: 70 }],
    ['BC sparkling water has no PST', 'BC', '2026-12-01', [line('carbonated', 1000)], { GST: 50 }],
    ['a gift card, anywhere', 'QC', '2026-12-01', [line('gift_card', 10_000)], {}],
    ['chips that a code made free', 'QC', '2026-12-01', [line('snack', 0)], {}],
  ])('%s', (_, province, date, lines, expected) => {
    expect(centsByCode(province, date, lines)).toEqual(expected)
  })

  test('each tax is rounded once on the sum of its lines, not line by line', () => {
    const lines = Array.from({ length: 10 }, () => line('snack', 109))
    expect(taxesOf(boxTermsAt('QC', '2026-12-01').taxes, lines)).toEqual([
      { code: 'GST', rate: 5_000, baseCents: 1090, cents: 55 },
      { code: 'QST', rate: 9_975, baseCents: 1090, cents: 109 },
    ])
  })

  test('an ice cream and chips share one QST line while both are taxed', () => {
    const lines = [line('snack', 500), line('frozen_treat', 400)]
    expect(taxesOf(boxTermsAt('QC', '2026-07-14').taxes, lines)).toEqual([
      { code: 'GST', rate: 5_000, baseCents: 900, cents: 45 },
      { code: 'QST', rate: 9_975, baseCents: 900, cents: 90 },
    ])
    expect(taxesOf(boxTermsAt('QC', '2026-07-15').taxes, lines)[1]).toEqual({
      code: 'QST',
      rate: 9_975,
      baseCents: 500,
      cents: 50,
    })
  })

  test('kits and gift cards are never taxed; chips always are', () => {
    for (const province of provinces) {
      expect(isTaxable(boxTermsAt(province).taxes, 'grocery')).toBe(false)
      expect(isTaxable(boxTermsAt(province).taxes, 'gift_card')).toBe(false)
      expect(isTaxable(boxTermsAt(province).taxes, 'snack')).toBe(true)
    }
  })

  test('the order of lines does not change a tax', () => {
    const anyLine = fc.record({ taxClass: fc.constantFrom(...taxClasses), netCents: fc.nat(50_000) })
    fc.assert(
      fc.property(fc.constantFrom(...provinces), fc.array(anyLine), (province, lines) => {
        expect(taxesOf(boxTermsAt(province).taxes, lines.toReversed())).toEqual(
          taxesOf(boxTermsAt(province).taxes, lines),
        )
      }),
    )
  })

  test('no class of products has the same tax twice on the same day', () => {
    for (const province of provinces) {
      for (const date of ['2026-07-14', '2026-07-15', '2026-12-01']) {
        for (const due of Object.values(boxTermsAt(province, date).taxes))
          expect(new Set(due.map(({ code }) => code)).size).toBe(due.length)
      }
    }
  })
})
