import { expect, test } from 'vitest'
import { type FlowProblem, solveFlow, unsafe } from './flow.ts'

const no = unsafe

function problem(rows: number[][], capacities: number[], households = rows.map(() => 1)): FlowProblem {
  const one = rows.map(() => 1)
  return { households, counts: one, mostTimes: one, costs: Int32Array.from(rows.flat()), capacities }
}

test('a household that moved once moves again when another has no other dish', () => {
  // Both start on a dish that is gone. The first takes the third dish, and then leaves it to the second.
  const rows = [
    [0, no, 1, 2],
    [no, 0, 1, no],
  ]
  const { shares, stuck } = solveFlow(problem(rows, [0, 0, 1, 1]))
  expect(stuck).toBeNull()
  expect([...shares]).toEqual([0, 0, 0, 1, 0, 0, 1, 0])
})

test('a dish goes where it is worth most', () => {
  const rows = [
    [0, 1],
    [0, 900],
  ]
  expect([...solveFlow(problem(rows, [10, 10], [10, 10])).shares]).toEqual([0, 10, 10, 0])
})

test('when some cannot be served, exactly the dishes that are stuck are named', () => {
  const rows = [
    [0, 1, no, no],
    [no, no, 0, 1],
  ]
  expect(solveFlow(problem(rows, [3, 4, 5, 9], [8, 8])).stuck).toEqual([true, true, false, false])
})

test('a dish comes again only where no other is left, and as evenly as the units allow', () => {
  const meals = (capacities: number[]) => ({
    ...problem([[0, 1, 2]], capacities, [10]),
    counts: [5],
    mostTimes: [5],
  })
  expect([...solveFlow(meals([99, 99, 99])).shares]).toEqual([20, 20, 10])
  expect([...solveFlow(meals([99, 14, 99])).shares]).toEqual([20, 14, 16])
  expect([...solveFlow(meals([99, 3, 2])).shares]).toEqual([45, 3, 2])
  expect(solveFlow(meals([44, 3, 2])).stuck).toEqual([true, true, true])
})
