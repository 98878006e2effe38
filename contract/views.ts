// Shapes that several calls share: a screen's view of an order, a dish, a plan. Money is integer cents, words are in the language
// of the request.

import * as z from 'zod/mini'
import { proteinGroups } from '../domain/catalogue/proteins.ts'
import { difficulties, itemCategories, productKinds } from '../domain/catalogue/types.ts'
import { orderLabels, orderStates } from '../domain/machines/order.ts'
import { statesOf } from '../domain/machines/tables.ts'
import { declineReasons } from '../domain/payments/declines.ts'
import { discountTypes } from '../domain/pricing/types.ts'
import { taxClasses, taxCodes } from '../domain/tax/classes.ts'
import { category, cents, id, instant, isoDate, planKind, productId, province } from './fields.ts'

export const deliveryWindow = z.object({ startHour: z.int(), endHour: z.int() })

export const plan = z.object({
  id: z.string(),
  kind: planKind,
  people: z.int(),
  /** Recipes a week (ready to cook) or meals a week (ready to eat). */
  count: z.int(),
  servings: z.int(),
  perServingCents: cents,
  /** Goods of a week's box without surcharge or discount. */
  weekCents: cents,
})

/** Address of a picture, and its placeholder. */
export const picture = z.nullable(z.string())

export const menuDish = z.object({
  id: productId,
  kind: planKind,
  name: z.string(),
  summary: z.string(),
  category,
  cuisine: z.string(),
  diets: z.array(z.string()),
  minutes: z.int(),
  difficulty: z.enum(difficulties),
  spice: z.int(),
  calories: z.int(),
  proteinGrams: z.int(),
  /** Its main protein, where there is one. */
  protein: z.nullable(z.enum(proteinGroups)),
  allergens: z.array(z.string()),
  /** Per serving, on top of the plan's price. */
  surchargeCents: cents,
  soldOut: z.boolean(),
  picture,
  /** From 1 to 10, how appetizing its picture is; null where nobody has rated it (domain/catalogue/shop_window.ts). */
  appeal: z.nullable(z.number()),
})

/** The unit price; null for an item that is not sold by weight. */
export const pricePer100 = z.nullable(z.object({ cents, per: z.enum(['g', 'mL']) }))

export const menuItem = z.object({
  id: productId,
  name: z.string(),
  unit: z.string(),
  category: z.enum(itemCategories),
  shelf: z.string(),
  diets: z.array(z.string()),
  allergens: z.array(z.string()),
  priceCents: cents,
  pricePer100,
  soldOut: z.boolean(),
  picture,
})

/** The search text of each product, in both languages: folded words, separated by a space. */
export const searchWords = z.record(productId, z.object({ name: z.string(), more: z.string() }))

/** A household's exclusions: allergens, `ingredient:<id>`, and `dish:<id>`; and its diet of principle. */
export const wishes = z.object({
  exclusions: z.array(z.string()),
  /** The excluded ingredients in each product; products without any are absent. */
  holding: z.record(productId, z.array(z.string())),
  vegetarian: z.boolean(),
  vegan: z.boolean(),
})

export const weekTab = z.object({
  week: isoDate,
  state: z.enum(['closed', 'open', 'unpublished']),
  /** Whole days until the last cutoff of the week, of the household's own delivery where it has one; null once closed. */
  daysLeft: z.nullable(z.int()),
})

const pricedTax = z.object({
  code: z.enum(taxCodes),
  rate: z.int(),
  baseCents: cents,
  cents,
})

const pricedDiscount = z.object({
  type: z.enum(discountTypes),
  code: z.string(),
  /** Of a code over several orders: this one's is discount `number` of `of`. */
  number: z.optional(z.int()),
  of: z.optional(z.int()),
  cents,
})

/** What a box is priced by besides its plan: domain/terms/terms.ts. Rates are parts per 100,000. */
export const boxTerms = z.object({
  minimumCents: cents,
  volume: z.array(z.object({ meals: z.int(), rate: z.int() })),
  taxes: z.record(z.enum(taxClasses), z.array(z.object({ code: z.enum(taxCodes), rate: z.int() }))),
  /** Free meals of a friend’s first box. */
  friendServings: z.int(),
  points: z.object({ standard: z.int(), loyal: z.int() }),
})
export type BoxTerms = z.output<typeof boxTerms>

