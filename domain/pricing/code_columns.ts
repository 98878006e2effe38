// A discount code as it is typed: the columns of marketing's files, which are the fields of the office's form too (docs/codes.md).

import { type BrandId, brandIds } from '../brands.ts'
import { readMoney } from '../money.ts'
import { type Audience, audiences } from './codes.ts'
import { codeTypes } from './discounts.ts'

/** Columns that a file must have, in any order. */
export const neededColumns = ['brand', 'code', 'off', 'name_en', 'name_fr', 'text_en', 'text_fr'] as const
/** Columns that are optional and may be empty. */
const optionalColumns = [
  'minimum_spend',
  'from',
  'until',
  'audience',
  'once_per_household',
  'total_uses',
  'combines_with',
  'default',
] as const
export type CodeColumn = (typeof neededColumns)[number] | (typeof optionalColumns)[number]

/** A code of this many letters and digits cannot be guessed (`attempts` limits how many can be tried). */
const shape = /^[A-Z0-9]{6,24}$/
/** The orders that one code takes something off. */
const mostOrders = 12
const mostUses = 1_000_000
/** Characters of a name, and of the small print. */
const longest = { name: 80, text: 400 } as const

/** A code with its terms, as marketing sets them. Days are ISO dates in the brand's zone, both included. */
export interface CodeOffer {
  brand: BrandId
  /** Upper case. */
  code: string
  unit: 'percent' | 'cents'
  /** Percent or cents off the 1st, 2nd, … order. */
  elements: readonly number[]
  minimumSpendCents: number
  nameEn: string
  nameFr: string
  textEn: string
  textFr: string
  from: string | null
  until: string | null
  audience: Audience
  oncePerHousehold: boolean
  /** Number of households that may take it; null for no limit. */
  totalUses: number | null
  /** Types of other codes it can be combined with, if they allow it too. */
  combinesWith: readonly string[]
  /** Offered to visitors who bring none of their own. */
  isDefault: boolean
}

/** What was typed, by column; a missing one is empty. */
export type TypedColumns = Readonly<Partial<Record<CodeColumn, string | undefined>>>

/** Reads a typed code. @returns the code, or the columns that cannot be read, in their order */
export function readCode(typed: TypedColumns): { code: CodeOffer } | { faults: readonly CodeColumn[] } {
  const value = (column: CodeColumn) => typed[column]?.trim() ?? ''
  const faults: CodeColumn[] = []
  const need = <T>(column: CodeColumn, read: T | null | undefined): T => {
    if (read === null || read === undefined) faults.push(column)
    return read as T
  }
  const words = (column: CodeColumn, most: number) =>
    need(column, value(column) !== '' && value(column).length <= most ? value(column) : null)
  const day = (column: CodeColumn) => (value(column) === '' ? '' : need(column, dayIn(value(column))))
  const brand = need(
    'brand',
    brandIds.find(id => id === value('brand')),
  )
  const name = value('code').toUpperCase()
  const code = need('code', shape.test(name) ? name : null)
  const off = need('off', offIn(value('off')))
  const [nameEn, nameFr] = [words('name_en', longest.name), words('name_fr', longest.name)]
  const [textEn, textFr] = [words('text_en', longest.text), words('text_fr', longest.text)]
  const spend = value('minimum_spend')
  const minimumSpendCents = spend === '' ? 0 : need('minimum_spend', amountIn(spend))
  const [from, until] = [day('from'), day('until')]
  if (from && until && until < from) faults.push('until')
  const audience = need(
    'audience',
    value('audience') === '' ? 'anyone' : audiences.find(one => one === value('audience')),
  )
  const oncePerHousehold = need('once_per_household', yesOrNo(value('once_per_household'), true))
  const totalUses = value('total_uses') === '' ? null : need('total_uses', usesIn(value('total_uses')))
  const combinesWith = value('combines_with').split(/\s+/).filter(Boolean)
  if (!combinesWith.every(one => (codeTypes as readonly string[]).includes(one))) faults.push('combines_with')
  const isDefault = need('default', yesOrNo(value('default'), false))
  if (faults.length > 0) return { faults }
  return {
    code: {
      ...{ brand, code, ...off, minimumSpendCents, nameEn, nameFr, textEn, textFr },
      ...{ from: from || null, until: until || null, audience, oncePerHousehold, totalUses },
      ...{ combinesWith: [...new Set(combinesWith)], isDefault },
    },
  }
}

/** A code as it is typed: `readCode` reads the same code from it. */
export function columnsOf(code: CodeOffer): Readonly<Record<CodeColumn, string>> {
  const off = (one: number) => (code.unit === 'percent' ? `${one}%` : `$${dollars(one)}`)
  return {
    brand: code.brand,
    code: code.code,
    off: code.elements.map(off).join(' '),
    name_en: code.nameEn,
    name_fr: code.nameFr,
    text_en: code.textEn,
    text_fr: code.textFr,
    minimum_spend: code.minimumSpendCents === 0 ? '' : dollars(code.minimumSpendCents),
    from: code.from ?? '',
    until: code.until ?? '',
    audience: code.audience,
    once_per_household: code.oncePerHousehold ? 'yes' : 'no',
    total_uses: code.totalUses === null ? '' : String(code.totalUses),
    combines_with: code.combinesWith.join(' '),
    default: code.isDefault ? 'yes' : 'no',
  }
}

const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

/** `50%`, `$10`, or one for each order in turn: `30% 20% 10%`. Null for anything else, and for both kinds at once. */
function offIn(text: string): Pick<CodeOffer, 'unit' | 'elements'> | null {
  const parts = text.split(/\s+/)
  if (parts.length > mostOrders) return null
  const percent = parts.map(part => Number(/^([1-9]\d?|100)%$/.exec(part)?.[1] ?? Number.NaN))
  if (percent.every(Number.isInteger)) return { unit: 'percent', elements: percent }
  const cents = parts.map(part => (part.startsWith('$') ? amountIn(part.slice(1)) : null))
  return cents.every(one => one !== null && one > 0) ? { unit: 'cents', elements: cents as number[] } : null
}

/** Dollars with or without cents, up to $9,999.99. */
function amountIn(text: string): number | null {
  return /^\d{1,4}(\.\d{2})?$/.test(text) ? readMoney(text) : null
}

function usesIn(text: string): number | null {
  const uses = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return uses > 0 && uses <= mostUses ? uses : null
}

/** The day, where there is one of that name. Written without Temporal, which browsers may not have. */
function dayIn(text: string): string | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return null
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return year >= 2000 && day >= 1 && day <= days ? text : null
}

function yesOrNo(text: string, otherwise: boolean): boolean | null {
  if (text === '') return otherwise
  return text === 'yes' ? true : text === 'no' ? false : null
}

/** The letters and digits of a made code: none that is read as another. */
export const madeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Letters of a made code after its beginning: a hundred thousand of them still cannot be guessed. */
export const madeLength = 10
/** What made codes begin with: up to this many letters and digits. */
export const madeBeginning = /^[A-Z0-9]{0,12}$/
/** Codes that are made at once. */
export const mostMade = 10_000
