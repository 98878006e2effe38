import { describe, expect, test } from 'vitest'
import { afterSpending, centsOn, type GivenPart, givenParts } from './given_parts.ts'
import type { ValueMove } from './held_value.ts'

const move = (key: string, amountCents: number, at: string, expiresOn: string | null = null): ValueMove => ({
  key,
  reason: amountCents > 0 ? 'bonus' : 'charge',
  amountCents,
  orderId: amountCents > 0 ? null : key,
  at: `2027-${at}T12:00:00.000Z`,
  expiresOn,
  fromName: null,
})

const parts: readonly GivenPart[] = [
  { cents: 1_000, expiresOn: '2027-02-25' },
  { cents: 3_000, expiresOn: '2027-03-06' },
  { cents: 500, expiresOn: null },
]

describe('given value by its last days', () => {
  test('is what is left of each credit, the soonest to end first', () => {
    const moves = [
      move('never', 500, '01-01'),
      move('later', 3_000, '01-02', '2027-03-06'),
      move('soon', 2_000, '01-03', '2027-02-25'),
      move('o', -1_000, '02-01'),
    ]
    expect(givenParts(moves)).toEqual(parts)
  })

  test.each([
    ['2027-02-25', 4_500],
    ['2027-02-26', 3_500],
    ['2027-03-07', 500],
  ])('counts on %s for %i cents', (day, cents) => {
    expect(centsOn(parts, day)).toBe(cents)
  })

  test('is spent from the part that ends first, of those that still count', () => {
    expect(afterSpending(parts, 1_200, '2027-02-20').map(part => part.cents)).toEqual([0, 2_800, 500])
    expect(afterSpending(parts, 1_200, '2027-03-01').map(part => part.cents)).toEqual([1_000, 1_800, 500])
  })
})
