// The program's time in the browser: the server's time when the page was made, advanced by a stopwatch. It uses neither
// the browser's clock, which may be wrong, nor its zone, which is not the kitchen's.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageRequest } from '../../contract/page_request.ts'

/** An instant (ISO UTC) and the time on the brand's clocks (`HH:MM`). */
export type ProgramTime = Pick<PageRequest, 'now' | 'time'>

/** The data that a loader gives its page. */
export const programTimeOf = ({ now, time }: PageRequest): ProgramTime => ({ now, time })

/** The program time this many milliseconds later. */
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
 * The running time. `current` is good for words on the screen and moves three times a minute; `read()` is exact.
 * @param loaded from the loader; a new load restarts the stopwatch
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
