// When points expire: after twelve months without movement, and with the program (area 4).

import { addDays } from './time/zone.ts'

/**
 * Points expire after this many idle months; the notice goes out `noticeDays` days before, and never less than `least` days before.
 */
export const pointsNotice = { months: 12, noticeDays: 45, least: 30 } as const

/** Whether households are told that the program ends. ISO dates; `endsOn` is its last day, absent where it goes on. */
export const isEndAnnounced = (today: string, endsOn: string | undefined): boolean =>
  endsOn !== undefined && today >= addDays(endsOn, -pointsNotice.noticeDays)

/** The last day of a household's points that is told today of the program's end: each has the promised days. ISO dates. */
export function pointsUntil(endsOn: string, today: string): string {
  const earliest = addDays(today, pointsNotice.least)
  return earliest > endsOn ? earliest : endsOn
}

/** The last day on which points count, given the day of their last movement. ISO dates. */
export function pointsExpireOn(lastOn: string): string {
  return Temporal.PlainDate.from(lastOn).add({ months: pointsNotice.months }).toString()
}
