import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostPlaces, placesOf, type TableToLay } from './places.ts'

const table = (change: Partial<TableToLay> = {}): TableToLay => ({
  chosen: [],
  dishes: 0,
  planned: 3,
  missingCents: 5900,
  untouched: false,
  ...change,
})

describe('the table on the receipt', { tags: '[RT-EDITOR-CART]' }, () => {
  it('has a place for each dish of the plan until one is chosen', () => {
    expect(placesOf(table({ untouched: true, missingCents: 0 }))).toEqual({
      plates: [],
      more: 0,
      empty: 3,
      complete: false,
    })
    expect(placesOf(table({ chosen: ['a'], dishes: 1 }))).toEqual({
      plates: ['a'],
      more: 0,
      empty: 2,
      complete: false,
    })
  })

  it('is complete with the minimum, and keeps a place free until then', () => {
    const chosen = ['a', 'b', 'c', 'chips']
    expect(placesOf(table({ chosen, dishes: 3, missingCents: 1 }))).toMatchObject({
      empty: 1,
      complete: false,
    })
    expect(placesOf(table({ chosen, dishes: 3, missingCents: 0 }))).toMatchObject({
      empty: 0,
      complete: true,
    })
  })

  it('counts the plates that do not fit, loses none, and never has more places than fit', () => {
    const laid = fc.record({
      chosen: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 }),
      planned: fc.integer({ min: 1, max: 8 }),
      missingCents: fc.integer({ min: 0, max: 9900 }),
      untouched: fc.boolean(),
      left: fc.nat(),
    })
    fc.assert(
      fc.property(laid, ({ left, ...asked }) => {
        const dishes = asked.chosen.length === 0 ? 0 : left % (asked.chosen.length + 1)
        const { plates, more, empty, complete } = placesOf({ ...asked, dishes })
        expect(plates.length + more).toBe(asked.chosen.length)
        expect(plates).toEqual(asked.chosen.slice(0, plates.length))
        expect(plates.length + (more > 0 ? 1 : 0) + empty).toBeLessThanOrEqual(mostPlaces)
        expect(empty === 0).toBe(complete)
      }),
    )
  })
})
