import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeBetween,
  isEmptyChange,
  type LineProduct,
  mostUnits,
  type OrderLine,
  unitsOf,
  withCustomization,
  withPairings,
  withQuantity,
} from './lines.ts'

const dish: LineProduct = { id: 'butter-chicken', version: 3, kind: 'rtc' }
const other: LineProduct = { id: 'tofu-curry', version: 1, kind: 'rtc' }
const naan: LineProduct = { id: 'naan', version: 1, kind: 'item' }
const products = [dish, other, naan]

describe('the units of a product', () => {
  test('equal the last request, however often it is repeated', () => {
    const once = withQuantity([], dish, 2)
    expect(once).toEqual([
      { productId: dish.id, version: 3, kind: 'rtc', quantity: 2, customizationId: null, pairings: [] },
    ])
    expect(withQuantity(once, dish, 2)).toBe(once)
  })

  test('of zero remove the line, and leave the others', () => {
    const box = withQuantity(withQuantity([], dish, 1), naan, 2)
    expect(withQuantity(box, dish, 0).map(line => line.productId)).toEqual(['naan'])
    expect(withQuantity([], dish, 0)).toEqual([])
  })

  test('keep the swap that was chosen', () => {
    const box = withCustomization(withQuantity([], dish, 1), dish.id, 'tofu')
    expect(withQuantity(box, dish, 3)[0]).toMatchObject({ quantity: 3, customizationId: 'tofu' })
  })
})

describe('pairings', () => {
  const paired = withPairings(withQuantity([], dish, 2), dish.id, [naan])

  test('put one unit of each into the box, on top of what is there', () => {
    expect(unitsOf(paired, 'naan')).toBe(1)
    const onTop = withPairings(withQuantity(withQuantity([], dish, 1), naan, 2), dish.id, [naan])
    expect(unitsOf(onTop, 'naan')).toBe(3)
  })

  test('remove that unit again, and no more', () => {
    const four = withQuantity(paired, naan, 4)
    expect(unitsOf(withPairings(four, dish.id, []), 'naan')).toBe(3)
    expect(unitsOf(withPairings(paired, dish.id, []), 'naan')).toBe(0)
  })

  test('leave with their dish', () => {
    expect(withQuantity(paired, dish, 0)).toEqual([])
  })

  test('end when there are fewer units than paired dishes', () => {
    const both = withPairings(withQuantity(paired, other, 1), other.id, [naan])
    expect(unitsOf(both, 'naan')).toBe(2)
    const fewer = withQuantity(both, naan, 1)
    expect(fewer.map(line => line.pairings)).toEqual([['naan'], [], []])
    expect(withQuantity(both, naan, 0).every(line => line.pairings.length === 0)).toBe(true)
  })

  test('given twice count once', () => {
    expect(withPairings(paired, dish.id, [naan])).toBe(paired)
    expect(withPairings(withQuantity([], dish, 1), dish.id, [naan, naan])).toEqual(
      withPairings(withQuantity([], dish, 1), dish.id, [naan]),
    )
  })
})

type Step = (lines: readonly OrderLine[]) => readonly OrderLine[]
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ product: fc.constantFrom(...products), quantity: fc.nat({ max: mostUnits }) }).map(
    ({ product, quantity }): Step =>
      lines =>
        withQuantity(lines, product, quantity),
  ),
  fc.constantFrom(dish, other).chain(one =>
    fc.constantFrom([], [naan], [naan, naan]).map(
      (paired): Step =>
        lines => {
          return unitsOf(lines, one.id) > 0 ? withPairings(lines, one.id, paired) : lines
        },
    ),
  ),
)

describe('any series of changes', () => {
  const changed = (steps: Step[]) =>
    steps.reduce((lines, change) => change(lines), [] as readonly OrderLine[])

  test('leaves no empty line, no product twice, and no more pairings than units', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        const lines = changed(steps)
        expect(lines.every(line => line.quantity > 0)).toBe(true)
        expect(new Set(lines.map(line => line.productId)).size).toBe(lines.length)
        const pairedWith = lines.filter(line => line.pairings.includes('naan')).length
        expect(pairedWith).toBeLessThanOrEqual(unitsOf(lines, 'naan'))
      }),
    )
  })

  test('moves exactly the difference between the boxes in stock', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), fc.array(step, { maxLength: 10 }), (first, second) => {
        const before = changed(first)
        const after = second.reduce((lines, change) => change(lines), before)
        const change = changeBetween(before, after)
        for (const { id } of products) {
          const moved = change.stock.find(move => move.productId === id)?.units ?? 0
          expect(unitsOf(before, id) + moved).toBe(unitsOf(after, id))
        }
        const written = before
          .filter(line => !change.removed.includes(line.productId))
          .map(line => change.written.find(other => other.productId === line.productId) ?? line)
        const added = change.written.filter(line => unitsOf(before, line.productId) === 0)
        const result = [...written, ...added]
        expect(new Map(result.map(line => [line.productId, line]))).toEqual(
          new Map(after.map(line => [line.productId, line])),
        )
        expect(isEmptyChange(changeBetween(after, after))).toBe(true)
      }),
    )
  })
})
