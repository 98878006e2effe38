import { expect, test } from 'vitest'
import { fits } from './fitting.ts'

const none = { exclusions: [], severe: [], ingredients: [], never: [], vegetarian: false, vegan: false }
const dish = {
  id: 'saag',
  allergens: ['milk'],
  mayContain: ['sesame'],
  diets: ['vegetarian'],
  ingredients: ['spinach', 'garam-masala', 'cumin'],
}

test.each([
  [none, true],
  [{ ...none, exclusions: ['milk'] }, false],
  [{ ...none, exclusions: ['sesame'] }, true],
  [{ ...none, exclusions: ['sesame'], severe: ['sesame'] }, false],
  [{ ...none, ingredients: ['cumin'] }, false],
  [{ ...none, ingredients: ['cilantro', 'milk'] }, true],
  [{ ...none, exclusions: ['cumin'] }, true],
  [{ ...none, never: ['saag'] }, false],
  [{ ...none, never: ['chana-masala'] }, true],
  [{ ...none, vegetarian: true }, true],
  [{ ...none, vegan: true }, false],
])(
  'with %j a household may have a vegetarian dish of spinach with milk, cumin and traces of sesame: %s',
  (exclusions, left) => {
    expect(fits(dish, exclusions)).toBe(left)
  },
)

test('a vegan dish suits a vegetarian', () => {
  const vegan = { ...dish, allergens: [], mayContain: [], diets: ['vegan'] }
  expect(fits(vegan, { ...none, vegetarian: true })).toBe(true)
})
