// The time left until a cutoff, in parts for the sentence that shows it. Plain arithmetic on instants: the browser
// counts down with it.

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

const minute = 60_000

/**
 * Whole days, hours and minutes from one instant (ISO UTC) to a later one, rounded down: all zero in the last minute,
 * null once it has passed.
 */
export function timeLeft(now: string, until: string): TimeLeft | null {
  const milliseconds = Date.parse(until) - Date.parse(now)
  if (milliseconds < 0) return null
  const minutes = Math.floor(milliseconds / minute)
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
