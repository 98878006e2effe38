// Discount codes from marketing's files: a file becomes the codes of the brands (docs/codes.md).

import { readFile } from 'node:fs/promises'
import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { cells, isStorable } from '../../../domain/csv.ts'
import {
  type CodeColumn,
  type CodeOffer,
  neededColumns,
  readCode,
  type TypedColumns,
} from '../../../domain/pricing/code_columns.ts'
import type { Services } from '../../integrations/services.ts'
import { aloneIn, type Tx, withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { selectCode } from './code_store.ts'
import { putCode } from './put_code.ts'
import { notingDefault } from './set_bar.ts'

interface LoadedCodes {
  /** Lines of the file, without its header. */
  read: number
  added: number
  /** Existing codes that now have the file's terms; the number of their uses stays. */
  changed: number
  /** Invalid lines, by their number in the file (its header is 1), with the column that cannot be read and what it holds. */
  left: {
    line: number
    why: CodeColumn | 'characters' | 'repetition' | 'line' | 'other_brand'
    value: string
  }[]
}

/** The lines of a file. */
interface FileLines {
  header: string
  lines: readonly string[]
  /** The number in the file of the first line. */
  first: number
}

/**
 * Loads the valid lines of a file.
 * @param file CSV in UTF-8 with a header
 * @throws Error when the header lacks a column
 */
export async function loadCodeFile(services: Pick<Services, 'pool'>, file: string): Promise<LoadedCodes> {
  const [header = '', ...lines] = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/)
  const missing = missingColumns(header)
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}.`)
  return loadCodeLines(services, { header, lines, first: 2 })
}

const columnsIn = (header: string) => cells(header).map(name => name.trim().toLowerCase())

/** The columns that a file needs and its header lacks. */
export function missingColumns(header: string): readonly CodeColumn[] {
  const names = columnsIn(header)
  return neededColumns.filter(name => !names.includes(name))
}

/**
 * Loads the valid lines in one transaction. An existing code gets the file's terms for households that take it from now on; a household
 * that already holds it keeps its terms. Of a code that a file has twice, the first line counts.
 * @param only the brand whose codes are loaded; lines of another are left out. Without it all are.
 * @param isTrial says what the lines would do, and changes nothing
 */
export async function loadCodeLines(
  { pool }: Pick<Services, 'pool'>,
  file: FileLines,
  {
    only,
    isTrial = false,
    by,
  }: { only?: BrandId; isTrial?: boolean; by?: { actor: string; now: string } } = {},
): Promise<LoadedCodes> {
  const { read, codes, left } = codesIn(file, only)
  const result: LoadedCodes = { read, added: 0, changed: 0, left }
  await withTx(pool, async tx => {
    const load = async () => {
      for (const one of codes) await loadOne(tx, one)
    }
    const loadOne = async (inTx: Tx, { line, code }: (typeof codes)[number]) => {
      const put = isTrial
        ? (await selectCode.first(inTx, code)) === undefined
        : await aloneIn(inTx, () => putCode(inTx, code))
      if (put === null) left.push({ line, why: 'line', value: code.code })
      else if (put) result.added += 1
      else result.changed += 1
    }
    const noting = (brand: BrandId, work: () => Promise<void>) =>
      notingDefault(tx, { brand, actor: by?.actor ?? null, now: by?.now ?? null }, work)
    await brandIds.reduce<() => Promise<void>>((work, brand) => () => noting(brand, work), load)()
    if (!isTrial && result.added + result.changed > 0)
      noteInLog(tx, { about: { added: result.added, changed: result.changed } })
  })
  left.sort((a, b) => a.line - b.line)
  return result
}

function codesIn({ header, lines, first }: FileLines, only: BrandId | undefined) {
  const names = columnsIn(header)
  const codes: { line: number; code: CodeOffer }[] = []
  const left: LoadedCodes['left'] = []
  const seen = new Set<string>()
  let read = 0
  for (const [place, text] of lines.entries()) {
    if (text.trim() === '') continue
    read += 1
    const line = place + first
    if (!isStorable(text)) {
      left.push({ line, why: 'characters', value: '' })
      continue
    }
    const values = cells(text)
    const typed: TypedColumns = Object.fromEntries(names.map((name, column) => [name, values[column] ?? '']))
    const found = readCode(typed)
    if ('faults' in found) {
      const [why = 'code'] = found.faults
      left.push({ line, why, value: (typed[why] ?? '').slice(0, 60) })
      continue
    }
    const { code } = found
    const name = `${code.brand} ${code.code}`
    if (only !== undefined && code.brand !== only) left.push({ line, why: 'other_brand', value: code.brand })
    else if (seen.has(name)) left.push({ line, why: 'repetition', value: code.code })
    else codes.push({ line, code })
    seen.add(name)
  }
  return { read, codes, left }
}
