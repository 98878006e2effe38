import type { Column, Sortable } from './columns.ts'

/** A cell: quoted where it has to be. A sheet would run what begins like a formula, so an apostrophe goes before it. */
function cellOf(value: Sortable): string {
  if (value === null) return ''
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /["\n\r,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The rows as CSV (RFC 4180), with the columns' heads; it begins with a byte order mark, so that a sheet reads it as UTF-8. Columns
 * without a value are left out.
 */
export function csvOf<R extends object>(columns: readonly Column<R>[], rows: readonly R[]): string {
  const written = columns.flatMap(({ words, by, csv }) => {
    const value = csv ?? by
    return value ? [{ words, value }] : []
  })
  const lines = [
    written.map(({ words }) => cellOf(words)),
    ...rows.map(row => written.map(({ value }) => cellOf(value(row)))),
  ]
  return `\ufeff${lines.map(line => line.join(',')).join('\r\n')}\r\n`
}

/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
