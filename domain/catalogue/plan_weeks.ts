// The menu weeks of a brand. Rules of a week:
// - western 18 ready-to-cook recipes, eastern 22; exactly 6 of them vegetarian ("4 to 6 vegetarian recipes weekly"), at
//   least 4 of those vegan; 3 premium ones, with a surcharge of 300 to 500 cents a serving;
// - every ready-to-eat meal there is, and every market item the brand sells;
// - a ready-to-cook dish comes back as late as the pool allows (choose_dishes.ts);
// - every household can fill the biggest plan without surcharge (coverage.ts);
// - ranks go category by category, in the ranking of categories that the kitchen sets; within one, pictures first.

import type { BrandId } from '../brands.ts'
import { addWeeks } from '../time/weeks.ts'
import { chooseDishes, type MenuSize, type Offer, type PreviousWeeks } from './choose_dishes.ts'
import type { DishCategory, ItemCategory, MarketItem, MenuEntry } from './types.ts'

export const menuSizes: Readonly<Record<BrandId, MenuSize>> = {
  freshprep: { recipes: 18, vegetarian: 6, vegan: 4, premium: 3 },
  cookit: { recipes: 22, vegetarian: 6, vegan: 4, premium: 3 },
}

/** Categories in the order in which menus show them and automatic choice takes from them. */
export const defaultCategoryRanking: readonly DishCategory[] = [
  'family-friendly',
  'meat-and-fish',
  'vegetarian',
  'premium',
  'high-protein',
  'veggie',
  'keto-friendly',
]

/** Units of one market item a brand stocks for a week. */
const weeklyStock: Readonly<Record<ItemCategory, number>> = { market: 250, pantry: 400 }

/** Everything a brand can put on a menu. */
export interface Offerings {
  dishes: readonly Offer[]
  items: readonly MarketItem[]
}

export interface WeekToPlan {
  brand: BrandId
  /** Monday, ISO date. */
  week: string
  offerings: Offerings
  /** Ready-to-cook dish ids of the weeks before, the latest first. */
  previous: PreviousWeeks
  categoryRanking?: readonly DishCategory[]
}

function ranked(offers: readonly Offer[], ranking: readonly DishCategory[]): Offer[] {
  const place = (offer: Offer) => ranking.indexOf(offer.dish.category)
  const unpictured = (offer: Offer) => (offer.dish.picture === null ? 1 : 0)
  return [...offers].sort((a, b) => place(a) - place(b) || unpictured(a) - unpictured(b))
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
    version: 1,
    kind: 'item',
    category: item.category,
    rank: index + 1,
    surchargeCents: 0,
    capacity: weeklyStock[item.category],
    taken: 0,
  }))
}

/** The second brand looks at the pool from its middle, so that equal dishes do not fall to both in the same week. */
function poolOf({ brand, offerings }: WeekToPlan): Offer[] {
  const pool = offerings.dishes.filter(offer => offer.dish.kind === 'rtc')
  const start = brand === 'freshprep' ? 0 : Math.floor(pool.length / 2)
  return [...pool.slice(start), ...pool.slice(0, start)]
}

/** One week's menu: ready-to-cook dishes, ready-to-eat meals and market items, ranked within their kind from 1. */
export function planWeek(plan: WeekToPlan): MenuEntry[] {
  const ranking = plan.categoryRanking ?? defaultCategoryRanking
  const readyToCook = chooseDishes(poolOf(plan), menuSizes[plan.brand], plan.previous)
  const readyToEat = plan.offerings.dishes.filter(offer => offer.dish.kind === 'rte')
  return [
    ...dishEntries(plan, ranked(readyToCook, ranking)),
    ...dishEntries(plan, ranked(readyToEat, ranking)),
    ...itemEntries(plan),
  ]
}

/** Consecutive weeks from a Monday, each knowing those before it. */
export function planWeeks(first: WeekToPlan, weeks: number): MenuEntry[] {
  const entries: MenuEntry[] = []
  let previous = first.previous
  for (let ahead = 0; ahead < weeks; ahead++) {
    const week = planWeek({ ...first, week: addWeeks(first.week, ahead), previous })
    entries.push(...week)
    previous = [week.filter(entry => entry.kind === 'rtc').map(entry => entry.productId), ...previous]
  }
  return entries
}
