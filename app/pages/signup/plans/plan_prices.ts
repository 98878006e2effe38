import type { Discount } from '../../../../contract/sessions.ts'
import type { Plan } from '../../../../contract/views.ts'
import { codeDiscountOf, type HeldDiscount } from '../../../../domain/pricing/discounts.ts'
import { noBalances, priceBox } from '../../../../domain/pricing/price_box.ts'
import type { PricedOrder } from '../../../../domain/pricing/types.ts'
import type { BoxTerms } from '../../../../domain/terms/terms.ts'
import { planToExpect } from '../../../box/pricing.ts'

interface PlanPrices {
  first: PricedOrder
  later: PricedOrder
}

/** The first box of a plan with the session's discount, and the weeks after it. */
export function planPrices(plan: Plan, terms: BoxTerms, discount: Discount | null): PlanPrices {
  const price = (held: readonly HeldDiscount[]) =>
    priceBox({
      plan: planToExpect(plan),
      lines: [],
      held,
      balances: noBalances,
      terms,
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
