// A time zone in iCalendar's terms (VTIMEZONE). Phones with old zone data are an hour off in British Columbia and Alberta, which no
// longer change their clocks; with the zone in the file they need no data of their own.

/** How far ahead changes of the clocks are written: boxes are planned for weeks. */
const aheadDays = 400

/** The zone as it is now, with each change of its clocks in the time to come. */
export function zoneText(zone: string, now: string): string {
  const start = Temporal.Instant.from(now).toZonedDateTimeISO(zone).subtract({ days: 90 }).startOfDay()
  const end = start.add({ days: 90 + aheadDays })
  const parts = [observance(start, start.offset, start.offset)]
  for (let at = start.getTimeZoneTransition('next'); at && Temporal.ZonedDateTime.compare(at, end) < 0; ) {
    const before = at.subtract({ nanoseconds: 1 }).offset
    if (before !== at.offset) parts.push(observance(at, before, at.offset))
    at = at.getTimeZoneTransition('next')
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n')
}

/** From when an offset holds. Its beginning is written in the wall clock of before. */
function observance(at: Temporal.ZonedDateTime, before: string, after: string): string[] {
  const kind = before < after && !before.startsWith('+') ? 'STANDARD' : 'DAYLIGHT'
  const name = before === after || kind === 'STANDARD' ? 'STANDARD' : 'DAYLIGHT'
  const beginning = at.toInstant().toZonedDateTimeISO(before).toPlainDateTime()
  return [
    `BEGIN:${name}`,
    `DTSTART:${beginning.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${before.replace(':', '')}`,
    `TZOFFSETTO:${after.replace(':', '')}`,
    `END:${name}`,
  ]
}
