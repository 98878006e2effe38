// Unsaved edits of a box: small, each about one product. They are absolute, so only the last edit of a product counts. They are
// also ordered, because one can depend on another: a swap needs its dish in the box, and a pairing adds a unit that a later
// quantity includes.

import type { ProductKind } from '../catalogue/types.ts'
import { type LineProduct, type OrderLine, withCustomization, withPairings, withQuantity } from './lines.ts'

/** Sets one thing of one product: how many, which swap, what goes with it. */
export type Edit =
  | { productId: string; quantity: number }
  | { productId: string; customizationId: string | null }
  | { productId: string; pairings: readonly string[] }

/** The wish of an edit as text to compare; each thing has words of its own. */
function wordOf(edit: Edit): string {
  if ('quantity' in edit) return String(edit.quantity)
  return 'pairings' in edit ? `+${edit.pairings.toSorted().join()}` : `=${edit.customizationId}`
}

const fieldOf = (edit: Edit) =>
  'quantity' in edit ? 'quantity' : 'pairings' in edit ? 'pairings' : 'customizationId'

/** Whether two edits set the same thing of the same product. */
export function setsTheSame(a: Edit, b: Edit): boolean {
  return a.productId === b.productId && fieldOf(a) === fieldOf(b)
}

/**
 * The edits with one more. It replaces an earlier one of the same thing where the result is the same; otherwise it is added at the
 * end. Taking a product out drops a swap requested for it.
 */
export function withEdit(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  const gone = isOut(edit)
  const kept = gone
    ? edits.filter(other => other.productId !== edit.productId || !('customizationId' in other))
    : edits
  const place = kept.findLastIndex(other => setsTheSame(other, edit))
  const before = kept[place]
  const replaces = before && (gone || !isOut(before)) && kept.slice(place + 1).every(commutesWith(edit))
  return replaces ? kept.with(place, edit) : [...kept, edit]
}

const isOut = (edit: Edit) => 'quantity' in edit && edit.quantity === 0

/**
 * Whether an edit has the same result before another as after it. Quantities and pairings move each other's units, taking a product
 * out takes others along, and a swap needs its dish in the box.
 */
const commutesWith = (edit: Edit) => (other: Edit) => {
  if (isOut(edit) || isOut(other)) return false
  if (edit.productId === other.productId) return 'quantity' in edit || !('quantity' in other)
  const swaps = 'customizationId' in edit || 'customizationId' in other
  return swaps || !('pairings' in edit || 'pairings' in other)
}

/** A line as edits see it. */
export type EditedLine = Pick<OrderLine, 'productId' | 'quantity' | 'customizationId' | 'pairings'>

/**
 * The present value in the lines of the thing an edit sets, in the words of `wordOf`. A dish that is not in the box has neither
 * swap nor pairings.
 */
export function valueIn(lines: readonly EditedLine[], edit: Edit): string {
  const line = lines.find(other => other.productId === edit.productId)
  if ('quantity' in edit) return String(line?.quantity ?? 0)
  return line ? wordOf({ productId: line.productId, [fieldOf(edit)]: line[fieldOf(edit)] } as Edit) : ''
}

/** Whether the lines are as the edit wants them. */
export const isApplied = (lines: readonly EditedLine[], edit: Edit) => valueIn(lines, edit) === wordOf(edit)

/** Ids of the products that differ between two boxes, in number or swap. */
export function differing(before: readonly EditedLine[], after: readonly EditedLine[]): string[] {
  const ids = new Set([...before, ...after].map(line => line.productId))
  return [...ids].filter(productId =>
    [
      { productId, quantity: 0 },
      { productId, customizationId: null },
    ].some(thing => valueIn(before, thing) !== valueIn(after, thing)),
  )
}

/** The edits that restore a box: units, swaps, pairings, and the units moved by a pairing. */
export function editsBack(before: readonly OrderLine[], after: readonly OrderLine[]): Edit[] {
  const back: Edit[] = []
  let box = after
  const want = (edit: Edit) => {
    if (isApplied(box, edit)) return
    back.push(edit)
    box = applyEdits(box, [edit], () => 'item')
  }
  for (const { productId, quantity } of before) want({ productId, quantity })
  for (const { productId, customizationId } of before) want({ productId, customizationId })
  for (const { productId, pairings } of before) want({ productId, pairings })
  for (const { productId } of box)
    if (!before.some(line => line.productId === productId)) want({ productId, quantity: 0 })
  for (const { productId, quantity } of before) want({ productId, quantity })
  return back
}

/**
 * The lines of a box with the edits applied one after the other, as the server will apply them.
 * @param kindOf the kind of a product on the week's menu; an edit of an unknown product changes nothing
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
