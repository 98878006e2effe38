// The balances that pay for an order before the card. A household's value pays for its boxes in the order of their weeks, so a
// later box shows neither value that an earlier one will use, nor value that ends before its cutoff.

import { afterSpending, centsOn } from '../../domain/gifts/given_parts.ts'
import { noBalances, priceBox } from '../../domain/pricing/price_box.ts'
import { splitPayment } from '../../domain/pricing/price_order.ts'
import type { Balances } from '../../domain/pricing/types.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { heldFor } from './discounts.ts'
import type { CorporateCredit, Household, HouseholdOrder } from './household.ts'

/** Orders that will be paid for and are not yet. */
const unpaid: readonly HouseholdOrder['state'][] = ['upcoming', 'locked', 'payment_failed']

/** Corporate credit an order can take, cents: what its account holds, for deliveries until the plan expires. */
export function corporateCentsFor(
  corporate: CorporateCredit | null,
  deliveryDate: string,
  ledgerCents: number,
): number {
  return corporate && deliveryDate <= corporate.expiresOn ? Math.max(0, ledgerCents) : 0
}

/** The balances for an order, after the unpaid orders of earlier weeks have taken theirs. */
export function balancesFor(household: Household, order: HouseholdOrder): Balances {
  const { givenCents, boughtCents, corporateCents } = household.balances
  if (givenCents <= 0 && boughtCents <= 0 && corporateCents <= 0) return noBalances
  const left = { boughtCents: Math.max(0, boughtCents), corporateCents }
  let given = household.given
  const available = (other: HouseholdOrder): Balances => ({
    givenCents: Math.max(0, centsOn(given, chargedOn(other))),
    boughtCents: left.boughtCents,
    corporateCents: corporateCentsFor(household.corporate, other.deliveryDate, left.corporateCents),
  })
  for (const earlier of household.orders) {
    if (earlier.week >= order.week) break
    if (!unpaid.includes(earlier.state)) continue
    const taken = splitPayment(totalOf(household, earlier), available(earlier))
    given = afterSpending(given, taken.givenCents, chargedOn(earlier))
    left.boughtCents -= taken.boughtCents
    left.corporateCents -= taken.corporateCents
  }
  return available(order)
}

/** The day of an order's cutoff, on which it takes value. */
const chargedOn = ({ brand, cutoffAt }: HouseholdOrder): string => brandDate(brand, cutoffAt)

/** The price of an order: as last seen, or its plan's price while nothing is chosen. */
function totalOf(household: Household, order: HouseholdOrder): number {
  if (order.totalCents !== null) return order.totalCents
  const { brand, province, deliveryDate, plan } = order
  const held = heldFor(household, order)
  const box = { plan, lines: [], held, balances: noBalances, place: { brand, province }, day: deliveryDate }
  return priceBox(box).price.totalCents
}
