// The numbers of a brand's weeks, from what the worker has counted: a few rows, however many households there are.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { addDays, brandDate, weekdayOf } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { readCohorts, readCounted, readDayNumbers, readWeekNumbers } from './read_store.ts'

/** Weeks shown, the chosen one last. */
const weeksShown = 13

/** Weeks in which the cohorts shown began: a quarter, and the one before it to compare with. */
const cohortWeeks = 26

/** @param of.week a day of the week to show; the last one that is over by default. @param of.now program time, ISO instant */
export async function showNumbers(
  { pool }: Pick<Services, 'pool'>,
  of: { brand: BrandId; now: string; week: string | undefined },
): Promise<OutputOf<'office_admin.numbers'>> {
  const { brand, now } = of
  const today = brandDate(brand, now)
  const current = mondayOf(today)
  const week = of.week === undefined ? addDays(current, -7) : mondayOf(of.week)
  const from = addDays(week, -7 * (weeksShown - 1))
  const cohortsFrom = addDays(week, -7 * (cohortWeeks - 1))
  const [weeks, days, counted, cohorts] = await Promise.all([
    readWeekNumbers.all(pool, { brand, from, until: week }),
    readDayNumbers.all(pool, { brand, week }),
    readCounted.all(pool, { brand, from: cohortsFrom, until: week }),
    readCohorts.all(pool, { brand, from: cohortsFrom, until: week }),
  ])
  const standing = new Map(counted.map(one => [one.week, one]))
  const times = counted.flatMap(({ countedAt }) => countedAt?.toISOString() ?? []).toSorted()
  return {
    today,
    week,
    current,
    countedAt: times.at(-1) ?? null,
    weeks: weeks.map(one => {
      const { batches, counted: done } = standing.get(one.week) ?? { batches: 0, counted: 0 }
      return { ...one, batches, counted: done }
    }),
    days: days.filter(({ boxes, skipped, under, unpaid }) => boxes + skipped + under + unpaid > 0),
    cohorts,
    wholeUntil: wholeUntil(counted, week),
  }
}

const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date))

/** The last week of which every batch is counted, with every week before it. */
function wholeUntil(
  counted: readonly { week: string; batches: number; counted: number }[],
  week: string,
): string {
  const open = counted.find(one => one.counted < one.batches)
  return open ? addDays(open.week, -7) : week
}
