// A file of market items, line by line: what each line changes, or which cell cannot be taken, why, and what it probably means. A spreadsheet's
// separator may be a comma or a semicolon.

import type { ItemChange } from './item_steps.ts'
import {
  type CellFault,
  cellFaults,
  type ItemPart,
  type MarketColumn,
  marketColumns,
  readCell,
  readId,
} from './market_columns.ts'
import { nearest } from './nearest_word.ts'
import type { MarketItem } from './types.ts'

/** What can be wrong with a line, besides what can be wrong with a cell. */
export const lineFaults = [
  ...cellFaults,
  /** Bytes that were not UTF-8, NUL, or another character that nothing can keep. */
  'characters',
  /** A cell that a spreadsheet would run. */
  'formula',
  /** More or fewer cells than the head has, or a quote that does not end. */
  'cells',
  /** The item is in an earlier line. */
  'twice',
  /** No item has this id. */
  'unknown',
  /** A new item without a cell that every item has. */
  'incomplete',
] as const
export type LineFault = (typeof lineFaults)[number]

/** What can be wrong with a file as a whole. */
export const headFaults = [
  /** Not text in UTF-8. */
  'characters',
  /** No column `id`, and so no table of items. */
  'no_id',
  /** A column that items do not have; `details` names it. */
  'column',
  'column_twice',
  /** The head alone. */
  'empty',
  'too_long',
] as const
export type HeadFault = (typeof headFaults)[number]

/** What somebody decided about a line: another value of a cell, that its item is new, or that the line stays out. Line 0 is every line. */
export interface LineMend {
  /** In the file; the head is 1. */
  line: number
  what: 'set' | 'new' | 'out'
  /** Of `set`; empty otherwise. */
  column: string
  value: string
}

export interface MarketHead {
  separator: ',' | ';'
  columns: readonly MarketColumn[]
}

/** Lines of a file at most, without its head. */
export const mostLines = 200_000

/** @param line the first of the file */
export function readHead(line: string): MarketHead | { fault: HeadFault; value: string } {
  const text = line.replace(/^\u{feff}/u, '')
  if (!isPlain(text)) return { fault: 'characters', value: '' }
  const separator = text.split(';').length > text.split(',').length ? ';' : ','
  const names = (splitCells(text, separator) ?? []).map(name => name.trim().toLowerCase())
  const unknown = names.find(name => !marketColumns.some(column => column === name))
  if (!names.includes('id')) return { fault: 'no_id', value: names[0] ?? '' }
  if (unknown !== undefined) return { fault: 'column', value: unknown }
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return { fault: 'column_twice', value: twice }
  return { separator, columns: names as MarketColumn[] }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point.
const unplain = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\uFFFD\p{Cs}]/u
const isPlain = (text: string): boolean => !unplain.test(text)

/** The cells of a line (RFC 4180); null where a quote does not end, or something follows one. */
export function splitCells(line: string, separator: ',' | ';'): string[] | null {
  if (!line.includes('"')) return line.split(separator)
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    if (line[at] !== '"') {
      const end = line.indexOf(separator, at)
      cells.push(line.slice(at, end === -1 ? undefined : end))
      if (end === -1) return cells
      at = end + 1
      continue
    }
    let cell = ''
    let from = at + 1
    for (;;) {
      const quote = line.indexOf('"', from)
      if (quote === -1) return null
      cell += line.slice(from, quote)
      if (line[quote + 1] !== '"') {
        at = quote + 1
        break
      }
      cell += '"'
      from = quote + 2
    }
    cells.push(cell)
    if (at === line.length) return cells
    if (line[at] !== separator) return null
    at += 1
  }
  return cells
}

/** What a cell cannot be for. */
interface CellTrouble {
  column: MarketColumn
  value: string
  fault: LineFault
  /** What it probably means; null where that is not clear. */
  offer: string | null
}

export type ReadLine =
  | { kind: 'out' }
  | { kind: 'bad'; id: string; troubles: CellTrouble[] }
  | { kind: 'change'; id: string; change: ItemPart }
  | { kind: 'new'; id: string; item: MarketItem; withdrawn: boolean }

export interface LinesSoFar {
  head: MarketHead
  /** The ids of items that there are. */
  isKnown: (id: string) => boolean
  /** Ids of the lines before. */
  seen: Set<string>
  /** By line. */
  mends: ReadonlyMap<number, readonly LineMend[]>
}

/** A cell in which a spreadsheet begins to calculate. A minus before a number is no formula. */
const isFormula = (cell: string): boolean => /^\s*[=+@\t\r]/.test(cell) || /^\s*-(?!\s*[\d.,]+$)/.test(cell)

/** Our own files put an apostrophe before what would be one. */
const withoutMark = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)

