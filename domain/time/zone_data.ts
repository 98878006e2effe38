// British Columbia and Alberta stopped changing clocks in 2026: since 1 November 2026 BC is UTC-7 and Alberta UTC-6 all
// year. Zone data from before then puts every winter cutoff an hour off, so the program compares known instants at
// start-up and does not run on stale data.

interface KnownInstant {
  zone: string
  instant: string
  /** What clocks there show, `YYYY-MM-DDTHH:MM`. */
  wallClock: string
}

const knownInstants: readonly KnownInstant[] = [
  { zone: 'America/Vancouver', instant: '2026-12-01T20:00:00Z', wallClock: '2026-12-01T13:00' },
  { zone: 'America/Edmonton', instant: '2026-12-01T20:00:00Z', wallClock: '2026-12-01T14:00' },
  { zone: 'America/Toronto', instant: '2026-12-01T20:00:00Z', wallClock: '2026-12-01T15:00' },
  { zone: 'America/Vancouver', instant: '2026-01-15T20:00:00Z', wallClock: '2026-01-15T12:00' },
  { zone: 'America/Toronto', instant: '2027-07-01T20:00:00Z', wallClock: '2027-07-01T16:00' },
]

/** The local time that the zone data gives: the runtime's own unless another is given. */
type ReadClock = (zone: string, instant: string) => string

const readRuntimeClock: ReadClock = (zone, instant) =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

/** One sentence for each known instant that the zone data gets wrong; empty where the data is right. */
export function zoneDataProblems(read: ReadClock = readRuntimeClock): string[] {
  return knownInstants.flatMap(({ zone, instant, wallClock }) => {
    const shown = read(zone, instant)
    if (shown === wallClock) return []
    return [
      `Time-zone data is out of date: at ${instant}, ${zone} shows ${shown} and should show ${wallClock}.`,
    ]
  })
}
