// The parts of a box's goods: dishes at their price, surcharges of premium dishes and swaps, market items.

import type { DishKind } from '../catalogue/types.ts'
import type { LineToPrice } from './types.ts'

interface DishesAtPrice {
  kind: DishKind
  /** Cents a serving or a meal. */
  unitCents: number
  servings: number
  cents: number
}

export interface GoodsParts {
  /** Dishes by the price of a serving: the plan's own, and those sold by the piece. */
  dishes: readonly DishesAtPrice[]
  /** The surcharges of premium dishes. */
  surchargeCents: number
  /** The surcharges of swaps. */
  customizationCents: number
  itemsCents: number
}

/** The parts of a box. They sum to the goods before discounts and tax, cents. */
export function partsOf(lines: readonly LineToPrice[]): GoodsParts {
  const dishes = new Map<string, DishesAtPrice>()
  let [surchargeCents, customizationCents, itemsCents] = [0, 0, 0]
  for (const line of lines) {
    const servings = line.servingsPerUnit * line.quantity
    const cents = line.unitCents * servings
    surchargeCents += line.surchargeCents * servings
    customizationCents += line.customizationCents * servings
    if (line.kind === 'item') {
      itemsCents += cents
      continue
    }
    const key = `${line.kind} ${line.unitCents}`
    const before = dishes.get(key) ?? { kind: line.kind, unitCents: line.unitCents, servings: 0, cents: 0 }
    dishes.set(key, { ...before, servings: before.servings + servings, cents: before.cents + cents })
  }
  return { dishes: [...dishes.values()], surchargeCents, customizationCents, itemsCents }
}

/** The sum of the parts, cents. */
export function centsOfParts({ dishes, surchargeCents, customizationCents, itemsCents }: GoodsParts): number {
  return dishes.reduce((sum, { cents }) => sum + cents, surchargeCents + customizationCents + itemsCents)
}
