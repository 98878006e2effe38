import { expect, test } from 'vitest'
import { middleOf, shiftOf } from './fleet.ts'
import type { ProblemStop } from './problem.ts'

const stop = (from: number, until: number): ProblemStop => ({ from, until, service: 4, boxes: 1, bags: 0 })
/** The kitchen and two doors, at these minutes from it. */
const minutes = (first: number, second: number) =>
  Float64Array.from([0, first, second, first, 0, 5, second, 5, 0])
const hours = { shiftFrom: 14 * 60, shiftUntil: 20 * 60 }

test.each<[string, ProblemStop[], Float64Array, { from: number; until: number }]>([
  [
    'are the drivers’ where every door can be reached in them',
    [stop(960, 1_100), stop(900, 1_000)],
    minutes(20, 30),
    { from: 840, until: 1_200 },
  ],
  [
    'begin earlier for a window that would be missed',
    [stop(700, 830), stop(900, 1_000)],
    minutes(20, 30),
    { from: 810, until: 1_200 },
  ],
  [
    'end later for one from which nobody is back in time',
    [stop(1_190, 1_250), stop(900, 1_000)],
    minutes(20, 30),
    { from: 840, until: 1_214 },
  ],
  [
    'begin with the day at the earliest',
    [stop(100, 120), stop(900, 1_000)],
    minutes(300, 30),
    { from: 0, until: 1_200 },
  ],
  ['are the drivers’ on a day without stops', [], Float64Array.of(0), { from: 840, until: 1_200 }],
])('the hours of a day %s', (_, stops, minutes, expected) => {
  expect(shiftOf(hours, stops, minutes)).toEqual(expected)
})

test('the middle of stops is between them', () => {
  expect(
    middleOf([
      { lat: 49, lon: -123 },
      { lat: 51, lon: -121 },
    ]),
  ).toEqual({ lat: 50, lon: -122 })
})
