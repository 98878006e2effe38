import { describe, expect, test } from 'vitest'
import type { MenuDish, MenuItem } from '../../../contract/views.ts'
import { dishesOf, kindsOf, type Menu, tabsOf, viewOf } from './view.ts'

const dish = (id: string, kind: 'rtc' | 'rte', category: string, minutes = 30) =>
  ({ id, kind, category, minutes }) as MenuDish
const item = (id: string, shelf: string) => ({ id, shelf }) as MenuItem

const menu = {
  categories: [
    { id: 'vegetarian', count: 1 },
    { id: 'meat-and-fish', count: 3 },
    { id: 'premium', count: 0 },
    { id: 'veggie', count: 1 },
    { id: 'market', count: 2 },
  ],
  dishes: [
    dish('dal', 'rtc', 'vegetarian', 35),
    dish('tacos', 'rtc', 'meat-and-fish', 25),
    dish('trout', 'rtc', 'meat-and-fish'),
    dish('chili', 'rte', 'meat-and-fish', 2),
    dish('paneer', 'rte', 'veggie', 2),
  ],
  items: [item('apples', 'produce'), item('milk', 'dairy'), item('pears', 'produce')],
} as unknown as Menu

const shown = (query: string) =>
  dishesOf(menu, viewOf(new URLSearchParams(query), tabsOf(menu))).map(({ id }) => id)

describe('the tabs of a menu', () => {
  test('are all recipes, their categories in the week’s order, meals and the market, none empty, each once', () => {
    expect(tabsOf(menu)).toEqual([
      { id: 'all', count: 3 },
      { id: 'vegetarian', count: 1 },
      { id: 'meat-and-fish', count: 2 },
      { id: 'rte', count: 2 },
      { id: 'market', count: 3 },
    ])
  })
})

describe('what is shown', () => {
  test('is every recipe, or those of a category, and no meal among them', () => {
    expect(shown('')).toEqual(['dal', 'tacos', 'trout'])
    expect(shown('category=meat-and-fish')).toEqual(['tacos', 'trout'])
  })

  test('is narrowed down by minutes, meals by their category', () => {
    expect(shown('quick')).toEqual(['tacos'])
    expect(shown('category=rte')).toEqual(['chili', 'paneer'])
    expect(shown('category=rte&of=veggie')).toEqual(['paneer'])
  })

  test('[ERR-NO-ITEMS-FILTERS] can be nothing', () => {
    expect(shown('category=vegetarian&quick')).toEqual([])
  })

  test('is everything where the address asks for a tab that is not there', () => {
    expect(shown('category=premium')).toEqual(shown(''))
    expect(shown('category=%22%3E')).toEqual(shown(''))
  })
})

test('meals are narrowed down by category, the market by shelf, recipes by neither', () => {
  expect(kindsOf(menu, 'rte')).toEqual(['meat-and-fish', 'veggie'])
  expect(kindsOf(menu, 'market')).toEqual(['produce', 'dairy'])
  expect(kindsOf(menu, 'all')).toEqual([])
})
