import { expect, test } from 'vitest'
import { fits } from './fitting.ts'

const none = { exclusions: [], severe: [], vegetarian: false, vegan: false }
const dish = { allergens: ['milk'], mayContain: ['sesame'], diets: ['vegetarian'] }

test.each([
  [none, true],
  [{ ...none, exclusions: ['milk'] }, false],
  [{ ...none, exclusions: ['sesame'] }, true],
  [{ ...none, exclusions: ['sesame'], severe: ['sesame'] }, false],
  [{ ...none, vegetarian: true }, true],
  [{ ...none, vegan: true }, false],
])('%j leaves a vegetarian dish with milk and traces of sesame: %s', (exclusions, left) => {
  expect(fits(dish, exclusions)).toBe(left)
})

test('a vegan dish suits a vegetarian', () => {
  expect(fits({ allergens: [], mayContain: [], diets: ['vegan'] }, { ...none, vegetarian: true })).toBe(true)
})
