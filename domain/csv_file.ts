// Tables as CSV for people who open them in a spreadsheet. A spreadsheet set to French takes a semicolon between cells and a comma in
// numbers.

import type { Locale } from './brands.ts'

/** Text, or a number, which is written as the language does. */
type CsvCell = string | number

/** RFC 4180, with the byte order mark by which spreadsheets recognize UTF-8, and the separator of the language. */
export function csvOf(table: readonly (readonly CsvCell[])[], locale: Locale): string {
  const between = locale === 'fr' ? ';' : ','
  return `\u{feff}${table.map(line => line.map(value => cell(value, locale)).join(between)).join('\r\n')}\r\n`
}

/** Always quoted, with text that a spreadsheet would take for a formula made harmless. */
function cell(value: CsvCell, locale: Locale): string {
  if (typeof value === 'number') return `"${locale === 'fr' ? String(value).replace('.', ',') : value}"`
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${plain.replaceAll('"', '""')}"`
}
