import { expect, test } from 'vitest'
import { pantry, weigh } from './example_pantry.ts'
import { foodCostCents } from './food_cost.ts'

const costs = { rice: 400, chicken: 1200, tofu: 1000, flour: 200 }

test('a serving costs its share of the box; the cupboard costs us nothing', () => {
  const box = [weigh('rice', 150), weigh('chicken', 300)]
  expect(foodCostCents({ box }, costs, pantry)).toBe(Math.round((60 + 360) / 2))
})

test('a mix costs as much as its parts, and its water nothing', () => {
  // Half of a glaze is soy sauce, a tenth of which is tofu and a tenth flour.
  const box = [weigh('glaze', 2000)]
  expect(foodCostCents({ box }, { ...costs, honey: 1200 }, pantry)).toBe(60)
})

test('a food without a known cost is refused', () => {
  expect(() => foodCostCents({ box: [weigh('cheese', 10)] }, costs, pantry)).toThrow(RangeError)
})
