// The idempotency key of a fee's charge: one fee, one try.

export interface FeeKey {
  clientId: string
  id: string
  attempt: number
}

/** `{client}:fee:{id}:{attempt}`; in SQL `client_id || ':fee:' || id || ':' || attempt`. */
export const feeKey = ({ clientId, id, attempt }: FeeKey): string => `${clientId}:fee:${id}:${attempt}`

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const shape = new RegExp(`^(${uuid}):fee:(${uuid}):([1-9]\\d{0,3})$`)

/** The attempt behind a key; null for one that is not a fee's. */
export function readFeeKey(key: string): FeeKey | null {
  const [, clientId, id, attempt] = shape.exec(key) ?? []
  return clientId && id && attempt ? { clientId, id, attempt: Number(attempt) } : null
}
