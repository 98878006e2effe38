// The menu weeks a person can choose from, each with its state: closed, open with the days left, or unpublished.

import type { WeekTab } from '../../contract/views.ts'
import type { BrandId } from '../../domain/brands.ts'
import { type Cutoffs, cutoffOf } from '../../domain/time/cutoff.ts'
import { timeLeft } from '../../domain/time/time_left.ts'
import { addWeeks, dateInWeek, menuWeeksInUse } from '../../domain/time/weeks.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import type { KnownWeek, WeekdaysIn } from './memory.ts'

/** Program time, ISO instant, and when boxes are cut off. */
interface AsOf {
  now: string
  cutoffs: Cutoffs
}

/** The times of one week of deliveries. */
export interface WeekTimes {
  /** Last instant at which an order of the week can be edited. */
  cutoffAt: string
  /** First delivery that can still be ordered; the week's first once none can. */
  firstDeliveryDate: string
  /** The cutoff of that delivery. */
  firstCutoffAt: string
  /** The delivery that `cutoffAt` belongs to. */
  lastDeliveryDate: string
}

/**
 * Cutoff and first delivery of a menu week, for a household with these weekdays; null without any.
 * @param weekdays ISO weekdays
 */
export function timesOfWeek(
  brand: BrandId,
  week: string,
  weekdays: readonly number[],
  { now, cutoffs }: AsOf,
): WeekTimes | null {
  const { deliveries, last } = deliveriesOf(brand, week, weekdays, cutoffs)
  const open = deliveries.find(({ cutoffAt }) => cutoffAt >= now) ?? deliveries[0]
  if (!open || !last) return null
  return {
    cutoffAt: last.cutoffAt,
    firstDeliveryDate: open.date,
    firstCutoffAt: open.cutoffAt,
    lastDeliveryDate: last.date,
  }
}

interface Delivery {
  readonly date: string
  readonly cutoffAt: string
}

interface Deliveries {
  /** Soonest first. */
  readonly deliveries: readonly Delivery[]
  /** The one with the last cutoff; absent without deliveries. */
  readonly last: Delivery | undefined
}

/** A week's deliveries on these weekdays. */
function deliveriesOf(
  brand: BrandId,
  week: string,
  weekdays: readonly number[],
  cutoffs: Cutoffs,
): Deliveries {
  const dates = weekdays.map(weekday => dateInWeek(week, weekday as Weekday)).sort()
  const deliveries = dates.map(date => ({ date, cutoffAt: cutoffOf(brand, date, cutoffs) }))
  // Cutoffs need not be in the order of the deliveries: the days before delivery depend on the weekday.
  const last = deliveries.toSorted((one, other) => (one.cutoffAt < other.cutoffAt ? -1 : 1)).at(-1)
  return { deliveries, last }
}

/**
 * Tabs from the week before the shown one, or this week where that is earlier, to the last week in use; past and future weeks
 * without a menu are left out, except the requested one and the weeks in use.
 */
export function weekTabs(
  brand: BrandId,
  shown: string,
  known: readonly KnownWeek[],
  weekdays: WeekdaysIn,
  asOf: AsOf,
): WeekTab[] {
  const inUse = menuWeeksInUse(brand, asOf.now)
  const current = inUse[0] as string
  const around = [addWeeks(shown, -1), addWeeks(shown, 1)].filter(week => publishedIn(known, week))
  const weeks = [...new Set([shown, ...around, ...nearest(known, shown), ...inUse])].sort()
  return weeks.map(week => tabOf(brand, week, publishedIn(known, week), weekdays, { ...asOf, current }))
}

function tabOf(
  brand: BrandId,
  week: string,
  published: boolean,
  weekdays: WeekdaysIn,
  { now, current, cutoffs }: AsOf & { current: string },
): WeekTab {
  if (week < current) return { week, state: 'closed', daysLeft: null }
  const times = timesOfWeek(brand, week, weekdays(week), { now, cutoffs })
  const left = times && timeLeft(now, times.cutoffAt)
  if (!left) return { week, state: 'closed', daysLeft: null }
  return { week, state: published ? 'open' : 'unpublished', daysLeft: left.days }
}

function publishedIn(known: readonly KnownWeek[], week: string): boolean {
  return known.some(other => other.week === week && other.published)
}

/** The published weeks right before and after one (rule 6: a date without a menu offers the nearest). */
function nearest(known: readonly KnownWeek[], week: string): string[] {
  const published = known.filter(other => other.published).map(other => other.week)
  const before = published.filter(other => other < week).at(-1)
  const after = published.find(other => other > week)
  return [before, after].filter(other => other !== undefined)
}
