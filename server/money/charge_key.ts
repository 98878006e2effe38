// The idempotency key of a charge: one household, one order, one attempt (database/schema/money.ts). It begins with the
// household, so that an outcome that arrives by itself finds its row without a search across households.

export interface ChargeKey {
  clientId: string
  orderId: string
  attempt: number
}

/** `{client}:{order}:{attempt}`; in SQL `client_id || ':' || order_id || ':' || attempt`. */
export function chargeKey({ clientId, orderId, attempt }: ChargeKey): string {
  return `${clientId}:${orderId}:${attempt}`
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const shape = new RegExp(`^(${uuid}):(${uuid}):([1-9]\\d{0,3})$`)

/** The attempt behind a key; null for a key that is not ours. */
export function readChargeKey(key: string): ChargeKey | null {
  const [, clientId, orderId, attempt] = shape.exec(key) ?? []
  if (!clientId || !orderId || !attempt) return null
  return { clientId, orderId, attempt: Number(attempt) }
}
