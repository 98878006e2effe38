// The invariants of every dish our kitchens publish.

import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { glutenSources, treeNuts } from '../../domain/catalogue/allergens.ts'
import { boxWith } from '../../domain/catalogue/dish_from.ts'
import { withAllParts } from '../../domain/catalogue/ingredients.ts'
import type { Dish, DishCategory } from '../../domain/catalogue/types.ts'
import { dishes, ingredients, marketItems, offerings, recipes } from './index.ts'

const readyToCook = dishes.filter(dish => dish.kind === 'rtc')
const readyToEat = dishes.filter(dish => dish.kind === 'rte')
const count = (some: readonly Dish[], fits: (dish: Dish) => boolean) => some.filter(fits).length

const categoriesOf = {
  rtc: ['family-friendly', 'vegetarian', 'meat-and-fish', 'premium'],
  rte: ['keto-friendly', 'veggie', 'meat-and-fish', 'high-protein'],
}

const partsOf = (dish: Dish) => dish.ingredients.flatMap(one => withAllParts(one.ingredientId, ingredients))
const heldBy = (dish: Dish) => new Set(partsOf(dish).flatMap(part => [...part.allergens]))
const animalsIn = (dish: Dish) => new Set(partsOf(dish).flatMap(part => [...part.animal]))

describe.each(dishes)('$id', dish => {
  test('is not marked free of anything its ingredients contain', { tags: '[ENT-RECIPE-ALLERGENS]' }, () => {
    const held = heldBy(dish)
    expect(dish.allergens).toEqual(expect.arrayContaining([...held]))
    for (const allergen of dish.mayContain) expect(held).not.toContain(allergen)
    const holdsAny = (allergens: readonly string[]) => allergens.some(one => held.has(one))
    if (dish.tags.includes('made-without-gluten')) expect(holdsAny([...glutenSources, 'wheat'])).toBe(false)
    if (dish.tags.includes('made-without-dairy')) expect(holdsAny(['milk'])).toBe(false)
    if (dish.tags.includes('made-without-nuts')) expect(holdsAny(['peanut', ...treeNuts])).toBe(false)
    if (dish.diets.includes('vegan')) expect(animalsIn(dish)).toEqual(new Set())
    if (dish.diets.includes('vegetarian')) expect(holdsAny(['fish', 'crustacean', 'mollusc'])).toBe(false)
  })

  test('has no swap marked free of anything in the dish as swapped', {
    tags: '[ENT-RECIPE-ALLERGENS]',
  }, () => {
    const recipe = recipes.find(one => one.id === dish.id) as (typeof recipes)[number]
    for (const [index, swap] of recipe.swaps.entries()) {
      const offered = dish.customizations[index]
      const parts = [...boxWith(recipe, swap), ...recipe.cupboard].flatMap(one =>
        withAllParts(one.ingredientId, ingredients),
      )
      expect(offered?.allergens).toEqual(expect.arrayContaining(parts.flatMap(part => [...part.allergens])))
      if (offered?.diets.includes('vegetarian')) {
        expect(parts.some(part => part.animal.includes('meat') || part.animal.includes('fish'))).toBe(false)
      }
    }
  })

  test('fits its category', () => {
    const rule: Partial<Record<DishCategory, boolean>> = {
      vegetarian: dish.diets.includes('vegetarian'),
      veggie: dish.diets.includes('vegetarian'),
      'keto-friendly': dish.diets.includes('keto-friendly'),
      'high-protein': dish.diets.includes('high-protein'),
      'meat-and-fish': !dish.diets.includes('vegetarian'),
    }
    expect(rule[dish.category] ?? true).toBe(true)
    expect(categoriesOf[dish.kind]).toContain(dish.category)
  })

  test('has the energy of its fat, protein and carbohydrate, and is a meal', {
    tags: '[ENT-RECIPE-NUTRITION]',
  }, () => {
    const { calories, fatGrams, carbohydrateGrams, fibreGrams, proteinGrams, servingGrams } = dish.nutrition
    const reckoned = 9 * fatGrams + 4 * proteinGrams + 4 * (carbohydrateGrams - fibreGrams) + 2 * fibreGrams
    expect(calories / reckoned).toBeGreaterThan(0.9)
    expect(calories / reckoned).toBeLessThan(1.1)
    expect(calories).toBeGreaterThanOrEqual(400)
    expect(calories).toBeLessThanOrEqual(1000)
    expect(servingGrams).toBeGreaterThanOrEqual(300)
    expect(servingGrams).toBeLessThanOrEqual(700)
  })

  test('has five to eight steps, four where it is only reheated', {
    tags: '[ENT-RECIPE-STEPS]',
  }, () => {
    expect(dish.steps.length).toBeGreaterThanOrEqual(dish.kind === 'rtc' ? 5 : 4)
    expect(dish.steps.length).toBeLessThanOrEqual(8)
    expect(dish.handsOnMinutes).toBeLessThanOrEqual(dish.totalMinutes)
  })

  test('offers a countdown for every time in its text, which ends before the dish is served', {
    tags: '[ENT-RECIPE-STEPS]',
  }, () => {
    let start = 0
    for (const step of dish.steps) {
      for (const locale of ['en', 'fr'] as const) {
        const named = [...step.text[locale].matchAll(/(\d+) minutes?/g)].map(match => Number(match[1]) * 60)
        expect(
          named.filter(seconds => !step.timers.includes(seconds)),
          step.text[locale],
        ).toEqual([])
      }
      for (const timer of step.timers)
        expect(start + timer / 60, step.text.en).toBeLessThanOrEqual(dish.totalMinutes)
      start += step.minutes
    }
  })

  test('has no measure that repeats the name of its ingredient', { tags: '[ENT-RECIPE-INGREDIENTS]' }, () => {
    const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
    for (const { name, measure, measureFor4 } of dish.ingredients) {
      for (const locale of ['en', 'fr'] as const) {
        const stems = words(name[locale]).map(word => word.replace(/(es|s|x)$/, ''))
        const printed = [measure, measureFor4].flatMap(each => words(each?.[locale] ?? ''))
        const repeated = printed.filter(word => stems.includes(word.replace(/(es|s|x)$/, '')))
        expect(repeated, name[locale]).toEqual([])
      }
    }
  })

  test('keeps for four days at most, fresh fish for three', () => {
    const freshFish = partsOf(dish).some(part => part.ndb?.startsWith('15'))
    expect(dish.eatWithinDays).toBeLessThanOrEqual(freshFish ? 3 : 4)
  })

  test('has two pairings or more, each sold by every brand that serves it', {
    tags: '[BIZ-OFFER-MARKET]',
  }, () => {
    const offer = offerings.dishes.find(one => one.dish.id === dish.id)
    const sellers = new Map([
      ...marketItems.map(item => [item.id, item.brand] as const),
      ...offerings.dishes
        .filter(one => one.dish.kind === 'rte')
        .map(one => [one.dish.id, one.brands] as const),
    ])
    expect(dish.pairings.length).toBeGreaterThanOrEqual(2)
    expect(new Set(dish.pairings).size).toBe(dish.pairings.length)
    for (const id of dish.pairings) {
      expect(id).not.toBe(dish.id)
      expect(sellers.get(id) ?? [], id).toEqual(expect.arrayContaining([...(offer?.brands ?? [])]))
    }
  })
})

