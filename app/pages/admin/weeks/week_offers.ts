// The dishes of the board as the rules of a week take them: the same functions check them here and on the server.

import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { menuSizes, type Offer } from '../../../../domain/catalogue/menu_rules.ts'
import { type RuleStanding, standingOf, weekRules } from '../../../../domain/catalogue/week_rules.ts'

export type Board = OutputOf<'menu_weeks.board'>
export type BoardDish = Omit<Board['dishes'][number], 'locked'>

function offerOf(dish: BoardDish, brand: BrandId): Offer {
  const { surchargeCents, weeklyCapacity, foodCostCents, season, ...facts } = dish
  return {
    dish: { ...facts, version: 1, kind: 'rtc', ingredients: [] },
    brands: [brand],
    ...{ surchargeCents, weeklyCapacity, foodCostCents, season },
  }
}

/** How a week with these dishes stands with each of its rules. */
export function standingsOf(
  { week, facts }: Pick<Board, 'week' | 'facts'>,
  dishes: readonly BoardDish[],
  brand: BrandId,
): RuleStanding[] {
  const rules = weekRules({ week, size: menuSizes[brand], ...facts })
  return standingOf(
    rules,
    dishes.map(dish => offerOf(dish, brand)),
  )
}

/** What a serving leaves of its price after its food, per cent; null without a price. */
export function marginOf({ foodCostCents, surchargeCents }: BoardDish, servingCents: number): number | null {
  const price = servingCents + surchargeCents
  return servingCents === 0 ? null : Math.round((100 * (price - foodCostCents)) / price)
}

/**
 * The rules to show: every broken one, and of the many for cuisines and for allergens otherwise only the tightest.
 */
export function rulesToShow(standings: readonly RuleStanding[]): RuleStanding[] {
  const tightest = (of: string, room: (one: RuleStanding) => number) =>
    standings.filter(({ name }) => name.startsWith(of)).toSorted((a, b) => room(a) - room(b))[0]?.name
  const shown = [
    tightest('cuisine ', one => one.most - one.found),
    tightest('enough ', one => one.found - one.least),
  ]
  return standings
    .filter(({ name, isKept }) => !isKept || !/^(cuisine|enough) /.test(name) || shown.includes(name))
    .toSorted((a, b) => Number(a.isKept) - Number(b.isKept))
}
