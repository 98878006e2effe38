import { expect, test } from 'vitest'
import { facetIds, fitting, readFilters } from './browse.ts'
import { addressOfCraving, answering, cravingIds } from './cravings.ts'

const recipe = (id: string, of: object) => ({
  id,
  category: 'premium',
  diets: [] as string[],
  allergens: [],
  minutes: 40,
  calories: 900,
  ...of,
})
const recipes = [
  recipe('stew', { category: 'family-friendly' }),
  recipe('salad', { diets: ['vegetarian'], calories: 600, minutes: 20 }),
  recipe('noodles', { minutes: 30 }),
  recipe('steak', {}),
]

test('the count of a craving equals the number of dishes on the menu that its tile leads to', {
  tags: '[HOME-CRAVINGS]',
}, () => {
  const none = { exclusions: [], vegetarian: false, vegan: false }
  for (const id of cravingIds) {
    const asked = new URLSearchParams(addressOfCraving(id))
    const known = ['category', ...facetIds]
    expect([...asked.keys()].every(name => known.includes(name))).toBe(true)
    const category = asked.get('category')
    const filed = recipes.filter(one => category === null || one.category === category)
    const shown = fitting(
      filed,
      readFilters(name => asked.get(name)),
      none,
    )
    expect([id, answering(id, recipes)]).toEqual([id, shown])
  }
  expect(cravingIds.map(id => answering(id, recipes).map(one => one.id))).toEqual([
    ['stew'],
    ['salad'],
    ['salad', 'noodles'],
    ['salad'],
  ])
})
