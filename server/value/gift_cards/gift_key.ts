// The idempotency key of a gift's charge: one purchase, one attempt. Like an order's (charge_key.ts), it begins with
// the holder.

export interface GiftChargeKey {
  holderId: string
  purchaseId: string
  attempt: number
}

export const giftChargeKey = ({ holderId, purchaseId, attempt }: GiftChargeKey): string =>
  `${holderId}:gift:${purchaseId}:${attempt}`

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const shape = new RegExp(`^(${uuid}):gift:(${uuid}):([1-9]\\d{0,3})$`)

/** The attempt behind a key; null for one that is not a gift's. */
export function readGiftKey(key: string): GiftChargeKey | null {
  const [, holderId, purchaseId, attempt] = shape.exec(key) ?? []
  if (!holderId || !purchaseId || !attempt) return null
  return { holderId, purchaseId, attempt: Number(attempt) }
}
