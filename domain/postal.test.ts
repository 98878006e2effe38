import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fsaOf, normalizePostal, provinceOfPostal } from './postal.ts'

describe('postal codes', () => {
  test.each(['h2x 1y4', 'H2X1Y4', ' h2x-1y4 ', 'H2X\u00a01Y4', 'h2x  1y4'])(
    '%j is read as H2X 1Y4',
    { tags: '[VAL-POSTAL-VALID]' },
    typed => expect(normalizePostal(typed)).toBe('H2X 1Y4'),
  )

  test.each([
    '',
    '12345',
    'H2X',
    'H2X 1Y',
    'H2X 1Y44',
    '2HX 1Y4',
    'D2X 1Y4',
    'W2X 1Y4',
    'Z2X 1Y4',
    'HXX 1Y4',
    'H2O 1Y4',
    'H2X 1U4',
  ])('%j is refused', { tags: '[VAL-POSTAL-VALID]' }, typed => expect(normalizePostal(typed)).toBeNull())

  test('the postal code of Santa Claus is refused', { tags: '[VAL-POSTAL-VALID]' }, () => {
    expect(normalizePostal('H0H 0H0')).toBeNull()
    expect(normalizePostal('H0H 1A1')).toBeNull()
    expect(normalizePostal('H0M 1A1')).toBe('H0M 1A1')
  })

  test('W and Z are used after the first letter', () => {
    expect(normalizePostal('V5Z 1W1')).toBe('V5Z 1W1')
  })

  test.each([
    ['V6B 3H6', 'BC'],
    ['T2N 2E5', 'AB'],
    ['G1R 2B5', 'QC'],
    ['H2X 1Y4', 'QC'],
    ['J4K 1A1', 'QC'],
    ['K1P 1J1', 'ON'],
    ['L4G 2C7', 'ON'],
    ['M5V 2T6', 'ON'],
    ['N3T 1T5', 'ON'],
    ['P7B 1A1', 'ON'],
    ['R3C 1A1', null],
    ['B3H 1A1', null],
  ])('%s lies in %s', { tags: '[BRAND-WEST-REGION] [BRAND-EAST-REGION]' }, (postal, province) => {
    expect(provinceOfPostal(postal)).toBe(province)
    expect(fsaOf(postal)).toBe(postal.slice(0, 3))
  })

  test('normalizing twice changes nothing, and no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const postal = normalizePostal(text)
        if (postal !== null) expect(normalizePostal(postal)).toBe(postal)
      }),
    )
  })
})
