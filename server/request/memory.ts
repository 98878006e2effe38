// The memory of one process. Parts of the server keep no state of their own: each asks the memory for its part.

export interface Memory {
  /**
   * The result of the first `open`; the same from then on.
   * @param open makes a part of the memory, and names it
   * @param ground its input
   */
  of<Ground extends unknown[], T>(open: (...ground: Ground) => T, ...ground: Ground): T
}

/** An empty memory. A process has one, among its services. */
export function openMemory(): Memory {
  const parts = new Map<unknown, unknown>()
  return {
    of<Ground extends unknown[], T>(open: (...ground: Ground) => T, ...ground: Ground): T {
      if (!parts.has(open)) parts.set(open, open(...ground))
      return parts.get(open) as T
    },
  }
}

/** Data that is read from the database, and trusted for a while. */
export interface Fresh<T> {
  get(): Promise<T>
  /** Forgets how fresh it is: the next request asks the database. */
  changed(): void
}

/** The longest wait for a check of remembered data, in milliseconds. */
const patience = 1_000

/**
 * Remembers data. When the database cannot be reached, or does not answer within a second, the old data stays valid: cached pages
 * need no connection. A change by this process has to be seen, so the reading is awaited.
 * @param read gets the old data, if there is any
 * @param trusted milliseconds of real time: this is freshness, not the program's time
 */
export function openFresh<T>(read: (known: T | undefined) => Promise<T>, trusted: number): Fresh<T> {
  let known: { value: T } | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<{ value: T }> | undefined

  const begin = () => {
    const begun = read(known?.value)
      .then(value => {
        // Data read before a change is not kept after it.
        if (reading === begun) {
          known = { value }
          readAt = performance.now()
        }
        return { value }
      })
      .finally(() => {
        if (reading === begun) reading = undefined
      })
    return begun
  }
  return {
    async get() {
      if (known && performance.now() - readAt < trusted) return known.value
      reading ??= begin()
      const fallback = Number.isFinite(readAt) ? known : undefined
      const { value } = await (fallback ? inTime(reading, fallback) : reading)
      if (fallback) readAt = performance.now()
      return value
    },
    changed: () => {
      readAt = Number.NEGATIVE_INFINITY
      reading = undefined
    },
  }
}

/** The answer, or the remembered value where the answer fails or is late. */
async function inTime<T>(answer: Promise<T>, known: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>(resolve => {
    timer = setTimeout(() => resolve(known), patience)
  })
  return Promise.race([answer.catch(() => known), late]).finally(() => clearTimeout(timer))
}
