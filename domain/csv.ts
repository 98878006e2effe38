// Reads comma-separated text: a header line, quotes where a value holds a comma or a quote.

export function cells(line: string): string[] {
  const found: string[] = []
  for (const match of `,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    found.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'))
  }
  return found
}

/** Whether a database can keep a line: no NUL, and no bytes that were not UTF-8. */
export const isStorable = (line: string): boolean => !/[\0\uFFFD]/.test(line)

/** Rows by the names in the header. Values have no line breaks in our files. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...lines] = text.split(/\r?\n/).filter(line => line !== '')
  const names = cells(header ?? '')
  return lines.map(line => {
    const values = cells(line)
    return Object.fromEntries(names.map((name, column) => [name, values[column] ?? '']))
  })
}
