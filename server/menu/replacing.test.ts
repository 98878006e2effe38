// A dish with one ingredient replaced, from the catalogue that comes with the program.

import { expect, test } from 'vitest'
import type { Dish } from '../../domain/catalogue/types.ts'
import { testDatabase } from '../../tests/database.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { ingredientsIn } from './ingredients.ts'
import { comesIn, compared, judged, withReplaced } from './replacing.ts'
import type { DishContent } from './week_menu.ts'

const database = await testDatabase()
const catalogue = await catalogueOf(database)
const { rows } = await database.pool.query<{ dish: Dish; recipe: DishContent['recipe'] }>(
  'select content as dish, recipe from dish_version order by place',
)
const dishes = rows.map(
  ({ dish, recipe }): DishContent => ({
    kind: dish.kind,
    dish,
    item: null,
    recipe,
    ingredients: ingredientsIn(dish, catalogue),
    appeal: null,
  }),
)

const dishWith = (fits: (dish: Dish) => boolean) => dishes.find(({ dish }) => fits(dish)) as DishContent
const holds = (dish: Dish, id: string) =>
  dish.ingredients.some(one => one.ingredientId === id && one.from === 'box')
const replaced = (content: DishContent, out: string, by: string) =>
  withReplaced(content, null, { out, by }, catalogue)

test('a replacement brings its own possible traces', () => {
  const [by = '', traces = []] =
    [...catalogue.contactOf(undefined).ingredients].find(([, found]) => found.includes('peanut')) ?? []
  const content = dishWith(
    one => holds(one, 'carrot') && !one.mayContain.includes('peanut') && !one.allergens.includes('peanut'),
  )
  expect(judged(content, null, catalogue).mayContain).not.toContain('peanut')
  expect(traces).toContain('peanut')
  expect(replaced(content, 'carrot', by).mayContain).toContain('peanut')
})

test('a replacement ends the diets that its ingredients and nutrients no longer fit, and only those', () => {
  const keto = dishWith(one => one.diets.includes('keto-friendly') && holds(one, 'broccoli'))
  expect(replaced(keto, 'broccoli', 'potatoes').diets).not.toContain('keto-friendly')
  expect(replaced(keto, 'broccoli', 'cauliflower').diets).toEqual(keto.dish.diets)
  const vegan = dishWith(one => one.diets.includes('vegan') && one.kind === 'rtc')
  const [out = ''] = comesIn(vegan, null)
  expect(replaced(vegan, out, 'honey').diets).toContain('vegetarian')
  expect(replaced(vegan, out, 'honey').diets).not.toContain('vegan')
})

test('the animals of its meat are known by family, seafood as one', () => {
  const fleshWith = (by: string) => {
    const content = dishWith(one => holds(one, 'carrot') && one.diets.includes('vegan'))
    return compared(replaced(content, 'carrot', by), catalogue).flesh
  }
  expect(fleshWith('bacon')).toEqual(['any-pork'])
  expect(fleshWith('fish-sauce')).toEqual(['fish'])
  expect(fleshWith('zucchini')).toEqual([])
})
