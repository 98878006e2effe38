// A price of an item rises only in weeks that are not published (rule 74): what a household was shown stays.

import { Refusal } from '../../contract/errors.ts'
import { addWeeks } from '../../domain/time/weeks.ts'
import type { Db } from '../request/database/database.ts'
import { type PricedWeeks, readPriceRises } from './store.ts'

export type { PricedWeeks }

/** Items whose price would rise in a published week, each with the first week, a Monday, from which it can. */
export async function priceRisesIn(
  db: Db,
  prices: readonly PricedWeeks[],
): Promise<{ id: string; first: string }[]> {
  if (prices.length === 0) return []
  const rises = await readPriceRises.all(db, { prices: JSON.stringify(prices) })
  return rises.map(({ id, week }) => ({ id, first: addWeeks(week, 1) }))
}

/** @throws Refusal catalogue_price_rise with the first possible week in `details.first` */
export async function refuseRises(db: Db, prices: readonly PricedWeeks[]): Promise<void> {
  const rises = await priceRisesIn(db, prices)
  const first = rises
    .map(one => one.first)
    .sort()
    .at(-1)
  if (first !== undefined)
    throw new Refusal('catalogue_price_rise', { details: { first, items: rises.length } })
}
