import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignDishes, type ProfileChoice, type ProfileDemand } from './assign.ts'
import { anyDemand, anyMenu } from './batch.arbitrary.ts'
import { type Candidate, isSafe } from './candidate.ts'
import { dishesFor, rankFor } from './rank.ts'

const batch = fc.tuple(anyDemand(8, 40, 4), anyMenu({ min: 0, max: 12 }, fc.integer({ min: 0, max: 90 })))
const tiny = fc.tuple(anyDemand(3, 2, 2), anyMenu({ min: 1, max: 4 }, fc.integer({ min: 0, max: 3 })))

function takenOf(choices: readonly ProfileChoice[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { allotments } of choices) {
    for (const { dishes, households } of allotments) {
      for (const dish of dishes) taken.set(dish, (taken.get(dish) ?? 0) + households)
    }
  }
  return taken
}

describe('every batch', () => {
  test('no exclusion is broken, no surcharge is chosen, nobody gets a dish twice', {
    tags: '[ST-ORDER-AUTO-SELECT]',
  }, () => {
    fc.assert(
      fc.property(batch, ([demand, menu]) => {
        const byId = new Map(menu.map(candidate => [candidate.dishId, candidate]))
        assignDishes(demand, menu).forEach(({ allotments }, i) => {
          const { profile } = demand[i] as ProfileDemand
          for (const { dishes } of allotments) {
            expect(new Set(dishes).size).toBe(profile.count)
            for (const id of dishes) {
              const dish = byId.get(id) as Candidate
              expect(isSafe(dish, profile)).toBe(true)
              expect(dish.surchargeCents).toBe(0)
            }
          }
        })
      }),
      { numRuns: 500 },
    )
  })

  test('no capacity is exceeded', () => {
    fc.assert(
      fc.property(batch, ([demand, menu]) => {
        const taken = takenOf(assignDishes(demand, menu))
        for (const { dishId, left } of menu) expect(taken.get(dishId) ?? 0).toBeLessThanOrEqual(left)
      }),
      { numRuns: 500 },
    )
  })

  test('every household is either given its dishes or counted as unserved', () => {
    fc.assert(
      fc.property(batch, ([demand, menu]) => {
        assignDishes(demand, menu).forEach(({ allotments, unserved }, i) => {
          for (const { households } of allotments) expect(households).toBeGreaterThan(0)
          const served = allotments.reduce((sum, { households }) => sum + households, 0)
          expect(served + unserved).toBe((demand[i] as ProfileDemand).households)
        })
      }),
    )
  })

  test('while nothing runs out, every household gets exactly its own best dishes', () => {
    fc.assert(
      fc.property(anyDemand(8, 40, 4), anyMenu({ min: 0, max: 12 }, fc.constant(100_000)), (demand, menu) => {
        assignDishes(demand, menu).forEach(({ allotments, unserved }, i) => {
          const { profile, households } = demand[i] as ProfileDemand
          const best = dishesFor(profile, menu)
          if (best === null || households === 0) expect([allotments, unserved]).toEqual([[], households])
          else expect(allotments.map(one => one.dishes.toSorted())).toEqual([best.toSorted()])
        })
      }),
    )
  })
})

/** Tries every way to serve a small batch: the least total cost, or null when it cannot be served. */
function cheapestByTrial(demand: readonly ProfileDemand[], menu: readonly Candidate[]): number | null {
  const households = demand.flatMap(({ profile, households }) =>
    Array.from({ length: households }, () => profile),
  )
  const left = new Map(menu.map(candidate => [candidate.dishId, candidate.left]))
  const place = (next: number, from: number, missing: number): number | null => {
    const profile = households[next]
    if (!profile) return 0
    if (missing === 0) return place(next + 1, 0, households[next + 1]?.count ?? 0)
    const ranked = rankFor(profile, menu)
    let cheapest: number | null = null
    for (let i = from; i < ranked.length; i++) {
      const { candidate, cost } = ranked[i] as (typeof ranked)[number]
      const units = left.get(candidate.dishId) as number
      if (units === 0) continue
      left.set(candidate.dishId, units - 1)
      const rest = place(next, i + 1, missing - 1)
      left.set(candidate.dishId, units)
      if (rest !== null && (cheapest === null || rest + cost < cheapest)) cheapest = rest + cost
    }
    return cheapest
  }
  return place(0, 0, households[0]?.count ?? 0)
}

