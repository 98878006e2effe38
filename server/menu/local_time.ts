// Wall-clock times for display. Thousands of orders share a cutoff, so each is computed once.

import { type BrandId, brands } from '../../domain/brands.ts'

const known = new Map<string, string>()
const most = 2_000

/** The brand's wall clock at an instant, ISO without zone to the second: `2026-11-27T23:59:59`. */
export function localTime(brand: BrandId, instant: string): string {
  const key = `${brand} ${instant}`
  let local = known.get(key)
  if (local === undefined) {
    const there = Temporal.Instant.from(instant).toZonedDateTimeISO(brands[brand].zone)
    local = there.toPlainDateTime().toString({ smallestUnit: 'second' })
    if (known.size >= most) known.clear()
    known.set(key, local)
  }
  return local
}
