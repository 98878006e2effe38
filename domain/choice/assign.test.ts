import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignDishes, type ProfileChoice, type ProfileDemand } from './assign.ts'
import { anyDemand, anyMenu } from './batch.arbitrary.ts'
import { type Candidate, isSafe } from './candidate.ts'
import { again } from './flow.ts'
import { dishesFor, mostTimes, rankFor } from './rank.ts'

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
  test('no exclusion is broken, no surcharge is chosen, every box is full, and nobody gets a recipe twice', {
    tags: '[ST-ORDER-AUTO-SELECT]',
  }, () => {
    fc.assert(
      fc.property(batch, ([demand, menu]) => {
        const byId = new Map(menu.map(candidate => [candidate.dishId, candidate]))
        assignDishes(demand, menu).forEach(({ allotments }, i) => {
          const { profile } = demand[i] as ProfileDemand
          for (const { dishes } of allotments) {
            expect(dishes).toHaveLength(profile.count)
            if (profile.kind === 'rtc') expect(new Set(dishes).size).toBe(profile.count)
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
    const most = mostTimes(profile)
    const ranked = rankFor(profile, menu)
    let cheapest: number | null = null
    for (let i = from; i < ranked.length; i++) {
      const { candidate, cost } = ranked[i] as (typeof ranked)[number]
      const units = left.get(candidate.dishId) as number
      for (let times = 1; times <= Math.min(units, most, missing); times++) {
        left.set(candidate.dishId, units - times)
        const rest = place(next, i + 1, missing - times)
        left.set(candidate.dishId, units)
        if (rest === null) continue
        const total = rest + costOfTimes(cost, times)
        if (cheapest === null || total < cheapest) cheapest = total
      }
    }
    return cheapest
  }
  return place(0, 0, households[0]?.count ?? 0)
}

/** A dish costs more each time it comes again. */
const costOfTimes = (cost: number, times: number) => times * cost + (again * times * (times - 1)) / 2

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
      for (const [dish, { length: times }] of Map.groupBy(dishes, one => one))
        total += households * costOfTimes(costs.get(dish) as number, times)
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

  test('leave a household with too few safe recipes out altogether, instead of sending half a box', () => {
    const menu = [dish('rice', 1, 1000)]
    expect(assignDishes([wants(3, 2)], menu)).toMatchObject([{ allotments: [], unserved: 3 }])
  })

  const meal = (dishId: string, rank: number, left: number): Candidate => ({
    ...dish(dishId, rank, left),
    kind: 'rte',
  })
  const wantsMeals = (households: number, count: number): ProfileDemand => ({
    profile: { ...wants(households, count).profile, kind: 'rte', people: 1 },
    households,
  })

  test('come again where a plan of ready meals has more than there are different ones, the best first', () => {
    const menu = [meal('rice', 1, 100), meal('soup', 2, 100), meal('pasta', 3, 100)]
    expect(assignDishes([wantsMeals(4, 8)], menu)).toMatchObject([
      {
        allotments: [
          { dishes: ['rice', 'rice', 'rice', 'soup', 'soup', 'soup', 'pasta', 'pasta'], households: 4 },
        ],
      },
    ])
  })

  test('come again to nobody while another is left', () => {
    const menu = [meal('rice', 1, 100), meal('soup', 2, 1), meal('pasta', 3, 2)]
    const [choice] = assignDishes([wantsMeals(2, 2)], menu)
    for (const { dishes } of choice?.allotments ?? []) expect(new Set(dishes).size).toBe(2)
    expect(choice?.unserved).toBe(0)
  })

  test('leave out no household of ready meals while units are left', () => {
    const menu = [meal('rice', 1, 17), meal('soup', 2, 2)]
    expect(assignDishes([wantsMeals(5, 4)], menu)).toMatchObject([{ unserved: 1 }])
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
