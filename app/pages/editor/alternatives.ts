// Alternatives for a product that has just run out.

import { alternativesTo, type Comparable } from '../../../domain/catalogue/alternatives.ts'
import type { Edit } from '../../../domain/orders/edits.ts'
import type { EditorData } from './prices.ts'
import { type BoxState, type Short, wanted } from './saving.ts'

/** A replacement, and the edit that adds it. */
export interface Instead {
  name: string
  edit: Edit
}

/** As many as fit into a notice. */
const most = 2

/**
 * The nearest alternatives to a refused product, for as many units as were refused: not in the box, not sold out, not dearer, and
 * not excluded by the household.
 * @param box after the refusal
 */
export function takeInstead(data: EditorData, box: BoxState, edit: Edit, short: Short): Instead[] {
  const products = comparable(data, box)
  const gone = products.find(product => product.id === short.productId)
  if (!gone) return []
  const { lines } = box.order
  const had = lines.find(line => line.productId === short.productId)?.quantity ?? 0
  const refused = 'quantity' in edit && edit.productId === short.productId ? edit.quantity - had : 1
  const editedIds = wanted(box).map(other => other.productId)
  const inBox = new Set([...lines.map(line => line.productId), ...editedIds])
  return alternativesTo(gone, products, { wishes: data.household, inBox, most }).map(({ id, name }) => ({
    name,
    edit: { productId: id, quantity: Math.max(1, refused) },
  }))
}

function comparable({ dishes, items }: EditorData, { left }: BoxState): (Comparable & { name: string })[] {
  const soldOut = (product: { id: string; soldOut: boolean }) => product.soldOut || left.get(product.id) === 0
  return [
    ...dishes.map(dish => ({ ...dish, soldOut: soldOut(dish) })),
    ...items.map(item => ({ ...item, kind: 'item' as const, soldOut: soldOut(item) })),
  ]
}
