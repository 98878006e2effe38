// Chooses the ready-to-cook dishes of a week's menu: those that keep the rules (menu_rules.ts), and among them the ones
// that have rested longest and are least alike. The search is deterministic: the same pool gives the same week.

import { missedBy, type Offer, type PlannableDish, type Rule } from './menu_rules.ts'
import { proteinFamily } from './proteins.ts'
import { searchAll } from './search_menu.ts'

/** Dish ids of the weeks before, the latest first. */
export type PreviousWeeks = readonly (readonly string[])[]

/** An offer as the search sees it. */
export interface Candidate {
  offer: Offer
  /** Its contribution to each rule, in the order of the rules. */
  weights: readonly number[]
  /** The rules to which it contributes something. */
  counted: readonly number[]
  /** The penalty for serving it again so soon, out of order and without a picture. */
  cost: number
  protein: string | null
  equipment: string
  /** It stays, whatever the rules say. */
  kept: boolean
}

/** A menu in the making. */
interface Menu {
  chosen: readonly Candidate[]
  totals: readonly number[]
}

/** Breaking a rule by one costs more than the least attractive menu that keeps it. */
const brokenRule = 1e6
/** Choices looked at before the complete search gives up, and the biggest pool that it looks at. */
const searchLimit = 40_000
const searchable = 300

/**
 * The repetition penalty: 243 for two weeks ago, a third of that for each week further back, added up. The planner itself excludes
 * last week's dishes.
 */
function repeatCost(id: string, previous: readonly ReadonlySet<string>[]): number {
  return previous.reduce((sum, week, weeksBack) => sum + (week.has(id) ? 729 / 3 ** weeksBack : 0), 0)
}

function proteinOf(dish: PlannableDish): string | null {
  const [heaviest] = [...dish.ingredients]
    .filter(one => proteinFamily(one.ingredientId) !== null)
    .sort((a, b) => b.gramsFor2 - a.gramsFor2)
  return heaviest ? proteinFamily(heaviest.ingredientId) : null
}

/** What the dishes of a week are chosen by. */
export interface DishesToChoose {
  /** Dishes that may be served this week, the ones to be served sooner first. */
  servable: readonly Offer[]
  rules: readonly Rule[]
  recipes: number
  previous: PreviousWeeks
  /** Dishes that stay, servable or not. */
  kept?: readonly Offer[]
}

/** An earlier dish is served earlier, so that the two brands' menus differ. */
export function candidatesOf({ servable, rules, previous, kept = [] }: DishesToChoose): Candidate[] {
  const stays = new Set(kept.map(({ dish }) => dish.id))
  const weeks = previous.map(week => new Set(week))
  const offers = [...kept, ...servable.filter(({ dish }) => !stays.has(dish.id))]
  return offers.map((offer, index) => {
    const { dish } = offer
    const weights = rules.map(rule => rule.weight(offer))
    return {
      offer,
      weights,
      counted: weights.flatMap((weight, rule) => (weight === 0 ? [] : [rule])),
      cost: repeatCost(dish.id, weeks) + (10 * index) / offers.length + (dish.picture ? 0 : 2),
      protein: proteinOf(dish),
      equipment: dish.equipment.join(),
      kept: stays.has(dish.id),
    }
  })
}

/** Two dishes of one cuisine are most alike, then two of one protein, then two cooked in the same way. */
export function likeness(a: Candidate, b: Candidate): number {
  return (
    (a.offer.dish.cuisine === b.offer.dish.cuisine ? 8 : 0) +
    (a.protein !== null && a.protein === b.protein ? 4 : 0) +
    (a.equipment === b.equipment ? 3 : 0)
  )
}

export function missed(totals: readonly number[], rules: readonly Rule[]): number {
  return rules.reduce((sum, rule, index) => sum + missedBy(rule, totals[index] ?? 0), 0)
}

/** By how much more the rules are missed with one dish more; only those change to which it contributes. */
export function missedMoreWith({ weights, counted }: Candidate, menu: Menu, rules: readonly Rule[]): number {
  let more = 0
  for (const index of counted) {
    const [rule, total] = [rules[index] as Rule, menu.totals[index] ?? 0]
    more += missedBy(rule, total + (weights[index] ?? 0)) - missedBy(rule, total)
  }
  return more
}

