import { expect, test } from 'vitest'
import { blurAddress, blurOf, blurSide } from './blur.ts'

const count = blurSide * blurSide * 3
const points = Array.from({ length: count }, (_, at) => (at * 37) % 256)

test('a blur is 32 bytes of data, at most 40', () => {
  expect(atob(blurOf(points))).toHaveLength(32)
})

test('a blur becomes a bitmap a browser reads: 4 × 4 points of 15 bits, from the bottom row up', () => {
  const [, data = ''] = blurAddress(blurOf(points)).split('base64,')
  const bytes = Buffer.from(data, 'base64')
  expect(bytes.toString('latin1', 0, 2)).toBe('BM')
  expect(bytes.readUInt32LE(2)).toBe(bytes.length)
  expect(bytes.readUInt32LE(10)).toBe(54)
  expect([bytes.readInt32LE(18), bytes.readInt32LE(22), bytes.readUInt16LE(28)]).toEqual([4, 4, 16])
  const topLeft = bytes.readUInt16LE(54 + 3 * 8)
  const seen = [topLeft >> 10, (topLeft >> 5) & 31, topLeft & 31].map(value => (value * 255) / 31)
  for (const [at, value] of seen.entries()) expect(Math.abs(value - (points[at] as number))).toBeLessThan(5)
})

test('so many points and no other number make a blur', () => {
  expect(() => blurOf([])).toThrow(RangeError)
  expect(() => blurOf(new Array(count + 1).fill(0))).toThrow(RangeError)
})
