// A gift whose buyer is at PayPal: only this browser stores it until they return.

import type { Gift } from './gift.ts'

export interface GiftAtPayPal {
  gift: Gift
  intent: string
  orderId: string
}

const key = 'gift-at-paypal'

export function saveGift(kept: GiftAtPayPal): void {
  sessionStorage.setItem(key, JSON.stringify(kept))
}

/** Returns and removes the stored gift; null where there is none. */
export function takeGift(): GiftAtPayPal | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return kept === null ? null : (JSON.parse(kept) as GiftAtPayPal)
}
