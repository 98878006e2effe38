// The edit distance from what was typed to a word: letters missing, added, wrong or swapped.

/** Typing errors allowed in a word of this length. Short words are too close to each other. */
export function slipsForgiven(letters: number): number {
  if (letters < 4) return 0
  return letters < 6 ? 1 : 2
}

/**
 * The fewest errors between the typed text and any beginning of a word; null where there are more than `most`. The end of a word
 * need not have been typed yet: `brocol` is one error from `broccoli`.
 */
export function slipsToBeginning(typed: string, word: string, most: number): number | null {
  const row = slipsByLength(typed, word, most)
  return row && atMost(Math.min(...row), most)
}

/** The fewest errors between the typed text and a whole word; null where there are more than `most`. */
export function slipsTo(typed: string, word: string, most: number): number | null {
  if (word.length > typed.length + most) return null
  const row = slipsByLength(typed, word, most)
  return row && atMost(row.at(-1) ?? 0, most)
}

const atMost = (slips: number, most: number): number | null => (slips <= most ? slips : null)

/** The errors to each beginning of a word, by its length; null where all have more than `most`. */
function slipsByLength(typed: string, word: string, most: number): number[] | null {
  const columns = Math.min(word.length, typed.length + most)
  if (columns < typed.length - most) return null
  let before: number[] = []
  let row = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line++) {
    const earlier = before
    before = row
    row = [line]
    for (let column = 1; column <= columns; column++) {
      const same = typed[line - 1] === word[column - 1]
      const changed = (before[column - 1] ?? 0) + (same ? 0 : 1)
      const added = (before[column] ?? 0) + 1
      const left = (row[column - 1] ?? 0) + 1
      const swapped =
        line > 1 && column > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]
          ? (earlier[column - 2] ?? 0) + 1
          : changed
      row.push(Math.min(changed, added, left, swapped))
    }
    if (Math.min(...row) > most) return null
  }
  return row
}
