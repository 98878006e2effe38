import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { marketItems } from './index.ts'

const known = (
  JSON.parse(readFileSync(new URL('../data/allergens.json', import.meta.url), 'utf8')) as { id: string }[]
).map(allergen => allergen.id)
const icons = new URL('../../public/icons/food/', import.meta.url)
const find = (id: string) => marketItems.find(item => item.id === id)

describe('the market', () => {
  test('[CLAIM-MENU-SIZE] the eastern brand sells 150 items or more', () => {
    expect(marketItems.filter(item => item.brand.includes('cookit')).length).toBeGreaterThanOrEqual(150)
    expect(marketItems.filter(item => item.brand.includes('freshprep')).length).toBeGreaterThanOrEqual(30)
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

  test('every price is between one dollar and thirty, and every size is said', () => {
    for (const item of marketItems) {
      expect(Number.isInteger(item.priceCents)).toBe(true)
      expect(item.priceCents).toBeGreaterThanOrEqual(100)
      expect(item.priceCents).toBeLessThanOrEqual(3000)
      expect(item.grams === null || item.millilitres === null).toBe(true)
    }
  })

  test('what DOMAIN names is taxed as it says', () => {
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

  test('every item has its icon, and every icon its item', () => {
    const used = new Set(marketItems.map(item => `${item.picture?.replace('icon:', '')}.svg`))
    for (const icon of used) expect(existsSync(new URL(icon, icons)), icon).toBe(true)
    const files = readdirSync(icons).filter(name => name.endsWith('.svg'))
    expect(files.filter(name => !used.has(name))).toEqual([])
  })
})
