// Remembers the results of date rules: a page needs dozens, the same ones as the page before.

/** The most answers remembered of one rule. */
const most = 2_000

/** The same rule, with its answers remembered and shared; when it has too many, it begins anew. */
export function remembered<Given extends readonly (string | number | readonly number[])[], Answer>(
  rule: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const answers = new Map<string, Answer>()
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
