// Changes of a box that were asked for and are not saved yet: small statements, each on one thing of one product. They are
// absolute, so only the last one of a thing is kept, and kept in order, because one can lean on another: a swap needs its
// dish in the box, a pairing adds a unit that a later quantity counts.

import type { ProductKind } from '../catalogue/types.ts'
import { type LineProduct, type OrderLine, withCustomization, withPairings, withQuantity } from './lines.ts'

/** Sets one thing of one product: how many, which swap, what goes with it. */
export type Edit =
  | { productId: string; quantity: number }
  | { productId: string; customizationId: string | null }
  | { productId: string; pairings: readonly string[] }

const fieldOf = (edit: Edit) =>
  'quantity' in edit ? 'quantity' : 'pairings' in edit ? 'pairings' : 'customizationId'

/** Whether two edits set the same thing of the same product. */
function setsTheSame(a: Edit, b: Edit): boolean {
  return a.productId === b.productId && fieldOf(a) === fieldOf(b)
}

/** Whether two edits say the same. */
export function isSameEdit(a: Edit, b: Edit): boolean {
  if (!setsTheSame(a, b)) return false
  if ('quantity' in a && 'quantity' in b) return a.quantity === b.quantity
  if ('pairings' in a && 'pairings' in b) return a.pairings.join() === b.pairings.join()
  return 'customizationId' in a && 'customizationId' in b && a.customizationId === b.customizationId
}

/**
 * The edits with one more: it takes the place of an earlier one of the same thing. A quantity goes before whatever else is
 * asked of its product, and a product that is taken out takes that with it.
 */
export function withEdit(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  const gone = 'quantity' in edit && edit.quantity === 0
  const kept = gone ? edits.filter(other => other.productId !== edit.productId || 'quantity' in other) : edits
  const place = kept.findIndex(other => setsTheSame(other, edit))
  if (place >= 0) return kept.with(place, edit)
  const first = 'quantity' in edit ? kept.findIndex(other => other.productId === edit.productId) : -1
  return first < 0 ? [...kept, edit] : kept.toSpliced(first, 0, edit)
}

/** The edits without one that was answered; a later one of the same thing stays. */
export function withoutEdit(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  return edits.filter(other => !isSameEdit(other, edit))
}

/**
 * The lines of a box once the edits are saved: what the server will make of them, one after the other.
 * @param kindOf the kind of a product on the week's menu; an edit of one nobody knows changes nothing
 */
export function applyEdits(
  lines: readonly OrderLine[],
  edits: readonly Edit[],
  kindOf: (productId: string) => ProductKind | undefined,
): readonly OrderLine[] {
  return edits.reduce((before, edit) => applied(before, edit, kindOf), lines)
}

function applied(
  lines: readonly OrderLine[],
  edit: Edit,
  kindOf: (productId: string) => ProductKind | undefined,
): readonly OrderLine[] {
  const { productId } = edit
  const productFor = (id: string): LineProduct[] => {
    const line = lines.find(other => other.productId === id)
    const kind = line?.kind ?? kindOf(id)
    return kind ? [{ id, version: line?.version ?? 0, kind }] : []
  }
  if ('quantity' in edit) {
    const [product] = productFor(productId)
    return product ? withQuantity(lines, product, edit.quantity) : lines
  }
  if (!lines.some(line => line.productId === productId)) return lines
  return 'pairings' in edit
    ? withPairings(lines, productId, edit.pairings.flatMap(productFor))
    : withCustomization(lines, productId, edit.customizationId)
}
