// Opening hours day by day, as they are typed, and in rows of days that are alike, as they are kept and shown.

import type { OpeningHours } from './facts.ts'

/** The hours of a day, `HH:MM`; null where it is closed. */
export type DayHours = { opens: string; closes: string } | null

/** Monday to Sunday. */
export const dayByDay = (rows: readonly OpeningHours[]): DayHours[] =>
  [1, 2, 3, 4, 5, 6, 7].map(day => {
    const row = rows.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay)
    return row ? { opens: row.opens, closes: row.closes } : null
  })

/** Rows of neighbouring days with the same hours. @param days Monday to Sunday */
export function inRows(days: readonly DayHours[]): OpeningHours[] {
  const rows: OpeningHours[] = []
  for (const [at, hours] of days.entries()) {
    if (!hours) continue
    const last = rows.at(-1)
    if (last && last.toDay === at && last.opens === hours.opens && last.closes === hours.closes)
      last.toDay = at + 1
    else rows.push({ fromDay: at + 1, toDay: at + 1, ...hours })
  }
  return rows
}

/** Whether every row begins after the one before it, and closes after it opens. */
export function areOpeningHours(rows: readonly OpeningHours[]): boolean {
  return rows.every(({ fromDay, toDay, opens, closes }, at) => {
    const before = rows[at - 1]?.toDay ?? 0
    return fromDay > before && toDay >= fromDay && toDay <= 7 && opens < closes
  })
}
