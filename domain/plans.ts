// The plans on sale: what a week of each brand costs, by size (rules 1, 2, 28). A plan has one price a serving for
// every dish of an order; surcharges and market items are added. Ids are the words of the older addresses:
// `rtc_{people}-{recipes}` and `rte_{meals}`, the same in both brands. `family` is not another plan but four people who
// prefer family-friendly dishes: same size, same price.

import { type BrandId, brandIds } from './brands.ts'
import type { DishCategory, DishKind } from './catalogue/types.ts'

type People = 2 | 4

export interface Plan {
  /** `rtc_2-3`, `rte_8`. Unique within a brand. */
  id: string
  brand: BrandId
  kind: DishKind
  /** Ready-to-cook: people at the table and recipes a week; null for ready-to-eat. */
  people: People | null
  recipes: number | null
  /** Ready-to-eat: meals a week; null for ready-to-cook. */
  meals: number | null
  /** Dishes a week, and the servings in each: recipes × people, or meals × 1. */
  units: number
  servingsPerUnit: number
  /** Price of a serving or a meal, cents. */
  servingCents: number
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

interface BrandPrices {
  /** Cents a serving for 2, 3 and 4 recipes a week. */
  recipes: Readonly<Record<People, readonly [number, number, number]>>
  /** Cents a meal, before the volume discount that bigger plans earn (pricing/volume.ts). */
  meal: number
}

const prices: Readonly<Record<BrandId, BrandPrices>> = {
  freshprep: { recipes: { 2: [1475, 1395, 1345], 4: [1275, 1195, 1145] }, meal: 1350 },
  cookit: { recipes: { 2: [1475, 1345, 1295], 4: [1225, 1155, 1105] }, meal: 1295 },
}

/** A kit added to a ready-to-eat plan is of the smallest size, at the price of the smallest plan. */
const kitPeople: People = 2

export const plans: readonly Plan[] = brandIds.flatMap(brand => [
  ...([2, 4] as const).flatMap(people => cookingPlans(brand, people)),
  ...mealsPerWeek.map(meals => mealPlan(brand, meals)),
])

function cookingPlans(brand: BrandId, people: People): Plan[] {
  return recipesPerWeek.map((recipes, i) => ({
    id: `rtc_${people}-${recipes}`,
    brand,
    kind: 'rtc',
    people,
    recipes,
    meals: null,
    units: recipes,
    servingsPerUnit: people,
    servingCents: prices[brand].recipes[people][i] as number,
  }))
}

function mealPlan(brand: BrandId, meals: number): Plan {
  const size = { people: null, recipes: null, meals, units: meals, servingsPerUnit: 1 }
  return { id: `rte_${meals}`, brand, kind: 'rte', ...size, servingCents: prices[brand].meal }
}

/** The id of a choice, whether or not such a plan is on sale. */
export function planId(choice: PlanChoice): string {
  return choice.kind === 'rtc' ? `rtc_${choice.people}-${choice.recipes}` : `rte_${choice.meals}`
}

/** The plan a brand sells for a choice; undefined where that size is not on sale. */
export function findPlan(brand: BrandId, choice: PlanChoice): Plan | undefined {
  return planById(brand, planId(choice))
}

/** A brand's plan by its id; undefined where there is none. */
export function planById(brand: BrandId, id: string): Plan | undefined {
  return plans.find(plan => plan.brand === brand && plan.id === id)
}

export function plansOf(brand: BrandId): Plan[] {
  return plans.filter(plan => plan.brand === brand)
}

/** Servings a week: recipes × people, or meals. */
export function servingsOf(plan: Plan): number {
  return plan.units * plan.servingsPerUnit
}

/** Goods of a plan week before surcharges, discounts and tax, cents. */
export function weeklyGoodsCents(plan: Plan): number {
  return servingsOf(plan) * plan.servingCents
}

/** The plan's type, given the categories the household prefers. */
export function planTypeOf(plan: Plan, preferred: readonly DishCategory[]): PlanType {
  if (plan.kind === 'rte') return 'ready_to_eat'
  if (plan.people === 2) return '2_people'
  return preferred.includes('family-friendly') ? 'family' : '4_people'
}

/**
 * Servings in one unit of a dish, and cents a serving, for a household on a plan. A dish of the plan's own kind costs the plan's
 * price, in any number. A dish of the other kind is sold by the piece: a recipe as a kit for two at the smallest plan's price, a
 * meal at the brand's price of a meal. A piece never costs less than on a plan.
 */
export function unitPriceOf(plan: Plan, kind: DishKind): { servingsPerUnit: number; servingCents: number } {
  if (kind === plan.kind) return { servingsPerUnit: plan.servingsPerUnit, servingCents: plan.servingCents }
  const { recipes, meal } = prices[plan.brand]
  return kind === 'rtc'
    ? { servingsPerUnit: kitPeople, servingCents: recipes[kitPeople][0] }
    : { servingsPerUnit: 1, servingCents: meal }
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
