// Timetables: what is joined, what a new one ends, and where a household goes that loses its window.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestStanding } from './time/slots.ts'
import { type HeldWindow, isTimetable, joinWindows, newestOf, type Window, withTimetable } from './windows.ts'

const window = (weekday: 1 | 2 | 3 | 7, startHour: number, capacity: number | null = null): Window => ({
  weekday,
  startHour,
  endHour: startHour + 4,
  capacity,
})
const always = (one: Window): HeldWindow => ({ ...one, from: null, until: null })

test('a window that goes on is one; one that is left out ends the day before; a new one begins', () => {
  const held = [window(1, 12), window(1, 16)].map(always)
  const after = withTimetable(held, [window(1, 12), window(2, 12)], '2027-01-11')
  expect(after.map(({ weekday, startHour, from, until }) => [weekday, startHour, from, until])).toEqual([
    [1, 12, null, null],
    [1, 16, null, '2027-01-11'],
    [2, 12, '2027-01-11', null],
  ])
})

test('a second change of one day takes the place of the first', () => {
  const held = [always(window(1, 12))]
  const first = withTimetable(held, [window(2, 12)], '2027-01-11')
  expect(withTimetable(first, [window(1, 12)], '2027-01-11')).toEqual(held)
})

const windows = fc.uniqueArray(
  fc.record({
    weekday: fc.constantFrom(1 as const, 2 as const, 7 as const),
    startHour: fc.constantFrom(8, 12, 16),
    capacity: fc.constantFrom(null, 0, 5),
  }),
  { selector: one => `${one.weekday}/${one.startHour}`, minLength: 1 },
)
const dates = fc
  .array(fc.integer({ min: 0, max: 60 }), { maxLength: 6 })
  .map(days =>
    days
      .toSorted((a, b) => a - b)
      .map(n => `2027-0${1 + Math.floor(n / 28)}-${String(1 + (n % 28)).padStart(2, '0')}`),
  )

test('after any changes, each day has the windows of the newest timetable that began by then, each once', () => {
  fc.assert(
    fc.property(fc.array(windows, { minLength: 7, maxLength: 7 }), dates, (tables, days) => {
      const whole = tables.map(table => table.map(one => ({ ...one, endHour: one.startHour + 4 })))
      let held = joinWindows((whole[0] ?? []).map(always))
      for (const [at, day] of days.entries()) held = withTimetable(held, whole[at + 1] ?? [], day)
      for (const day of ['2026-12-01', ...days, '2027-06-01']) {
        const begun = days.filter(one => one <= day).length
        const on = held.filter(
          one => (one.from === null || one.from <= day) && (one.until === null || day < one.until),
        )
        const name = (one: Window) => `${one.weekday}/${one.startHour}/${one.capacity}`
        expect(on.map(name).sort()).toEqual((whole[begun] ?? []).map(name).sort())
      }
      expect(newestOf(held).length).toBe((whole[days.length] ?? []).length)
    }),
  )
})

test('two windows of one hour, none, hours that end before they begin, or no room at all are no timetable', () => {
  expect(isTimetable([window(1, 8), window(1, 12)])).toBe(true)
  expect(isTimetable([])).toBe(false)
  expect(isTimetable([window(1, 8), window(1, 8, 5)])).toBe(false)
  expect(isTimetable([{ ...window(1, 8), endHour: 8 }])).toBe(false)
  expect(isTimetable([window(1, 8, 0)])).toBe(false)
})

test('a household without its window gets the same day, else the next of the week, else the nearest before; never a full one', () => {
  const own = window(2, 16)
  const slots = [window(1, 16), window(2, 8), window(2, 12), window(3, 12)].map(one => ({
    ...one,
    closed: [],
  }))
  const [, eight, noon, wednesday] = slots
  expect(nearestStanding(slots, own)).toBe(noon)
  expect(
    nearestStanding(
      slots.filter(one => one !== noon && one !== eight),
      own,
    ),
  ).toBe(wednesday)
  const early = slots.slice(0, 2).map(one => ({ ...one, isFull: one === eight }))
  expect(nearestStanding(early, own)?.weekday).toBe(1)
  expect(nearestStanding([{ ...window(2, 12), closed: [], until: '2027-01-11' }], own)).toBeUndefined()
})
