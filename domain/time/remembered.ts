// Remembers what dates come to: a page asks for dozens, the same ones as the page before.

/** The answers that one rule keeps. */
const most = 2_000

/** The same rule; it works out each answer once, until it has kept too many and begins anew. */
export function remembered<Given extends readonly (string | number)[]>(
  rule: (...given: Given) => string,
): (...given: Given) => string {
  const answers = new Map<string, string>()
  return (...given) => {
    const key = given.join(' ')
    let answer = answers.get(key)
    if (answer === undefined) {
      answer = rule(...given)
      if (answers.size >= most) answers.clear()
      answers.set(key, answer)
    }
    return answer
  }
}
