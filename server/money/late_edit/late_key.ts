// The idempotency key of a late edit's charge, distinct from those of the order itself (server/money/charge_key.ts).

/** `{client}:{order}:late:{number}`. */
export function lateKey(edit: { clientId: string; orderId: string; number: number }): string {
  return `${edit.clientId}:${edit.orderId}:late:${edit.number}`
}
