// Limits the rows stored for anonymous requests: by address, and in total for tables that would grow with every request. Each
// process counts for itself; behind a load balancer each lets its own share through.

import { Refusal } from '../../contract/errors.ts'
import { type Counts, openCounts } from './counts.ts'
import type { OwnServices } from './services.ts'

interface Bound {
  hour: number
  day: number
}

/** The limit of one address (a /64 of IPv6), which may be a whole office's, and of all addresses together. */
export const writeBounds = {
  visitor_session: { address: { hour: 300, day: 2_000 }, all: null },
  address_attempt: { address: { hour: 40, day: 120 }, all: { hour: 3_000, day: 20_000 } },
  newsletter: { address: { hour: 30, day: 90 }, all: { hour: 3_000, day: 20_000 } },
} as const satisfies Record<string, { address: Bound; all: Bound | null }>

type WriteKind = keyof typeof writeBounds

interface WriteCounts {
  hour: Counts
  day: Counts
}

const open = (now?: () => number): WriteCounts => ({
  hour: openCounts(3_600_000, now),
  day: openCounts(24 * 3_600_000, now),
})

interface AnonymousWrites {
  /**
   * Counts one more.
   * @param from the network of the request; null: not counted
   * @returns whether it may be written
   */
  count(kind: WriteKind, from: string | null): boolean
}

/** @param now milliseconds; for tests */
export function openAnonymousWrites(now?: () => number): AnonymousWrites {
  const counts = open(now)
  const within = (key: string, { hour, day }: Bound) => {
    const [inHour, inDay] = [counts.hour.add(key), counts.day.add(key)]
    return inHour <= hour && inDay <= day
  }
  return {
    count(kind, from) {
      if (from === null) return true
      const { address, all } = writeBounds[kind]
      // Requests of one address beyond its own share take nothing from the others'.
      return within(`${kind} ${from}`, address) && (all === null || within(kind, all))
    },
  }
}

/** This process's counts. */
export const anonymousWrites = ({ memory }: Pick<OwnServices, 'memory'>): AnonymousWrites =>
  memory.of(openAnonymousWrites)

/** @throws Refusal too_many_requests */
export function countWrite(
  services: Pick<OwnServices, 'memory'>,
  kind: WriteKind,
  from: string | null,
): void {
  if (!anonymousWrites(services).count(kind, from)) throw new Refusal('too_many_requests')
}
