// Whether a household may take a discount code, and why not. discounts.ts says what a code takes off.

import type { BrandId } from '../brands.ts'
import type { CodeType } from './discounts.ts'

export const audiences = ['anyone', 'new', 'returning'] as const
/** Who a code is for: anybody, households without a paid box, or those with one. */
export type Audience = (typeof audiences)[number]

/** A code that comes with the program. */
export interface CodeToLoad {
  brand: BrandId
  /** Upper case. */
  code: string
  type: CodeType
  /** Percent off the 1st, 2nd, … order. */
  percent: readonly number[]
  minimumSpendCents?: number
  /** Who may take it; anyone by default. */
  audience?: Audience
  nameEn: string
  nameFr: string
  textEn: string
  textFr: string
  /** Offered to visitors who bring none of their own. */
  isDefault?: true
}

/** A code's terms, as marketing sets them. Days are ISO dates in the brand's zone, both included. */
export interface CodeTerms {
  /** Its stored type (`codeTypes`); a voucher of another kind keeps its own type. */
  type: string
  validFrom: string | null
  validUntil: string | null
  audience: Audience
  oncePerHousehold: boolean
  /** Number of households that may take it; null for no limit. */
  totalUses: number | null
  uses: number
  /** Types of other codes it can be combined with, if they allow it too. */
  combinesWith: readonly string[]
  minimumSpendCents: number
}

/** The household that wants it. */
export interface CodeTaker {
  /** The day, ISO date in the brand's zone. */
  today: string
  /** Boxes paid so far; null for an unknown visitor. */
  boxesPaid: number | null
  /** Whether the household took it before; `open`: it is not used up yet. */
  taken: 'never' | 'open' | 'used'
  /** Its other codes that still have value. */
  holds: readonly Pick<CodeTerms, 'type' | 'combinesWith'>[]
  /** Goods of the next box before discounts and tax, cents; null before a plan is chosen. */
  goodsCents: number | null
}

type CodeRefusal =
  | 'invalid_code'
  | 'code_expired'
  | 'code_used_up'
  | 'code_already_used'
  | 'code_new_only'
  | 'code_returning_only'
  | 'code_not_combinable'
  | 'minimum_spend_not_met'

/** Why a code cannot be taken; null where it can. The first reason is given, permanent reasons before the others. */
export function refusalOfCode(code: CodeTerms, taker: CodeTaker): CodeRefusal | null {
  const { today, boxesPaid, taken } = taker
  if (code.validFrom !== null && today < code.validFrom) return 'invalid_code'
  if (code.validUntil !== null && today > code.validUntil) return 'code_expired'
  if (taken === 'open' || (taken === 'used' && code.oncePerHousehold)) return 'code_already_used'
  if (code.totalUses !== null && code.uses >= code.totalUses) return 'code_used_up'
  if (code.audience === 'new' && (boxesPaid ?? 0) > 0) return 'code_new_only'
  if (code.audience === 'returning' && (boxesPaid ?? 0) === 0) return 'code_returning_only'
  const alone = taker.holds.some(
    held => !code.combinesWith.includes(held.type) || !held.combinesWith.includes(code.type),
  )
  if (alone) return 'code_not_combinable'
  return missingCents(code, taker) > 0 ? 'minimum_spend_not_met' : null
}

/** The goods missing to a code's minimum spend, cents. */
export function missingCents(
  { minimumSpendCents }: Pick<CodeTerms, 'minimumSpendCents'>,
  { goodsCents }: Pick<CodeTaker, 'goodsCents'>,
): number {
  return goodsCents === null ? 0 : Math.max(0, minimumSpendCents - goodsCents)
}
