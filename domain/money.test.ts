import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allocate,
  formatMoney,
  formatMoneyCeiling,
  formatMoneyShort,
  formatWhole,
  multiplyRate,
  readMoney,
  readWhole,
} from './money.ts'

const nbsp = '\u00a0'
const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('formatting', () => {
  test.each([
    [1234, '$12.34'],
    [5, '$0.05'],
    [0, '$0.00'],
    [123_450, '$1,234.50'],
    [-4035, '-$40.35'],
  ])('%i cents read %s in English', { tags: '[ENT-MONEY-EN]' }, (cents, text) => {
    expect(formatMoney(cents, 'en')).toBe(text)
  })

  test.each([
    [1234, `12,34${nbsp}$`],
    [123_456_789, `1${nbsp}234${nbsp}567,89${nbsp}$`],
    [-4035, `-40,35${nbsp}$`],
  ])('%i cents read %s in French', { tags: '[ENT-MONEY-FR]' }, (cents, text) => {
    expect(formatMoney(cents, 'fr')).toBe(text)
  })

  test.each([
    [5900, '$59', `59${nbsp}$`],
    [5950, '$59.50', `59,50${nbsp}$`],
    [0, '$0', `0${nbsp}$`],
    [100_000, '$1,000', `1${nbsp}000${nbsp}$`],
  ])(
    'the short form of %i cents drops decimals for whole dollars only',
    { tags: '[ENT-MONEY-SHORT]' },
    (cents, en, fr) => {
      expect(formatMoneyShort(cents, 'en')).toBe(en)
      expect(formatMoneyShort(cents, 'fr')).toBe(fr)
    },
  )

  test.each([
    [1105, '$12', `12${nbsp}$`],
    [1200, '$12', `12${nbsp}$`],
    [1, '$1', `1${nbsp}$`],
    [0, '$0', `0${nbsp}$`],
    [-50, '$0', `0${nbsp}$`],
  ])(
    'the ceiling form of %i cents is the next whole dollar',
    { tags: '[ENT-MONEY-CEIL]' },
    (cents, en, fr) => {
      expect(formatMoneyCeiling(cents, 'en')).toBe(en)
      expect(formatMoneyCeiling(cents, 'fr')).toBe(fr)
    },
  )

  test('every amount reads as Intl writes Canadian dollars in that language', {
    tags: '[ENT-MONEY-CENTS]',
  }, () => {
    const en = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' })
    const fr = new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' })
    fc.assert(
      fc.property(anyCents, cents => {
        expect(formatMoney(cents, 'en')).toBe(en.format(cents / 100))
        expect(formatMoney(cents, 'fr')).toBe(fr.format(cents / 100))
      }),
    )
  })

  test('every whole number reads as Intl writes it in that language', () => {
    const en = new Intl.NumberFormat('en-CA')
    const fr = new Intl.NumberFormat('fr-CA')
    fc.assert(
      fc.property(anyCents, number => {
        expect(formatWhole(number, 'en')).toBe(en.format(number))
        expect(formatWhole(number, 'fr')).toBe(fr.format(number))
      }),
    )
  })
})

describe('rates', () => {
  test.each([
    [250, 5_000, 13],
    [250, 9_975, 25],
    [400, 9_975, 40],
    [900, 13_000, 117],
    [10, 5_000, 1],
    [9, 5_000, 0],
    [0, 9_975, 0],
  ])('%i cents at %i per 100,000 is %i, half a cent rounding up', (cents, rate, expected) => {
    expect(multiplyRate(cents, rate)).toBe(expected)
  })
})

describe('allocation', () => {
  const total = fc.integer({ min: 0, max: 10_000_000 })
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })

  test('parts sum to the whole and none is a cent away from its exact share', () => {
    fc.assert(
      fc.property(total, weights, (cents, shares) => {
        const parts = allocate(cents, shares)
        const sum = shares.reduce((a, b) => a + b, 0)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(cents)
        parts.forEach((part, i) => {
          const exact = sum === 0 ? cents / shares.length : (cents * (shares[i] as number)) / sum
          expect(Math.abs(part - exact)).toBeLessThan(1)
        })
      }),
    )
  })

  test('a share without weight gets nothing while another has weight', () => {
    fc.assert(
      fc.property(total, weights, (cents, shares) => {
        const parts = allocate(cents, [...shares, 0, 7])
        expect(parts[shares.length]).toBe(0)
      }),
    )
  })

  test('the odd cents go to the largest remainders, ties to the earlier share or as the tie-break says', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(100, [1, 1, 1], (a, b) => b - a)).toEqual([33, 33, 34])
    expect(allocate(10, [5, 3, 1])).toEqual([6, 3, 1])
    expect(allocate(5, [0, 0])).toEqual([3, 2])
    expect(allocate(0, [])).toEqual([])
  })
})

describe('what a person types', () => {
  test.each([
    ['12.50', 1_250],
    ['12,5', 1_250],
    ['$1,250', 125_000],
    ['1,250.05', 125_005],
    ['1 250,00 $', 125_000],
    [`1${nbsp}250,00${nbsp}$`, 125_000],
    ['.5', null],
    ['', null],
    ['-5', null],
    ['+5', null],
    ['1e3', null],
    ['0x10', null],
    ['1.005', null],
    ['12.50.1', null],
    ['Infinity', null],
    ['12345678', null],
  ])('“%s” is %s cents', (typed, cents) => {
    expect(readMoney(typed)).toBe(cents)
  })

  test.each([
    ['250', 250],
    ['-250', -250],
    ['−1 000', -1_000],
    ['+5', 5],
    ['1e3', null],
    ['2.5', null],
    ['--5', null],
    ['', null],
  ])('“%s” is the whole number %s', (typed, number) => {
    expect(readWhole(typed)).toBe(number)
  })
})
