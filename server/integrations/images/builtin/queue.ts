// Makes pictures a few at a time, because each occupies a core for a tenth of a second or more. Pictures that a person waits for
// come first, and are not made once that person has gone on. Addresses take turns, so one with many requests delays only itself; and
// only a few sizes of one picture are made at once.

/** The address that a piece of work counts for, and its picture. */
interface Account {
  from: string
  of: string
  /** Aborts once the caller has gone, such as a browser that wants another size by now. */
  gone?: AbortSignal
}

export interface Queue {
  /**
   * Does a piece of work that a person waits for. Another caller of the same work in the meantime gets the same answer, as soon as
   * its turn would come.
   * @throws QueueFull when too many wait: in all, of one address, or for one picture
   * @throws NobodyWaits when all its callers have gone before its turn came
   */
  now<T>(key: string, account: Account, work: () => Promise<T>): Promise<T>
  /**
   * Does a piece of work later, once nobody waits for another; a few hundred are stored, the rest dropped. Failures go to
   * `onError`.
   */
  later(key: string, work: () => Promise<unknown>): void
  /** Drops waiting work; running work ends normally. */
  close(): Promise<void>
}

export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export class NobodyWaits extends Error {
  override readonly name = 'NobodyWaits'
  /** Marks it as no fault of ours (server/http/faults.ts). */
  readonly code = 'NOBODY_WAITS'
}

export interface QueueLimits {
  /** Pieces of work that run at once. */
  atOnce: number
  /** Pieces that may wait for immediate work: in all, of one address, and sizes of one picture. */
  waiting: number
  waitingOfAddress: number
  waitingOfPicture: number
  /** Pieces that may wait for deferred work. */
  later: number
  /** The least milliseconds that these wait: their caller is just being answered, and needs the core. */
  patience: number
  onError(error: unknown): void
}

interface Piece {
  of: string
  run(): Promise<void>
  /** Instead of running it. */
  drop(): void
  done: Promise<unknown>
  /** Until it has begun or was dropped. */
  waits: boolean
  /** Callers that are still there. */
  callers: number
}

export function openQueue(limits: QueueLimits): Queue {
  const asked = new Map<string, Piece>()
  /** Waiting work, by address; the next address is first. */
  const lanes = new Map<string, Piece[]>()
  const patient = new Map<string, { work: () => Promise<unknown>; ripe: boolean }>()
  let running = 0
  let underWayQuietly: string | null = null
  let whenIdle: (() => void)[] = []

  const next = () => {
    const work = running < limits.atOnce ? (urgentWork() ?? patientWork()) : undefined
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
  const urgentWork = (): (() => Promise<void>) | undefined => {
    for (const [from, lane] of lanes) {
      lanes.delete(from)
      let piece = lane.shift()
      // Begun already in another caller's turn, or dropped.
      while (piece && !piece.waits) piece = lane.shift()
      if (lane.length > 0) lanes.set(from, lane)
      if (!piece) continue
      piece.waits = false
      return piece.run
    }
    return undefined
  }
  /** One at a time, and only while nothing else runs. */
  const patientWork = (): (() => Promise<void>) | undefined => {
    const [first] = patient
    if (!first || underWayQuietly !== null || running > 0) return undefined
    const [key, { work, ripe }] = first
    if (!ripe) return undefined
    patient.delete(key)
    underWayQuietly = key
    return async () => {
      await work().catch(limits.onError)
      underWayQuietly = null
    }
  }
  const idle = () =>
    new Promise<void>(resolve => {
      whenIdle.push(resolve)
      next()
    })
  const line = (piece: Piece, { from, gone }: Account) => {
    const lane = lanes.get(from)
    if (lane === undefined) lanes.set(from, [piece])
    else if (!lane.includes(piece)) lane.push(piece)
    piece.callers += 1
    const leave = () => {
      piece.callers -= 1
      if (piece.callers === 0 && piece.waits) piece.drop()
    }
    if (gone?.aborted) leave()
    else gone?.addEventListener('abort', leave, { once: true })
  }
  const isFull = ({ from, of }: Account): boolean => {
    const waiting = [...asked.values()].filter(({ waits }) => waits)
    const ofAddress = lanes.get(from)?.filter(({ waits }) => waits).length ?? 0
    const ofPicture = waiting.filter(piece => piece.of === of).length
    return (
      waiting.length >= limits.waiting ||
      ofAddress >= limits.waitingOfAddress ||
      ofPicture >= limits.waitingOfPicture
    )
  }

  return {
    now: <T>(key: string, account: Account, work: () => Promise<T>): Promise<T> => {
      const known = asked.get(key)
      if (known) {
        if (known.waits) line(known, account)
        return known.done as Promise<T>
      }
      if (isFull(account)) return Promise.reject(new QueueFull('too many pictures are waiting'))
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const piece: Piece = {
        of: account.of,
        run: () =>
          work()
            .then(resolve, reject)
            .finally(() => asked.delete(key)),
        drop: () => {
          piece.waits = false
          asked.delete(key)
          reject(new NobodyWaits('all who asked for the picture have gone'))
        },
        done: promise,
        waits: true,
        callers: 0,
      }
      asked.set(key, piece)
      line(piece, account)
      next()
      return piece.done as Promise<T>
    },
    later: (key, work) => {
      if (patient.size >= limits.later || patient.has(key) || key === underWayQuietly) return
      const piece = { work, ripe: false }
      patient.set(key, piece)
      setTimeout(() => {
        piece.ripe = true
        next()
      }, limits.patience).unref()
    },
    close: () => {
      patient.clear()
      return idle()
    },
  }
}
