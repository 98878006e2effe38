// Opening hours (area 9): hours of a week in one time zone, as instants.

/** Monday is 1, Sunday 7; `HH:MM`, 24 hours. */
interface DailyHours {
  fromDay: number
  toDay: number
  opens: string
  closes: string
}

interface WeeklyHours {
  /** IANA zone of the clocks. */
  zone: string
  days: readonly DailyHours[]
}

interface OpenPeriod {
  /** The entry of `days` that a period belongs to. */
  row: number
  opensAt: string
  closesAt: string
}

/**
 * The periods of the seven days from an instant on, soonest first; a period that has begun is the first. Every row with any day is
 * among them.
 */
export function openPeriods(hours: WeeklyHours, from: string): OpenPeriod[] {
  const now = Temporal.Instant.from(from)
  const today = now.toZonedDateTimeISO(hours.zone).toPlainDate()
  const days = Array.from({ length: 8 }, (_, later) => today.add({ days: later }))
  return days.flatMap(day => {
    const row = hours.days.findIndex(
      ({ fromDay, toDay }) => fromDay <= day.dayOfWeek && day.dayOfWeek <= toDay,
    )
    const daily = hours.days[row]
    if (!daily) return []
    const opensAt = instantOn(hours.zone, day, daily.opens)
    const closesAt = instantOn(hours.zone, day, daily.closes)
    return Date.parse(closesAt) > now.epochMilliseconds ? [{ row, opensAt, closesAt }] : []
  })
}

function instantOn(zone: string, day: Temporal.PlainDate, time: string): string {
  const there = day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
  return there.toInstant().toString({ fractionalSecondDigits: 3 })
}
