// Chooses the ready-to-cook dishes of a week's menu: those that keep the rules (menu_rules.ts), and among them the ones
// that have rested longest and are least alike. The search is deterministic: the same pool gives the same week.

import { missedBy, type Offer, type Rule } from './menu_rules.ts'
import { proteinFamily } from './proteins.ts'
import { searchAll } from './search_menu.ts'
import type { Dish } from './types.ts'

/** Dish ids of the weeks before, the latest first. */
export type PreviousWeeks = readonly (readonly string[])[]

/** An offer as the search sees it. */
interface Candidate {
  offer: Offer
  /** Its contribution to each rule, in the order of the rules. */
  weights: readonly number[]
  /** The penalty for serving it again so soon, out of order and without a picture. */
  cost: number
  protein: string | null
}

interface Menu {
  chosen: readonly Candidate[]
  totals: readonly number[]
}

/** Breaking a rule by one costs more than the least attractive menu that keeps it. */
const brokenRule = 1e6
/** Choices looked at before the complete search gives up. */
const searchLimit = 40_000

/**
 * The repetition penalty: 243 for two weeks ago, a third of that for each week further back, added up. The planner itself excludes
 * last week's dishes.
 */
function repeatCost(id: string, previous: PreviousWeeks): number {
  return previous.reduce((sum, week, weeksBack) => sum + (week.includes(id) ? 729 / 3 ** weeksBack : 0), 0)
}

function proteinOf(dish: Dish): string | null {
  const [heaviest] = [...dish.ingredients]
    .filter(one => proteinFamily(one.ingredientId) !== null)
    .sort((a, b) => b.gramsFor2 - a.gramsFor2)
  return heaviest ? proteinFamily(heaviest.ingredientId) : null
}

/** @param place in the pool, 0 to 1: an earlier dish is served earlier, so that the two brands' menus differ. */
function candidateOf(
  offer: Offer,
  place: number,
  rules: readonly Rule[],
  previous: PreviousWeeks,
): Candidate {
  return {
    offer,
    weights: rules.map(rule => rule.weight(offer)),
    cost: repeatCost(offer.dish.id, previous) + 10 * place + (offer.dish.picture ? 0 : 2),
    protein: proteinOf(offer.dish),
  }
}

/** Two dishes of one cuisine are most alike, then two of one protein, then two cooked in the same way. */
function likeness(a: Candidate, b: Candidate): number {
  const [one, other] = [a.offer.dish, b.offer.dish]
  return (
    (one.cuisine === other.cuisine ? 8 : 0) +
    (a.protein !== null && a.protein === b.protein ? 4 : 0) +
    (one.equipment.join() === other.equipment.join() ? 3 : 0)
  )
}

function missed(totals: readonly number[], rules: readonly Rule[]): number {
  return rules.reduce((sum, rule, index) => sum + missedBy(rule, totals[index] ?? 0), 0)
}

/** The cost of a dish beside these others, apart from the rules. */
function tasteOf(candidate: Candidate, others: readonly Candidate[]): number {
  return others.reduce(
    (sum, other) => sum + (other === candidate ? 0 : likeness(candidate, other)),
    candidate.cost,
  )
}

const plus = (totals: readonly number[], weights: readonly number[], sign: 1 | -1 = 1) =>
  totals.map((total, index) => total + sign * (weights[index] ?? 0))

/** The dish that helps the rules most and then fits best; the first of equals. */
function best(from: readonly Candidate[], menu: Menu, rules: readonly Rule[]): Candidate | undefined {
  let found: Candidate | undefined
  let lowest = Infinity
  for (const candidate of from) {
    const cost =
      brokenRule * missed(plus(menu.totals, candidate.weights), rules) + tasteOf(candidate, menu.chosen)
    if (cost >= lowest) continue
    lowest = cost
    found = candidate
  }
  return found
}

const empty = (rules: readonly Rule[]): Menu => ({ chosen: [], totals: rules.map(() => 0) })
const add = (menu: Menu, candidate: Candidate): Menu => ({
  chosen: [...menu.chosen, candidate],
  totals: plus(menu.totals, candidate.weights),
})

function without(menu: Menu, candidate: Candidate): Menu {
  return {
    chosen: menu.chosen.filter(other => other !== candidate),
    totals: plus(menu.totals, candidate.weights, -1),
  }
}

function costOf(menu: Menu, rules: readonly Rule[]): number {
  const taste = menu.chosen.reduce((sum, one, index) => sum + tasteOf(one, menu.chosen.slice(0, index)), 0)
  return brokenRule * missed(menu.totals, rules) + taste
}

/** Exchanges one dish for another as long as that makes the menu better. */
function improved(start: Menu, candidates: readonly Candidate[], rules: readonly Rule[]): Menu {
  let menu = start
  let cost = costOf(menu, rules)
  for (;;) {
    let better: Menu | null = null
    for (const out of menu.chosen) {
      const rest = without(menu, out)
      const free = candidates.filter(candidate => !menu.chosen.includes(candidate))
      const next = best(free, rest, rules)
      if (!next) continue
      const exchanged = add(rest, next)
      const itsCost = costOf(exchanged, rules)
      if (itsCost > cost - 1e-6) continue
      cost = itsCost
      better = exchanged
    }
    if (!better) return menu
    menu = better
  }
}

/**
 * Chooses a week's ready-to-cook dishes. It picks one after the other, each time the dish that helps the rules most, and then
 * improves the menu by exchanges. Where a rule is still broken, it searches all choices up to a limit. Of the menus that keep the
 * rules it prefers dishes that have rested longest and are least alike. It returns fewer than `recipes` only where there are fewer.
 * @param servable dishes that may be served this week, the ones to be served sooner first
 */
export function chooseDishes(
  servable: readonly Offer[],
  rules: readonly Rule[],
  recipes: number,
  previous: PreviousWeeks,
): Offer[] {
  const candidates = servable.map((offer, index) =>
    candidateOf(offer, index / servable.length, rules, previous),
  )
  let menu = empty(rules)
  while (menu.chosen.length < Math.min(recipes, candidates.length)) {
    const next = best(
      candidates.filter(candidate => !menu.chosen.includes(candidate)),
      menu,
      rules,
    )
    if (!next) break
    menu = add(menu, next)
  }
  menu = improved(menu, candidates, rules)
  if (missed(menu.totals, rules) > 0) {
    const found = searchAll(
      candidates.map(candidate => candidate.weights),
      rules,
      recipes,
      searchLimit,
    )
    if (found)
      menu = improved(
        found.map(index => candidates[index] as Candidate).reduce(add, empty(rules)),
        candidates,
        rules,
      )
  }
  return menu.chosen.map(candidate => candidate.offer)
}
