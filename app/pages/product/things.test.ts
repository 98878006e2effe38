import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { brandFacts } from '../../../brands/index.ts'
import { pageFactsOf } from '../../../tests/stated_facts.ts'
import { StructuredData, type Thing } from '../../layout/structured_data.tsx'
import type { Product } from '../../recipe/product.ts'
import { productThings } from './things.ts'

const kit: Product = {
  id: 'beef-tacos-slaw',
  version: 1,
  kind: 'rtc',
  name: 'Beef Tacos',
  promise: 'Tacos in a hurry.',
  category: 'family-friendly',
  diets: ['high-protein', 'vegan'],
  difficulty: 'easy',
  handsOnMinutes: 20,
  totalMinutes: 25,
  spice: 1,
  equipment: [],
  unit: null,
  unitCents: 2790,
  pricePer100: null,
  perServingCents: 1395,
  servings: 2,
  surchargeCents: 0,
  taxed: false,
  allergens: [],
  mayContain: [],
  nutrition: null,
  ingredients: [
    { name: 'Lime', gramsFor2: 67, gramsFor4: 134, measure: '1', allergens: [], mayContain: [], from: 'box' },
    {
      name: 'Cabbage',
      gramsFor2: 149.6,
      gramsFor4: 300,
      measure: null,
      allergens: [],
      mayContain: [],
      from: 'box',
    },
  ],
  steps: [{ title: 'Sear', text: 'Sear it.', minutes: 5, timers: [] }],
  pairings: [],
  customizations: [],
  eatWithinDays: 4,
  reviews: null,
  weeks: ['2026-11-30'],
  picture: null,
  bag: null,
}
const place = {
  origin: 'https://x',
  url: 'https://x/en/product/a',
  locale: 'en',
  facts: { ...brandFacts.freshprep, ...pageFactsOf('freshprep', 'en') },
  provinces: ['BC'],
  servings: '2 servings',
} as const
const thingsOf = (product: Product) =>
  Object.fromEntries(productThings(product, place).map(thing => [thing['@type'], thing]))

describe('the structured data of a product', () => {
  test('has the page’s price, and the recipe of a kit with its amounts', () => {
    const { Product: sold, Recipe: recipe } = thingsOf(kit)
    expect(sold).toMatchObject({
      name: 'Beef Tacos',
      offers: {
        price: '27.90',
        priceCurrency: 'CAD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: 'Fresh Prep' },
      },
    })
    expect(recipe).toMatchObject({
      totalTime: 'PT25M',
      recipeYield: '2 servings',
      author: { '@type': 'Organization', name: 'Fresh Prep' },
      recipeIngredient: ['1 Lime', '150\u00a0g Cabbage'],
      recipeInstructions: [{ '@type': 'HowToStep', name: 'Sear', text: 'Sear it.' }],
      suitableForDiet: ['https://schema.org/VeganDiet'],
    })
  })

  test('has no offer where nobody can order it, and no recipe where nothing is cooked', () => {
    expect(thingsOf({ ...kit, weeks: [] }).Product?.offers).toBeUndefined()
    expect(Object.keys(thingsOf({ ...kit, kind: 'rte' }))).toEqual(['Product'])
  })
})

test('has no text that can end its data block', () => {
  const things: Thing[] = [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }]
  const html = renderToStaticMarkup(createElement(StructuredData, { things }))
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
  const json = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)['@graph']).toEqual(things)
})