/** A priced box: domain/pricing/types.ts, PricedOrder, as it is sent. */
export const receipt = z.object({
  goodsCents: cents,
  volumeDiscountCents: cents,
  discounts: z.array(pricedDiscount),
  discountCents: cents,
  taxes: z.array(pricedTax),
  taxCents: cents,
  deliveryCents: z.literal(0),
  totalCents: cents,
  payment: z.object({ givenCents: cents, boughtCents: cents, corporateCents: cents, cardCents: cents }),
  minimumCents: cents,
  missingCents: cents,
})

const orderLine = z.object({
  productId,
  kind: z.enum(productKinds),
  name: z.string(),
  quantity: z.int(),
  servings: z.int(),
  customizationId: z.nullable(z.string()),
  pairings: z.array(productId),
  /** Gross, before discounts and tax. */
  cents,
  picture,
  /** Brand wall clock: until then, more units of an item can be added after the cutoff. Null once nothing can change. */
  changeableUntil: z.nullable(z.string()),
})

/** An order as dashboard, history and tracking show it. */
export const orderCard = z.object({
  id,
  week: isoDate,
  deliveryDate: isoDate,
  window: deliveryWindow,
  state: z.enum(orderStates),
  label: z.enum(orderLabels),
  skipped: z.boolean(),
  editable: z.boolean(),
  /** Set while items can be added after the cutoff, paid for at once (rule 32); `untilLocal` is brand wall clock. */
  late: z.nullable(z.object({ until: instant, untilLocal: z.string() })),
  /** Nothing chosen yet: the automatic choice fills it at cutoff, and the total is the plan's. */
  untouched: z.boolean(),
  /** The household wants no meals in it: the rest of the box comes alone (rule 61). */
  noMeals: z.boolean(),
  menuPublished: z.boolean(),
  cutoffAt: instant,
  /** Brand wall clock, ISO without zone, for words ("Friday 11:59 pm"). */
  cutoffLocal: z.string(),
  /** The day the box is charged on, right after its cutoff: the day shown by the bank and the receipt. */
  chargeDate: isoDate,
  lines: z.array(orderLine),
  /** Dishes that the plan still expects. */
  dishesToChoose: z.int(),
  itemsCount: z.int(),
  totalCents: cents,
  receipt,
  points: z.object({ pending: z.int(), available: z.int() }),
  /** Set when the card was declined or asked for authentication: what to do about it. */
  payment: z.nullable(
    z.object({
      state: z.enum(statesOf('payment')),
      actionUrl: z.nullable(z.string()),
      /** Why the card was declined, where its holder can act on it. */
      why: z.optional(z.enum(declineReasons)),
    }),
  ),
  /** The last day on which an unpaid box can still be paid for; absent for any other. */
  payBy: z.optional(isoDate),
})

/** ENT-ORDER-*: one order with its money by part, as orders.order_data gives it. */
export const orderData = z.extend(orderCard, {
  version: z.int(),
  cutoffDate: isoDate,
  cutoffTime: z.string(),
  minimumTotal: cents,
  credit: cents,
  discount: cents,
  taxes: cents,
  volumeDiscounts: cents,
  total: cents,
  selectedRecipes: z.array(orderLine),
  addons: z.array(orderLine),
  marketItems: z.array(orderLine),
})

export const addressSuggestion = z.object({
  id: z.string(),
  /** As a person writes it: `3535, rue Saint-Denis, Montréal, QC H2X 3P1`. */
  label: z.string(),
  address: z.string(),
  unit: z.string(),
  city: z.string(),
  /** Null, with empty city and postal code, until `addresses.chosen` gives them. */
  province: z.nullable(province),
  postal: z.string(),
})

export type Plan = z.output<typeof plan>
export type MenuDish = z.output<typeof menuDish>
export type MenuItem = z.output<typeof menuItem>
export type WeekTab = z.output<typeof weekTab>
export type Receipt = z.output<typeof receipt>
export type OrderLine = z.output<typeof orderLine>
export type OrderCard = z.output<typeof orderCard>
export type OrderData = z.output<typeof orderData>
export type AddressSuggestion = z.output<typeof addressSuggestion>
