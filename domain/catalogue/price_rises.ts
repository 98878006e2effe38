// Prices that rise with a version. A published week has boxes that were shown a price, so a rise is only for weeks not published yet
// (rule 74).

import type { Dish, MarketItem } from './types.ts'

/** Whether anything of a dish costs more: the dish by its surcharge, or one of its swaps. */
export function dishRises(
  before: { dish: Dish; surchargeCents: number },
  after: { dish: Dish; surchargeCents: number },
): boolean {
  const cents = new Map(before.dish.customizations.map(swap => [swap.id, swap.surchargeCents]))
  return (
    after.surchargeCents > before.surchargeCents ||
    after.dish.customizations.some(swap => swap.surchargeCents > (cents.get(swap.id) ?? swap.surchargeCents))
  )
}

export const itemRises = (before: MarketItem, after: MarketItem): boolean =>
  after.priceCents > before.priceCents
