// The allergens of our ingredients, compared with the USDA's descriptions of the foods.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allergensOf } from '../../domain/catalogue/allergens.ts'
import type { AnimalSource, Ingredient } from '../../domain/catalogue/ingredients.ts'
import { parseCsv } from '../../domain/csv.ts'
import { costs } from './costs.ts'
import { ingredients } from './index.ts'

const read = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
const rows = new Map(parseCsv(read('nutrition.csv')).map(row => [row.ndb_no, row.desc ?? '']))
const known = (JSON.parse(read('allergens.json')) as { id: string }[]).map(allergen => allergen.id)
const all = [...ingredients.values()]

/** A food with such a USDA description must declare that allergen. */
const byDescription: readonly [pattern: RegExp, allergen: string][] = [
  [/^(BUTTER,|CHEESE|CREAM,|MILK,|YOGURT)/, 'milk'],
  [/^EGG,|NOODLES,EGG|MAYO/, 'egg'],
  [
    /SPAGHETTI|NOODLES,EGG|WHEAT FLR|COUSCOUS|BULGUR|SOBA|^BREAD|ROLLS|CROUTONS|,FLR,REFR|^PASTA|TORTELLINI|SHOYU/i,
    'wheat',
  ],
  [/BARLEY/, 'gluten_barley'],
  [/TOFU|SOY|EDAMAME|MISO/, 'soy'],
  [/SESAME/, 'sesame'],
  [/^PEANUT/, 'peanut'],
  [/ALMOND/, 'almond'],
  [/CASHEW/, 'cashew'],
  [/PINE NUT/, 'pine_nut'],
  [/^WALNUT/, 'walnut'],
  [/MUSTARD/, 'mustard'],
  [/^(ANCHOVY|COD|SALMON|TROUT)|SAUCE,FISH|WORCESTER/, 'fish'],
  [/SHRIMP/, 'crustacean'],
  [/OYSTER|^SCALLOP/, 'mollusc'],
  [/WINE|,SULFURED/, 'sulphites'],
]

/** By the food group at the beginning of a USDA number. */
const meatGroups = /^(05|07|10|13|17)/

function expectedAnimals(food: Ingredient): AnimalSource[] {
  const allergens = allergensOf([food.id], ingredients)
  return [
    ...(food.ndb && meatGroups.test(food.ndb) ? ['meat' as const] : []),
    ...(allergens.includes('milk') ? ['dairy' as const] : []),
    ...(allergens.includes('egg') ? ['egg' as const] : []),
    ...(['fish', 'crustacean', 'mollusc'].some(one => allergens.includes(one)) ? ['fish' as const] : []),
  ]
}

describe('ingredients', () => {
  test.each(all.filter(food => food.ndb !== null))('$id declares the allergens of its USDA row', food => {
    const description = rows.get(food.ndb ?? '')
    expect(description).toBeDefined()
    const due = byDescription
      .filter(([pattern]) => pattern.test(description ?? ''))
      .map(([, allergen]) => allergen)
    expect(allergensOf([food.id], ingredients)).toEqual(expect.arrayContaining(due))
  })

  test.each(all.filter(food => food.parts.length === 0))(
    '$id comes from the animals that its allergens imply',
    food => {
      expect([...food.animal]).toEqual(expect.arrayContaining(expectedAnimals(food)))
    },
  )

  test('every allergen is on the Canadian list', () => {
    expect(allergensOf([...ingredients.keys()], ingredients).filter(one => !known.includes(one))).toEqual([])
  })

  test('the parts of a mix weigh no more than the mix', () => {
    for (const mix of all) {
      const shares = mix.parts.reduce((sum, part) => sum + part.share, 0)
      expect(shares, mix.id).toBeLessThanOrEqual(1.0001)
      if (mix.ndb === null) expect(shares, mix.id).toBeGreaterThan(0.3)
    }
  })

  test('every food has a cost within wholesale prices, and no mix has one', () => {
    for (const food of all) {
      const cost = costs[food.id as keyof typeof costs]
      if (food.ndb === null) expect(cost, food.id).toBeUndefined()
      else expect(cost, food.id).toBeGreaterThanOrEqual(50)
    }
  })

  test('every USDA row in the table is used', () => {
    const used = new Set(all.map(food => food.ndb))
    expect([...rows.keys()].filter(ndb => !used.has(ndb ?? ''))).toEqual([])
  })
})
