// The progress of cooking: the step, the countdowns, and when they began. The phone stores it, so a page that is closed or reloaded
// continues where it was.

import { useEffect, useState } from 'react'

interface Countdown {
  /** Position in the timeline, and among the countdowns of that step. */
  moment: number
  timer: number
  /** Milliseconds of the phone's clock. */
  endsAt: number
}

interface StoredCooking {
  startedAt: number
  endedAt: number | null
  moment: number
  countdowns: readonly Countdown[]
}

/** Milliseconds after which an abandoned dinner starts again. */
const forgottenAfter = 6 * 3_600_000

export type Cooking = ReturnType<typeof useCooking>

/**
 * @param of the box and its dishes
 * @param moments the number of steps in the timeline
 */
export function useCooking(of: string, moments: number) {
  const key = `cook:${of}`
  const [state, setState] = useState<StoredCooking | null>(null)
  const [now, setNow] = useState(0)
  useEffect(() => setState(read(key)), [key])
  useEffect(() => {
    if (!state || state.endedAt !== null) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [state])

  const set = (next: StoredCooking | null) => {
    setState(next)
    write(key, next)
  }
  const change = (part: Partial<StoredCooking>) => state && set({ ...state, ...part })
  const stage = state === null || moments === 0 ? 'before' : state.endedAt === null ? 'during' : 'after'
  return {
    stage,
    moment: Math.min(state?.moment ?? 0, Math.max(0, moments - 1)),
    /** Milliseconds of the phone's clock. */
    now,
    countdowns: state?.countdowns ?? [],
    /** Whole minutes since the start, until the end if it is over. */
    minutes: state
      ? Math.max(0, Math.round(((state.endedAt ?? (now || state.startedAt)) - state.startedAt) / 60_000))
      : 0,
    start: () => set({ startedAt: Date.now(), endedAt: null, moment: 0, countdowns: [] }),
    goTo: (moment: number) => change({ moment }),
    finish: () => change({ endedAt: Date.now(), countdowns: [] }),
    startOver: () => set(null),
    count: (countdown: Omit<Countdown, 'endsAt'>, seconds: number) =>
      change({
        countdowns: [...others(state, countdown), { ...countdown, endsAt: Date.now() + seconds * 1000 }],
      }),
    stop: (countdown: Omit<Countdown, 'endsAt'>) => change({ countdowns: others(state, countdown) }),
  } as const
}

const others = (state: StoredCooking | null, { moment, timer }: Omit<Countdown, 'endsAt'>) =>
  (state?.countdowns ?? []).filter(one => one.moment !== moment || one.timer !== timer)

function read(key: string): StoredCooking | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredCooking | null
    return kept && Date.now() - kept.startedAt < forgottenAfter ? kept : null
  } catch {
    return null
  }
}

function write(key: string, state: StoredCooking | null): void {
  try {
    if (state) localStorage.setItem(key, JSON.stringify(state))
    else localStorage.removeItem(key)
  } catch {
    // No room, or a private window: the page itself still knows.
  }
}
