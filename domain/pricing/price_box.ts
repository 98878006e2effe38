// The one price of a box. Editor, orders, weekly lock, first box of a sign-up, home and plan page all call this
// function, so that every screen shows what is charged. `priceOrder` computes the cents; a test holds that nobody else
// calls it.

import type { BrandId, Province } from '../brands.ts'
import { discountsOn, type HeldDiscount } from './discounts.ts'
import { expectedLines, type PlanToExpect } from './expected.ts'
import { goodsCentsOf, priceOrder } from './price_order.ts'
import type { Balances, DiscountToApply, LineToPrice, PricedOrder } from './types.ts'

export interface BoxToPrice {
  plan: PlanToExpect
  /** The lines of the box. Without dishes, the plan's dishes are priced with them, because they will come. */
  lines: readonly LineToPrice[]
  /** No meals are to come this week: nothing is priced but the lines (rule 61). */
  noMeals?: boolean
  /** Codes the household holds, each with the number this box is for it, in the order held. */
  held: readonly HeldDiscount[]
  /** What pays before the card does, cents. */
  balances: Balances
  place: { brand: BrandId; province: Province }
  /** Delivery date, ISO; picks the tax rates in force. */
  day: string
}

export interface PricedBox {
  /** To the cent; its lines are those below. */
  price: PricedOrder
  /** The priced lines: those of the box, after the plan's dishes where none is chosen. */
  lines: readonly LineToPrice[]
  /** The codes that count for this box, with what each is worth. */
  discounts: readonly DiscountToApply[]
}

/** Nothing pays before the card: a visitor's box, or one whose payment does not matter. */
export const noBalances: Balances = { givenCents: 0, boughtCents: 0, corporateCents: 0 }

/** Prices a box as it will be charged if nothing more is done to it. Pure and total. */
export function priceBox(box: BoxToPrice): PricedBox {
  const { plan, held, balances, place, day } = box
  const lines = expectedLines(plan, box.lines, box.noMeals)
  const discounts =
    held.length === 0
      ? []
      : discountsOn({ goodsCents: goodsCentsOf(lines), servingCents: plan.servingCents }, held)
  return { price: priceOrder({ ...place, deliveryDate: day, lines, discounts, balances }), lines, discounts }
}
