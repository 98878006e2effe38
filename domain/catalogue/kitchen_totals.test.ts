import { expect, test } from 'vitest'
import { pantry, weigh } from './example_pantry.ts'
import { formatAmount, type Kits, kitchenTotals, replacedIn } from './kitchen_totals.ts'
import type { RecipeAmount } from './recipe.ts'

const of = (unit: RecipeAmount['unit'], ingredientId: string, for2: number, for4: number): RecipeAmount => ({
  ingredientId,
  unit,
  for2,
  for4,
})
const rice: Kits['amounts'] = [of('gram', 'rice', 150, 310)]
const kits = (amounts: Kits['amounts'], servings: number, units: number): Kits => ({
  amounts,
  servings,
  units,
})

test.each<[string, Kits[], string[]]>([
  ['nothing made needs nothing', [], []],
  ['kits for two take the amount for two', [kits(rice, 2, 3)], ['rice 450 g']],
  ['kits for four take the amount for four, not twice that for two', [kits(rice, 4, 3)], ['rice 930 g']],
  ['a ready meal takes half of that for two', [kits(rice, 1, 3)], ['rice 225 g']],
  ['sizes of one dish add up', [kits(rice, 2, 1), kits(rice, 4, 1), kits(rice, 1, 1)], ['rice 535 g']],
  [
    'dishes that share an ingredient add up',
    [kits(rice, 2, 1), kits([weigh('rice', 50)], 2, 2)],
    ['rice 250 g'],
  ],
  [
    'spoons are millilitres: fifteen and five',
    [kits([of('tablespoon', 'oil', 1, 2), of('teaspoon', 'oil', 2, 4)], 2, 10)],
    ['oil 250 ml'],
  ],
  [
    'grams, millilitres and pieces of one ingredient stay apart',
    [kits([weigh('lemon', 30), of('piece', 'lemon', 1, 2), of('teaspoon', 'lemon', 1, 2)], 2, 2)],
    ['lemon 60 g', 'lemon 2 piece', 'lemon 10 ml'],
  ],
  ['half pieces are kept', [kits([of('piece', 'lemon', 0.5, 1)], 2, 3)], ['lemon 1.5 piece']],
  ['a third of a thousand keeps no tail of decimals', [kits([weigh('oil', 4.7)], 2, 3)], ['oil 14.1 g']],
])('%s', (_, made, expected) => {
  expect(kitchenTotals(made).map(one => `${one.ingredientId} ${one.amount} ${one.unit}`)).toEqual(expected)
})

test('an ingredient that is short is replaced by the same weight of another, however it is counted', () => {
  const amounts = [of('piece', 'lemon', 1.5, 3), of('gram', 'rice', 150, 310)]
  const replaced = replacedIn(amounts, { short: 'lemon', by: 'tofu' }, pantry)
  expect(replaced).toEqual([of('gram', 'tofu', 150, 300), amounts[1]])
})

test('an amount is written as its language writes numbers', () => {
  expect(formatAmount(1_250.5, 'en')).toBe('1,250.5')
  expect(formatAmount(1_250.5, 'fr')).toBe('1\u00a0250,5')
  expect(formatAmount(0.25, 'fr')).toBe('0,25')
  expect(formatAmount(12, 'en')).toBe('12')
})
