// A change of a cutoff in the times of the first box that it is for.

import type { BrandId } from '../../domain/brands.ts'
import type { Difference } from '../../domain/terms/changes.ts'
import { type CutoffRule, cutoffOf } from '../../domain/time/cutoff.ts'
import { dateInWeek, menuWeekOf } from '../../domain/time/weeks.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import { localTime } from '../menu/local_time.ts'

/** The first box of a weekday whose cutoff is another one: its date, and both on the brand's wall clock. */
export function cutoffChange(brand: BrandId, { from, before, after }: Difference) {
  const weekday = weekdayOfSubject(after.subject)
  const deliveryDate = dateInWeek(menuWeekOf(from), weekday)
  const local = (value: object) =>
    localTime(
      brand,
      cutoffOf(brand, deliveryDate, () => value as CutoffRule),
    )
  return { weekday, deliveryDate, before: local(before.value), after: local(after.value) }
}

/** The weekday of `freshprep/2`. */
export const weekdayOfSubject = (subject: string): Weekday =>
  Number(subject.slice(subject.indexOf('/') + 1)) as Weekday
