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
    const kinds = (of: typeof data) => kindsOf(productsOf(of, 'recipes'), of)
    expect(kinds(data)).toEqual(['family-friendly', 'meat-and-fish', 'premium', 'rte'])
    const ranked = { ...data, categories: ['premium', 'family-friendly', 'veggie', 'meat-and-fish'] }
    expect(kinds(ranked)).toEqual(['premium', 'family-friendly', 'meat-and-fish', 'rte'])
  })
})

describe('the products shown', () => {
  const recipes = productsOf(data, 'recipes')
  const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id)
  const all = { kind: null, filters: {}, sort: 'recommended' } as const

  test('typed text leaves the matches, best first, and no text leaves everything', {
    tags: '[RT-EDITOR-SEARCH]',
  }, () => {
    expect(ids(searched(data.words, recipes, ' '))).toEqual(ids(recipes))
    expect(ids(searched(data.words, recipes, 'slamon'))).toEqual(['salmon'])
    expect(ids(searched(data.words, productsOf(data, 'market'), 'spaghetti'))).toEqual([])
  })

  test('a filter narrows the search and the kind down', { tags: '[RT-EDITOR-FILTERS]' }, () => {
    const vegetarian = viewOf(data, recipes, { ...all, filters: { diet: ['vegetarian'] } })
    expect(ids(vegetarian.shown)).toEqual(['pad-thai', 'soup'])
    const meals = viewOf(data, recipes, { ...all, kind: 'rte', filters: { surcharge: ['none'] } })
    expect([ids(meals.among), ids(meals.shown)]).toEqual([['soup'], ['soup']])
  })

  test('filters that match nothing keep the count without them', {
    tags: '[ERR-NO-ITEMS-FILTERS]',
  }, () => {
    const none = viewOf(data, recipes, { ...all, filters: { protein: ['pork'] } })
    expect([none.shown, none.among.length]).toEqual([[], recipes.length])
  })

  test('the price is the household’s, surcharge included', () => {
    expect(ids(viewOf(data, recipes, { ...all, sort: 'price' }).shown).at(-1)).toBe('steak')
  })

  test('a filter by minutes waits while items are shown', () => {
    const market = productsOf(data, 'market')
    expect(ids(viewOf(data, market, { ...all, filters: { time: ['20'] } }).shown)).toEqual(['chips', 'loaf'])
  })
})

describe('ways to reach the minimum', () => {
  test('are the item that closes the gap most closely, and the best dish not in the box', () => {
    expect(waysToMinimum(data, 470, inBox)).toEqual([
      { productId: 'loaf', name: 'loaf', cents: 525 },
      { productId: 'pad-thai', name: 'pad-thai', cents: 2490 },
    ])
  })

  test('offer the dearest item where no item closes the gap alone', () => {
    expect(waysToMinimum(data, 3000, inBox)[0]?.productId).toBe('tea')
  })

  test('respect exclusions, and cost no surcharge', () => {
    const careful = editorWith([], { exclusions: ['peanut'] })
    const dishes = waysToMinimum(careful, 470, new Map([...inBox, ['salmon', 1]])).slice(1)
    expect(dishes).toEqual([])
  })

  test('offer nothing with traces of an allergen marked as severe', () => {
    const severe = editorWith([], { traces: { loaf: ['sesame'], 'pad-thai': ['sesame'] } })
    expect(waysToMinimum(severe, 470, inBox).map(way => way.productId)).toEqual(['tea', 'salmon'])
  })
})
