import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alternativesTo, type Comparable } from './alternatives.ts'

const dish = (id: string, more: Partial<Comparable> = {}): Comparable => ({
  id,
  kind: 'rtc',
  category: 'meat-and-fish',
  cuisine: 'thai',
  protein: 'poultry',
  minutes: 30,
  calories: 600,
  spice: 1,
  surchargeCents: 0,
  allergens: [],
  diets: [],
  soldOut: false,
  ...more,
})
const anything = { exclusions: [], vegetarian: false, vegan: false }
const offer = (
  gone: Comparable,
  products: Comparable[],
  more: Partial<Parameters<typeof alternativesTo>[2]> = {},
) =>
  alternativesTo(gone, products, { wishes: anything, inBox: new Set(), most: 3, ...more }).map(({ id }) => id)

describe('the alternative to a product that ran out', () => {
  test('has the same protein first, then the same cuisine, then a similar time', () => {
    const products = [
      dish('slow', { cuisine: 'french', protein: 'fish-seafood', minutes: 60, category: 'premium' }),
      dish('same-kitchen', { protein: 'fish-seafood', category: 'premium' }),
      dish('same-meat', { cuisine: 'french' }),
    ]
    expect(offer(dish('gone'), products)).toEqual(['same-meat', 'same-kitchen', 'slow'])
  })

  test('for an item comes from the same shelf', () => {
    const item = (id: string, shelf: string, priceCents: number) =>
      dish(id, { kind: 'item', shelf, priceCents, category: 'market' })
    const products = [item('bread', 'bread', 300), item('brie', 'dairy', 500), item('feta', 'dairy', 700)]
    expect(offer(item('gouda', 'dairy', 600), products)).toEqual(['brie'])
  })

  const arbitraryDish = fc.record({
    id: fc.string({ minLength: 1, maxLength: 6 }),
    kind: fc.constantFrom('rtc' as const, 'rte' as const),
    category: fc.constantFrom('premium', 'veggie'),
    protein: fc.constantFrom('poultry', 'plant', null),
    minutes: fc.integer({ min: 2, max: 90 }),
    surchargeCents: fc.constantFrom(0, 400),
    allergens: fc.subarray(['milk', 'egg']),
    diets: fc.subarray(['vegetarian', 'vegan']),
    soldOut: fc.boolean(),
  })

  test('is never sold out, dearer, of another kind, already in the box, or excluded by the household', () => {
    const wishes = { exclusions: ['milk'], vegetarian: true, vegan: false }
    fc.assert(
      fc.property(arbitraryDish, fc.array(arbitraryDish), fc.nat({ max: 4 }), (gone, products, most) => {
        const inBox = new Set(products.slice(0, 2).map(({ id }) => id))
        const offered = alternativesTo(gone, products, { wishes, inBox, most })
        expect(offered.length).toBeLessThanOrEqual(most)
        for (const product of offered) {
          expect(product.id).not.toBe(gone.id)
          expect(product.kind).toBe(gone.kind)
          expect(product.soldOut).toBe(false)
          expect(product.surchargeCents).toBeLessThanOrEqual(gone.surchargeCents)
          expect(product.allergens).not.toContain('milk')
          expect(product.diets.length).toBeGreaterThan(0)
          expect(inBox.has(product.id)).toBe(false)
        }
      }),
    )
  })
})
