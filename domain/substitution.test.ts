// What a replacement adds, and what silence does to it.

import { describe, expect, test } from 'vitest'
import type { Conflict } from './catalogue/suits.ts'
import {
  addsAny,
  type Difference,
  differenceOf,
  noDifference,
  type ProductToCompare,
  standardFor,
} from './substitution.ts'

const product = (more: Partial<ProductToCompare>): ProductToCompare => ({
  allergens: [],
  diets: [],
  flesh: [],
  ...more,
})
const vegan = product({ diets: ['vegan', 'vegetarian'] })
const cheese = product({ allergens: ['milk'], diets: ['vegetarian'] })
const chicken = product({ flesh: ['any-poultry'], diets: ['high-protein'] })
const pork = product({ flesh: ['any-pork'], diets: ['high-protein'] })
const cod = product({ allergens: ['fish'], flesh: ['fish'] })
const conflict: Conflict = { allergens: ['milk'], traces: [], ingredients: [], diet: null, never: false }

describe('what a replacement adds', () => {
  const rows: [string, ProductToCompare, ProductToCompare, Partial<Difference>][] = [
    ['nothing, of the same kind', chicken, chicken, {}],
    ['an allergen', vegan, product({ ...vegan, allergens: ['cashew'] }), { gained: ['cashew'] }],
    ['nothing, where an allergen goes', cheese, product({ diets: ['vegetarian'] }), { lost: ['milk'] }],
    ['meat, which ends two diets', vegan, chicken, { flesh: ['meat'], diets: ['vegan', 'vegetarian'] }],
    ['the meat of another animal', chicken, pork, { flesh: ['other_meat'] }],
    [
      'meat in a dish of fish',
      cod,
      product({ flesh: ['fish', 'any-pork'], allergens: ['fish'] }),
      { flesh: ['meat'] },
    ],
    ['fish', chicken, cod, { gained: ['fish'], flesh: ['fish'], diets: ['high-protein'] }],
    [
      'meat of an unknown animal',
      product({ flesh: null }),
      product({ flesh: null }),
      { flesh: ['other_meat'] },
    ],
    [
      'meat in an item without',
      product({ ...vegan, flesh: null }),
      product({ flesh: null }),
      { flesh: ['meat'], diets: ['vegan', 'vegetarian'] },
    ],
    ['an end of a diet', vegan, product({ diets: ['vegetarian'] }), { diets: ['vegan'] }],
    ['too little protein', chicken, product({ flesh: ['any-poultry'] }), { diets: ['high-protein'] }],
  ]
  test.each(rows)('%s', (_, before, after, differs) => {
    expect(differenceOf(before, after)).toEqual({ ...noDifference, ...differs })
  })
})

describe('silence', () => {
  const added: [string, Partial<Difference>][] = [
    ['an allergen', { gained: ['cashew'] }],
    ['meat', { flesh: ['meat'] }],
    ['another meat', { flesh: ['other_meat'] }],
    ['fish', { flesh: ['fish'] }],
    ['the end of a diet', { diets: ['vegan'] }],
  ]
  test.each(added)('never takes %s', (_, more) => {
    const differs = { ...noDifference, ...more }
    expect(addsAny(differs)).toBe(true)
    expect(standardFor(null, differs)).toBe('drop')
  })

  test('takes what adds nothing, even where an allergen goes, unless the household excludes it', () => {
    expect(standardFor(null, noDifference)).toBe('accept')
    expect(standardFor(null, { ...noDifference, lost: ['milk'] })).toBe('accept')
    expect(standardFor(conflict, noDifference)).toBe('drop')
  })
})
