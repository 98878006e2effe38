// Changes of a box that did not reach the server, kept by the browser: a closed tab or a reload takes none of them away.

import type { Edit } from '../../domain/orders/edits.ts'
import type { Doubt } from './save_queue.ts'

export interface Unsaved {
  /** Of the order the changes were made on. */
  version: number
  edits: readonly Edit[]
  /** Tries of them that were not answered. */
  doubt: readonly Doubt[]
}

const keyOf = (orderId: string) => `unsaved:${orderId}`

/** Keeps what is not saved yet; forgets it once nothing is. A browser that keeps nothing is no reason to stop. */
export function keepUnsaved(orderId: string, { version, edits, doubt }: Unsaved): void {
  try {
    if (edits.length === 0) localStorage.removeItem(keyOf(orderId))
    else localStorage.setItem(keyOf(orderId), JSON.stringify({ version, edits, doubt }))
  } catch {
    // Private windows and full disks refuse; the change is on its way all the same.
  }
}

/** Whether this is what is kept for an order. */
export function isKept(orderId: string, { version, edits, doubt }: Unsaved): boolean {
  try {
    return localStorage.getItem(keyOf(orderId)) === JSON.stringify({ version, edits, doubt })
  } catch {
    return false
  }
}

/** What was left behind for an order; null where nothing was, or nothing that can be read. */
export function readUnsaved(orderId: string): Unsaved | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(orderId)) ?? '') as Unsaved
    const { version, edits, doubt = [] } = kept
    return edits.every(edit => typeof edit.productId === 'string') ? { version, edits, doubt } : null
  } catch {
    return null
  }
}
