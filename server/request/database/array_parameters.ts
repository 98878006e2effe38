// Arrays of parameters, in PostgreSQL's notation. The driver's own way escapes every element, which ids and numbers never need.

/** A `uuid[]` parameter. */
export function uuids<T>(rows: readonly T[], idOf: (row: T) => string): string {
  return `{${rows.map(idOf).join(',')}}`
}

/** An `int[]` parameter; null stays null. */
export function numbers<T>(rows: readonly T[], numberOf: (row: T) => number | null): string {
  return `{${rows.map(row => numberOf(row) ?? 'null').join(',')}}`
}

/** Texts that an array holds as they are. */
const plain = /^[\w:.-]+$/

/**
 * A `text[]` parameter of short texts, such as keys and states, of which almost none needs quotes; null stays null. The driver quotes
 * and escapes every text, which took the weekly run longer than deciding its orders.
 */
export function words<T>(rows: readonly T[], wordOf: (row: T) => string | null): string {
  return `{${rows.map(row => element(wordOf(row))).join(',')}}`
}

function element(word: string | null): string {
  if (word === null) return 'null'
  // Without quotes, the word would be no text at all.
  if (plain.test(word) && word.toLowerCase() !== 'null') return word
  return `"${word.replace(/[\\"]/g, '\\$&')}"`
}

/** Separates texts, and marks one that is null: characters that are in no text, or are removed from it. */
const unit = '\u001f'
const none = '\u001e'
const controls = new RegExp(`[${none}${unit}]`, 'g')

/**
 * A parameter for many texts, however long; null stays null. PostgreSQL unfolds it with `unfoldTexts`. An array would need every
 * quote escaped, which takes longer than writing a letter.
 */
export function texts<T>(rows: readonly T[], textOf: (row: T) => string | null): string {
  const found = rows.map(row => textOf(row))
  const joined = ['', ...found.map(text => text ?? none)].join(unit)
  const nulls = found.filter(text => text === null).length
  // One scan of all of them is cheaper than one of each, and almost no text has such a character.
  if (countOf(unit, joined) === rows.length && countOf(none, joined) === nulls) return joined
  return found.map(text => unit + (text?.replace(controls, ' ') ?? none)).join('')
}

function countOf(character: string, text: string): number {
  let count = 0
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count++
  return count
}

/** SQL for the `text[]` of such a parameter. @param parameter for example `$keys` */
export const unfoldTexts = <const P extends string>(parameter: P) =>
  `(string_to_array(${parameter}, chr(31), chr(30)))[2:]` as const
