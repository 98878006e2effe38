// Pictures are made a few at a time: each takes a core for a tenth of a second or more, and the rest of the program wants
// one too. What somebody waits for goes before what nobody waits for.

export interface Queue {
  /**
   * Does a piece of work that somebody waits for. Whoever asks for the same one meanwhile gets the same answer.
   * @throws QueueFull when too many wait
   */
  now<T>(key: string, work: () => Promise<T>): Promise<T>
  /**
   * Does a piece of work after a while, once nobody waits for another; a few hundred are kept, the rest forgotten. Failures go to
   * `onError`.
   */
  later(key: string, work: () => Promise<unknown>): void
  /** Forgets what waits, and lets what is under way end. */
  close(): Promise<void>
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export interface QueueLimits {
  /** Pieces of work under way at once. */
  atOnce: number
  /** Pieces that may wait to be done now. */
  waiting: number
  /** Pieces that may wait to be done later. */
  later: number
  /** Milliseconds these wait at least: who asked is just being answered, and wants the core. */
  patience: number
  onError(error: unknown): void
}

export function openQueue({ atOnce, waiting, later, patience, onError }: QueueLimits): Queue {
  const asked = new Map<string, Promise<unknown>>()
  const urgent: (() => Promise<void>)[] = []
  const patient = new Map<string, { work: () => Promise<unknown>; ripe: boolean }>()
  let running = 0
  let underWayQuietly: string | null = null
  let whenIdle: (() => void)[] = []

  const next = () => {
    const work = running < atOnce ? (urgent.shift() ?? patientWork()) : undefined
    if (work) {
      running += 1
      work().finally(() => {
        running -= 1
        next()
      })
      next()
    } else if (running === 0) {
      for (const tell of whenIdle) tell()
      whenIdle = []
    }
  }
  /** One at a time, and only while nothing else is under way. */
  const patientWork = (): (() => Promise<void>) | undefined => {
    const [first] = patient
    if (!first || underWayQuietly !== null || running > 0) return undefined
    const [key, { work, ripe }] = first
    if (!ripe) return undefined
    patient.delete(key)
    underWayQuietly = key
    return async () => {
      await work().catch(onError)
      underWayQuietly = null
    }
  }
  const idle = () =>
    new Promise<void>(resolve => {
      whenIdle.push(resolve)
      next()
    })

  return {
    now: <T>(key: string, work: () => Promise<T>): Promise<T> => {
      const known = asked.get(key)
      if (known) return known as Promise<T>
      if (urgent.length >= waiting) return Promise.reject(new QueueFull('too many pictures are waiting'))
      const done = new Promise<T>((resolve, reject) => {
        urgent.push(() => work().then(resolve, reject))
      }).finally(() => asked.delete(key))
      asked.set(key, done)
      next()
      return done
    },
    later: (key, work) => {
      if (patient.size >= later || patient.has(key) || key === underWayQuietly) return
      const piece = { work, ripe: false }
      patient.set(key, piece)
      setTimeout(() => {
        piece.ripe = true
        next()
      }, patience).unref()
    },
    close: () => {
      patient.clear()
      return idle()
    },
  }
}
