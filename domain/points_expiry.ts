// When points expire: after twelve months without movement (area 4).

/**
 * Points expire after this many idle months; the notice goes out `noticeDays` days before, and never less than `least` days before.
 */
export const pointsNotice = { months: 12, noticeDays: 45, least: 30 } as const

/** The last day on which points count, given the day of their last movement. ISO dates. */
export function pointsExpireOn(lastOn: string): string {
  return Temporal.PlainDate.from(lastOn).add({ months: pointsNotice.months }).toString()
}
