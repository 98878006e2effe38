// Arrays of parameters, written the way PostgreSQL reads them: the driver's own way looks at every element for quotes, which
// ids and numbers never need.

/** A `uuid[]` parameter. */
export function uuids<T>(rows: readonly T[], idOf: (row: T) => string): string {
  return `{${rows.map(idOf).join(',')}}`
}

/** An `int[]` parameter; null stays null. */
export function numbers<T>(rows: readonly T[], numberOf: (row: T) => number | null): string {
  return `{${rows.map(row => numberOf(row) ?? 'null').join(',')}}`
}
