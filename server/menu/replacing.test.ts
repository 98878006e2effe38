// A dish with one ingredient replaced, from the real catalogue.

import { expect, test } from 'vitest'
import type { Dish } from '../../domain/catalogue/types.ts'
import { anyContact, dishes } from '../../seed/catalogue/index.ts'
import { comesIn, compared, judged, withReplaced } from './replacing.ts'

const dishWith = (fits: (dish: Dish) => boolean): Dish => dishes.find(fits) as Dish
const holds = (dish: Dish, id: string) =>
  dish.ingredients.some(one => one.ingredientId === id && one.from === 'box')
const before = (dish: Dish) => judged({ kind: dish.kind, dish, item: null, ingredients: [] }, null)

test('a replacement brings its own possible traces', () => {
  const [by = '', traces = []] =
    [...anyContact.ingredients].find(([, found]) => found.includes('peanut')) ?? []
  const dish = dishWith(
    one => holds(one, 'carrot') && !one.mayContain.includes('peanut') && !one.allergens.includes('peanut'),
  )
  expect(before(dish).mayContain).not.toContain('peanut')
  expect(traces).toContain('peanut')
  expect(withReplaced(dish, null, { out: 'carrot', by }).mayContain).toContain('peanut')
})

test('a replacement ends the diets that its ingredients and nutrients no longer fit, and only those', () => {
  const keto = dishWith(one => one.diets.includes('keto-friendly') && holds(one, 'broccoli'))
  expect(withReplaced(keto, null, { out: 'broccoli', by: 'potatoes' }).diets).not.toContain('keto-friendly')
  expect(withReplaced(keto, null, { out: 'broccoli', by: 'cauliflower' }).diets).toEqual(keto.diets)
  const vegan = dishWith(one => one.diets.includes('vegan') && one.kind === 'rtc')
  const [out = ''] = comesIn(vegan, null)
  expect(withReplaced(vegan, null, { out, by: 'honey' }).diets).toContain('vegetarian')
  expect(withReplaced(vegan, null, { out, by: 'honey' }).diets).not.toContain('vegan')
})

test('the animals of its meat are known by family, seafood as one', () => {
  const fleshWith = (by: string) => {
    const dish = dishWith(one => holds(one, 'carrot') && one.diets.includes('vegan'))
    return compared(withReplaced(dish, null, { out: 'carrot', by })).flesh
  }
  expect(fleshWith('bacon')).toEqual(['any-pork'])
  expect(fleshWith('fish-sauce')).toEqual(['fish'])
  expect(fleshWith('zucchini')).toEqual([])
})
