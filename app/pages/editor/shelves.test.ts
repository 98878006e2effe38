import { describe, expect, test } from 'vitest'
import { searched } from '../../../domain/search/products.ts'
import { editorWith, line } from '../../orders/example_box.ts'
import { kindsOf, productsOf, viewOf, waysToMinimum } from './shelves.ts'

const data = editorWith([line('spaghetti', 1)])
const inBox = new Map([['spaghetti', 1]])

describe('shelves', () => {
  test('recipes, pantry and market items each have their own', { tags: '[RT-EDITOR-TABS]' }, () => {
    const ids = (tab: 'recipes' | 'pantry' | 'market') => productsOf(data, tab).map(one => one.id)
    expect(ids('recipes')).toEqual(['spaghetti', 'pad-thai', 'salmon', 'steak', 'soup'])
    expect(ids('pantry')).toEqual(['tea'])
    expect(ids('market')).toEqual(['chips', 'loaf'])
  })

  test('categories come in the week’s ranking, ready meals as one kind of their own', {
    tags: '[RT-EDITOR-CATEGORIES]',
  }, () => {
    const kinds = kindsOf(productsOf(data, 'recipes'), data.plan)
    expect(kinds).toEqual(['family-friendly', 'meat-and-fish', 'premium', 'rte'])
  })
})

describe('what is shown', () => {
  const recipes = productsOf(data, 'recipes')
  const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id)
  const all = { kind: null, filters: {}, sort: 'recommended' } as const

  test('typing leaves what is found, best first, and nothing typed leaves everything', {
    tags: '[RT-EDITOR-SEARCH]',
  }, () => {
    expect(ids(searched(data.words, recipes, ' '))).toEqual(ids(recipes))
    expect(ids(searched(data.words, recipes, 'slamon'))).toEqual(['salmon'])
    expect(ids(searched(data.words, productsOf(data, 'market'), 'spaghetti'))).toEqual([])
  })

  test('a filter narrows what the search and the kind left', { tags: '[RT-EDITOR-FILTERS]' }, () => {
    const vegetarian = viewOf(data, recipes, { ...all, filters: { diet: ['vegetarian'] } })
    expect(ids(vegetarian.shown)).toEqual(['pad-thai', 'soup'])
    const meals = viewOf(data, recipes, { ...all, kind: 'rte', filters: { surcharge: ['none'] } })
    expect([ids(meals.among), ids(meals.shown)]).toEqual([['soup'], ['soup']])
  })

  test('filters that leave nothing keep what there is without them', {
    tags: '[ERR-NO-ITEMS-FILTERS]',
  }, () => {
    const none = viewOf(data, recipes, { ...all, filters: { protein: ['pork'] } })
    expect([none.shown, none.among.length]).toEqual([[], recipes.length])
  })

  test('the price is what this household pays, premium included', () => {
    expect(ids(viewOf(data, recipes, { ...all, sort: 'price' }).shown).at(-1)).toBe('steak')
  })

  test('minutes asked for wait while items are looked at', () => {
    const market = productsOf(data, 'market')
    expect(ids(viewOf(data, market, { ...all, filters: { time: ['20'] } }).shown)).toEqual(['chips', 'loaf'])
  })
})

describe('ways to the minimum', () => {
  test('the item that closes the gap with the least to spare, and the best dish not in the box', () => {
    expect(waysToMinimum(data, 470, inBox)).toEqual([
      { productId: 'loaf', name: 'loaf', cents: 525 },
      { productId: 'pad-thai', name: 'pad-thai', cents: 2490 },
    ])
  })

  test('a gap no item closes alone is offered the dearest one', () => {
    expect(waysToMinimum(data, 3000, inBox)[0]?.productId).toBe('tea')
  })

  test('nothing the household says no to is offered, and no premium', () => {
    const careful = editorWith([], { exclusions: ['peanut'] })
    const dishes = waysToMinimum(careful, 470, new Map([...inBox, ['salmon', 1]])).slice(1)
    expect(dishes).toEqual([])
  })
})
