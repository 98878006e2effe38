// The plans on sale, by size (rules 1, 2, 28). A plan has one price a serving for every dish of an order; surcharges and market items are
// added. What a plan costs is data with dates (terms/terms.ts); its sizes are code. Ids are the words of the older addresses:
// `rtc_{people}-{recipes}` and `rte_{meals}`, the same in both brands. `family` is not another plan but four people who prefer
// family-friendly dishes: same size, same price.

import type { BrandId } from './brands.ts'
import type { DishCategory, DishKind } from './catalogue/types.ts'

type People = 2 | 4

/** A plan without its price: the same in both brands, on every day. */
export interface PlanSize {
  /** `rtc_2-3`, `rte_8`. */
  id: string
  kind: DishKind
  /** Ready-to-cook: people at the table and recipes a week; null for ready-to-eat. */
  people: People | null
  recipes: number | null
  /** Ready-to-eat: meals a week; null for ready-to-cook. */
  meals: number | null
  /** Dishes a week, and the servings in each: recipes × people, or meals × 1. */
  units: number
  servingsPerUnit: number
}

/** A plan of a brand as it is sold for boxes of one delivery date. */
export interface Plan extends PlanSize {
  brand: BrandId
  /** Price of a serving or a meal, cents. */
  servingCents: number
  /** Price of a serving of a dish of the other kind, which is sold by the piece (rule 62), cents. */
  pieceCents: number
}

/** The choice that names a plan: two fields for ready-to-cook, one for ready-to-eat. */
export interface PlanChoice {
  kind: DishKind
  people?: number | null | undefined
  recipes?: number | null | undefined
  meals?: number | null | undefined
}

export const planTypes = ['2_people', '4_people', 'family', 'ready_to_eat'] as const
/** The plan's type, as the account page names it (rule 28). */
type PlanType = (typeof planTypes)[number]

/** The categories a plan of each kind can prefer, in the order they are offered (rule 2). */
export const planCategories: Readonly<Record<DishKind, readonly DishCategory[]>> = {
  rtc: ['family-friendly', 'vegetarian', 'meat-and-fish', 'premium'],
  rte: ['keto-friendly', 'veggie', 'meat-and-fish', 'high-protein'],
}

export const recipesPerWeek = [2, 3, 4] as const
export const mealsPerWeek = [6, 8, 10, 14] as const

/** A kit added to a ready-to-eat plan is of the smallest size, at the price of the smallest plan. */
const kitPeople: People = 2

export const planSizes: readonly PlanSize[] = [
  ...([2, 4] as const).flatMap(people => recipesPerWeek.map(recipes => cookingSize(people, recipes))),
  ...mealsPerWeek.map(mealSize),
]

function cookingSize(people: People, recipes: number): PlanSize {
  const id = `rtc_${people}-${recipes}`
  return { id, kind: 'rtc', people, recipes, meals: null, units: recipes, servingsPerUnit: people }
}

function mealSize(meals: number): PlanSize {
  return {
    id: `rte_${meals}`,
    kind: 'rte',
    people: null,
    recipes: null,
    meals,
    units: meals,
    servingsPerUnit: 1,
  }
}

/** The id of a choice, whether or not such a plan is on sale. */
export function planId(choice: PlanChoice): string {
  return choice.kind === 'rtc' ? `rtc_${choice.people}-${choice.recipes}` : `rte_${choice.meals}`
}

/** The size of a plan by its id; undefined where there is none. */
export function planSize(id: string): PlanSize | undefined {
  return planSizes.find(size => size.id === id)
}

/** Servings a week: recipes × people, or meals. */
export function servingsOf(plan: PlanSize): number {
  return plan.units * plan.servingsPerUnit
}

/** Goods of a plan week before surcharges, discounts and tax, cents. */
export function weeklyGoodsCents(plan: Plan): number {
  return servingsOf(plan) * plan.servingCents
}

/** The plan's type, given the categories the household prefers. */
export function planTypeOf(plan: PlanSize, preferred: readonly DishCategory[]): PlanType {
  if (plan.kind === 'rte') return 'ready_to_eat'
  if (plan.people === 2) return '2_people'
  return preferred.includes('family-friendly') ? 'family' : '4_people'
}

/** Servings in one unit of a dish for a household on a plan: a recipe of a plan of ready meals is a kit for two, a meal is always for one. */
export function servingsPerUnitOf(plan: PlanSize, kind: DishKind): number {
  if (kind === plan.kind) return plan.servingsPerUnit
  return kind === 'rtc' ? kitPeople : 1
}

/**
 * Servings in one unit of a dish, and cents a serving, for a household on a plan. A dish of the plan's own kind costs the plan's
 * price, in any number. A dish of the other kind is sold by the piece: a recipe as a kit for two at the smallest plan's price, a
 * meal at the brand's price of a meal. A piece never costs less than on a plan.
 */
export function unitPriceOf(plan: Plan, kind: DishKind): { servingsPerUnit: number; servingCents: number } {
  const servingCents = kind === plan.kind ? plan.servingCents : plan.pieceCents
  return { servingsPerUnit: servingsPerUnitOf(plan, kind), servingCents }
}

const oldAddress = /^([a-z]+)_(\d{1,2})(?:[-x_](\d{1,2}))?$/

/**
 * The query of `/signup/plans` that an old plan address stands for (rule 1), keys in their final order; null where
 * the address cannot be read. A category that does not exist is left out.
 * @example oldPlanQuery('rtc_2-3', 'vegetarian') // { plan: 'rtc', people: '2', recipes: '3', submenu: 'vegetarian' }
 */
export function oldPlanQuery(typeAndServings: string, submenu?: string): Record<string, string> | null {
  const [, type, first, second] = oldAddress.exec(typeAndServings.toLowerCase()) ?? []
  if (!type || !first || (type === 'rtc') !== (second !== undefined)) return null
  const size: Record<string, string> =
    second === undefined ? { plan: type, meals: first } : { plan: type, people: first, recipes: second }
  const category = submenu?.toLowerCase()
  const known = Object.values(planCategories).some(list => list.some(slug => slug === category))
  return category && known ? { ...size, submenu: category } : size
}
