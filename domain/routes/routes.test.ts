// Planned routes: their invariants, and their quality.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addStop } from './add_stop.ts'
import { chanceFrom } from './chance.ts'
import { crowKilometres, drivingMinutes, type Place } from './great_circle.ts'
import { piecesByDirection } from './pieces.ts'
import { faultsOf, type RouteProblem, timesOf } from './problem.ts'
import { solveRoutes } from './solve.ts'
import { narrowWindow } from './window.ts'

const kitchen = { lat: 49.27, lon: -123.1 }

/** A day in a city, in two windows of four hours, with pickups among the stops. */
function someDay(seed: number, count: number): RouteProblem {
  const chance = chanceFrom(seed)
  const places = Array.from({ length: count }, () => ({
    lat: 49.2 + chance() * 0.12,
    lon: -123.22 + chance() * 0.3,
  }))
  const stops = places.map(() => {
    const boxes = chance() < 0.85 ? 1 : 0
    const from = chance() < 0.5 ? 720 : 960
    return { from, until: from + 240, service: boxes ? 4 : 2, boxes, bags: 2 }
  })
  return {
    stops,
    minutes: drivingMinutes([kitchen, ...places]),
    shift: { from: 660, until: 1_260 },
    capacity: { boxes: 12, bags: 30 },
    vanCost: 120,
  }
}

const wayOf = (problem: RouteProblem, routes: number[][]) =>
  routes.reduce((sum, route) => sum + timesOf(problem, route).driving, 0)

describe('planned routes', () => {
  test('go to every stop once, in its window, and no van carries more than its capacity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 40 }), (seed, count) => {
        const problem = someDay(seed, count)
        expect(faultsOf(problem, solveRoutes(problem, { rounds: 150, seed }))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('are the same for the same day and seed', () => {
    const problem = someDay(3, 60)
    expect(solveRoutes(problem, { rounds: 400 })).toEqual(solveRoutes(problem, { rounds: 400 }))
  })

  test('get shorter with more rounds, and are complete without any', () => {
    const problem = someDay(5, 80)
    const [none, many] = [0, 4_000].map(rounds => solveRoutes(problem, { rounds }))
    expect(faultsOf(problem, none as number[][])).toEqual([])
    expect(wayOf(problem, many as number[][])).toBeLessThan(wayOf(problem, none as number[][]) * 0.9)
  })

  test('include a stop that nobody can reach in time, before all others of its van', () => {
    const problem = someDay(2, 5)
    const stops = problem.stops.map((stop, at) => (at === 0 ? { ...stop, from: 600, until: 601 } : stop))
    const routes = solveRoutes({ ...problem, stops }, { rounds: 50 })
    expect(routes.flat().toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
    expect(routes.some(route => route[0] === 0)).toBe(true)
  })

  test('of an empty day are none', () => {
    expect(solveRoutes(someDay(1, 0), { rounds: 100 })).toEqual([])
  })
})

describe('one more stop', () => {
  test('leaves every other stop in its van and in its order, and makes nobody late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 2, max: 30 }), (seed, count) => {
        const problem = someDay(seed, count)
        const last = count - 1
        const first = { ...problem, stops: problem.stops.slice(0, last) }
        const planned = solveRoutes(someDayOf(first, last), { rounds: 60 })
        const now = addStop(problem, planned, last)
        expect(now.map(route => route.filter(at => at !== last)).filter(route => route.length > 0)).toEqual(
          planned,
        )
        expect(faultsOf(problem, now)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('never comes before finished stops', () => {
    const problem = someDay(11, 12)
    const routes = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]
    const roomy = { ...problem, capacity: { boxes: 100, bags: 100 }, shift: { from: 0, until: 5_000 } }
    const anytime = { ...roomy, stops: roomy.stops.map(stop => ({ ...stop, from: 0, until: 4_000 })) }
    const [route = []] = addStop(anytime, routes, 11, [9])
    expect(route.slice(0, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })
})

/** The problem of the first stops alone. */
function someDayOf(problem: RouteProblem, count: number): RouteProblem {
  const width = Math.sqrt(problem.minutes.length)
  const minutes = new Float64Array((count + 1) ** 2)
  for (let from = 0; from <= count; from++)
    for (let to = 0; to <= count; to++)
      minutes[from * (count + 1) + to] = problem.minutes[from * width + to] as number
  return { ...problem, minutes }
}

describe('a large day', () => {
  test('is divided into pieces of about one size that have every stop once', () => {
    const chance = chanceFrom(4)
    const places: Place[] = Array.from({ length: 1_001 }, () => ({
      lat: 49 + chance(),
      lon: -124 + chance(),
    }))
    const pieces = piecesByDirection(kitchen, places, 300)
    expect(pieces.map(piece => piece.length)).toEqual([250, 251, 250, 250])
    expect(pieces.flat().toSorted((a, b) => a - b)).toEqual([...places.keys()])
  })
})

test('the distance between two places is that of the great circle', () => {
  const [vancouver, calgary] = [
    { lat: 49.2827, lon: -123.1207 },
    { lat: 51.0447, lon: -114.0719 },
  ]
  expect(crowKilometres(vancouver, calgary)).toBeCloseTo(675, -1)
})

describe('the window that a household sees', () => {
  const promised = { from: 960, until: 1_200, planned: 1_050, before: 0, now: 900 }

  test('is an hour around the plan before the van leaves, within the promise', () => {
    expect(narrowWindow({ ...promised, delay: null })).toEqual({ from: 990, until: 1_110, late: false })
    expect(narrowWindow({ ...promised, planned: 970, delay: null })).toMatchObject({
      from: 960,
      until: 1_030,
    })
  })

  test('gets narrower with every finished stop', () => {
    const width = (before: number) => {
      const { from, until } = narrowWindow({ ...promised, delay: 5, before, now: 980 })
      return until - from
    }
    const widths = [12, 8, 4, 2, 0].map(width)
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
    expect(widths.at(-1)).toBeLessThanOrEqual(25)
  })

  test('moves with the delay, and says so once the promise cannot be kept', () => {
    expect(narrowWindow({ ...promised, planned: 1_190, delay: 30, now: 1_150 })).toMatchObject({ late: true })
    expect(narrowWindow({ ...promised, planned: 1_190, delay: 5, now: 1_150 })).toMatchObject({
      late: false,
      until: 1_200,
    })
  })

  test('never ends in the past, nor begins after its end or before the promise, however early the van is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_400 }),
        fc.integer({ min: -300, max: 240 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 960, max: 1_200 }),
        (now, delay, before, planned) => {
          const { from, until } = narrowWindow({ ...promised, now, delay, before, planned })
          expect(from).toBeLessThan(until)
          expect(from).toBeGreaterThanOrEqual(promised.from)
          if (now <= 1_200) expect(until).toBeGreaterThanOrEqual(Math.min(now, 1_200))
        },
      ),
    )
  })
})
