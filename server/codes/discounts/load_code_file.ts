// Discount codes from marketing's files: a file becomes the codes of the brands (docs/codes.md).

import { readFile } from 'node:fs/promises'
import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { cells, isStorable } from '../../../domain/csv.ts'
import { audiences } from '../../../domain/pricing/codes.ts'
import { codeTypes } from '../../../domain/pricing/discounts.ts'
import type { Services } from '../../integrations/services.ts'
import { aloneIn, type Tx, withTx } from '../../request/database/database.ts'
import { codeDefaultEnd, codePut } from './store.ts'

/** Columns that a file must have, in any order. */
const needed = ['brand', 'code', 'off', 'name_en', 'name_fr', 'text_en', 'text_fr'] as const
/** Columns that are optional and may be empty. */
const optional = [
  'minimum_spend',
  'from',
  'until',
  'audience',
  'once_per_household',
  'total_uses',
  'combines_with',
  'default',
] as const
type Column = (typeof needed)[number] | (typeof optional)[number]

/** A code of this many letters and digits cannot be guessed (`attempts` limits how many can be tried). */
const shape = /^[A-Z0-9]{6,24}$/
const mostOrders = 12

interface LoadedCodes {
  /** Lines of the file, without its header. */
  read: number
  added: number
  /** Existing codes that now have the file's terms; the number of their uses stays. */
  changed: number
  /** Invalid lines, by their number in the file (its header is 1), with the unreadable column. */
  left: { line: number; why: Column | 'characters' | 'repetition' | 'line' }[]
}

interface FiledCode {
  brand: BrandId
  code: string
  unit: 'percent' | 'cents'
  elements: number[]
  minimumSpendCents: number
  nameEn: string
  nameFr: string
  textEn: string
  textFr: string
  from: string | null
  until: string | null
  audience: string
  oncePerHousehold: boolean
  totalUses: number | null
  combinesWith: string[]
  isDefault: boolean
}

/**
 * Loads the valid lines of a file in one transaction. An existing code gets the file's terms for households that take it from
 * now on; a household that already holds it keeps its terms. Of a code that a file has twice, the first line counts.
 * @param file CSV in UTF-8 with a header
 * @throws Error when the header lacks a column
 */
export async function loadCodeFile({ pool }: Pick<Services, 'pool'>, file: string): Promise<LoadedCodes> {
  const [header = '', ...lines] = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = cells(header).map(name => name.trim().toLowerCase())
  const missing = needed.filter(name => !names.includes(name))
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}.`)
  const result: LoadedCodes = { read: 0, added: 0, changed: 0, left: [] }
  const codes: { line: number; code: FiledCode }[] = []
  const seen = new Set<string>()
  for (const [place, line] of lines.entries()) {
    if (line.trim() === '') continue
    result.read += 1
    const code = isStorable(line) ? codeOf(names, cells(line)) : 'characters'
    const name = typeof code === 'string' ? '' : `${code.brand} ${code.code}`
    if (typeof code === 'string') result.left.push({ line: place + 2, why: code })
    else if (seen.has(name)) result.left.push({ line: place + 2, why: 'repetition' })
    else codes.push({ line: place + 2, code })
    seen.add(name)
  }
  await withTx(pool, async tx => {
    for (const { line, code } of codes) {
      const put = await aloneIn(tx, () => putCode(tx, code))
      if (put === null) result.left.push({ line, why: 'line' })
      else if (put) result.added += 1
      else result.changed += 1
    }
  })
  result.left.sort((a, b) => a.line - b.line)
  return result
}

function codeOf(names: readonly string[], values: readonly string[]): FiledCode | Column {
  const value = (name: Column) => values[names.indexOf(name)]?.trim() ?? ''
  const brand = brandIds.find(id => id === value('brand'))
  if (!brand) return 'brand'
  const code = value('code').toUpperCase()
  if (!shape.test(code)) return 'code'
  const off = offOf(value('off'))
  if (!off) return 'off'
  for (const name of ['name_en', 'name_fr', 'text_en', 'text_fr'] as const)
    if (value(name) === '') return name
  const minimumSpendCents = value('minimum_spend') === '' ? 0 : centsOf(value('minimum_spend'))
  if (minimumSpendCents === null) return 'minimum_spend'
  const [from, until] = [dayOf(value('from')), dayOf(value('until'))]
  if (from === undefined) return 'from'
  if (until === undefined || (from !== null && until !== null && until < from)) return 'until'
  const audience = value('audience') === '' ? 'anyone' : audiences.find(one => one === value('audience'))
  if (!audience) return 'audience'
  const once = yesOrNo(value('once_per_household'), true)
  if (once === null) return 'once_per_household'
  const totalUses = value('total_uses') === '' ? null : Number(value('total_uses'))
  if (totalUses !== null && !(Number.isInteger(totalUses) && totalUses > 0 && totalUses <= 1_000_000))
    return 'total_uses'
  const combinesWith = value('combines_with').split(/\s+/).filter(Boolean)
  if (!combinesWith.every(one => (codeTypes as readonly string[]).includes(one))) return 'combines_with'
  const isDefault = yesOrNo(value('default'), false)
  if (isDefault === null) return 'default'
  return {
    brand,
    code,
    ...off,
    minimumSpendCents,
    nameEn: value('name_en'),
    nameFr: value('name_fr'),
    textEn: value('text_en'),
    textFr: value('text_fr'),
    from,
    until,
    audience,
    oncePerHousehold: once,
    totalUses,
    combinesWith,
    isDefault,
  }
}

/** `50%`, `$10`, or one for each order in turn: `30% 20% 10%`. Null for anything else, and for both kinds at once. */
function offOf(text: string): Pick<FiledCode, 'unit' | 'elements'> | null {
  const parts = text.split(/\s+/)
  if (parts.length > mostOrders) return null
  const percent = parts.map(part => Number(/^([1-9]\d?|100)%$/.exec(part)?.[1] ?? Number.NaN))
  if (percent.every(Number.isInteger)) return { unit: 'percent', elements: percent }
  const cents = parts.map(part => (part.startsWith('$') ? centsOf(part.slice(1)) : null))
  return cents.every(one => one !== null && one > 0) ? { unit: 'cents', elements: cents as number[] } : null
}

/** Dollars with or without cents, up to $9,999.99. */
function centsOf(text: string): number | null {
  const [, dollars, cents = '00'] = /^(\d{1,4})(?:\.(\d{2}))?$/.exec(text) ?? []
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents)
}

/** Null for an empty text; undefined for an invalid day. */
function dayOf(text: string): string | null | undefined {
  if (text === '') return null
  try {
    return Temporal.PlainDate.from(text).toString() === text ? text : undefined
  } catch {
    return undefined
  }
}

function yesOrNo(text: string, otherwise: boolean): boolean | null {
  if (text === '') return otherwise
  return text === 'yes' ? true : text === 'no' ? false : null
}

/** A brand has one public code for visitors. @returns whether it is new */
async function putCode(tx: Tx, code: FiledCode): Promise<boolean> {
  if (code.isDefault) await codeDefaultEnd.run(tx, code)
  const row = await codePut.first(tx, {
    ...code,
    type: code.elements.length > 1 ? 'MultiorderDiscountCode' : 'DiscountCode',
    elements: JSON.stringify(code.elements),
  })
  return row?.added ?? false
}
