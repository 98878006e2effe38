// When a change of terms can begin (rule 82). A price never rises for a box that somebody has, and is told thirty days before the first charge
// at it; whatever does not rise may begin as soon as the boxes that are still open can be priced again in time.

import type { BrandId } from '../brands.ts'
import { type Cutoffs, firstDateOfAllOpen } from '../time/cutoff.ts'
import { addWeeks, menuWeekOf } from '../time/weeks.ts'
import { addDays, addHours, brandDate } from '../time/zone.ts'
import type { VolumeStep } from './terms.ts'
import { heldOn, type TermKind, type TermValues, type TermVersion } from './versions.ts'

/** Days between the letter about a price that rises and the first charge at it, as Quebec's Consumer Protection Act asks for everywhere. */
export const noticeDays = 30

/** Hours between a change and the cutoff of the first box that it is for: its price is made again by then. */
const hoursAhead = 24

/** What can begin on any day: it is of no menu week. */
const ofDays: readonly TermKind[] = ['tax', 'gift_bonus']

/** A stretch of delivery dates whose value a change makes another. */
export interface Difference {
  /** The first delivery date, ISO. */
  from: string
  before: TermVersion
  after: TermVersion
}

/**
 * Where two histories of one term differ, by date: each stretch begins where either history has another version.
 * @param before and after: versions of one term, without those taken back, by date; none is empty
 */
export function differencesOf(before: readonly TermVersion[], after: readonly TermVersion[]): Difference[] {
  const dates = [...new Set([...before, ...after].map(({ from }) => from))].sort()
  return dates.flatMap(from => {
    const [was, is] = [heldOn(before, from), heldOn(after, from)]
    if (!was || !is || JSON.stringify(was.value) === JSON.stringify(is.value)) return []
    return [{ from, before: was, after: is }]
  })
}

const rateAt = (steps: readonly VolumeStep[], meals: number): number =>
  steps.reduce((rate, step) => (meals >= step.meals ? Math.max(rate, step.rate) : rate), 0)

const costsMore: { readonly [K in TermKind]: (before: TermValues[K], after: TermValues[K]) => boolean } = {
  plan_price: (before, after) => after.cents > before.cents,
  minimum_order: (before, after) => after.cents > before.cents,
  volume_discount: (before, after) =>
    before.steps.some(({ meals }) => rateAt(after.steps, meals) < rateAt(before.steps, meals)),
  // The law sets it, and its day.
  tax: () => false,
  referral: (before, after) =>
    after.creditCents < before.creditCents || after.friendServings < before.friendServings,
  merit: (before, after) => after.creditCents < before.creditCents,
  // Whoever buys a card sees what it brings.
  gift_bonus: () => false,
  points: (before, after) => after.standard < before.standard || after.loyal < before.loyal,
  cutoff: () => false,
}

/** Whether a household pays more, has to order more or is given less after a change. A tax does not count: the law changes it, not the company. */
export function rises({ before, after }: Pick<Difference, 'before' | 'after'>): boolean {
  const more = costsMore[before.kind] as (
    before: TermValues[TermKind],
    after: TermValues[TermKind],
  ) => boolean
  return more(before.value, after.value)
}

/** What the first possible date follows from. */
export interface Standing {
  brand: BrandId
  kind: TermKind
  /** Monday of the last week in which anybody has a box, ISO date; null where nobody has any. */
  lastWeek: string | null
  /** Program time, ISO instant. */
  now: string
  cutoffs: Cutoffs
}

/**
 * The first delivery date that a change can be for, ISO. Prices begin with a menu week, so that a menu has one price; a tax and the bonus of gift
 * cards on any day. A cutoff begins with the first week that has no batch: one that is opened keeps what it was opened with.
 */
export function firstDateOf({ brand, kind, lastWeek, now, cutoffs }: Standing, isRise: boolean): string {
  if (kind === 'gift_bonus') return addDays(brandDate(brand, now), 1)
  if (!isRise && kind !== 'cutoff') {
    const first = firstDateOfAllOpen(brand, addHours(now, hoursAhead), cutoffs)
    return kind === 'tax' ? first : weekFrom(first)
  }
  const notice = kind === 'cutoff' ? hoursAhead : noticeDays * 24
  const afterNotice = weekFrom(firstDateOfAllOpen(brand, addHours(now, notice), cutoffs))
  const free = lastWeek === null ? afterNotice : addWeeks(lastWeek, 1)
  const [, latest = free] = [afterNotice, free].sort()
  return latest
}

/** The first Monday from a day on. */
function weekFrom(day: string): string {
  const week = menuWeekOf(day)
  return week === day ? week : addWeeks(week, 1)
}

/** The first possible date where a difference begins too soon, or a price within a menu week; null where all may be. */
export function tooSoon(standing: Standing, differences: readonly Difference[]): string | null {
  for (const difference of differences) {
    const first = firstDateOf(standing, rises(difference))
    if (difference.from < first) return first
    if (!ofDays.includes(standing.kind) && menuWeekOf(difference.from) !== difference.from)
      return weekFrom(difference.from)
  }
  return null
}