function costOf(
  choices: readonly ProfileChoice[],
  demand: readonly ProfileDemand[],
  menu: readonly Candidate[],
): number {
  let total = 0
  choices.forEach(({ allotments }, i) => {
    const costs = new Map(
      rankFor((demand[i] as ProfileDemand).profile, menu).map(({ candidate, cost }) => [
        candidate.dishId,
        cost,
      ]),
    )
    for (const { dishes, households } of allotments) {
      for (const dish of dishes) total += households * (costs.get(dish) as number)
    }
  })
  return total
}

describe('scarce dishes', () => {
  test('serve everybody whenever that is possible, and at the least total cost', () => {
    fc.assert(
      fc.property(tiny, ([demand, menu]) => {
        const choices = assignDishes(demand, menu)
        const cheapest = cheapestByTrial(demand, menu)
        const unserved = choices.reduce((sum, choice) => sum + choice.unserved, 0)
        expect(unserved === 0).toBe(cheapest !== null)
        if (cheapest !== null) expect(costOf(choices, demand, menu)).toBe(cheapest)
      }),
      { numRuns: 1000 },
    )
  })

  const dish = (dishId: string, rank: number, left: number, allergens: string[] = []): Candidate => ({
    dishId,
    version: 1,
    kind: 'rtc',
    category: 'meat-and-fish',
    cuisine: dishId,
    protein: dishId,
    diets: [],
    allergens,
    mayContain: [],
    ingredients: [],
    surchargeCents: 0,
    rank,
    left,
  })
  const wants = (households: number, count: number, exclusions: string[] = []): ProfileDemand => ({
    profile: { kind: 'rtc', people: 2, count, preferred: [], exclusions, diet: 'any' },
    households,
  })

  test('are kept for the households that need them', () => {
    const menu = [dish('rice', 1, 10), dish('pasta', 2, 10, ['wheat'])]
    expect(assignDishes([wants(10, 1), wants(10, 1, ['wheat'])], menu)).toMatchObject([
      { allotments: [{ dishes: ['pasta'], households: 10 }], unserved: 0 },
      { allotments: [{ dishes: ['rice'], households: 10 }], unserved: 0 },
    ])
  })

  test('go to households that liked them before those that rank them first, and nobody goes without because of it', () => {
    const menu = [dish('rice', 1, 10), dish('pasta', 2, 100)]
    const likes = { ...wants(10, 1), profile: { ...wants(10, 1).profile, favourite: 'rice' } }
    expect(assignDishes([wants(20, 1), likes], menu)).toMatchObject([
      { allotments: [{ dishes: ['pasta'], households: 20 }], unserved: 0 },
      { allotments: [{ dishes: ['rice'], households: 10 }], unserved: 0 },
    ])
    const needs = wants(10, 1, ['wheat'])
    const scarce = [dish('rice', 1, 10), dish('pasta', 2, 100, ['wheat'])]
    expect(assignDishes([needs, likes], scarce).map(choice => choice.unserved)).toEqual([0, 0])
  })

  test('leave as few households as possible without a box', () => {
    const menu = [dish('rice', 1, 10), dish('pasta', 2, 20, ['wheat'])]
    const choices = assignDishes([wants(8, 1), wants(12, 1, ['wheat']), wants(5, 3)], menu)
    expect(choices.map(choice => choice.unserved)).toEqual([0, 2, 5])
  })

  test('leave a household with too few safe dishes out altogether, instead of sending half a box', () => {
    const menu = [dish('rice', 1, 1000)]
    expect(assignDishes([wants(3, 2)], menu)).toMatchObject([{ allotments: [], unserved: 3 }])
  })
})

describe('a big week', () => {
  test.each([
    ['300 profiles', 300, 760, false],
    ['2,000 profiles, most of them by a favourite', 2000, 100, true],
  ])(
    '%s, 40 dishes and 100,000 households with barely enough of everything get no more than there is',
    (_, profiles, most, favourites) => {
      const [menu] = fc.sample(anyMenu({ min: 40, max: 40 }, fc.integer({ min: 4000, max: 16_000 })), {
        seed: 11,
        numRuns: 1,
      })
      const demand = fc.sample(anyDemand(1, most, 4), { seed: 3, numRuns: profiles }).flat()
      demand.forEach(({ profile }, i) => {
        if (favourites) profile.favourite = `dish-${i % 40}`
      })
      const households = demand.reduce((sum, one) => sum + one.households, 0)
      expect(households).toBeGreaterThan(90_000)
      const choices = assignDishes(demand, menu as Candidate[])
      const taken = takenOf(choices)
      for (const { dishId, left } of menu as Candidate[])
        expect(taken.get(dishId) ?? 0).toBeLessThanOrEqual(left)
    },
  )
})
