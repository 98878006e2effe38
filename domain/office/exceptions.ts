// What somebody in the office has to look at, and in which order: by the instant until which it can be done.

import { addHours } from '../time/zone.ts'

/** Each is a number that stands for a list; what has none is fine. */
export const exceptionKinds = [
  /** Boxes of days to come whose card was declined: packed without them, unless it is paid before. */
  'unpaid',
  /** Boxes that are on the road and late. */
  'late',
  /** Deliveries of today that failed. */
  'failed',
  /** Paid boxes of days that are over, neither delivered nor failed. */
  'unreported',
  /** Boxes with something short, whose household has not answered. */
  'shortage',
  /** Boxes with a meal that was corrected to something their household excludes. */
  'unsafe',
  /** Open boxes without a choice for whose households the week has too few safe meals. */
  'unserved',
  /** Boxes that are chosen and below the minimum: nothing is sent. */
  'under',
  /** Market items of an open week that run low. */
  'stock',
  /** Steps of batches that are due and not done. */
  'step',
  /** Steps of batches that failed as a whole. */
  'broken',
  /** Jobs of the program's clock that fail or are late: of both brands at once. */
  'job',
  /** Batches that somebody has stopped. */
  'paused',
  /** Households that the weekly run left out. */
  'aside',
  /** Emails and texts that could not be made or sent. */
  'letters',
  /** Kinds of message that somebody holds back. */
  'held',
  /** Claims beyond the limits. */
  'claims',
  /** Disputed charges that have to be answered. */
  'disputes',
  /** Payments that differ from the processor's books. */
  'differences',
  /** Accounts that close once their bought value is paid back. */
  'closing',
  /** Typed addresses that are on no list. */
  'addresses',
] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

export const urgencies = ['now', 'today', 'week', 'later'] as const
type Urgency = (typeof urgencies)[number]

interface Facts {
  /** Until when it can be done, ISO instant; null where there is no such instant. */
  until: string | null
}

/** Hours before its instant from which something is for now. */
const nowWithin = 4

/**
 * How urgent something is.
 * @param at.now ISO instant @param at.endOfDay and `endOfWeek`: ISO instants at which the brand's day ends, and seven days from its beginning
 */
export function urgencyOf(
  { until }: Facts,
  { now, endOfDay, endOfWeek }: { now: string; endOfDay: string; endOfWeek: string },
): Urgency {
  if (until === null) return 'later'
  const at = Date.parse(until)
  if (at <= Date.parse(addHours(now, nowWithin))) return 'now'
  if (at <= Date.parse(endOfDay)) return 'today'
  return at <= Date.parse(endOfWeek) ? 'week' : 'later'
}

/** In the order of their instants; what has none comes last, in the order of the kinds. */
export function inOrder<T extends Facts & { kind: ExceptionKind }>(exceptions: readonly T[]): T[] {
  const placeOf = ({ kind }: T) => exceptionKinds.indexOf(kind)
  return exceptions.toSorted((one, other) => {
    if (one.until === other.until) return placeOf(one) - placeOf(other)
    if (one.until === null || other.until === null) return one.until === null ? 1 : -1
    return Date.parse(one.until) - Date.parse(other.until)
  })
}
