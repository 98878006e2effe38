// What the discount bar shows in the days to come, for whoever plans it.

import { type BarCode, type BarPlan, barOn, inTurn } from '../pricing/bar.ts'
import { addDays } from '../time/zone.ts'

/** Days with the same code. */
export interface BarSpan {
  from: string
  /** Null for no end. */
  until: string | null
  code: string | null
}

/** What the bar shows from a day on, if no code is used up on the way. */
export function barFrom(plan: BarPlan, codes: ReadonlyMap<string, BarCode>, today: string): BarSpan[] {
  const bounds = inTurn(plan).flatMap(({ code, from, until }) => {
    const { validFrom = null, validUntil = null } = codes.get(code) ?? {}
    return [from, validFrom, ...[until, validUntil].map(last => last && addDays(last, 1))]
  })
  const days = new Set([today, ...bounds.filter(day => day !== null && day > today)] as string[])
  const spans: BarSpan[] = []
  for (const from of [...days].toSorted()) {
    const code = barOn(plan, codes, from)
    const last = spans.at(-1)
    if (last?.code === code) continue
    if (last) last.until = addDays(from, -1)
    spans.push({ from, until: null, code })
  }
  return spans
}
