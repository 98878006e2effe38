// The one clock. Code that needs the time receives it; nothing else reads the machine's clock.

import type pg from 'pg'
import { addToOffset, readOffset } from './clock_store.ts'

export interface Clock {
  now(): Temporal.Instant
}

/** The program's clock: real time, plus an offset that all processes share and that survives a restart. */
export interface ProgramClock extends Clock {
  /**
   * Moves the clock forward by a duration; calendar units count in UTC.
   * @throws ClockRefused in production, or when it would go backwards
   */
  advance(by: Temporal.Duration): Promise<Temporal.Instant>
  /**
   * Moves the clock forward to an instant.
   * @throws ClockRefused in production, or when the instant has passed
   */
  set(to: Temporal.Instant): Promise<Temporal.Instant>
  /** Reads the offset again: another process may have moved the clock. */
  refresh(): Promise<void>
  /** Ends the regular refresh. */
  close(): void
}

/** Why the clock was not moved. */
export class ClockRefused extends Error {
  readonly reason: 'production' | 'backwards'
  constructor(reason: 'production' | 'backwards') {
    super(reason === 'production' ? 'In production the clock is the time.' : 'The clock only goes forward.')
    this.reason = reason
  }
}

/** A moved clock reaches other processes within this time, in milliseconds. */
const rhythm = 1_000

/** The real time; production uses only this, whatever a table says. */
const realTime = (): Temporal.Instant => Temporal.Now.instant()

/**
 * Opens the program's clock.
 * @param options.movable whether it may differ from real time; false in production
 * @param options.onError receives a failed refresh; the clock goes on with its last offset
 */
export async function openClock(
  pool: pg.Pool,
  options: { movable: boolean; onError: (error: unknown) => void },
): Promise<ProgramClock> {
  if (!options.movable) return fixedClock()
  let offsetMs = 0
  const now = () => realTime().add({ milliseconds: offsetMs })
  const refresh = async () => {
    offsetMs = (await readOffset(pool)) ?? 0
  }
  const advanceMs = async (offset: number) => {
    if (offset < 0) throw new ClockRefused('backwards')
    offsetMs = await addToOffset(pool, offset)
    return now()
  }
  const set = async (to: Temporal.Instant) => {
    await refresh()
    return advanceMs(to.epochMilliseconds - now().epochMilliseconds)
  }
  await refresh()
  const timer = setInterval(() => refresh().catch(options.onError), rhythm).unref()
  return {
    now,
    refresh,
    set,
    advance: by => advanceMs(Math.round(milliseconds(by, now()))),
    close: () => clearInterval(timer),
  }
}

/** The length of a duration from an instant, in milliseconds; days, weeks and months are UTC's. */
function milliseconds(by: Temporal.Duration, from: Temporal.Instant): number {
  return by.total({ unit: 'milliseconds', relativeTo: from.toZonedDateTimeISO('UTC') })
}

function fixedClock(): ProgramClock {
  const refuse = () => Promise.reject(new ClockRefused('production'))
  return { now: realTime, advance: refuse, set: refuse, refresh: async () => {}, close: () => {} }
}
