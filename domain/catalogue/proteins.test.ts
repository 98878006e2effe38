import { expect, test } from 'vitest'
import { proteinGroupOf } from './proteins.ts'
import type { DishIngredient } from './types.ts'

const made = (...of: [string, number][]) => ({
  ingredients: of.map(([ingredientId, gramsFor2]) => ({ ingredientId, gramsFor2 }) as DishIngredient),
})

test.each([
  ['the heaviest meat or fish', made(['shrimp', 240], ['chorizo', 80], ['rice', 300]), 'fish-seafood'],
  ['meat before the beans it lies on', made(['white-beans', 350], ['italian-sausage', 150]), 'pork'],
  ['the same the other way round', made(['italian-sausage', 150], ['white-beans', 350]), 'pork'],
  ['the heaviest of the others', made(['chickpeas', 200], ['halloumi', 160]), 'plant'],
  ['nothing where nothing stands out', made(['mushrooms', 250], ['parmesan', 40]), null],
  ['not the broth', made(['egg', 114], ['crushed-tomatoes', 400]), 'egg-cheese'],
])('the protein of a dish is %s', (_, dish, group) => {
  expect(proteinGroupOf(dish)).toBe(group)
})
