// What a chart draws.

/** One place on the axis: a week, a number of weeks. */
export interface ChartRow {
  key: string
  label: string
  /** By series, in their order; null where there is nothing to draw. */
  values: readonly (number | null)[]
}

export interface Series {
  words: string
}

/** How the series differ, whatever their colours. */
export const looks = ['first', 'second', 'third'] as const
export type Look = (typeof looks)[number]

/** A part of a drawing: where rows and values are. */
export interface Drawing {
  rows: readonly ChartRow[]
  /** The middle of a row, percent of the width. */
  at: (place: number) => number
  /** A value's pixels from the top. */
  y: (value: number) => number
  height: number
  /** The fill of the second series. */
  hatch: string
}

/** The least and the most of the drawing; bars stand on each other, and hang from zero where they are negative. */
export function rangeOf(kind: 'bars' | 'lines', rows: readonly ChartRow[]): [number, number] {
  const ends = rows.flatMap(({ values }) => {
    const known = values.filter(value => value !== null)
    if (kind === 'lines') return known
    const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)
    return [sum(known.filter(value => value > 0)), sum(known.filter(value => value < 0))]
  })
  const most = Math.max(0, ...ends)
  return [Math.min(0, ...ends), most > 0 ? most : 1]
}
