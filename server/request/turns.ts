// Work takes turns by address: some of it is done at once, the rest waits, and whoever waits next is of another address where one
// waits. So an address with hundreds of requests delays its own, and nobody else's by more than one turn.

import { Refusal } from '../../contract/errors.ts'

export interface Turns {
  /**
   * Waits for a turn.
   * @param from the address that it counts for
   * @param gone aborts once nobody waits for the work any more
   * @returns ends the turn; a second call does nothing
   * @throws Refusal too_many_requests where too many of this address wait; the signal's reason once it aborts
   */
  take(from: string, gone: AbortSignal): Promise<() => void>
}

interface TurnLimits {
  /** Turns at once. */
  atOnce: number
  /** How many of one address may wait. */
  waiting: number
  /** The most milliseconds that a turn keeps others waiting: work that takes longer waits itself, for somebody outside. */
  longest: number
}

interface Waiting {
  begin(): void
}

export function openTurns(limits: TurnLimits): Turns {
  /** Who waits, by address; the address that is next comes first. */
  const lanes = new Map<string, Set<Waiting>>()
  let atWork = 0

  const beginNext = () => {
    if (atWork >= limits.atOnce) return
    const [next] = lanes
    if (!next) return
    const [from, lane] = next
    const [waiting] = lane
    lanes.delete(from)
    lane.delete(waiting as Waiting)
    if (lane.size > 0) lanes.set(from, lane)
    waiting?.begin()
  }

  const begin = (): (() => void) => {
    atWork += 1
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(patience)
      atWork -= 1
      beginNext()
    }
    const patience = setTimeout(end, limits.longest).unref()
    return end
  }

  return {
    take: async (from, gone) => {
      gone.throwIfAborted()
      if (atWork < limits.atOnce) return begin()
      const lane = lanes.get(from) ?? new Set()
      if (lane.size >= limits.waiting) throw new Refusal('too_many_requests')
      lanes.set(from, lane)
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const leave = () => {
        lane.delete(waiting)
        if (lane.size === 0) lanes.delete(from)
        reject(gone.reason)
      }
      const waiting = {
        begin: () => {
          gone.removeEventListener('abort', leave)
          resolve(begin())
        },
      }
      lane.add(waiting)
      gone.addEventListener('abort', leave, { once: true })
      return promise
    },
  }
}
