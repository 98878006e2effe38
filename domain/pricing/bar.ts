// What the discount bar offers visitors who bring no code: the plan of a brand, an order of codes with days, and the default code after
// them. The first that is on, and that a visitor would not be refused, is shown. So when a code ends or is used up, the next takes over.

import { type CodeTaker, type CodeTerms, refusalOfCode } from './codes.ts'

/** A code, and the days on which the bar may show it: ISO dates of the brand, both included; null for no bound. */
export interface BarEntry {
  code: string
  from: string | null
  until: string | null
}

export interface BarPlan {
  entries: readonly BarEntry[]
  /** The default code: after all entries, on any day. Null for none. */
  otherwise: string | null
}

/** Entries that a plan can have. */
export const mostBarEntries = 12

/** The terms of a code that matter to somebody of whom nothing is known yet, and the unit of what it takes off. */
export type BarCode = Omit<CodeTerms, 'type' | 'oncePerHousehold' | 'combinesWith'> & { unit: string }

type Codes<C> = ReadonlyMap<string, C>

/** The default code has a place as the last entry, without days. */
export const inTurn = ({ entries, otherwise }: BarPlan): readonly BarEntry[] =>
  otherwise === null ? entries : [...entries, { code: otherwise, from: null, until: null }]

/** Whether somebody of whom nothing is known yet would be refused a code: they have taken none, and hold none. */
function isRefused(code: BarCode, today: string): boolean {
  const visitor: CodeTaker = { today, boxesPaid: null, taken: 'never', holds: [], goodsCents: null }
  const terms = { ...code, type: 'DiscountCode', oncePerHousehold: true, combinesWith: [] }
  return refusalOfCode(terms, visitor) !== null
}

/** How an entry stands on a day; `behind`: an earlier one is shown, `unfit`: no visitor could take the code, `gone`: there is none. */
export type BarState = 'shown' | 'behind' | 'to_come' | 'over' | 'used_up' | 'unfit' | 'gone'

/** Whether a code could ever be a visitor's: it is for anybody or for new households, and not one of friends. */
export const isFitForBar = ({ audience, unit }: Pick<BarCode, 'audience' | 'unit'>): boolean =>
  audience !== 'returning' && unit !== 'servings'

function stateAlone({ from, until, code }: BarEntry, codes: Codes<BarCode>, day: string): BarState {
  const found = codes.get(code)
  if (!found) return 'gone'
  if (!isFitForBar(found)) return 'unfit'
  if ((until !== null && day > until) || (found.validUntil !== null && day > found.validUntil)) return 'over'
  if ((from !== null && day < from) || (found.validFrom !== null && day < found.validFrom)) return 'to_come'
  if (found.totalUses !== null && found.uses >= found.totalUses) return 'used_up'
  return isRefused(found, day) ? 'unfit' : 'shown'
}

/** How each entry stands on a day, the default code last. */
export function barStatesOn(plan: BarPlan, codes: Codes<BarCode>, day: string): BarState[] {
  const alone = inTurn(plan).map(entry => stateAlone(entry, codes, day))
  const first = alone.indexOf('shown')
  return alone.map((state, place) => (state === 'shown' && place !== first ? 'behind' : state))
}

/** The code that the bar shows on a day; null for none. */
export function barOn(plan: BarPlan, codes: Codes<BarCode>, day: string): string | null {
  const place = barStatesOn(plan, codes, day).indexOf('shown')
  return inTurn(plan)[place]?.code ?? null
}
