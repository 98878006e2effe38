import type { Locale } from '../../../domain/brands.ts'
import { csvOf } from '../../../domain/csv_file.ts'
import type { Column } from './columns.ts'

/** The rows as a CSV file in the reader's language, with the columns' heads. Columns without a value are left out. */
export function fileOf<R extends object>(
  columns: readonly Column<R>[],
  rows: readonly R[],
  locale: Locale,
): string {
  const written = columns.flatMap(({ words, by, csv }) => {
    const value = csv ?? by
    return value ? [{ words, value }] : []
  })
  const heads = written.map(({ words }) => words)
  return csvOf([heads, ...rows.map(row => written.map(({ value }) => value(row) ?? ''))], locale)
}

/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
