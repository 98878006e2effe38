import { expect, test } from 'vitest'
import { costsOther } from './foreseen.ts'

const seen = { version: 4, totalCents: 4398 }

test.each([
  ['the same', { version: 5, totalCents: 4398 }, false],
  ['a cent more', { version: 5, totalCents: 4399 }, true],
  ['a cent less', { version: 5, totalCents: 4397 }, true],
  ['another total, because a change made elsewhere came between', { version: 6, totalCents: 9000 }, false],
  ['another total, but nothing was written', { version: 4, totalCents: 4000 }, false],
])('a change foreseen at 43.98 that was saved at %s', (_, saved, other) => {
  expect(costsOther(seen, saved)).toBe(other)
})
