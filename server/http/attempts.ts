// Counts calls that could guess secrets by account as well as by address, because a thousand addresses can attack one household.
// The counts are this process's own and last a quarter of an hour.

import type { CallDeclaration } from '../../contract/call.ts'
import { Refusal } from '../../contract/errors.ts'
import { openCounts } from '../request/counts.ts'

const windowMs = 15 * 60_000
/** More than this many a minute is typing, not guessing. */
const mostOfGuessing = 30
/** The limit for an account in a quarter of an hour, as a multiple of an address's limit for a minute. */
const perAccount = 3
export interface Attempts {
  /** Counts one. @throws Refusal too_many_requests */
  count(key: string, limit: number): void
}

/** @param now milliseconds; for tests */
export function openAttempts(now?: () => number): Attempts {
  const counts = openCounts(windowMs, now)
  return {
    count(key, limit) {
      if (counts.add(key) > limit) throw new Refusal('too_many_requests')
    },
  }
}

/** The account that a call guesses at: by its email, else the signed-in client, else the visitor's session; null for none. */
export function accountOf(
  input: unknown,
  session: { clientId: string | null; id: string | null },
): string | null {
  const email = (input as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email.trim().toLowerCase() : (session.clientId ?? session.id)
}

/** How often an account can be guessed at in a quarter of an hour; null for calls that do not guess. */
export function limitOf({ attemptsPerMinute }: Pick<CallDeclaration, 'attemptsPerMinute'>): number | null {
  return attemptsPerMinute !== undefined && attemptsPerMinute <= mostOfGuessing
    ? attemptsPerMinute * perAccount
    : null
}
