// The weeks of a calendar. Days are ISO dates, counted in UTC so that the browser's time zone does not move them.

const day = 86_400_000

const isoDate = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The Monday of the week that holds a date. */
export function mondayOf(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`)
  return isoDate(at - ((new Date(at).getUTCDay() + 6) % 7) * day)
}

/** Whole weeks, Monday first, from the one that holds `from` to the one that holds `to`, both dates included. */
export function calendarWeeks(from: string, to: string): string[][] {
  const weeks: string[][] = []
  const end = Date.parse(`${mondayOf(to)}T00:00:00Z`)
  for (let monday = Date.parse(`${mondayOf(from)}T00:00:00Z`); monday <= end; monday += 7 * day) {
    weeks.push(Array.from({ length: 7 }, (_, n) => isoDate(monday + n * day)))
  }
  return weeks
}

/** The months to name above a week, by a date in each: the month that begins in it, and in the first week the current one. */
export function monthsNamedAt(week: readonly string[], first: boolean): string[] {
  const begun = week.find(date => date.endsWith('-01'))
  return [...new Set([...(first ? week.slice(0, 1) : []), ...(begun ? [begun] : [])])]
}
