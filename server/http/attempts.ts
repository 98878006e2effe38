// Counts calls that could guess secrets by account as well as by address, because a thousand addresses can attack one household.
// The counts are this process's own and last a quarter of an hour.

import type { CallDeclaration, Who } from '../../contract/call.ts'
import { Refusal } from '../../contract/errors.ts'
import { normalizeEmail } from '../../domain/person.ts'
import type { Session } from '../request/call_request.ts'
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

type Guesser = Pick<Session, 'clientId' | 'id' | 'knownBrowser'>

/**
 * What a call's guesses are counted by; null for none. A call that anybody makes guesses at the account of its e-mail: a browser that
 * has signed in under it has attempts of its own, so that nobody can use up those of a household. Other calls guess at the account of
 * who is signed in, whatever e-mail they bring; and without one it is the visitor's session.
 */
export async function guessedAt(who: Who, input: unknown, session: Guesser): Promise<string | null> {
  const typed = who === 'anyone' ? (input as { email?: unknown } | null)?.email : undefined
  if (typeof typed !== 'string') return session.clientId ?? session.id
  const email = normalizeEmail(typed)
  const browser = await session.knownBrowser(email)
  return browser === null ? email : `${email} ${browser}`
}

/** How often an account can be guessed at in a quarter of an hour; null for calls that do not guess. */
export function limitOf({
  attemptsPerMinute,
  byAddressOnly,
}: Pick<CallDeclaration, 'attemptsPerMinute' | 'byAddressOnly'>): number | null {
  return attemptsPerMinute !== undefined && attemptsPerMinute <= mostOfGuessing && !byAddressOnly
    ? attemptsPerMinute * perAccount
    : null
}
