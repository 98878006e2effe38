// The menu weeks of a brand:
// - ready-to-cook dishes by the rules of menu_rules.ts: eighteen recipes in the west, nineteen in the east, among them
//   vegetarian, vegan, family and premium ones, spread over cuisines, equipment and cost, and enough for every household;
// - none of last week's dishes, none out of season, none that only the other brand serves; these three are never broken:
//   a week has fewer dishes instead. A dish comes back as late as the other rules allow (choose_dishes.ts);
// - every ready-to-eat meal the brand serves, and every market item it sells;
// - ranks go category by category, in the ranking of categories that the kitchen sets; within one, pictures first. A rule
//   that cannot be kept is reported with the reason, and the week is planned as near to it as possible;
// - what somebody planned by hand stays, whatever the rules say; only a dish that cannot be had any more is replaced.

import type { BrandId } from '../brands.ts'
import { addWeeks } from '../time/weeks.ts'
import { chooseDishes, type PreviousWeeks } from './choose_dishes.ts'
import {
  isInSeason,
  type MenuSize,
  menuSizes,
  type Offer,
  rulesOf,
  type Shortfall,
  shortfallsOf,
} from './menu_rules.ts'
import type { DishCategory, DishKind, MarketItem, MenuEntry } from './types.ts'

/** Categories in the order in which menus show them and automatic choice takes from them. */
const defaultCategoryRanking: readonly DishCategory[] = [
  'family-friendly',
  'meat-and-fish',
  'vegetarian',
  'premium',
  'high-protein',
  'veggie',
  'keto-friendly',
]

/** Everything a brand can put on a menu. */
export interface Offerings {
  dishes: readonly Offer[]
  /** Each with the version that a menu pins, 1 where it says none. */
  items: readonly (Pick<MarketItem, 'id' | 'brand' | 'category' | 'weeklyStock'> & { version?: number })[]
}

export interface WeekToPlan {
  brand: BrandId
  /** Monday, ISO date. */
  week: string
  offerings: Offerings
  /** Ready-to-cook dish ids of the weeks before, the latest first. */
  previous: PreviousWeeks
  categoryRanking?: readonly DishCategory[]
  /** The brand's own unless given. */
  size?: MenuSize
  /** Ids of the ready-to-cook dishes that somebody planned, in their order; without them the planner chooses. */
  byHand?: readonly string[] | null
  /** Ids of those among them that stay where the planner chooses the others. */
  kept?: readonly string[]
}

/** Category by category; within one, as they come. */
export function inCategories(offers: readonly Offer[], ranking = defaultCategoryRanking): Offer[] {
  const place = (offer: Offer) => ranking.indexOf(offer.dish.category)
  return offers.toSorted((a, b) => place(a) - place(b))
}

function ranked(offers: readonly Offer[], ranking: readonly DishCategory[]): Offer[] {
  const unpictured = (offer: Offer) => (offer.dish.picture === null ? 1 : 0)
  const pictured = offers.toSorted((a, b) => unpictured(a) - unpictured(b))
  return inCategories(pictured, ranking)
}

function dishEntries({ brand, week }: WeekToPlan, offers: readonly Offer[]): MenuEntry[] {
  return offers.map((offer, index) => ({
    brand,
    week,
    productId: offer.dish.id,
    version: offer.dish.version,
    kind: offer.dish.kind,
    category: offer.dish.category,
    rank: index + 1,
    surchargeCents: offer.surchargeCents,
    capacity: offer.weeklyCapacity,
    taken: 0,
  }))
}

function itemEntries({ brand, week, offerings }: WeekToPlan): MenuEntry[] {
  const sold = offerings.items.filter(item => item.brand.includes(brand))
  return sold.map((item, index) => ({
    brand,
    week,
    productId: item.id,
    version: item.version ?? 1,
    kind: 'item',
    category: item.category,
    rank: index + 1,
    surchargeCents: 0,
    capacity: item.weeklyStock,
    taken: 0,
  }))
}

/** A week's menu, and the rules it does not keep. */
export interface PlannedWeek {
  /** Monday, ISO date. */
  week: string
  entries: MenuEntry[]
  shortfalls: Shortfall[]
}

function servedBy({ brand, offerings }: WeekToPlan, kind: DishKind): Offer[] {
  return offerings.dishes.filter(offer => offer.dish.kind === kind && offer.brands.includes(brand))
}

/** The second brand reads the pool from its middle, so that both brands do not serve equal dishes in the same week. */
function poolOf(plan: WeekToPlan): Offer[] {
  const pool = servedBy(plan, 'rtc')
  const start = plan.brand === 'freshprep' ? 0 : Math.floor(pool.length / 2)
  return [...pool.slice(start), ...pool.slice(0, start)]
}

/** The dishes that may be served: in season in the month of the week's Monday, and not on last week's menu. */
function servableOf(pool: readonly Offer[], { week, previous }: WeekToPlan): Offer[] {
  const lastWeek = new Set(previous[0])
  return pool.filter(offer => !lastWeek.has(offer.dish.id) && isInSeason(offer, week))
}

/** The ready-to-cook dishes of a week, in the order in which they are shown, and the rules that they do not keep. */
function chooseReadyToCook(plan: WeekToPlan): { dishes: Offer[]; shortfalls: Shortfall[] } {
  const ranking = plan.categoryRanking ?? defaultCategoryRanking
  const { recipes, ...size } = plan.size ?? menuSizes[plan.brand]
  const pool = poolOf(plan)
  const servable = servableOf(pool, plan)
  const rules = rulesOf({ recipes, ...size }, pool)
  const of = { servable, rules, previous: plan.previous }
  const byId = new Map(pool.map(offer => [offer.dish.id, offer]))
  const offersOf = (ids: readonly string[]) => ids.flatMap(id => byId.get(id) ?? [])
  const { byHand, kept = [] } = plan
  const planned = byHand && offersOf(byHand)
  const dishes = planned
    ? planned.length === byHand.length
      ? planned
      : chooseDishes({ ...of, recipes: byHand.length, kept: planned })
    : chooseDishes({ ...of, recipes, kept: offersOf(kept) })
  const shortfalls = shortfallsOf(dishes, rules, servable, recipes)
  return { dishes: planned ? inCategories(dishes, ranking) : ranked(dishes, ranking), shortfalls }
}

/** Ids of the dishes that the planner would serve, in the order in which they are shown. */
export const proposeWeek = (plan: WeekToPlan): string[] =>
  chooseReadyToCook(plan).dishes.map(({ dish }) => dish.id)

/** One week's menu: ready-to-cook dishes, ready-to-eat meals and market items, ranked within their kind from 1. */
export function planWeek(plan: WeekToPlan): PlannedWeek {
  const ranking = plan.categoryRanking ?? defaultCategoryRanking
  const { dishes, shortfalls } = chooseReadyToCook(plan)
  const entries = [
    ...dishEntries(plan, dishes),
    ...dishEntries(plan, ranked(servedBy(plan, 'rte'), ranking)),
    ...itemEntries(plan),
  ]
  return { week: plan.week, entries, shortfalls }
}

/** Consecutive weeks from a Monday, each knowing those before it. */
export function planWeeks(first: WeekToPlan, weeks: number): PlannedWeek[] {
  const planned: PlannedWeek[] = []
  let previous = first.previous
  for (let ahead = 0; ahead < weeks; ahead++) {
    const week = planWeek({ ...first, week: addWeeks(first.week, ahead), previous })
    planned.push(week)
    const recipes = week.entries.filter(entry => entry.kind === 'rtc')
    previous = [recipes.map(entry => entry.productId), ...previous]
  }
  return planned
}
