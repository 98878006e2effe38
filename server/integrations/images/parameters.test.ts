import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixedSrcset, fluidSrcset, widthsWithin } from '../../../domain/pictures/srcset.ts'
import { type AskedSize, formatFor, readSize, renditionOf, sizeOf } from './parameters.ts'

const plate = { width: 800, height: 800 }
const wide = { width: 1600, height: 900 }
const asked = (query: Record<string, unknown>) => readSize(query) as AskedSize
const made = (query: Record<string, unknown>, own = plate) => renditionOf(asked(query), own)

/** The queries of a `srcset`. */
const queriesOf = (srcset: string) =>
  srcset
    .split(', ')
    .map(entry => Object.fromEntries(new URLSearchParams(entry.split(' ')[0]?.split('?')[1] ?? '')))

describe('the parameters of an address', () => {
  test('are null without any of ours', () => {
    expect(readSize({})).toBeNull()
    expect(readSize({ ixlib: 'js-3.8.0', s: 'abc' })).toBeNull()
  })

  test.each([
    { w: '99999999' },
    { w: '8193' },
    { w: '0' },
    { w: '-100' },
    { w: '1.5' },
    { w: 'NaN' },
    { w: '1e3' },
    { w: '' },
    { w: ['100', '200'] },
    { h: '0x50' },
    { dpr: '0' },
    { dpr: '6' },
    { dpr: '5.1' },
    { q: '101' },
    { q: 'high' },
    { fit: 'facearea' },
    { fm: 'gif' },
    { fm: 'constructor' },
    { auto: 'enhance' },
  ])('%j are refused', { tags: '[VAL-SRCSET-WIDTHS] [VAL-SRCSET-DPR]' }, query => {
    expect(() => readSize(query)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  })
})

describe('the rendition', () => {
  test('is exact for every size that a page offers', { tags: '[CONST-SRCSET-WIDTHS]' }, () => {
    const widths = queriesOf(fluidSrcset('/plate', widthsWithin(800))).map(query => made(query).width)
    expect(widths).toEqual(widthsWithin(800))
  })

  test('of a fixed size has the quality for each screen', { tags: '[CONST-SRCSET-QUALITY]' }, () => {
    const renditions = queriesOf(fixedSrcset('/plate', 60)).map(query => made(query))
    expect(renditions.map(({ quality }) => quality)).toEqual([75, 50, 35, 23, 20])
    const forFine = ([2, 3] as const).map(ratio => fluidSrcset('/plate', widthsWithin(800), ratio))
    expect(forFine.map(srcset => new Set(queriesOf(srcset).map(query => made(query).quality)))).toEqual([
      new Set([60]),
      new Set([50]),
    ])
    expect(renditions.map(({ width }) => width)).toEqual([100, 135, 181, 244, 328])
  })

  test.each([
    [{ w: '100' }, plate, { width: 100, height: 100, crop: false }],
    [{ w: '300' }, plate, { width: 328, height: 328, crop: false }],
    [{ w: '8192' }, plate, { width: 800, height: 800, crop: false }],
    [{ w: '400', dpr: '2' }, plate, { width: 800, height: 800, crop: false }],
    [{ h: '450' }, wide, { width: 927, height: 521, crop: false }],
    [{ w: '400', h: '100' }, wide, { width: 181, height: 102, crop: false }],
    [{ w: '400', h: '300', fit: 'crop' }, plate, { width: 441, height: 331, crop: true }],
    [{ w: '401', h: '299', fit: 'crop' }, plate, { width: 441, height: 331, crop: true }],
    [{ w: '8192', h: '8192', fit: 'crop' }, wide, { width: 799, height: 799, crop: true }],
    [{ w: '8192', h: '1', fit: 'crop' }, plate, { width: 800, height: 419, crop: true }],
    [{ w: '400', fit: 'crop' }, plate, { width: 441, height: 441, crop: false }],
    [{ fm: 'webp' }, wide, { width: 1600, height: 900, crop: false }],
  ])('%j of %j', (query, own, expected) => {
    expect(made(query, own)).toMatchObject(expected)
  })

  const length = fc.option(fc.integer({ min: 1, max: 8192 }).map(String), { nil: undefined })
  const query = fc.record({
    w: length,
    h: length,
    dpr: fc.option(fc.constantFrom('1', '2', '3', '4', '5', '2.63'), { nil: undefined }),
    q: fc.option(fc.integer({ min: 0, max: 100 }).map(String), { nil: undefined }),
    fit: fc.constantFrom(undefined, 'clip', 'crop', 'max'),
    auto: fc.constant('format'),
  })

  test('is never larger than the original, and one of a limited number whatever the request', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(query, one => {
        const { width, height, crop, quality } = made(one)
        expect(width).toBeLessThanOrEqual(800)
        expect(height).toBeLessThanOrEqual(800)
        seen.add([width, height, crop, quality].join())
      }),
      { numRuns: 2_000 },
    )
    expect(seen.size).toBeGreaterThan(50)
    // Whole or cut to one of seven shapes, in one of 15 widths, each in one of six qualities.
    expect(seen.size).toBeLessThanOrEqual((15 + 7 * 15) * 6)
  })

  test('stays the same when its own parameters are requested', () => {
    fc.assert(
      fc.property(query, one => {
        const size = sizeOf(asked(one), made(one))
        const again = Object.fromEntries(Object.entries(size).map(([name, value]) => [name, String(value)]))
        expect(made(again)).toEqual(made(one))
      }),
    )
  })
})

describe('the format', () => {
  const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
  test.each([
    [chrome, false, 'avif'],
    ['image/webp,image/*;q=0.5', false, 'webp'],
    ['image/*,*/*', false, 'jpg'],
    ['image/*,*/*', true, 'png'],
    [undefined, false, 'jpg'],
    ['image/avif;q=0, image/webp', false, 'webp'],
  ] as const)('for a browser that accepts %s (transparent: %s) is %s', (accepted, transparent, format) => {
    expect(formatFor(asked({ auto: 'format' }), accepted, transparent)).toBe(format)
  })

  test('is the requested one, whatever the browser accepts', () => {
    expect(formatFor(asked({ fm: 'jpg', auto: 'format' }), chrome, false)).toBe('jpg')
  })
})
