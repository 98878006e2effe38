import { describe, expect, test } from 'vitest'
import { editorWith, line } from './example_box.ts'
import { kindsOf, productsOf, warningOf, waysToMinimum } from './shelves.ts'

const data = editorWith([line('spaghetti', 1)])
const inBox = new Map([['spaghetti', 1]])

describe('shelves', () => {
  test('[RT-EDITOR-TABS] recipes, pantry and market items each have their own', () => {
    const ids = (tab: 'recipes' | 'pantry' | 'market') => productsOf(data, tab).map(one => one.id)
    expect(ids('recipes')).toEqual(['spaghetti', 'pad-thai', 'salmon', 'steak', 'soup'])
    expect(ids('pantry')).toEqual(['tea'])
    expect(ids('market')).toEqual(['chips', 'loaf'])
  })

  test('[RT-EDITOR-CATEGORIES] categories come in the week’s ranking, ready meals as one kind of their own', () => {
    const kinds = kindsOf(productsOf(data, 'recipes'), data.plan)
    expect(kinds).toEqual(['family-friendly', 'meat-and-fish', 'premium', 'rte'])
  })
})

describe('warnings', () => {
  const padThai = data.dishes[1]
  const spaghetti = data.dishes[0]
  if (!padThai || !spaghetti) throw new Error('the example has both')

  test('an excluded allergen is named, an unknown one is not', () => {
    const household = { exclusions: ['peanut', 'milk'], vegetarian: false, vegan: false }
    expect(warningOf(padThai, household)).toEqual({ allergens: ['peanut'], diet: null })
    expect(warningOf(spaghetti, household)).toBeNull()
  })

  test('a vegetarian household is told of what is not', () => {
    expect(warningOf(spaghetti, { exclusions: [], vegetarian: true, vegan: false })?.diet).toBe('vegetarian')
  })
})

describe('ways to the minimum', () => {
  test('the item that closes the gap with the least to spare, and the best dish not in the box', () => {
    expect(waysToMinimum(data, 470, inBox)).toEqual([
      { productId: 'loaf', name: 'loaf', cents: 525 },
      { productId: 'pad-thai', name: 'pad-thai', cents: 2490 },
    ])
  })

  test('a gap no item closes alone is offered the dearest one', () => {
    expect(waysToMinimum(data, 3000, inBox)[0]?.productId).toBe('tea')
  })

  test('nothing the household says no to is offered, and no premium', () => {
    const careful = editorWith([], { exclusions: ['peanut'] })
    const dishes = waysToMinimum(careful, 470, new Map([...inBox, ['salmon', 1]])).slice(1)
    expect(dishes).toEqual([])
  })
})
