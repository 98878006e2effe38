// Prices a household's boxes again for a change of terms: prices, the volume discount, the minimum, taxes (rule 82).

import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { TermBook } from '../../domain/terms/versions.ts'
import type { Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { type Household, type HouseholdOrder, planOf } from './household.ts'
import { loadHousehold, viewOf } from './load.ts'
import { priceOfView } from './reprice.ts'
import { holdOpenOrders, savePrice } from './state_store.ts'

/** All terms before and after a change, and the first delivery date at which they differ, ISO. */
export interface TermsChanged {
  before: TermBook
  after: TermBook
  from: string
}

/** A box by the new terms. */
interface PricedByTerms {
  order: HouseholdOrder
  /** The price that its household has seen. */
  seen: PricedOrder
  priced: PricedOrder
}

/**
 * The household's boxes with a price that the change makes another, soonest first. What else has changed since a box was priced does not
 * count: a box keeps the price that was seen (rule 74).
 * @param now program time, ISO instant
 */
export async function pricedByTerms(
  services: Stored,
  household: Household,
  { before, after, from }: TermsChanged,
  now: string,
): Promise<PricedByTerms[]> {
  const again: PricedByTerms[] = []
  for (const { id, priced: seen, state, cutoffAt, deliveryDate } of household.orders) {
    if (!seen || state !== 'upcoming' || cutoffAt < now || deliveryDate < from) continue
    const [was, is] = [
      await priceUnder(services, household, id, before),
      await priceUnder(services, household, id, after),
    ]
    if (was?.priced && is?.priced && !isSamePrice(was.priced, is.priced))
      again.push({ order: is.order, seen, priced: is.priced })
  }
  return again
}

/** Saves those prices, in a transaction that then holds the household's open boxes. @returns the boxes whose price is another now */
export async function repriceByTerms(
  tx: Tx,
  services: Stored,
  clientId: string,
  change: TermsChanged,
  now: string,
): Promise<PricedByTerms[]> {
  await holdOpenOrders(tx, clientId, now)
  const household = await loadHousehold(services, clientId, now, tx)
  const boxes = household ? await pricedByTerms(services, household, change, now) : []
  const stale = boxes.filter(({ seen, priced }) => !isSamePrice(seen, priced))
  for (const { order, priced } of stale) await savePrice(tx, clientId, order, priced, now)
  return stale
}

const isSamePrice = (a: PricedOrder, b: PricedOrder): boolean =>
  a.totalCents === b.totalCents && a.minimumCents === b.minimumCents

async function priceUnder(services: Stored, household: Household, id: string, terms: TermBook) {
  const orders = household.orders.map(order => ({
    ...order,
    plan: planOf(terms.of(order.brand, order.deliveryDate), order.plan.id),
  }))
  const under = { ...household, terms, orders }
  const order = orders.find(one => one.id === id)
  return order && { order, priced: priceOfView(await viewOf(services, under, order)) }
}