describe('the menu as a whole', () => {
  test('has 48 recipes and 18 meals or more, with enough for every diet and budget', {
    tags: '[BIZ-OFFER-RTC] [BIZ-OFFER-RTE]',
  }, () => {
    expect(readyToCook.length).toBeGreaterThanOrEqual(48)
    expect(readyToEat.length).toBeGreaterThanOrEqual(18)
    expect(count(readyToCook, dish => dish.diets.includes('vegetarian'))).toBeGreaterThanOrEqual(16)
    expect(count(readyToCook, dish => dish.diets.includes('vegan'))).toBeGreaterThanOrEqual(8)
    expect(count(readyToCook, dish => dish.category === 'family-friendly')).toBeGreaterThanOrEqual(8)
    expect(count(readyToCook, dish => dish.category === 'premium')).toBeGreaterThanOrEqual(6)
    expect(count(readyToEat, dish => dish.diets.includes('vegetarian'))).toBeGreaterThanOrEqual(4)
  })

  test('every id is unique', () => {
    const ids = [...dishes, ...marketItems].map(product => product.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('premium dishes, and only they, cost 300 to 500 cents more', () => {
    for (const { dish, surchargeCents } of offerings.dishes) {
      if (dish.category === 'premium') expect(surchargeCents).toBeGreaterThanOrEqual(300)
      else expect(surchargeCents).toBe(0)
      expect(surchargeCents).toBeLessThanOrEqual(500)
    }
  })

  test('public/dishes has the picture of every pictured dish and no other', () => {
    const files = readdirSync(new URL('../../public/dishes', import.meta.url)).filter(name =>
      name.endsWith('.avif'),
    )
    const pictured = recipes.filter(recipe => recipe.pictured).map(recipe => `${recipe.id}.avif`)
    expect(files.sort()).toEqual(pictured.sort())
  })

  test('the ingredients of a ready-to-eat meal are weighed, except pinches', () => {
    for (const { ingredientId, gramsFor2, measure } of readyToEat.flatMap(dish => dish.ingredients)) {
      expect(measure?.en ?? null, ingredientId).toBe(gramsFor2 < 1 ? '1 pinch' : null)
    }
  })

  test('no amount is printed as zero', () => {
    for (const { ingredientId, gramsFor2, measure } of dishes.flatMap(dish => dish.ingredients)) {
      if (measure === null) expect(Math.round(gramsFor2 / 2), ingredientId).toBeGreaterThanOrEqual(1)
    }
  })

  test('ready-to-eat is ready in 2 minutes, and most kits within 35', { tags: '[CLAIM-READY-TIME]' }, () => {
    for (const dish of readyToEat) expect(dish.totalMinutes).toBe(2)
    expect(Math.max(...readyToCook.map(dish => dish.totalMinutes))).toBeLessThanOrEqual(40)
  })
})
