// The terms of a household's data: when a copy of it is deleted, and when it is erased.

import { retention } from './retention.ts'

/** Days for which a copy can be fetched once it is made. */
export const archiveLastsDays = retention.data_copies.days

/** Days between asking for erasure and erasure, in which it can be taken back. */
export const erasureAfterDays = 14

/**
 * The last day on which amounts are kept without a name: the end of a calendar year, because tax law counts in years after the year
 * of erasure.
 * @param erasedOn ISO date
 */
export function amountsKeptUntil(erasedOn: string, years: number): string {
  return `${Number(erasedOn.slice(0, 4)) + years}-12-31`
}
