// The exchange that mends a rule which a week breaks: which dish to take out, which one to put in.

import {
  add,
  type Candidate,
  candidatesOf,
  type DishesToChoose,
  empty,
  likeness,
  missed,
  missedMoreWith,
  without,
} from './choose_dishes.ts'
import { missedBy, type Offer, type Rule } from './menu_rules.ts'

export interface Mend {
  /** Ids of dishes; null where none leaves, or none comes. */
  out: string | null
  into: string | null
  /** Names of rules that the week breaks after it. */
  broken: readonly string[]
}

/**
 * The best single change for a rule: it breaks the rules least afterwards, and of several fits best. Null where none helps.
 * @param chosen the week's dishes; those with an id in `locked` stay
 */
export function mendRule(
  name: string,
  chosen: readonly Offer[],
  locked: ReadonlySet<string>,
  of: Omit<DishesToChoose, 'recipes' | 'kept'>,
): Mend | null {
  const { rules } = of
  const place = rules.findIndex(rule => rule.name === name)
  const rule = rules[place]
  if (!rule) return null
  const candidates = candidatesOf({ ...of, recipes: 0, kept: chosen })
  const inWeek = candidates.filter(({ kept }) => kept)
  const free = candidates.filter(({ kept }) => !kept)
  const week = inWeek.reduce(add, empty(rules))
  const before = missedBy(rule, week.totals[place] ?? 0)
  let found: { out: Candidate | null; into: Candidate | null } | null = null
  let lowest = Infinity
  for (const out of [null, ...inWeek.filter(one => !locked.has(one.offer.dish.id))]) {
    const rest = out ? without(week, out) : week
    const base = missed(rest.totals, rules)
    for (const into of [null, ...free]) {
      if (out === null && into === null) continue
      const total = (rest.totals[place] ?? 0) + (into?.weights[place] ?? 0)
      if (missedBy(rule, total) >= before) continue
      const taste = into ? into.cost + likenessTo(into, rest.chosen) : 0
      const cost = 1e6 * (base + (into ? missedMoreWith(into, rest, rules) : 0)) + taste
      if (cost >= lowest) continue
      lowest = cost
      found = { out, into }
    }
  }
  if (!found) return null
  const { out, into } = found
  const rest = out ? without(week, out) : week
  const { totals } = into ? add(rest, into) : rest
  return {
    out: out?.offer.dish.id ?? null,
    into: into?.offer.dish.id ?? null,
    broken: brokenBy(totals, rules),
  }
}

const likenessTo = (one: Candidate, others: readonly Candidate[]) =>
  others.reduce((sum, other) => sum + likeness(one, other), 0)

const brokenBy = (totals: readonly number[], rules: readonly Rule[]): string[] =>
  rules.flatMap((rule, index) => (missedBy(rule, totals[index] ?? 0) > 0 ? [rule.name] : []))
