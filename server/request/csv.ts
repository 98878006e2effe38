// Tables as CSV for people who open them in a spreadsheet.

/** RFC 4180, with the byte order mark by which spreadsheets recognize UTF-8. */
export function csvOf(table: readonly (readonly string[])[]): string {
  return `\u{feff}${table.map(line => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Always quoted, with text that a spreadsheet would take for a formula made harmless. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
