// Connects the data of a call to the one price of a box (domain/pricing/price_box.ts).

import type { Plan, Receipt } from '../../contract/views.ts'
import type { PlanToExpect } from '../../domain/pricing/expected.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'

/** A plan's dishes as pricing takes them. */
export function planToExpect({ kind, count, servings, perServingCents }: Plan): PlanToExpect {
  return { kind, units: count, servingsPerUnit: servings / count, servingCents: perServingCents }
}

/** A priced box as it is sent: without its lines. */
export function receiptOf(price: PricedOrder): Receipt {
  const { lines: _, ...priced } = price
  return { ...priced, discounts: [...priced.discounts], taxes: [...priced.taxes] }
}
