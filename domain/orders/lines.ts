// The lines of a box, and how a household changes them. Quantities are absolute, so repeating a change changes nothing.
// A pairing links a dish of the box with one unit of another product in it: pairing adds that unit, and removing the
// pairing or the dish removes it.

import type { ProductKind } from '../catalogue/types.ts'

export interface OrderLine {
  productId: string
  /** The version the menu week pinned. */
  version: number
  kind: ProductKind
  /** Units: a kit for the plan's people, a meal, a piece. 1 or more. */
  quantity: number
  customizationId: string | null
  /** Ids of the products paired with this dish; each has one unit in its own line. */
  pairings: readonly string[]
}

/** A product that can be put into the box. */
export interface LineProduct {
  id: string
  version: number
  kind: ProductKind
}

/** The most units of one product a box holds. */
export const mostUnits = 50

function lineOf(lines: readonly OrderLine[], productId: string): OrderLine | undefined {
  return lines.find(line => line.productId === productId)
}

/** Units of a product in the box. */
export function unitsOf(lines: readonly OrderLine[], productId: string): number {
  return lineOf(lines, productId)?.quantity ?? 0
}

/**
 * The box with this many units of a product; 0 takes it out, and a dish takes its pairings with it. Where a paired product has
 * fewer units than dishes, the last dishes lose their pairing.
 */
export function withQuantity(
  lines: readonly OrderLine[],
  product: LineProduct,
  quantity: number,
): readonly OrderLine[] {
  const before = lineOf(lines, product.id)
  if (quantity === (before?.quantity ?? 0)) return lines
  if (quantity > 0) return unpaired(put(lines, product, quantity), product.id, quantity)
  const without = lines.filter(line => line.productId !== product.id)
  return takeUnits(unpaired(without, product.id, 0), before?.pairings ?? [])
}

/** The box with another version of a dish: a protein swap, or null for the standard dish. */
export function withCustomization(
  lines: readonly OrderLine[],
  productId: string,
  customizationId: string | null,
): readonly OrderLine[] {
  return replaced(lines, productId, line =>
    line.customizationId === customizationId ? line : { ...line, customizationId },
  )
}

/** The box with exactly these products paired with a dish, one unit of each. */
export function withPairings(
  lines: readonly OrderLine[],
  dishId: string,
  paired: readonly LineProduct[],
): readonly OrderLine[] {
  const before = lineOf(lines, dishId)?.pairings ?? []
  const asked = new Map(paired.map(product => [product.id, product]))
  const wanted = [...asked.keys()]
  const gone = before.filter(id => !asked.has(id))
  if (gone.length === 0 && wanted.length === before.length) return lines
  let after = takeUnits(lines, gone)
  for (const product of asked.values()) {
    if (!before.includes(product.id)) after = put(after, product, unitsOf(after, product.id) + 1)
  }
  return replaced(after, dishId, line => ({ ...line, pairings: wanted }))
}

/** The difference between two boxes: what to write, and what to move in stock. */
export interface BoxChange {
  /** Lines that are new or differ. */
  written: OrderLine[]
  /** Ids of lines that are gone. */
  removed: string[]
  /** Units to take from stock by product; negative units go back. Never 0. */
  stock: { productId: string; units: number }[]
}

export function changeBetween(before: readonly OrderLine[], after: readonly OrderLine[]): BoxChange {
  const written = after.filter(line => !before.includes(line))
  const removed = before.filter(line => !lineOf(after, line.productId)).map(line => line.productId)
  const stock: BoxChange['stock'] = []
  for (const productId of [...written.map(line => line.productId), ...removed]) {
    const units = unitsOf(after, productId) - unitsOf(before, productId)
    if (units !== 0) stock.push({ productId, units })
  }
  return { written, removed, stock }
}

export function isEmptyChange(change: BoxChange): boolean {
  return change.written.length === 0 && change.removed.length === 0
}

function put(lines: readonly OrderLine[], product: LineProduct, quantity: number): readonly OrderLine[] {
  if (lineOf(lines, product.id)) return replaced(lines, product.id, line => ({ ...line, quantity }))
  const { id: productId, version, kind } = product
  return [...lines, { productId, version, kind, quantity, customizationId: null, pairings: [] }]
}

function replaced(lines: readonly OrderLine[], productId: string, change: (line: OrderLine) => OrderLine) {
  return lines.map(line => (line.productId === productId ? change(line) : line))
}

/** One unit fewer of each product; the last unit removes its line. */
function takeUnits(lines: readonly OrderLine[], productIds: readonly string[]): readonly OrderLine[] {
  if (productIds.length === 0) return lines
  return lines
    .map(line => (productIds.includes(line.productId) ? { ...line, quantity: line.quantity - 1 } : line))
    .filter(line => line.quantity > 0)
}

/** Keeps as many pairings of a product as it has units, the first ones. */
function unpaired(lines: readonly OrderLine[], productId: string, units: number): readonly OrderLine[] {
  let left = units
  return lines.map(line => {
    if (!line.pairings.includes(productId) || left-- > 0) return line
    return { ...line, pairings: line.pairings.filter(id => id !== productId) }
  })
}
