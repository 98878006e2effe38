// Given value by its last days: what a box may count on depends on its cutoff, because value that ends before then will be gone.

import { heldCards, type ValueMove } from './held_value.ts'

/** A part of a household's given value. */
export interface GivenPart {
  cents: number
  /** Last day on which it counts, ISO date; null where it never expires. */
  expiresOn: string | null
}

/** What is left of each credit, the part that is spent first before the others. */
export function givenParts(moves: readonly ValueMove[]): GivenPart[] {
  return heldCards(moves)
    .filter(card => card.remainingCents > 0)
    .map(({ remainingCents: cents, expiresOn }) => ({ cents, expiresOn }))
    .sort((a, b) => ((a.expiresOn ?? never) < (b.expiresOn ?? never) ? -1 : 1))
}

const never = '9999-12-31'

/** The cents that count on a day (ISO date). */
export function centsOn(parts: readonly GivenPart[], day: string): number {
  let cents = 0
  for (const part of parts) if (counts(part, day)) cents += part.cents
  return cents
}

/** The parts after cents were spent on a day: of those that count then, the one that expires first. */
export function afterSpending(parts: readonly GivenPart[], cents: number, day: string): GivenPart[] {
  let left = cents
  return parts.map(part => {
    const taken = counts(part, day) ? Math.min(left, part.cents) : 0
    left -= taken
    return { ...part, cents: part.cents - taken }
  })
}

const counts = ({ expiresOn }: GivenPart, day: string): boolean => expiresOn === null || expiresOn >= day
