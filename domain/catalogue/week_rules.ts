// The rules of a week as its board shows them: those of menu_rules.ts, which the planner weighs, and those that it never breaks.

import {
  isInSeason,
  type MenuSize,
  missedBy,
  type Offer,
  type PoolFacts,
  type Rule,
  rulesFor,
} from './menu_rules.ts'

/** What the rules of a week have to know besides its dishes. */
export interface WeekFacts {
  /** Monday, ISO date. */
  week: string
  size: MenuSize
  pool: PoolFacts
  /** Ids of the ready-to-cook dishes of the weeks right before and after, where they have a menu. */
  beside: readonly string[]
  /** Kits that the brand's households would take of a week's recipes, if all chose theirs. */
  demand: number
}

/** All rules of a week. The capacity is that of all kitchens of the brand together. */
export function weekRules({ week, size, pool, beside, demand }: WeekFacts): Rule[] {
  const near = new Set(beside)
  const none = { least: 0, most: 0 }
  return [
    ...rulesFor(size, pool),
    { name: 'beside', weight: ({ dish }) => (near.has(dish.id) ? 1 : 0), ...none },
    { name: 'season', weight: offer => (isInSeason(offer, week) ? 0 : 1), ...none },
    { name: 'capacity', weight: ({ weeklyCapacity }) => weeklyCapacity, least: demand, most: Infinity },
  ]
}

/** How a week stands with a rule. */
export interface RuleStanding {
  name: string
  found: number
  least: number
  most: number
  isKept: boolean
}

export const standingOf = (rules: readonly Rule[], chosen: readonly Offer[]): RuleStanding[] =>
  rules.map(rule => {
    const found = chosen.reduce((sum, offer) => sum + rule.weight(offer), 0)
    const { name, least, most } = rule
    return { name, found, least, most, isKept: missedBy(rule, found) === 0 }
  })
