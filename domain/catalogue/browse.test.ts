import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Browsable,
  countAsked,
  type FacetId,
  type Filters,
  facetIds,
  facetsOf,
  fitting,
  readFilters,
  relevant,
  type Sort,
  sorted,
  sortsOf,
  toggled,
  writeFilter,
} from './browse.ts'
import type { Wishes } from './suits.ts'

const anybody: Wishes = { exclusions: [], vegetarian: false, vegan: false }

const dish = (id: string, more: Partial<Browsable> = {}): Browsable => ({
  id,
  diets: [],
  allergens: [],
  minutes: 30,
  difficulty: 'easy',
  spice: 0,
  calories: 700,
  proteinGrams: 30,
  protein: 'poultry',
  surchargeCents: 0,
  ...more,
})

const dishes = [
  dish('spaghetti', { protein: 'beef-lamb', allergens: ['gluten_wheat', 'milk', 'wheat'], calories: 780 }),
  dish('pad-thai', {
    protein: 'plant',
    diets: ['vegetarian', 'vegan'],
    allergens: ['peanut'],
    minutes: 25,
    spice: 1,
  }),
  dish('salmon', { protein: 'fish-seafood', diets: ['high-protein'], allergens: ['fish'], calories: 600 }),
  dish('steak', {
    protein: 'beef-lamb',
    diets: ['high-protein'],
    difficulty: 'moderate',
    minutes: 40,
    surchargeCents: 450,
  }),
  dish('dal', {
    protein: 'plant',
    diets: ['vegetarian', 'vegan', 'high-protein'],
    spice: 2,
    calories: 560,
    minutes: 35,
  }),
]
const items: Browsable[] = [
  { id: 'bread', diets: ['vegetarian'], allergens: ['gluten_wheat', 'wheat'], priceCents: 525 },
  { id: 'chips', diets: ['vegetarian', 'vegan'], allergens: [], priceCents: 450 },
  { id: 'ham', diets: [], allergens: [], priceCents: 1200 },
]

const ids = (products: readonly Browsable[]) => products.map(({ id }) => id)
const shown = (filters: Filters, wishes = anybody) => ids(fitting(dishes, filters, wishes))

describe('a filter narrows the list', { tags: '[RT-EDITOR-FILTERS]' }, () => {
  test.each<[string, Filters, string[]]>([
    ['none', {}, ids(dishes)],
    ['one diet', { diet: ['vegan'] }, ['pad-thai', 'dal']],
    ['two diets are both wanted', { diet: ['vegan', 'high-protein'] }, ['dal']],
    ['made without what it holds', { diet: ['made-without-gluten'] }, ['pad-thai', 'salmon', 'steak', 'dal']],
    ['one protein', { protein: ['plant'] }, ['pad-thai', 'dal']],
    ['two proteins are either', { protein: ['plant', 'fish-seafood'] }, ['pad-thai', 'salmon', 'dal']],
    ['the minutes, bound included', { time: ['30'] }, ['spaghetti', 'pad-thai', 'salmon']],
    ['the difficulty', { difficulty: ['moderate'] }, ['steak']],
    ['the spice', { spice: ['1', '2'] }, ['pad-thai', 'dal']],
    ['the calories, bound included', { calories: ['600'] }, ['salmon', 'dal']],
    ['no surcharge', { surcharge: ['none'] }, ['spaghetti', 'pad-thai', 'salmon', 'dal']],
    ['several at once', { protein: ['beef-lamb'], time: ['30'] }, ['spaghetti']],
    ['nothing left', { protein: ['pork'] }, []],
  ])('%s', (_, filters, expected) => {
    expect(shown(filters)).toEqual(expected)
  })

  test('an item is filtered by its price, and is never quick or spicy', () => {
    const of = (filters: Filters) => ids(fitting(items, filters, anybody))
    expect(of({ price: ['5'] })).toEqual(['chips'])
    expect(of({ price: ['10'] })).toEqual(['bread', 'chips'])
    expect(of({ time: ['40'] })).toEqual([])
  })

  test('a filter that means nothing among items waits until there are dishes again', () => {
    const filters: Filters = { time: ['30'], diet: ['vegan'], price: ['5'], safe: ['us'] }
    expect(relevant(filters, items, anybody)).toEqual({ diet: ['vegan'], price: ['5'] })
    expect(relevant(filters, dishes, { ...anybody, vegan: true })).toEqual({
      time: ['30'],
      diet: ['vegan'],
      safe: ['us'],
    })
  })

  test.each<[string, Partial<Wishes>, string[]]>([
    ['an allergen', { exclusions: ['peanut', 'milk'] }, ['salmon', 'steak', 'dal']],
    ['a dish never wanted again', { exclusions: ['dish:salmon'] }, ['spaghetti', 'pad-thai', 'steak', 'dal']],
    ['a vegetarian household', { vegetarian: true }, ['pad-thai', 'dal']],
    ['a vegan one', { vegan: true }, ['pad-thai', 'dal']],
  ])('"safe for us" leaves out what the household excludes: %s', (_, wishes, expected) => {
    expect(shown({ safe: ['us'] }, { ...anybody, ...wishes })).toEqual(expected)
  })
})

