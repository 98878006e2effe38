// Paging for lists that grow over the years: a page begins after the last row of the page before.

/** A row's place in a list, newest first: its instant, to the microsecond, and its name among the rows of that instant. */
export interface ListPlace {
  /** ISO instant; `infinity` before the first row. */
  at: string
  id: string
}

/** Before the first row. */
export const listStart: ListPlace = { at: 'infinity', id: '' }

/**
 * A page of the rows that were read: one more than it shows, where there is one.
 * @param placeOf a row's own place
 * @returns the rows to show, and the start of the next page (null on the last one)
 */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => ListPlace,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  const place = last && placeOf(last)
  return { shown, next: place ? `${place.at}~${place.id}` : null }
}
