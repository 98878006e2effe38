import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergensOf, madeWithoutTags, saidOnce } from './allergens.ts'
import { pantry } from './example_pantry.ts'
import { type Ingredient, withAllParts } from './ingredients.ts'

const someIds = fc.uniqueArray(fc.constantFrom(...pantry.keys()), { minLength: 1 })

describe('what ingredients hold', () => {
  test('a mix holds what the parts of its parts hold', { tags: '[ENT-RECIPE-ALLERGENS]' }, () => {
    expect(allergensOf(['glaze'], pantry)).toEqual(['gluten_wheat', 'soy', 'wheat'])
  })

  test('wheat is declared as an allergen and as a gluten source', () => {
    expect(allergensOf(['flour'], pantry)).toEqual(['gluten_wheat', 'wheat'])
  })

  test('an ingredient added never takes an allergen away', () => {
    fc.assert(
      fc.property(someIds, someIds, (some, more) => {
        const together = allergensOf([...some, ...more], pantry)
        expect(together).toEqual(expect.arrayContaining(allergensOf(some, pantry)))
        expect(together).toEqual(expect.arrayContaining(allergensOf(more, pantry)))
      }),
    )
  })

  test('an ingredient nobody knows is refused, and so is a mix that holds itself', () => {
    expect(() => allergensOf(['unicorn'], pantry)).toThrow(RangeError)
    const own = pantry.get('glaze') as Ingredient
    const circular = new Map([['glaze', { ...own, parts: [{ ingredientId: 'glaze', share: 1 }] }]])
    expect(() => withAllParts('glaze', circular)).toThrow(RangeError)
  })
})

test('a mark says "made without" only where nothing of the kind is held', () => {
  expect(madeWithoutTags([])).toEqual(['made-without-gluten', 'made-without-dairy', 'made-without-nuts'])
  expect(madeWithoutTags(['gluten_barley', 'milk', 'cashew'])).toEqual([])
  expect(madeWithoutTags(['peanut'])).not.toContain('made-without-nuts')
})

test('people are told of wheat once: as the allergen, not again as a gluten source', () => {
  expect(saidOnce(['gluten_barley', 'gluten_wheat', 'milk', 'wheat'])).toEqual([
    'gluten_barley',
    'milk',
    'wheat',
  ])
  expect(saidOnce(['gluten_wheat'])).toEqual(['gluten_wheat'])
})
