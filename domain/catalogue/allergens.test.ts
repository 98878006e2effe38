import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergensOf, allergensOfChoice, choicesAmong, madeWithoutTags, saidOnce } from './allergens.ts'
import { pantry } from './example_pantry.ts'
import { type Ingredient, withAllParts } from './ingredients.ts'

const someIds = fc.uniqueArray(fc.constantFrom(...pantry.keys()), { minLength: 1 })

describe('the allergens of ingredients', () => {
  test('a mix contains everything that its parts and their parts contain', {
    tags: '[ENT-RECIPE-ALLERGENS]',
  }, () => {
    expect(allergensOf(['glaze'], pantry)).toEqual(['gluten_wheat', 'soy', 'wheat'])
  })

  test('wheat is declared as an allergen and as a gluten source', () => {
    expect(allergensOf(['flour'], pantry)).toEqual(['gluten_wheat', 'wheat'])
  })

  test('adding an ingredient never removes an allergen', () => {
    fc.assert(
      fc.property(someIds, someIds, (some, more) => {
        const together = allergensOf([...some, ...more], pantry)
        expect(together).toEqual(expect.arrayContaining(allergensOf(some, pantry)))
        expect(together).toEqual(expect.arrayContaining(allergensOf(more, pantry)))
      }),
    )
  })

  test('an unknown ingredient is refused, and so is a mix that contains itself', () => {
    expect(() => allergensOf(['unicorn'], pantry)).toThrow(RangeError)
    const own = pantry.get('glaze') as Ingredient
    const circular = new Map([['glaze', { ...own, parts: [{ ingredientId: 'glaze', share: 1 }] }]])
    expect(() => withAllParts('glaze', circular)).toThrow(RangeError)
  })
})

test('a "made without" mark appears only where the dish contains nothing of the kind', () => {
  expect(madeWithoutTags([])).toEqual(['made-without-gluten', 'made-without-dairy', 'made-without-nuts'])
  expect(madeWithoutTags(['gluten_barley', 'milk', 'cashew'])).toEqual([])
  expect(madeWithoutTags(['peanut'])).not.toContain('made-without-nuts')
})

test('wheat is shown once, as the allergen and not again as a gluten source', () => {
  expect(saidOnce(['gluten_barley', 'gluten_wheat', 'milk', 'wheat'])).toEqual([
    'gluten_barley',
    'milk',
    'wheat',
  ])
  expect(saidOnce(['gluten_wheat'])).toEqual(['gluten_wheat'])
})

test('wheat and triticale are one choice each, which stands for the allergen and for the gluten source', () => {
  const all = ['gluten_barley', 'gluten_triticale', 'gluten_wheat', 'milk', 'triticale', 'wheat']
  expect(choicesAmong(all, all)).toEqual(['gluten_barley', 'milk', 'triticale', 'wheat'])
  expect(allergensOfChoice('wheat')).toEqual(['wheat', 'gluten_wheat'])
  expect(allergensOfChoice('milk')).toEqual(['milk'])
  // Stored by the choice of gluten as a whole, or before there was one choice.
  expect(choicesAmong(['gluten_wheat', 'gluten_barley'], all)).toEqual(['gluten_barley', 'wheat'])
})