/** @param line its number in the file @param offers whether to look for ids that are nearly the same, which takes long in a long file */
export function readLine(text: string, line: number, of: LinesSoFar, ids?: Iterable<string>): ReadLine {
  const { head, mends } = of
  const every = mends.get(0) ?? []
  const own = mends.get(line) ?? []
  if (own.some(({ what }) => what === 'out')) return { kind: 'out' }
  const cells = splitCells(text, head.separator)
  const idAt = head.columns.indexOf('id')
  if (!cells || cells.length !== head.columns.length)
    return bad(cells?.[idAt] ?? '', { column: 'id', value: text.slice(0, 120), fault: 'cells', offer: null })
  for (const { what, column, value } of own) {
    const at = head.columns.indexOf(column as MarketColumn)
    if (what === 'set' && at !== -1) cells[at] = value
  }
  const first = cells[idAt] ?? ''
  const hasMark = text.includes("'")
  const unfit = isPlain(text) ? -1 : cells.findIndex(cell => !isPlain(cell))
  if (unfit !== -1) return bad(first, troubleOf(head, cells, unfit, 'characters'))
  const troubles: CellTrouble[] = []
  const change: ItemPart = {}
  let said = 0
  for (const [at, column] of head.columns.entries()) {
    const given = cells[at] ?? ''
    if (isFormula(given)) {
      troubles.push(troubleOf(head, cells, at, 'formula'))
      continue
    }
    if (column === 'id') continue
    const read = readCell(column, hasMark ? withoutMark(given) : given)
    if ('value' in read) {
      addPart(change, read.value)
      said += 1
    } else troubles.push({ column, value: given.slice(0, 200), fault: read.fault, offer: read.offer })
  }
  const id = readId(first)
  if (!('value' in id)) troubles.unshift({ column: 'id', value: first.slice(0, 120), ...faultOf(id) })
  if (troubles.length > 0 || !('value' in id)) return { kind: 'bad', id: first.slice(0, 80), troubles }
  if (of.seen.has(id.value)) return bad(first, troubleOf(head, cells, idAt, 'twice'))
  of.seen.add(id.value)
  if (of.isKnown(id.value)) return { kind: 'change', id: id.value, change: said === 0 ? {} : change }
  const isNew = [...own, ...every].some(({ what }) => what === 'new')
  if (isNew) return newItem(id.value, change, head)
  const offer = ids ? nearest(id.value, ids) : null
  return bad(first, { ...troubleOf(head, cells, idAt, 'unknown'), offer })
}

const faultOf = (read: { fault: CellFault; offer: string | null }) => ({
  fault: read.fault,
  offer: read.offer,
})

const bad = (id: string, trouble: CellTrouble): ReadLine => ({
  kind: 'bad',
  id: id.slice(0, 80),
  troubles: [trouble],
})

function troubleOf(head: MarketHead, cells: readonly string[], at: number, fault: LineFault): CellTrouble {
  return { column: head.columns[at] ?? 'id', value: (cells[at] ?? '').slice(0, 200), fault, offer: null }
}

function addPart(change: ItemPart, part: ItemPart): void {
  for (const name of ['name', 'promise', 'unit'] as const) {
    const both = part[name]
    if (both) {
      change[name] = { ...change[name], ...both }
      return
    }
  }
  Object.assign(change, part)
}

/** Columns that a new item needs; the others begin empty. */
const neededOfNew = [
  'brands',
  'name_en',
  'name_fr',
  'unit_en',
  'unit_fr',
  'price',
  'weekly_stock',
  'tax_class',
  'category',
  'shelf',
  'promise_en',
  'promise_fr',
] as const satisfies readonly MarketColumn[]

/** What of an item nobody has to say. */
const blankItem = {
  grams: null,
  millilitres: null,
  diets: [],
  allergens: [],
  mayContain: [],
  picture: null,
} as const satisfies Partial<MarketItem>

function newItem(id: string, change: ItemPart, { columns }: MarketHead): ReadLine {
  const lacking = neededOfNew.filter(column => !columns.includes(column))
  if (lacking.length > 0)
    return {
      kind: 'bad',
      id,
      troubles: lacking.map(column => ({ column, value: '', fault: 'incomplete', offer: null })),
    }
  const { withdrawn = false, ...item } = change
  return { kind: 'new', id, item: { ...blankItem, ...item, id } as MarketItem, withdrawn }
}

/** A change of an item that there is, with the languages that a line does not say as they are. */
export function wholeChange(part: ItemPart, item: MarketItem): ItemChange {
  const { name, promise, unit, ...rest } = part
  return {
    ...rest,
    ...(name && { name: { ...item.name, ...name } }),
    ...(promise && { promise: { ...item.promise, ...promise } }),
    ...(unit && { unit: { ...item.unit, ...unit } }),
  }
}
