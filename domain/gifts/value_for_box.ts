// What pays for a box before its card. A household's value pays for its boxes in the order of their weeks, so a later box has neither
// value that an earlier one will use, nor value that ends before its cutoff. A box past its cutoff has what was there at the cutoff:
// what came since is for the next one (rule 31).

import { splitPayment } from '../pricing/price_order.ts'
import type { Balances } from '../pricing/types.ts'
import { afterSpending, centsOn, type GivenPart, givenParts } from './given_parts.ts'
import type { ValueMove } from './held_value.ts'

/** A household's value at one instant. */
export interface ValueHeld {
  /** Given value by its last days. */
  given: readonly GivenPart[]
  boughtCents: number
  corporateCents: number
  /** Last delivery day (ISO date) that an employer's plan pays for; null without one. */
  corporateUntil: string | null
}

/** A box as its value sees it. */
export interface BoxToPay {
  /** The day (ISO date) of its cutoff, on which it takes value. */
  chargedOn: string
  /** ISO date. */
  deliveryDate: string
  /** What its household had at its cutoff; null before that. */
  atCutoff: ValueHeld | null
}

/** What an account gained (or, negative, lost) since an instant, cents; an account that did not move may be absent. */
export type Moved = Readonly<Partial<Record<'given' | 'bought' | 'corporate', number>>>

/** The ledger's account of a household's value. */
export interface Accounts {
  /** Present balances, cents. */
  balances: Balances
  /** All moves of given value, oldest first, where a part of it ends; null where none does. */
  givenMoves: readonly ValueMove[] | null
}

/** The value that a household has now. */
export function valueNow({ balances, givenMoves }: Accounts, corporateUntil: string | null): ValueHeld {
  const { givenCents, boughtCents, corporateCents } = balances
  const given = givenMoves ? givenParts(givenMoves) : [{ cents: givenCents, expiresOn: null }]
  return { given, boughtCents, corporateCents, corporateUntil }
}

/**
 * The value that it had at a past cutoff.
 * @param since what the accounts gained since then; null where they did not move
 * @param corporateUntil as the employer's plan said then
 */
export function valueAtCutoff(
  { balances, givenMoves }: Accounts,
  {
    cutoffAt,
    since,
    corporateUntil,
  }: { cutoffAt: string; since: Moved | null; corporateUntil: string | null },
): ValueHeld {
  return valueNow(
    {
      balances: {
        givenCents: balances.givenCents - (since?.given ?? 0),
        boughtCents: balances.boughtCents - (since?.bought ?? 0),
        corporateCents: balances.corporateCents - (since?.corporate ?? 0),
      },
      givenMoves: givenMoves?.filter(({ at }) => at <= cutoffAt) ?? null,
    },
    corporateUntil,
  )
}

/**
 * The balances for a box: what is left when earlier boxes have taken theirs, and never more than its household had at its cutoff.
 * @param earlier unpaid boxes of earlier weeks, by week, with their totals in cents
 */
export function balancesForBox(
  held: ValueHeld,
  earlier: readonly (BoxToPay & { totalCents: number })[],
  box: BoxToPay,
): Balances {
  let left = held
  let taken: Balances = { givenCents: 0, boughtCents: 0, corporateCents: 0 }
  for (const other of earlier) {
    const split = splitPayment(other.totalCents, availableTo(other, left, taken))
    taken = {
      givenCents: taken.givenCents + split.givenCents,
      boughtCents: taken.boughtCents + split.boughtCents,
      corporateCents: taken.corporateCents + split.corporateCents,
    }
    left = {
      ...left,
      given: afterSpending(left.given, split.givenCents, other.chargedOn),
      boughtCents: left.boughtCents - split.boughtCents,
      corporateCents: left.corporateCents - split.corporateCents,
    }
  }
  return availableTo(box, left, taken)
}

function availableTo(
  { chargedOn, deliveryDate, atCutoff }: BoxToPay,
  left: ValueHeld,
  taken: Balances,
): Balances {
  const plan = atCutoff ?? left
  const corporate =
    plan.corporateUntil !== null && deliveryDate <= plan.corporateUntil ? left.corporateCents : 0
  const had = {
    givenCents: atCutoff ? centsOn(atCutoff.given, chargedOn) - taken.givenCents : Infinity,
    boughtCents: atCutoff ? atCutoff.boughtCents - taken.boughtCents : Infinity,
    corporateCents: atCutoff ? atCutoff.corporateCents - taken.corporateCents : Infinity,
  }
  return {
    givenCents: Math.max(0, Math.min(centsOn(left.given, chargedOn), had.givenCents)),
    boughtCents: Math.max(0, Math.min(left.boughtCents, had.boughtCents)),
    corporateCents: Math.max(0, Math.min(corporate, had.corporateCents)),
  }
}
