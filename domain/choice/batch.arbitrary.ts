// Random weeks and batches, for the tests of the automatic choice.

import fc from 'fast-check'
import { neverDish, tracesOf, withoutIngredient } from '../catalogue/exclusions.ts'
import type { DishCategory } from '../catalogue/types.ts'
import type { ProfileDemand } from './assign.ts'
import type { Candidate } from './candidate.ts'

const categories: DishCategory[] = ['family-friendly', 'vegetarian', 'meat-and-fish', 'premium']
const allergens = ['milk', 'egg', 'peanut', 'fish']

const anyDish = fc.record({
  kind: fc.constantFrom('rtc' as const, 'rtc' as const, 'rte' as const),
  category: fc.constantFrom(...categories),
  cuisine: fc.constantFrom('thai', 'indian', 'italian', 'quebec'),
  protein: fc.constantFrom('beef', 'chicken', 'tofu', 'salmon', null),
  diets: fc.constantFrom([], ['vegetarian' as const], ['vegetarian' as const, 'vegan' as const]),
  allergens: fc.subarray(allergens, { maxLength: 2 }),
  mayContain: fc.subarray(allergens, { maxLength: 2 }),
  ingredients: fc.subarray(['pork', 'cilantro', 'rice']),
  surchargeCents: fc.constantFrom(0, 0, 0, 300),
})

export function anyMenu(
  dishes: { min: number; max: number },
  left: fc.Arbitrary<number>,
): fc.Arbitrary<Candidate[]> {
  const dish = fc.tuple(anyDish, left)
  return fc.array(dish, { minLength: dishes.min, maxLength: dishes.max }).map(week =>
    week.map(([dish, units], i) => ({
      ...dish,
      dishId: `dish-${i}`,
      version: 1,
      rank: i + 1,
      left: units,
    })),
  )
}

export function anyDemand(
  profiles: number,
  households: number,
  dishes: number,
): fc.Arbitrary<ProfileDemand[]> {
  const profile = fc.record({
    kind: fc.constantFrom('rtc' as const, 'rtc' as const, 'rte' as const),
    people: fc.constantFrom(2, 4),
    count: fc.integer({ min: 1, max: dishes }),
    preferred: fc.subarray(categories),
    cuisines: fc.constantFrom(undefined, undefined, ['thai'], ['indian', 'quebec']),
    exclusions: fc.subarray(
      [...allergens, tracesOf('egg'), withoutIngredient('pork'), neverDish('dish-0'), neverDish('dish-1')],
      { maxLength: 3 },
    ),
    diet: fc.constantFrom('any' as const, 'any' as const, 'vegetarian' as const, 'vegan' as const),
    favourite: fc.constantFrom(undefined, undefined, 'dish-0', 'dish-3'),
    lately: fc.subarray(['dish-1', 'dish-2', 'dish-3']),
  })
  const withOrWithout = profile.map(({ cuisines, favourite, lately, ...rest }) => ({
    ...rest,
    ...(cuisines && { cuisines }),
    ...(favourite && { favourite }),
    ...(lately.length > 0 && { lately }),
  }))
  return fc.array(
    fc.record({ profile: withOrWithout, households: fc.integer({ min: 0, max: households }) }),
    {
      minLength: 1,
      maxLength: profiles,
    },
  )
}
