// The window in which a household's stop is expected: the promised one, which narrows as the van comes nearer. Minutes
// of the brand's wall clock on that day.

export interface StopAhead {
  /** The promised window. */
  from: number
  until: number
  /** The planned minute. */
  planned: number
  /** The van's delay at its last stop, in minutes; negative where it is early. Null before it has left. */
  delay: number | null
  /** Stops still before this one. */
  before: number
  now: number
}

export interface NarrowWindow {
  from: number
  until: number
  /** The stop is expected after the promised window. */
  late: boolean
}

/** Minutes before and after the plan, before the van has left. */
const beforehand = 60
/** The same on the road: this many, and more for each stop still before it. */
const onTheRoad = { least: 8, eachStop: 3, most: 45 }
/** Times are shown in steps of this many minutes. */
const step = 5

/** The present window: within the promise, unless the van is too late to keep it. Never in the past: an early van waits. */
export function narrowWindow({ from, until, planned, delay, before, now }: StopAhead): NarrowWindow {
  const expected = Math.max(planned + (delay ?? 0), from, delay === null ? planned : now)
  const off =
    delay === null
      ? beforehand
      : Math.min(onTheRoad.most, onTheRoad.least + onTheRoad.eachStop * Math.max(0, before))
  const late = expected > until
  const begin = Math.max(expected - off, from, delay === null ? from : Math.min(now, expected))
  const end = late ? expected + off : Math.min(expected + off, until)
  const down = Math.floor(Math.min(begin, end) / step) * step
  const up = Math.ceil(end / step) * step
  return { from: down, until: Math.max(up, down + step), late }
}

/** The number of stops before a household's is shown only while it is small enough to mean something. */
export const stopsBeforeTold = 10
