import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from './file_parts.ts'

test('a file in parts is the same file, each part short enough for its call', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 400 })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.integer({ min: 1, max: 90 }), (lines, times) => {
      const text = `${lines.join('\n')}\n`.repeat(times)
      const parts = partsOf(text)
      expect(parts.join('')).toBe(text)
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(250_000)
    }),
    { numRuns: 50 },
  )
  expect(partsOf('x'.repeat(600_000)).map(part => part.length)).toEqual([250_000, 250_000, 100_000])
  expect(partsOf('')).toEqual([''])
})