describe('the options on offer', () => {
  const offered = (filters: Filters, wishes = anybody) =>
    Object.fromEntries(
      facetsOf(dishes, filters, wishes).map(({ facet, options }) => [
        facet,
        Object.fromEntries(options.map(({ id, count }) => [id, count])),
      ]),
    )

  test('show how many products each would leave beside the other choices', () => {
    expect(offered({ protein: ['plant'] })).toMatchObject({
      protein: { 'beef-lamb': 2, 'fish-seafood': 1, plant: 2 },
      diet: { vegan: 2, 'high-protein': 1 },
      time: { '30': 1 },
    })
    expect(offered({ diet: ['vegan'] })).toMatchObject({ diet: { vegan: 2, 'high-protein': 1 } })
  })

  test('leave out an option that no product has, or that all have', () => {
    expect(offered({}).time).toEqual({ '30': 3 })
    expect(offered({}).protein).not.toHaveProperty('pork')
    expect(offered({ protein: ['pork'] }).protein).toHaveProperty('pork', 0)
  })

  test('include "safe for us" only for a household that excludes something', () => {
    expect(offered({})).not.toHaveProperty('safe')
    expect(offered({}, { ...anybody, exclusions: ['peanut'] })).toMatchObject({ safe: { us: 4 } })
  })

  test('are those of items where only items are listed', () => {
    expect(facetsOf(items, {}, anybody).map(({ facet }) => facet)).toEqual(['diet', 'price'])
  })
})

describe('the address', () => {
  test('writes the filters in short words, and reads them back', () => {
    const filters: Filters = { diet: ['vegan', 'high-protein'], time: ['30'] }
    const address = new Map(facetIds.map(facet => [facet as string, writeFilter(filters, facet)]))
    expect(address.get('diet')).toBe('vegan,high-protein')
    expect(readFilters(name => address.get(name) ?? null)).toEqual(filters)
  })

  test('ignores values that it does not know', () => {
    const address: Record<string, string> = { time: '20,30', diet: 'paleo,vegan,', spice: '9' }
    expect(readFilters(name => address[name] ?? null)).toEqual({ time: ['20'], diet: ['vegan'] })
  })
})

describe('turning options on and off', () => {
  test('a threshold replaces another one of the same facet', () => {
    const once = toggled({}, 'time', '30')
    expect(once).toEqual({ time: ['30'] })
    expect(toggled(once, 'time', '20')).toEqual({ time: ['20'] })
    expect(toggled(once, 'time', '30')).toEqual({})
  })

  test('other options add up, in the order in which they are offered', () => {
    expect(toggled({ protein: ['plant'] }, 'protein', 'poultry')).toEqual({ protein: ['poultry', 'plant'] })
  })

  const anyFilters = fc
    .array(
      fc.constantFrom(...facetIds).chain(facet => fc.tuple(fc.constant(facet), anyOption(facet))),
      {
        maxLength: 6,
      },
    )
    .map(presses => presses.reduce<Filters>((filters, [facet, id]) => toggled(filters, facet, id), {}))

  function anyOption(facet: FacetId) {
    const all: Record<FacetId, string[]> = {
      safe: ['us'],
      diet: ['vegetarian', 'vegan', 'high-protein', 'made-without-nuts'],
      protein: ['plant', 'poultry', 'beef-lamb'],
      time: ['20', '30', '40'],
      difficulty: ['easy', 'moderate'],
      spice: ['0', '1', '2'],
      calories: ['600', '700', '800'],
      surcharge: ['none'],
      price: ['5', '10'],
    }
    return fc.constantFrom(...all[facet])
  }

  test('the count on an option equals the number of products after it is pressed, whatever the other filters are', () => {
    const wishes = { ...anybody, exclusions: ['peanut'] }
    fc.assert(
      fc.property(anyFilters, filters => {
        for (const { facet, options } of facetsOf(dishes, filters, wishes)) {
          for (const { id, count, asked } of options) {
            if (asked) continue
            const alone = { ...filters, [facet]: facet === 'diet' ? (filters[facet] ?? []) : [] }
            expect(fitting(dishes, toggled(alone, facet, id), wishes)).toHaveLength(count)
          }
        }
      }),
    )
  })

  test('pressing an option twice restores the filters, and the address keeps them all', () => {
    fc.assert(
      fc.property(anyFilters, filters => {
        expect(readFilters(facet => writeFilter(filters, facet as FacetId))).toEqual(filters)
        for (const facet of facetIds) {
          for (const option of filters[facet] ?? []) {
            expect(countAsked(toggled(filters, facet, option))).toBe(countAsked(filters) - 1)
          }
        }
      }),
    )
  })
})

describe('the order', () => {
  const price = ({ surchargeCents = 0, priceCents }: Browsable) => priceCents ?? 1245 + surchargeCents

  test.each<[Sort, string[]]>([
    ['recommended', ['spaghetti', 'pad-thai', 'salmon', 'steak', 'dal']],
    ['time', ['pad-thai', 'spaghetti', 'salmon', 'dal', 'steak']],
    ['price', ['spaghetti', 'pad-thai', 'salmon', 'dal', 'steak']],
    ['calories', ['dal', 'salmon', 'pad-thai', 'steak', 'spaghetti']],
    ['protein', ['spaghetti', 'pad-thai', 'salmon', 'steak', 'dal']],
  ])('is by %s, with equal products in the week’s ranking', (sort, expected) => {
    expect(ids(sorted(dishes, sort, price))).toEqual(expected)
  })

  test('of items is by price alone; without minutes they keep their place', () => {
    expect(sortsOf(items)).toEqual(['recommended', 'price'])
    expect(ids(sorted(items, 'price', price))).toEqual(['chips', 'bread', 'ham'])
    expect(ids(sorted(items, 'time', price))).toEqual(['bread', 'chips', 'ham'])
  })
})
