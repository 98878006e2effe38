import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductKind } from '../catalogue/types.ts'
import { applyEdits, differing, type Edit, editsBack, isApplied, withEdit } from './edits.ts'
import type { OrderLine } from './lines.ts'

const kinds: Record<string, ProductKind> = { pasta: 'rtc', curry: 'rtc', bread: 'item', salad: 'item' }
const kindOf = (id: string) => kinds[id]
const edited = (...edits: Edit[]) => edits.reduce<readonly Edit[]>(withEdit, [])
const put = (productId: string, quantity: number): Edit => ({ productId, quantity })
const swap = (productId: string, customizationId: string | null): Edit => ({ productId, customizationId })
const pair = (productId: string, ...pairings: string[]): Edit => ({ productId, pairings })
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ productId: fc.constantFrom(...Object.keys(kinds)), quantity: fc.nat({ max: 3 }) }),
  fc.record({ productId: fc.constantFrom('pasta', 'curry'), customizationId: fc.constantFrom('tofu', null) }),
  fc.record({ productId: fc.constantFrom('pasta', 'curry'), pairings: fc.subarray(['bread', 'salad']) }),
)
const anyBox = fc.array(anyEdit, { maxLength: 8 }).map(all => applyEdits([], all, kindOf))
const byProduct = (lines: readonly OrderLine[]) =>
  new Map(
    lines.map(({ productId, quantity, customizationId, pairings }) => [
      productId,
      { quantity, customizationId, pairings: pairings.toSorted() },
    ]),
  )
const inBox = (lines: readonly OrderLine[]) =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))

describe('unsaved edits', () => {
  test('the last edit of a thing replaces the earlier ones', () => {
    expect(edited(put('pasta', 1), put('bread', 1), put('pasta', 3))).toEqual([
      put('pasta', 3),
      put('bread', 1),
    ])
    expect(edited(pair('pasta', 'bread'), pair('pasta', 'salad'))).toEqual([pair('pasta', 'salad')])
  })

  test('an edit stays last where an edit in between depends on it', () => {
    const unpaired = edited(put('bread', 2), pair('pasta', 'bread'), put('bread', 2))
    expect(unpaired).toEqual([put('bread', 2), pair('pasta', 'bread'), put('bread', 2)])
    const again = edited(pair('pasta', 'bread'), put('bread', 0), pair('pasta', 'bread'))
    expect(again).toHaveLength(3)
    expect(edited(put('pasta', 0), put('pasta', 1))).toHaveLength(2)
  })

  test('a dish that goes takes its swap with it', () => {
    expect(edited(put('pasta', 1), swap('pasta', 'tofu'), put('pasta', 0))).toEqual([put('pasta', 0)])
  })
})

describe('the box with unsaved edits', () => {
  test('a pairing adds a unit that a later quantity counts', () => {
    const edits = edited(put('pasta', 1), pair('pasta', 'bread'), put('bread', 2))
    expect(inBox(applyEdits([], edits, kindOf))).toEqual({ pasta: 1, bread: 2 })
  })

  test('an edit of an unknown product, or of a dish that is not in the box, changes nothing', () => {
    expect(
      applyEdits([], [put('unicorn', 1), swap('pasta', 'tofu'), pair('pasta', 'bread')], kindOf),
    ).toEqual([])
  })

  test('saving them one by one gives the box that was shown', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 10 }), all => {
        const edits = edited(...all)
        const shown = applyEdits([], edits, kindOf)
        let saved: readonly OrderLine[] = []
        for (const next of edits) saved = applyEdits(saved, [next], kindOf)
        expect(saved).toEqual(shown)
      }),
    )
  })

  test('whatever edits are pending, the last choice shows', () => {
    fc.assert(
      fc.property(anyBox, fc.array(anyEdit, { maxLength: 10 }), anyEdit, (box, all, last) => {
        const edits = edited(...all)
        const inBox = applyEdits(box, edits, kindOf).some(line => line.productId === last.productId)
        fc.pre('quantity' in last || inBox)
        expect(isApplied(applyEdits(box, withEdit(edits, last), kindOf), last)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('undoing', () => {
  test('takes back one change with everything it moved', () => {
    fc.assert(
      fc.property(anyBox, anyEdit, (before, edit) => {
        const after = applyEdits(before, [edit], kindOf)
        const back = applyEdits(after, editsBack(before, after), kindOf)
        expect(byProduct(back)).toEqual(byProduct(before))
        expect(differing(before, back)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('a dish comes back with its swap and its pairings', () => {
    const before = applyEdits([], [put('pasta', 1), swap('pasta', 'tofu'), pair('pasta', 'bread')], kindOf)
    const after = applyEdits(before, [put('pasta', 0)], kindOf)
    expect(differing(before, after)).toEqual(['pasta', 'bread'])
    expect(byProduct(applyEdits([], editsBack(before, after), kindOf))).toEqual(byProduct(before))
  })
})