const plus = (totals: readonly number[], weights: readonly number[], sign: 1 | -1 = 1) =>
  totals.map((total, index) => total + sign * (weights[index] ?? 0))

/**
 * The dish that helps the rules most and then fits best; the first of equals.
 * @param likenessOf a candidate's to the dishes of the menu
 */
function best(
  from: readonly Candidate[],
  menu: Menu,
  rules: readonly Rule[],
  likenessOf: (candidate: Candidate) => number,
): Candidate | undefined {
  let found: Candidate | undefined
  let lowest = Infinity
  for (const candidate of from) {
    const taste = candidate.cost + likenessOf(candidate)
    const cost = brokenRule * missedMoreWith(candidate, menu, rules) + taste
    if (cost >= lowest) continue
    lowest = cost
    found = candidate
  }
  return found
}

export const empty = (rules: readonly Rule[]): Menu => ({ chosen: [], totals: rules.map(() => 0) })
export const add = (menu: Menu, candidate: Candidate): Menu => ({
  chosen: [...menu.chosen, candidate],
  totals: plus(menu.totals, candidate.weights),
})

export function without(menu: Menu, candidate: Candidate): Menu {
  return {
    chosen: menu.chosen.filter(other => other !== candidate),
    totals: plus(menu.totals, candidate.weights, -1),
  }
}

function costOf({ chosen, totals }: Menu, rules: readonly Rule[]): number {
  const taste = chosen.reduce(
    (sum, one, index) =>
      sum + one.cost + chosen.slice(0, index).reduce((more, other) => more + likeness(one, other), 0),
    0,
  )
  return brokenRule * missed(totals, rules) + taste
}

/** Each candidate's likeness to all dishes of a menu. */
function likenessTo({ chosen }: Menu, candidates: readonly Candidate[]): Map<Candidate, number> {
  return new Map(
    candidates.map(one => [one, chosen.reduce((sum, other) => sum + likeness(one, other), 0)] as const),
  )
}

/** Exchanges one dish for another as long as that makes the menu better. */
function improved(start: Menu, candidates: readonly Candidate[], rules: readonly Rule[]): Menu {
  let menu = start
  let cost = costOf(menu, rules)
  for (;;) {
    let better: Menu | null = null
    const inMenu = new Set(menu.chosen)
    const free = candidates.filter(candidate => !inMenu.has(candidate))
    const alike = likenessTo(menu, free)
    for (const out of menu.chosen) {
      if (out.kept) continue
      const rest = without(menu, out)
      const next = best(free, rest, rules, one => (alike.get(one) ?? 0) - likeness(one, out))
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

/** Adds one dish after the other, each time the one that helps the rules most. */
function filled(
  start: Menu,
  candidates: readonly Candidate[],
  rules: readonly Rule[],
  recipes: number,
): Menu {
  let menu = start
  const alike = likenessTo(menu, candidates)
  const free = new Set(candidates.filter(candidate => !menu.chosen.includes(candidate)))
  while (menu.chosen.length < recipes) {
    const next = best([...free], menu, rules, one => alike.get(one) ?? 0)
    if (!next) return menu
    menu = add(menu, next)
    free.delete(next)
    for (const one of free) alike.set(one, (alike.get(one) ?? 0) + likeness(one, next))
  }
  return menu
}

/**
 * Chooses a week's ready-to-cook dishes. It picks one after the other, each time the dish that helps the rules most, and then
 * improves the menu by exchanges. Where a rule is still broken, it searches all choices up to a limit. Of the menus that keep the
 * rules it prefers dishes that have rested longest and are least alike. It returns fewer than `recipes` only where there are fewer.
 */
export function chooseDishes(of: DishesToChoose): Offer[] {
  const { rules, recipes } = of
  const candidates = candidatesOf(of)
  const start = candidates.filter(({ kept }) => kept).reduce(add, empty(rules))
  let menu = improved(filled(start, candidates, rules, recipes), candidates, rules)
  if (missed(menu.totals, rules) > 0 && start.chosen.length === 0 && candidates.length <= searchable) {
    const weights = candidates.map(candidate => candidate.weights)
    const found = searchAll(weights, rules, recipes, searchLimit)
    if (found) {
      const kept = found.map(index => candidates[index] as Candidate).reduce(add, empty(rules))
      menu = improved(kept, candidates, rules)
    }
  }
  return menu.chosen.map(candidate => candidate.offer)
}
