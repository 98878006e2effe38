import { expect, test } from 'vitest'
import { cardEndsOn, cardWarning } from './dashboard.ts'

test.each([
  [2, 2028, '2028-02-29'],
  [12, 2026, '2026-12-31'],
  [1, 2027, '2027-01-31'],
])('a card that expires in %i/%i can be charged until %s', (month, year, day) => {
  expect(cardEndsOn(month, year)).toBe(day)
})

test.each([
  ['2026-11-30', null],
  ['2026-12-17', 'expiring'],
  ['2027-01-31', 'expiring'],
  ['2027-02-01', 'expired'],
] as const)('on %s a card that expires in January 2027 is %s', (today, warning) => {
  expect(cardWarning({ expiryMonth: 1, expiryYear: 2027 }, today)).toBe(warning)
})
