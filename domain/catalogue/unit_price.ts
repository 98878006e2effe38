// The unit price, as on a shelf label, so that a small jar and a large one can be compared.

import type { MarketItem } from './types.ts'

interface UnitPrice {
  /** Whole cents, half up. */
  cents: number
  /** For 100 of these. */
  per: 'g' | 'mL'
}

/** Price per 100 g or 100 mL; null for items not sold by weight, such as a plant in its pot. */
export function pricePer100(
  item: Pick<MarketItem, 'priceCents' | 'grams' | 'millilitres'>,
): UnitPrice | null {
  const amount = item.grams ?? item.millilitres
  if (amount === null) return null
  return { cents: Math.round((item.priceCents * 100) / amount), per: item.grams === null ? 'mL' : 'g' }
}
