// Compared with imgix's own library, whose defaults are area 9's.

import ImgixClient from '@imgix/js-core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixedSrcset, fluidSrcset, narrowest, targetWidths, widest, widthsWithin } from './srcset.ts'

const imgix = new ImgixClient({ domain: 'example.imgix.net', includeLibraryParam: false })
const theirs = (parameters: object) =>
  imgix.buildSrcSet('/plate', { auto: 'format', ...parameters }).replaceAll('\n', ' ')
const address = 'https://example.imgix.net/plate'
const notWhole = fc.oneof(
  fc.integer({ max: 0 }),
  fc.double().filter(value => !Number.isInteger(value)),
)

describe('a picture as wide as its place', () => {
  test('is offered from 100 to 8192 pixels, each 16 % wider than the last', {
    tags: '[CONST-SRCSET-WIDTHS] [CONST-SRCSET-TOLERANCE]',
  }, () => {
    const widths = targetWidths()
    expect(widths).toHaveLength(31)
    expect([widths[0], widths.at(-1)]).toEqual([narrowest, widest])
    expect([narrowest, widest]).toEqual([100, 8192])
    for (const [at, width] of widths.slice(1, -1).entries()) {
      expect(width / (widths[at] as number)).toBeCloseTo(1.16, 1)
    }
  })

  test('is offered in the widths of imgix', { tags: '[CONST-SRCSET-WIDTHS]' }, () => {
    expect(targetWidths()).toEqual(ImgixClient.targetWidths())
    expect(fluidSrcset(address, targetWidths())).toBe(theirs({}))
  })

  test('has widths that are positive and whole, whatever the range', { tags: '[VAL-SRCSET-WIDTHS]' }, () => {
    const range = fc.tuple(fc.integer({ min: 10, max: 9_000 }), fc.integer({ min: 10, max: 9_000 }))
    fc.assert(
      fc.property(range, ([a, b]) => {
        const widths = targetWidths(Math.min(a, b), Math.max(a, b))
        expect(widths.every(width => Number.isInteger(width) && width > 0)).toBe(true)
        expect(new Set(widths).size).toBe(widths.length)
      }),
    )
  })

  test('with an invalid width is refused', { tags: '[VAL-SRCSET-WIDTHS]' }, () => {
    fc.assert(
      fc.property(notWhole, width => {
        expect(() => fluidSrcset(address, [width])).toThrow(RangeError)
        expect(() => targetWidths(width)).toThrow(RangeError)
      }),
    )
  })

  test('is never offered wider than it is', () => {
    expect(widthsWithin(800)).toEqual([
      100, 116, 135, 156, 181, 210, 244, 283, 328, 380, 441, 512, 594, 689, 800,
    ])
    expect(widthsWithin(800, 300)).toEqual([328, 380, 441, 512, 594, 689, 800])
    expect(widthsWithin(800, 2_000)).toEqual([800])
    expect(widthsWithin(90)).toEqual([90])
    expect(widthsWithin(1_600, 1_000)).toEqual([1_075, 1_247, 1_446, 1_600])
    expect(widthsWithin(20_000).at(-1)).toBe(widest)
  })

  test('is offered no wider than the next width above its place', () => {
    expect(widthsWithin(1_600, 135, 530)).toEqual([135, 156, 181, 210, 244, 283, 328, 380, 441, 512, 594])
    expect(widthsWithin(1_600, 380, 512)).toEqual([380, 441, 512])
    expect(widthsWithin(400, 135, 530).at(-1)).toBe(400)
  })
})

describe('a picture of fixed size', () => {
  test('is offered for ratios 1 to 5 in qualities 75, 50, 35, 23 and 20', {
    tags: '[CONST-SRCSET-RATIOS] [CONST-SRCSET-QUALITY]',
  }, () => {
    expect(fixedSrcset('/plate', 60)).toBe(
      [
        '/plate?auto=format&w=60&dpr=1&q=75 1x',
        '/plate?auto=format&w=60&dpr=2&q=50 2x',
        '/plate?auto=format&w=60&dpr=3&q=35 3x',
        '/plate?auto=format&w=60&dpr=4&q=23 4x',
        '/plate?auto=format&w=60&dpr=5&q=20 5x',
      ].join(', '),
    )
    expect(fixedSrcset(address, 60)).toBe(theirs({ w: 60 }))
  })

  test.each([0, 6, -1, 0.5, 5.1, Number.NaN])(
    'is refused a ratio of %s',
    { tags: '[VAL-SRCSET-DPR]' },
    ratio => {
      expect(() => fixedSrcset(address, 60, [1, ratio])).toThrow(RangeError)
    },
  )

  test('with an invalid width is refused', { tags: '[VAL-SRCSET-WIDTHS]' }, () => {
    fc.assert(
      fc.property(notWhole, width => {
        expect(() => fixedSrcset(address, width)).toThrow(RangeError)
      }),
    )
  })
})
