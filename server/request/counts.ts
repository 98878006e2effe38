// Counts recent events by key, in this process: a window begins with the first event.

export interface Counts {
  /** Counts one. @returns their number since the window of this key began, this one included */
  add(key: string): number
  /** The number of a key so far, without counting one. */
  count(key: string): number
}

/** The most keys counted at once; the oldest goes first. */
const most = 50_000

/** @param now milliseconds; for tests */
export function openCounts(windowMs: number, now: () => number = () => performance.now()): Counts {
  const counted = new Map<string, { since: number; count: number }>()
  return {
    count(key) {
      const entry = counted.get(key)
      return entry && now() - entry.since < windowMs ? entry.count : 0
    },
    add(key) {
      const at = now()
      let entry = counted.get(key)
      if (!entry || at - entry.since >= windowMs) {
        counted.delete(key)
        entry = { since: at, count: 0 }
        counted.set(key, entry)
        const oldest = counted.keys().next()
        if (counted.size > most && !oldest.done) counted.delete(oldest.value)
      }
      entry.count += 1
      return entry.count
    },
  }
}
