// The one price of a box. Editor, orders, weekly lock, first box of a sign-up, home and plan page all call this function, so that
// every screen shows what is charged. `priceOrder` computes the cents, and a test proves that nothing else calls it.

import type { BoxTerms } from '../terms/terms.ts'
import { discountsOn, type HeldDiscount } from './discounts.ts'
import { expectedLines, type PlanToExpect } from './expected.ts'
import { goodsCentsOf, priceOrder } from './price_order.ts'
import type { Balances, DiscountToApply, LineToPrice, PricedOrder } from './types.ts'

export interface BoxToPrice {
  plan: PlanToExpect
  /** The lines of the box. Without dishes, the plan's dishes are priced with them, because they will come. */
  lines: readonly LineToPrice[]
  /** No meals will come this week: only the lines are priced (rule 61). */
  noMeals?: boolean
  /** Codes the household holds, each with the number of this box among its orders, in the order held. */
  held: readonly HeldDiscount[]
  /** Balances that pay before the card, cents. */
  balances: Balances
  /** Of its place and its delivery date; the plan's price is of them too. */
  terms: BoxTerms
}

export interface PricedBox {
  /** To the cent; its lines are those below. */
  price: PricedOrder
  /** The priced lines: the plan's dishes where none is chosen, then those of the box. */
  lines: readonly LineToPrice[]
  /** The codes that count for this box, with their discounts. */
  discounts: readonly DiscountToApply[]
}

/** No balances: for a visitor's box, or where the payment does not matter. */
export const noBalances: Balances = { givenCents: 0, boughtCents: 0, corporateCents: 0 }

/** Prices a box as it will be charged unless it changes. Pure and total. */
export function priceBox(box: BoxToPrice): PricedBox {
  const { plan, held, balances, terms } = box
  const lines = expectedLines(plan, box.lines, box.noMeals)
  const discounts =
    held.length === 0
      ? []
      : discountsOn(
          {
            goodsCents: goodsCentsOf(lines),
            servingCents: plan.servingCents,
            freeServings: terms.friendServings,
          },
          held,
        )
  return { price: priceOrder({ terms, lines, discounts, balances }), lines, discounts }
}
