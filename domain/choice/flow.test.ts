import { expect, test } from 'vitest'
import { type FlowProblem, solveFlow, unsafe } from './flow.ts'

const no = unsafe

function problem(rows: number[][], capacities: number[], households = rows.map(() => 1)): FlowProblem {
  return { households, counts: rows.map(() => 1), costs: Int32Array.from(rows.flat()), capacities }
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
