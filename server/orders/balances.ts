// The balances that pay for an order before the card (domain/gifts/value_for_box.ts), and what is promised to boxes past their cutoff.

import { type BoxToPay, balancesForBox, valueAtCutoff, valueNow } from '../../domain/gifts/value_for_box.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { unpaidOrders } from '../../domain/machines/order_groups.ts'
import { noBalances, priceBox } from '../../domain/pricing/price_box.ts'
import { splitPayment } from '../../domain/pricing/price_order.ts'
import type { Balances } from '../../domain/pricing/types.ts'
import { boxTerms } from '../../domain/terms/terms.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { heldFor } from './discounts.ts'
import type { Household, HouseholdOrder } from './household.ts'

/** The balances for an order, after the unpaid orders of earlier weeks have taken theirs. */
export function balancesFor(household: Household, order: HouseholdOrder): Balances {
  const { givenCents, boughtCents, corporateCents } = household.balances
  if (givenCents <= 0 && boughtCents <= 0 && corporateCents <= 0) return noBalances
  const earlier = household.orders
    .filter(({ week, state }) => week < order.week && isOneOf(state, unpaidOrders))
    .map(other => ({ ...boxToPay(household, other), totalCents: totalOf(household, other) }))
  const held = valueNow(household, household.corporate?.expiresOn ?? null)
  return balancesForBox(held, earlier, boxToPay(household, order))
}

/**
 * What the boxes past their cutoff that are not paid yet will take. It is theirs: what a household, an admin or the clock takes away
 * after the cutoff leaves it.
 * @param now program time, ISO instant
 */
export function promisedValue(household: Household, now: string): Balances {
  const promised = { ...noBalances }
  for (const order of household.orders) {
    if (!isOneOf(order.state, unpaidOrders) || order.cutoffAt >= now) continue
    const split = splitPayment(totalOf(household, order), balancesFor(household, order))
    promised.givenCents += split.givenCents
    promised.boughtCents += split.boughtCents
    promised.corporateCents += split.corporateCents
  }
  return promised
}

function boxToPay(household: Household, order: HouseholdOrder): BoxToPay {
  const { brand, cutoffAt, deliveryDate, atCutoff } = order
  return {
    chargedOn: brandDate(brand, cutoffAt),
    deliveryDate,
    atCutoff: atCutoff && valueAtCutoff(household, { ...atCutoff, cutoffAt }),
  }
}

/** The price of an order: as last seen, or its plan's price while nothing is chosen. */
function totalOf(household: Household, order: HouseholdOrder): number {
  if (order.totalCents !== null) return order.totalCents
  const held = heldFor(household, order)
  const terms = boxTerms(household.terms.of(order.brand, order.deliveryDate), order.province)
  return priceBox({ plan: order.plan, lines: [], held, balances: noBalances, terms }).price.totalCents
}
