// An employer's credit: an amount for each period, for deliveries until the plan ends. The unused part of a period lapses with it.

import { addDays } from './time/zone.ts'

export const corporatePeriods = ['once', 'weekly', 'monthly', 'yearly'] as const
/** How often the credit is renewed. */
export type CorporatePeriod = (typeof corporatePeriods)[number]

interface CorporatePlan {
  period: CorporatePeriod
  valueCents: number
  /** ISO dates; `startsOn` null only where the credit is given once. */
  startsOn: string | null
  /** Last delivery day it pays for. */
  expiresOn: string
}

/** First day of the period a day lies in; null before the plan begins and after it ends. Days are ISO dates. */
export function periodStart(plan: CorporatePlan, date: string): string | null {
  const start = plan.startsOn
  if (date > plan.expiresOn || (start !== null && date < start)) return null
  if (start === null || plan.period === 'once') return start ?? '0001-01-01'
  let begins = start
  for (let n = 1; ; n++) {
    const next = nthStart(start, plan.period, n)
    if (next > date) return begins
    begins = next
  }
}

/** First day of the period after the one a day lies in; null where none follows. */
export function nextPeriod(plan: CorporatePlan, date: string): string | null {
  const start = periodStart(plan, date)
  if (start === null || plan.startsOn === null || plan.period === 'once') return null
  for (let n = 1; ; n++) {
    const next = nthStart(plan.startsOn, plan.period, n)
    if (next > start) return next > plan.expiresOn ? null : next
  }
}

/** The day the n-th period after the first begins. A month without that day begins on its last one. */
function nthStart(start: string, period: Exclude<CorporatePeriod, 'once'>, n: number): string {
  if (period === 'weekly') return addDays(start, 7 * n)
  const months = period === 'monthly' ? n : 12 * n
  const [year, month, day] = start.split('-').map(Number) as [number, number, number]
  const first = month - 1 + months
  const [toYear, toMonth] = [year + Math.floor(first / 12), (first % 12) + 1]
  return isoDate(toYear, toMonth, Math.min(day, daysIn(toYear, toMonth)))
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2) return leap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const isoDate = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
