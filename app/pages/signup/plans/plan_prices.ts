import type { Discount } from '../../../../contract/sessions.ts'
import type { Plan } from '../../../../contract/views.ts'
import { type BrandId, brands, type Province } from '../../../../domain/brands.ts'
import { codeDiscountOf, type HeldDiscount } from '../../../../domain/pricing/discounts.ts'
import { noBalances, priceBox } from '../../../../domain/pricing/price_box.ts'
import type { PricedOrder } from '../../../../domain/pricing/types.ts'
import { planToExpect } from '../../../box/pricing.ts'

interface PlanPrices {
  first: PricedOrder
  later: PricedOrder
}

/**
 * The first box of a plan with the session's discount, and the weeks after it.
 * @param day ISO date. Kits and chilled meals are zero-rated in every province, so any province of the brand gives the price.
 */
export function planPrices(brand: BrandId, plan: Plan, discount: Discount | null, day: string): PlanPrices {
  const price = (held: readonly HeldDiscount[]) =>
    priceBox({
      plan: planToExpect(plan),
      lines: [],
      held,
      balances: noBalances,
      place: { brand, province: brands[brand].provinces[0] as Province },
      day,
    }).price
  return { first: price(discount ? [heldFor(discount)] : []), later: price([]) }
}

/** The session's discount as the household will hold it for its first box. */
function heldFor({ type, code, unit, value, elements, minimumSpendCents }: Discount): HeldDiscount {
  const values = elements.length > 0 ? elements.map(element => element.value) : [value]
  return {
    discount: codeDiscountOf({ type, code, unit, elements: values, minimumSpendCents }),
    orderNumber: 1,
  }
}
