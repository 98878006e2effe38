// When points expire: after twelve months without movement (area 4).

/** Points expire after so many idle months; the notice goes out so many days before, and at least so many. */
export const pointsNotice = { months: 12, noticeDays: 45, least: 30 } as const

/** The last day on which points count that nothing has happened to since a day. ISO dates. */
export function pointsExpireOn(lastOn: string): string {
  return Temporal.PlainDate.from(lastOn).add({ months: pointsNotice.months }).toString()
}
