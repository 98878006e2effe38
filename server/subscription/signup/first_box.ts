// The price of the boxes of a sign-up, by the pricing of the checkout and the charge.

import type { Receipt } from '../../../contract/views.ts'
import { type BrandId, brands, type Province } from '../../../domain/brands.ts'
import type { Plan } from '../../../domain/plans.ts'
import { codeDiscountOf } from '../../../domain/pricing/discounts.ts'
import { noBalances, priceBox } from '../../../domain/pricing/price_box.ts'
import type { Balances } from '../../../domain/pricing/types.ts'
import type { BoxTerms } from '../../../domain/terms/terms.ts'
import { slotsBySoonest } from '../../../domain/time/slots.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { DiscountRow } from '../../codes/discounts/find_discount.ts'
import type { SignupDraft } from '../../identity/draft/draft.ts'
import { receiptOf } from '../../orders/order_view.ts'

export interface Boxes {
  firstBox: Receipt
  /** A box once the discount is used up: the regular price, never less than the later charge. */
  laterBoxes: Receipt
}

/** What a page needs to say which code the first box waits for. */
export const heldCodeOf = (discount: DiscountRow | undefined) =>
  discount ? { code: discount.code, minimumSpendCents: discount.minimumSpendCents } : null

/** The place and day of the first box as far as they are known; before that, the brand's first province and today. */
export function firstDelivery(
  brand: BrandId,
  draft: Pick<SignupDraft, 'address' | 'slot'>,
  now: Temporal.Instant,
): { province: Province; deliveryDate: string } {
  const province = draft.address?.province ?? (brands[brand].provinces[0] as Province)
  const [soonest] = draft.slot ? slotsBySoonest(brand, [draft.slot], now.toString()) : []
  return { province, deliveryDate: soonest?.deliveryDate ?? brandDate(brand, now.toString()) }
}

/** Prices a plan's first box, with the discount and the household's value, and the boxes after it. The plan is of those terms. */
export function priceBoxes(
  plan: Plan,
  terms: BoxTerms,
  discount: DiscountRow | undefined,
  balances: Balances = noBalances,
): Boxes {
  const held = discount ? [{ discount: codeDiscountOf(discount), orderNumber: 1 }] : []
  const box = { plan, lines: [], balances: noBalances, terms }
  const [first, later] = [priceBox({ ...box, held, balances }), priceBox({ ...box, held: [] })]
  return { firstBox: receiptOf(first.price), laterBoxes: receiptOf(later.price) }
}
