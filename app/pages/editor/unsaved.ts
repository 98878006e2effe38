// Changes of a box that did not reach the server. The browser stores them, so a closed tab or a reload loses none.

import type { OrderData } from '../../../contract/views.ts'
import { type Edit, isApplied } from '../../../domain/orders/edits.ts'
import type { OrderLine } from '../../../domain/orders/lines.ts'
import { accounted, linesOf, overtakenOf, type Unconfirmed, wanted } from './saving.ts'

export interface Unsaved extends Unconfirmed {
  /** The last known order, with its lines. */
  version: number
  lines: readonly OrderLine[]
}

const keyOf = (orderId: string) => `unsaved:${orderId}`

const textOf = ({ version, lines, request, edits }: Unsaved) =>
  JSON.stringify({ version, lines, request, edits })

export const unsavedOf = ({ order, request, edits }: Unconfirmed & { order: OrderData }): Unsaved => ({
  version: order.version,
  lines: linesOf(order),
  request,
  edits,
})

/** Stores unsaved edits, and removes them once there are none. A browser without storage works too. */
export function saveUnsaved(orderId: string, unsaved: Unsaved): void {
  try {
    if (wanted(unsaved).length === 0) localStorage.removeItem(keyOf(orderId))
    else localStorage.setItem(keyOf(orderId), textOf(unsaved))
  } catch {
    // Private windows and full disks refuse; the change is still on its way.
  }
}

/** Whether this is what is stored for an order. */
export function isKept(orderId: string, unsaved: Unsaved): boolean {
  try {
    return localStorage.getItem(keyOf(orderId)) === textOf(unsaved)
  } catch {
    return false
  }
}

/** The stored edits of an order; null where there are none, or they cannot be read. */
export function readUnsaved(orderId: string): Unsaved | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(orderId)) ?? '') as Unsaved
    const { version, lines, request, edits } = kept
    const isWhole = Array.isArray(lines) && wanted(kept).every(edit => typeof edit.productId === 'string')
    return isWhole ? { version, lines, request, edits } : null
  } catch {
    return null
  }
}

/**
 * Resumes the edits of an earlier visit. On an unchanged box, the request is sent again unchanged; on a changed one, only edits of
 * lines that nobody else changed are sent anew.
 * @returns the edits to send, and the overtaken ones
 */
export function takeUp(left: Unsaved, order: OrderData): Unconfirmed & { lost: readonly Edit[] } {
  if (left.version >= order.version) return { request: left.request, edits: left.edits, lost: [] }
  const all = wanted(left)
  const lost = overtakenOf(accounted(left.lines, left), all, order)
  const done = left.request && isApplied(order.lines, left.request.edit) ? [left.request.edit] : []
  return { request: null, edits: all.filter(edit => !lost.includes(edit) && !done.includes(edit)), lost }
}
