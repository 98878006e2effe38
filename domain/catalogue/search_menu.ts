// Searches the choices of a number of dishes for one that keeps every rule, skipping those that can no longer succeed.

import { isTooHigh, isTooLow, type Rule } from './menu_rules.ts'

/** The most (or, with `sign` -1, the least) that `picks` of the dishes from `from` on can add to a rule, by picks. */
function reach(weights: readonly (readonly number[])[], rule: number, from: number, sign: 1 | -1): number[] {
  const sorted = weights
    .slice(from)
    .map(each => each[rule] ?? 0)
    .sort((a, b) => sign * (b - a))
  const sums = [0]
  for (const weight of sorted) sums.push((sums.at(-1) ?? 0) + weight)
  return sums
}

/**
 * Indexes of dishes that together keep every rule, or null where there are none or the search gave up.
 * @param weights of each dish, in the order of the rules
 * @param picks how many dishes to choose
 * @param limit choices to look at before giving up
 */
export function searchAll(
  weights: readonly (readonly number[])[],
  rules: readonly Rule[],
  picks: number,
  limit: number,
): number[] | null {
  const froms = Array.from({ length: weights.length + 1 }, (_, from) => from)
  const highest = froms.map(from => rules.map((_, rule) => reach(weights, rule, from, 1)))
  const lowest = froms.map(from => rules.map((_, rule) => reach(weights, rule, from, -1)))
  let looked = 0

  function hopeless(from: number, left: number, totals: readonly number[]): boolean {
    return rules.some((rule, index) => {
      const total = totals[index] ?? 0
      const most = total + (highest[from]?.[index]?.[left] ?? 0)
      const least = total + (lowest[from]?.[index]?.[left] ?? 0)
      return isTooLow(rule, most) || isTooHigh(rule, least)
    })
  }

  function search(from: number, chosen: readonly number[], totals: readonly number[]): number[] | null {
    const left = picks - chosen.length
    if (++looked > limit || left > weights.length - from || hopeless(from, left, totals)) return null
    if (left === 0) return [...chosen]
    const withThis = totals.map((total, rule) => total + (weights[from]?.[rule] ?? 0))
    return search(from + 1, [...chosen, from], withThis) ?? search(from + 1, chosen, totals)
  }

  return search(
    0,
    [],
    rules.map(() => 0),
  )
}
