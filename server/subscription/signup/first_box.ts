// The price of the boxes of a sign-up, by the pricing of the checkout and the charge.

import type { Receipt } from '../../../contract/views.ts'
import { type BrandId, brands, type Province } from '../../../domain/brands.ts'
import type { Plan } from '../../../domain/plans.ts'
import { codeDiscountOf } from '../../../domain/pricing/discounts.ts'
import { type BoxToPrice, noBalances, priceBox } from '../../../domain/pricing/price_box.ts'
import type { Balances } from '../../../domain/pricing/types.ts'
import { boxTerms, type Terms } from '../../../domain/terms/terms.ts'
import type { TermBook } from '../../../domain/terms/versions.ts'
import { slotsBySoonest } from '../../../domain/time/slots.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { cutoffsOf } from '../../catalogue/catalogue.ts'
import type { DiscountRow } from '../../codes/discounts/find_discount.ts'
import type { SignupDraft } from '../../identity/draft/draft.ts'
import { planOf } from '../../orders/household.ts'
import { receiptOf } from '../../orders/order_view.ts'
import { findArea, slotsOfArea } from '../../places/areas/find_area.ts'
import type { Stored } from '../../request/services.ts'

export interface Boxes {
  firstBox: Receipt
  /** A box once the discount is used up: the regular price, never less than the later charge. */
  laterBoxes: Receipt
}

/** What a page needs to say which code the first box waits for. */
export const heldCodeOf = (discount: DiscountRow | undefined) =>
  discount ? { code: discount.code, minimumSpendCents: discount.minimumSpendCents } : null

interface FirstDelivery {
  province: Province
  /** ISO date. */
  deliveryDate: string
}

/** The place and day of the first box as far as they are known; before that, the brand's first province and today. */
export async function firstDelivery(
  services: Stored,
  brand: BrandId,
  { address, slot }: Pick<SignupDraft, 'address' | 'slot'>,
  now: Temporal.Instant,
): Promise<FirstDelivery> {
  const province = address?.province ?? (brands[brand].provinces[0] as Province)
  const area = address && slot ? await findArea(services.pool, address.postal) : null
  const slots = area ? await slotsOfArea(services.pool, area, { now: now.toString() }) : []
  const own = slots.filter(one => one.weekday === slot?.weekday && one.startHour === slot.startHour)
  const [soonest] = slotsBySoonest(brand, own, now.toString(), await cutoffsOf(services))
  return { province, deliveryDate: soonest?.deliveryDate ?? brandDate(brand, now.toString()) }
}

/** The plan of a sign-up as its first box is priced, and its boxes. */
interface PlanAndBoxes {
  plan: Plan
  boxes: Boxes
}

/**
 * Prices a plan's first box, with the discount and the household's value, and the boxes after it: a price that is known to rise is shown
 * with them, because whoever signs up now was not told of it by letter.
 */
export function priceBoxes(
  book: TermBook,
  { brand, planId, province, deliveryDate }: { brand: BrandId; planId: string } & FirstDelivery,
  discount: DiscountRow | undefined,
  balances: Balances = noBalances,
): PlanAndBoxes {
  const held = discount ? [{ discount: codeDiscountOf(discount), orderNumber: 1 }] : []
  const priceOn = (terms: Terms, of: Pick<BoxToPrice, 'held' | 'balances'>) =>
    priceBox({ plan: planOf(terms, planId), lines: [], terms: boxTerms(terms, province), ...of }).price
  const [now, ...coming] = termsFrom(book, brand, deliveryDate)
  const later = [now, ...coming].map(terms => priceOn(terms, { held: [], balances: noBalances }))
  const [dearest] = later.toSorted((a, b) => b.totalCents - a.totalCents)
  return {
    plan: planOf(now, planId),
    boxes: {
      firstBox: receiptOf(priceOn(now, { held, balances })),
      laterBoxes: receiptOf(dearest ?? priceOn(now, { held: [], balances: noBalances })),
    },
  }
}

/** The terms of a delivery date, and all that are known to follow them. */
function termsFrom(book: TermBook, brand: BrandId, date: string): [Terms, ...Terms[]] {
  const later = [...new Set(book.versions.map(({ from }) => from))].filter(from => from > date).sort()
  return [book.of(brand, date), ...later.map(from => book.of(brand, from))]
}
