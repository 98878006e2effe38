// The program's time in the browser: the server's time when the page was made, advanced by a stopwatch. It uses neither
// the browser's clock, which may be wrong, nor its zone, which is not the kitchen's.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageRequest } from '../../contract/page_request.ts'

/** An instant (ISO UTC) and what the brand's clocks show at it (`HH:MM`). */
export type ProgramTime = Pick<PageRequest, 'now' | 'time'>

/** What a loader hands to its page. */
export const programTimeOf = ({ now, time }: PageRequest): ProgramTime => ({ now, time })

/** A program time some milliseconds later. */
export function laterBy({ now, time }: ProgramTime, milliseconds: number): ProgramTime {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const minute = (hours * 60 + minutes + Math.floor(milliseconds / 60_000)) % 1_440
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    now: new Date(Date.parse(now) + milliseconds).toISOString(),
    time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
  }
}

const rhythm = 20_000

/**
 * The time as it goes on. `current` is good for words on the screen and moves three times a minute; `read()` is exact.
 * @param loaded as the loader gave it; a new load starts the stopwatch again
 */
export function useProgramTime(loaded: ProgramTime): { current: ProgramTime; read: () => ProgramTime } {
  const [current, setCurrent] = useState(loaded)
  const started = useRef(0)
  useEffect(() => {
    started.current = performance.now()
    setCurrent(loaded)
    const timer = setInterval(() => setCurrent(laterBy(loaded, performance.now() - started.current)), rhythm)
    return () => clearInterval(timer)
  }, [loaded])
  const read = useCallback(() => laterBy(loaded, performance.now() - started.current), [loaded])
  return { current, read }
}
