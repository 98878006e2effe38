// Cross-contact in our kitchens, and proof that no product is labelled free of an allergen it contains.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandIds } from '../../domain/brands.ts'
import { allergens } from '../../domain/catalogue/allergen_names.ts'
import { allergensOf, glutenSources, treeNuts } from '../../domain/catalogue/allergens.ts'
import { contactIn } from '../../domain/catalogue/contact.ts'
import { dishFrom } from '../../domain/catalogue/dish_from.ts'
import { recipeOf, weigh } from '../../domain/catalogue/example_pantry.ts'
import type { Dish } from '../../domain/catalogue/types.ts'
import { dishes, ingredients } from './index.ts'
import { kitchens, sealed } from './kitchens.ts'
import { nutrition } from './nutrition.ts'
import { readyToEat } from './recipes.ts'

const find = (id: string) => dishes.find(dish => dish.id === id) as Dish
const cooksOn = (brand: string) =>
  kitchens.lines.filter(line => line.brand === brand && line.dishIds.length > 0)
const packsOn = (brand: string) =>
  kitchens.lines.filter(line => line.brand === brand && line.dishIds.length === 0)

/** Everything an ingredient contains, by a separate walk over the parts of its parts. */
function held(id: string): Set<string> {
  const own = ingredients.get(id)
  return new Set([
    ...(own?.allergens ?? []),
    ...(own?.parts ?? []).flatMap(part => [...held(part.ingredientId)]),
  ])
}

describe.each(brandIds)('the kitchens of %s', brand => {
  test('pack every ingredient on one line, or pass it on sealed', () => {
    for (const id of ingredients.keys()) {
      const lines = packsOn(brand).filter(line => line.ingredientIds.includes(id))
      expect(lines.length + (sealed.some(one => one === id) ? 1 : 0), id).toBe(1)
    }
  })

  test('cook every ready-to-eat meal on one line, with all its ingredients', () => {
    for (const meal of readyToEat) {
      const lines = cooksOn(brand).filter(line => line.dishIds.includes(meal.id))
      expect(lines, meal.id).toHaveLength(1)
      const cooked = lines[0]?.ingredientIds
      expect(cooked).toEqual(expect.arrayContaining(meal.box.map(amount => amount.ingredientId)))
    }
  })
})

describe('the possible traces of a dish', () => {
  test('are on the list of allergens and never among its own, in the dish, its ingredients and its swaps', () => {
    const known = allergens.map(({ id }) => id)
    for (const dish of dishes) {
      for (const of of [dish, ...dish.ingredients, ...dish.customizations]) {
        expect(of.mayContain.filter(one => of.allergens.includes(one))).toEqual([])
        expect(of.mayContain.filter(one => !known.includes(one))).toEqual([])
      }
    }
  })

  test('include those of each of its ingredients', () => {
    for (const dish of dishes) {
      const brought = dish.ingredients.flatMap(one => [...one.mayContain])
      expect([...dish.allergens, ...dish.mayContain], dish.id).toEqual(expect.arrayContaining(brought))
    }
  })

  test('differ by house: the eastern tourtière has no traces of the western lines', () => {
    const inTheWest = contactIn(['freshprep'], kitchens, ingredients)
    const inTheEast = contactIn(['cookit'], kitchens, ingredients)
    expect(inTheWest.ingredients.get('quinoa')).not.toContain('sesame')
    expect(inTheEast.ingredients.get('quinoa')).toContain('sesame')
    expect(find('tourtiere-green-salad').mayContain).toContain('egg')
  })

  test('come from shared lines, not from the whole kitchen', () => {
    expect(find('beef-tacos-slaw').mayContain).toEqual(['soy'])
    expect(find('scallops-corn-succotash').mayContain).toEqual(['crustacean', 'fish', 'soy'])
  })
})

test('whatever its ingredients and mixes, no dish is marked free of something they contain', {
  tags: '[ENT-RECIPE-ALLERGENS]',
}, () => {
  const anyIds = fc.uniqueArray(fc.constantFrom(...ingredients.keys()), { minLength: 1, maxLength: 8 })
  const contact = contactIn(brandIds, kitchens, ingredients)
  fc.assert(
    fc.property(anyIds, anyIds, (packed, cupboard) => {
      const recipe = recipeOf(
        packed.map(id => weigh(id, 50)),
        { cupboard: cupboard.map(id => weigh(id, 5)) },
      )
      const dish = dishFrom(recipe, { ingredients, nutrition, contact })
      const holds = new Set([...packed, ...cupboard].flatMap(id => [...held(id)]))
      const holdsAny = (some: readonly string[]) => some.some(one => holds.has(one))
      expect(dish.allergens).toEqual(expect.arrayContaining([...holds]))
      expect(dish.mayContain.filter(one => holds.has(one))).toEqual([])
      expect(dish.tags.includes('made-without-gluten') && holdsAny([...glutenSources, 'wheat'])).toBe(false)
      expect(dish.tags.includes('made-without-dairy') && holdsAny(['milk'])).toBe(false)
      expect(dish.tags.includes('made-without-nuts') && holdsAny(['peanut', ...treeNuts])).toBe(false)
      expect(dish.diets.includes('vegan') && holdsAny(['milk', 'egg', 'fish', 'crustacean', 'mollusc'])).toBe(
        false,
      )
      for (const one of dish.ingredients) {
        expect(one.allergens).toEqual(allergensOf([one.ingredientId], ingredients))
        expect(one.allergens).toEqual(expect.arrayContaining([...held(one.ingredientId)]))
      }
    }),
  )
})
