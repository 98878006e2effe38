import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pricePer100 } from '../../domain/catalogue/unit_price.ts'
import { originals, packName } from '../../server/menu/pictures/kit.ts'
import { marketItems } from './index.ts'

const known = (
  JSON.parse(readFileSync(new URL('../data/allergens.json', import.meta.url), 'utf8')) as { id: string }[]
).map(allergen => allergen.id)
const find = (id: string) => marketItems.find(item => item.id === id)

describe('the market', () => {
  test.each([
    ['cookit', 160],
    ['freshprep', 60],
  ] as const)('of %s has %i items, some of every shelf', { tags: '[CLAIM-MENU-SIZE]' }, (brand, count) => {
    const items = marketItems.filter(item => item.brand.includes(brand))
    expect(items).toHaveLength(count)
    expect(new Set(items.map(item => item.shelf)).size).toBe(7)
    for (const shelf of Object.values(Object.groupBy(items, item => item.shelf))) {
      expect(shelf?.length).toBeGreaterThanOrEqual(5)
    }
  })

  test('every item except the plant has a price per 100 g or 100 mL, and all have a stock for the week', () => {
    const unweighed = marketItems.filter(item => pricePer100(item) === null)
    expect(unweighed.map(item => item.id)).toEqual(['basil-pot'])
    for (const item of marketItems) {
      expect(pricePer100(item)?.cents ?? 1, item.id).toBeGreaterThan(0)
      expect(item.weeklyStock, item.id).toBeGreaterThanOrEqual(50)
    }
  })

  test('no item fits a diet that its allergens rule out', () => {
    for (const item of marketItems) {
      const holds = (...allergens: string[]) => allergens.some(one => item.allergens.includes(one))
      if (holds('milk', 'egg')) expect(item.diets, item.id).not.toContain('vegan')
      if (holds('fish', 'crustacean', 'mollusc')) expect(item.diets, item.id).toEqual([])
      expect([...item.allergens, ...item.mayContain].filter(one => !known.includes(one))).toEqual([])
      expect(item.mayContain.filter(one => item.allergens.includes(one))).toEqual([])
    }
  })

  test('every price is between one dollar and thirty, and every size is given', () => {
    for (const item of marketItems) {
      expect(Number.isInteger(item.priceCents)).toBe(true)
      expect(item.priceCents).toBeGreaterThanOrEqual(100)
      expect(item.priceCents).toBeLessThanOrEqual(3000)
      expect(item.grams === null || item.millilitres === null).toBe(true)
    }
  })

  test('each kind of item is taxed by law', () => {
    expect(find('kombucha-ginger')).toMatchObject({ priceCents: 400, taxClass: 'soda' })
    expect(find('chips-sea-salt')).toMatchObject({ priceCents: 500, taxClass: 'snack' })
    expect(find('sandwich-ham-cheddar')).toMatchObject({ priceCents: 900, taxClass: 'prepared' })
    expect(find('ice-cream-bar')).toMatchObject({ priceCents: 400, taxClass: 'frozen_treat' })
    expect(find('ice-cream-maple')?.taxClass).toBe('grocery')
    expect(find('sparkling-water')?.taxClass).toBe('carbonated')
  })

  test('bread, dairy and produce are groceries; salads, sandwiches and platters are prepared food', () => {
    for (const item of marketItems) {
      if (['bread', 'dairy', 'produce'].includes(item.shelf)) expect(item.taxClass).toBe('grocery')
      if (/salad|sandwich|board|platter/.test(item.id)) expect(item.taxClass, item.id).toBe('prepared')
    }
  })

  test('every item has a picture in the pack of each brand that sells it, and every pack belongs to an item', () => {
    const sold = marketItems.flatMap(item => item.brand.map(brand => packName(brand, item.id)))
    const pictured = originals().flatMap(({ folder, name }) => (folder === 'packs' ? [name] : []))
    expect(pictured.sort()).toEqual(sold.sort())
  })
})
