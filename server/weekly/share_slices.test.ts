import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Choice } from './batch.ts'
import type { Demand } from './choose_store.ts'
import { dealHand } from './hand_out.ts'
import type { OrderToLock } from './lock_store.ts'
import { shareBySlice } from './share_slices.ts'

const anyChoice: fc.Arbitrary<Choice> = fc.record({
  profileKey: fc.constantFrom('a', 'b', 'c'),
  dishIds: fc.subarray(['soup', 'stew', 'salad']),
  households: fc.integer({ min: 1, max: 40 }),
})

const sumOf = (choices: readonly Choice[], dish: string) =>
  choices.reduce((sum, choice) => sum + (choice.dishIds.includes(dish) ? choice.households : 0), 0)

const householdsOf = (choices: readonly Choice[], profileKey: string) =>
  choices.reduce((sum, choice) => sum + (choice.profileKey === profileKey ? choice.households : 0), 0)

/** Divides each profile's households into slices of a size. */
function demandOf(choices: readonly Choice[], size: number): Demand[] {
  return ['a', 'b', 'c'].flatMap(profileKey => {
    const demand: Demand[] = []
    let left = householdsOf(choices, profileKey)
    for (let slice = 0; left > 0; slice++, left -= size) {
      demand.push({ slice, profileKey, households: Math.min(size, left) })
    }
    return demand
  })
}

const orderOf = (profileKey: string, n: number) =>
  ({ profileKey, orderId: `${profileKey}${n}` }) as OrderToLock

describe('a batch’s choice divided among its slices', () => {
  test('every slice gets as many of each profile as it needs, and no dish is given out twice or lost', () => {
    fc.assert(
      fc.property(fc.array(anyChoice), fc.integer({ min: 1, max: 25 }), (choices, size) => {
        const demand = demandOf(choices, size)
        const shared = shareBySlice(choices, demand)
        for (const { slice, profileKey, households } of demand) {
          expect(householdsOf(shared.get(slice) ?? [], profileKey)).toBe(households)
        }
        const all = [...shared.values()].flat()
        for (const dish of ['soup', 'stew', 'salad']) expect(sumOf(all, dish)).toBe(sumOf(choices, dish))
      }),
    )
  })
})

describe('a slice’s choice divided among its orders', () => {
  test('the handed-out and left-over dishes equal the choice, whoever came or left in the meantime', () => {
    const orders = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 120 })
    fc.assert(
      fc.property(fc.array(anyChoice), orders, (choices, profiles) => {
        const { dishes, beyond, over } = dealHand(choices, profiles.map(orderOf))
        expect(dishes.size + beyond.length).toBe(profiles.length)
        for (const dish of ['soup', 'stew', 'salad']) {
          const count = [...dishes.values()].filter(given => given.includes(dish)).length
          expect(count + sumOf(over, dish)).toBe(sumOf(choices, dish))
        }
        for (const key of ['a', 'b', 'c']) {
          const missing = beyond.filter(order => order.profileKey === key).length
          expect(missing === 0 || householdsOf(over, key) === 0).toBe(true)
        }
      }),
    )
  })
})
