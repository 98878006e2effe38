// A group of states, or any fixed list of words, as a statement's text has it.

/** A list as SQL writes it: `('upcoming', 'skipped')`. */
type SqlList<Words extends readonly string[]> = `(${Quoted<Words>})`

type Quoted<Words extends readonly string[]> = Words extends readonly [
  infer Word extends string,
  ...infer Others extends readonly [string, ...string[]],
]
  ? `'${Word}', ${Quoted<Others>}`
  : `'${Words[0]}'`

/**
 * The words as literals of a statement's text: `state in ${sqlList(openOrders)}`. They are no parameter, so that a prepared plan and a
 * partial index know them.
 */
export function sqlList<const Words extends readonly [string, ...string[]]>(words: Words): SqlList<Words> {
  return `(${words.map(word => `'${word}'`).join(', ')})` as SqlList<Words>
}
