import { expect, test } from 'vitest'
import { ageBetween, readClocks } from './age.ts'

const pressed = { wall: Date.parse('2031-05-05T00:00:00Z'), ticks: 1_000, began: 7 }

test.each([
  ['a phone whose clock is years ahead', { wall: pressed.wall + 60_000, ticks: 61_000, began: 7 }, 60_000],
  ['a phone whose clock was set back', { wall: pressed.wall - 3_600_000, ticks: 61_000, began: 7 }, 60_000],
  ['a phone that slept', { wall: pressed.wall + 60_000, ticks: 3_000, began: 7 }, 60_000],
  ['a page that was opened again', { wall: pressed.wall + 60_000, ticks: 900_000, began: 9 }, 60_000],
  [
    'a clock set back and a page opened again, which is not known',
    { wall: pressed.wall - 5, ticks: 900_000, began: 9 },
    0,
  ],
])('the age of a report is right on %s', (_, now, age) => {
  expect(ageBetween(pressed, now)).toBe(age)
})

test('a reading compares with the next one of the same page', () => {
  const first = readClocks()
  expect(ageBetween(first, { ...readClocks(), wall: 0 })).toBeLessThan(60_000)
})
