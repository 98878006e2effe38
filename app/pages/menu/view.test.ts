import { describe, expect, test } from 'vitest'
import type { MenuDish, MenuItem, WeekTab } from '../../../contract/views.ts'
import { readFilters, sorts } from '../../../domain/catalogue/browse.ts'
import type { Wishes } from '../../../domain/catalogue/suits.ts'
import { addressOf, kindsOf, type Menu, nearestWeeks, type Product, priceOf, tabsOf, viewOf } from './view.ts'

const dish = (id: string, kind: 'rtc' | 'rte', category: string, minutes = 35, surchargeCents = 0) =>
  ({ id, kind, category, minutes, surchargeCents, diets: [], allergens: [] }) as unknown as MenuDish
const item = (id: string, shelf: string, priceCents = 500) =>
  ({ id, shelf, priceCents, diets: [], allergens: [] }) as unknown as MenuItem

const menu = {
  perServingCents: 1395,
  mealCents: 1295,
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
    dish('trout', 'rtc', 'meat-and-fish', 35, 400),
    dish('chili', 'rte', 'meat-and-fish', 2),
    dish('paneer', 'rte', 'veggie', 2),
  ],
  items: [item('apples', 'produce'), item('milk', 'dairy', 300), item('pears', 'produce')],
} as unknown as Menu

const noWishes: Wishes = { exclusions: [], vegetarian: false, vegan: false }
const all: Product[] = [...menu.dishes, ...menu.items]
const view = (query: string, found = all, wishes = noWishes) => {
  const search = new URLSearchParams(query)
  const asked = {
    category: search.get('category'),
    of: search.get('of'),
    filters: readFilters(name => search.get(name)),
    sort: sorts.find(sort => sort === search.get('sort')) ?? 'recommended',
    searched: found !== all,
  }
  return viewOf(menu, found, asked, wishes)
}
const shown = (query: string, found = all) => view(query, found).shown.map(({ id }) => id)

test('the tabs of a menu are all recipes, their categories in the week’s order, meals and the market, none empty, each once', () => {
  expect(tabsOf(menu)).toEqual(['all', 'vegetarian', 'meat-and-fish', 'rte', 'market'])
})

describe('the products shown of a week', { tags: '[RT-MENU-DATE]' }, () => {
  test('are every recipe, or those of a category, and no meal', () => {
    expect(shown('')).toEqual(['dal', 'tacos', 'trout'])
    expect(shown('category=meat-and-fish')).toEqual(['tacos', 'trout'])
  })

  test('are narrowed down by filters, and meals and items by their kind as well', () => {
    expect(shown('time=30')).toEqual(['tacos'])
    expect(shown('surcharge=none')).toEqual(['dal', 'tacos'])
    expect(shown('category=rte&of=veggie')).toEqual(['paneer'])
    expect(shown('category=market&of=produce')).toEqual(['apples', 'pears'])
  })

  test('are in the chosen order: by the plan’s price, surcharge included, or by the price of an item', () => {
    expect(shown('sort=price').at(-1)).toBe('trout')
    expect(shown('category=market&sort=price')).toEqual(['milk', 'apples', 'pears'])
    expect(all.map(product => priceOf(menu, product))).toEqual([1395, 1395, 1795, 1295, 1295, 500, 300, 500])
  })

  test('are the matches of a search, best first, and nothing of another tab', {
    tags: '[ERR-NO-SEARCH-RESULTS]',
  }, () => {
    const found = ['pears', 'trout', 'dal'].map(id => all.find(product => product.id === id) as Product)
    expect(shown('', found)).toEqual(['trout', 'dal'])
    expect(shown('category=market', found)).toEqual(['pears'])
    expect(view('category=rte', found)).toMatchObject({ among: [], shown: [] })
    expect(view('category=market&of=dairy', found).kinds).toEqual(['produce', 'dairy'])
    expect(view('category=market', found).kinds).toEqual(['produce'])
  })

  test('can be none, and then the count without filters is known', {
    tags: '[ERR-NO-ITEMS-FILTERS]',
  }, () => {
    const none = view('category=vegetarian&time=30')
    expect([none.shown, none.among.length]).toEqual([[], 1])
  })

  test('leave out exclusions, once they are known', () => {
    const never = { ...noWishes, exclusions: ['dish:tacos'] }
    expect(shown('safe=us')).toEqual(shown(''))
    expect(view('safe=us', all, never).shown.map(({ id }) => id)).toEqual(['dal', 'trout'])
  })

  test('are all of them where the address names an unknown tab or kind', () => {
    expect(shown('category=premium')).toEqual(shown(''))
    expect(shown('category=%22%3E')).toEqual(shown(''))
    expect(shown('category=rte&of=nowhere')).toEqual(['chili', 'paneer'])
  })

  test('are a whole menu only while nothing but a tab is chosen', () => {
    expect(['', 'category=market', 'category=market&of=dairy'].map(query => view(query).whole)).toEqual([
      true,
      true,
      true,
    ])
    expect(['time=30', 'sort=price'].map(query => view(query).whole)).toEqual([false, false])
    // Minutes mean nothing in the market, so they wait.
    expect(view('category=market&time=30').whole).toBe(true)
  })
})

test('narrow meals by category, the market by shelf, recipes by neither', () => {
  expect(kindsOf(menu, 'rte')).toEqual(['meat-and-fish', 'veggie'])
  const ranked = { ...menu, categories: menu.categories.toReversed() }
  expect(kindsOf(ranked, 'rte')).toEqual(['veggie', 'meat-and-fish'])
  expect(kindsOf(menu, 'market')).toEqual(['produce', 'dairy'])
  expect(kindsOf(menu, 'all')).toEqual([])
})

test('an address keeps the choices of the menu, with changes, and drops where people came from', () => {
  const search = new URLSearchParams('utm_source=x&category=rte&of=veggie&q=œuf&diet=vegan&sort=price')
  const other = new URLSearchParams(addressOf(search, { category: 'market', of: null }))
  expect(Object.fromEntries(other)).toEqual({ category: 'market', q: 'œuf', diet: 'vegan', sort: 'price' })
  expect(addressOf(new URLSearchParams('utm_source=x'))).toBe('?')
})

describe('a date without a menu (rule 6)', () => {
  const tab = (week: string, state: WeekTab['state'] = 'open'): WeekTab => ({ week, state, daysLeft: null })
  const known = [
    tab('2026-11-23', 'closed'),
    ...['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'].map(week => tab(week)),
  ]
  const offered = (asked: string, weeks = [...known, tab(asked, 'unpublished')]) =>
    nearestWeeks(weeks, asked, 3).map(({ week }) => week)

  test('far ahead offers the last weeks that are out, and far back the first', () => {
    expect(offered('2027-05-31')).toEqual(['2026-12-14', '2026-12-21', '2026-12-28'])
    expect(offered('2024-12-30')).toEqual(['2026-11-23', '2026-11-30', '2026-12-07'])
  })

  test('offers weeks on both of its sides, and neither itself nor another without a menu', () => {
    const weeks = known.map(each =>
      each.week === '2026-12-14' ? { ...each, state: 'unpublished' as const } : each,
    )
    expect(offered('2026-12-14', weeks)).toEqual(['2026-11-30', '2026-12-07', '2026-12-21'])
  })

  test('offers, of two weeks that are equally near, the one that can still be ordered', () => {
    const weeks = [tab('2026-11-16', 'closed'), tab('2026-11-23', 'unpublished'), tab('2026-11-30')]
    expect(nearestWeeks(weeks, '2026-11-23', 1)).toEqual([tab('2026-11-30')])
  })
})
