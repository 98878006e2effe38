import { expect, test } from 'vitest'
import { type FactName, type Facts, factNames, factsIn, fillFacts, isFactName } from './facts.ts'

const known = Object.fromEntries(Object.keys(factNames).map(name => [name, `<${name}>`])) as Facts
const without = (...names: FactName[]): Facts => ({
  ...known,
  ...Object.fromEntries(names.map(name => [name, null])),
})

test('facts are inserted wherever they are named', () => {
  expect(fillFacts({ a: ['{places} places', { b: 'until {cutoffDays} days' }], n: 3 }, known)).toEqual({
    a: ['<places> places', { b: 'until <cutoffDays> days' }],
    n: 3,
  })
})

test('text that names an unknown fact is left out: an item of a list, an object whole', {
  tags: '[CLAIM-MENU-SIZE]',
}, () => {
  const facts = without('meals')
  const figures = [
    { figure: '{meals}', label: 'meals' },
    { figure: '{fromMeal}', label: 'a meal' },
  ]
  expect(fillFacts({ figures, prose: ['We have {meals}.', 'Eat.'] }, facts)).toEqual({
    figures: [{ figure: '<fromMeal>', label: 'a meal' }],
    prose: ['Eat.'],
  })
  expect(fillFacts({ title: '{meals} meals' }, facts)).toBeUndefined()
})

test('a name in braces that is no fact is never shown', () => {
  expect(fillFacts('{nonsense}', known)).toBeUndefined()
  expect(factsIn('{nonsense} and {places}').filter(isFactName)).toEqual(['places'])
  expect(isFactName('toString')).toBe(false)
})
