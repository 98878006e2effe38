import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText } from './text.ts'

describe('folding', () => {
  test.each([
    ['Œuvre d’Été', 'oeuvre d ete'],
    ['  3535,   rue Saint-Denis ', '3535 rue saint denis'],
    ['boul.St-Laurent', 'boul st laurent'],
    ['C. P. 55', 'cp 55'],
    ['P.O. Box 7', 'po box 7'],
    ['Ålesund Straße', 'alesund straße'],
  ])('%j folds to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
      { numRuns: 1000 },
    )
  })
})
