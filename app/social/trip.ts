// A person's trip to a provider and back, as the browser remembers it: the starting page, and any failure.

import { isOwnPath } from '../../contract/paths.ts'
import type { Provider, SocialFault } from '../../domain/identity.ts'

/** The page a person started from. */
interface Trip {
  /** The return address: this site's own path. */
  from: string
  /** To answer the question before settings, or to link a provider. */
  settings: boolean
}

/** The failure, if any. */
export interface Failure {
  provider: Provider
  reason: SocialFault
  settings: boolean
}

const tripKey = 'social-trip'
const failureKey = 'social-failure'

const save = (key: string, value: Trip | Failure) => sessionStorage.setItem(key, JSON.stringify(value))

function take<T>(key: string): T | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  try {
    return kept === null ? null : (JSON.parse(kept) as T)
  } catch {
    return null
  }
}

export const beginTrip = (trip: Trip) => save(tripKey, trip)

/** The trip that a person returns from; reading removes it. */
export function endTrip(): Trip | null {
  const trip = take<Trip>(tripKey)
  return trip && isOwnPath(trip.from) ? trip : null
}

export const saveFailure = (failure: Failure) => save(failureKey, failure)

/** The failure, for the page that shows it; reading forgets it. */
export const takeFailure = () => take<Failure>(failureKey)

/** The provider's answer: in the query, or after the number sign where it came by POST. */
export function answerOf({ search, hash }: Pick<Location, 'search' | 'hash'>): Record<string, string> {
  const fields = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search)
  const known = ['code', 'state', 'iss', 'error', 'error_description', 'user']
  return Object.fromEntries(
    known.flatMap(name => {
      const value = fields.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
