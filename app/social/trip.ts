// A person's way to a provider and back, as the browser remembers it: where they set out from, and what went wrong.

import { isOwnPath } from '../../contract/paths.ts'
import type { Provider, SocialFault } from '../../domain/identity.ts'

/** The page a person set out from. */
interface Trip {
  /** Where to come back to: this site's own path. */
  from: string
  /** To be asked again, or to link a provider. */
  settings: boolean
}

/** What went wrong on it. */
export interface Failure {
  provider: Provider
  reason: SocialFault
  settings: boolean
}

const tripKey = 'social-trip'
const failureKey = 'social-failure'

const keep = (key: string, value: Trip | Failure) => sessionStorage.setItem(key, JSON.stringify(value))

function take<T>(key: string): T | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  try {
    return kept === null ? null : (JSON.parse(kept) as T)
  } catch {
    return null
  }
}

export const beginTrip = (trip: Trip) => keep(tripKey, trip)

/** The trip that a person returns from; reading removes it. */
export function endTrip(): Trip | null {
  const trip = take<Trip>(tripKey)
  return trip && isOwnPath(trip.from) ? trip : null
}

export const keepFailure = (failure: Failure) => keep(failureKey, failure)

/** What went wrong, for the page that says it; asking forgets it. */
export const takeFailure = () => take<Failure>(failureKey)

/** What a provider sent back: in the query, or behind the number sign where it came by POST. */
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
