// The reference of a change: short enough to be read aloud, and resolved by the event it names.

/** @param eventId a UUIDv7; its last eight digits are random. @example referenceOf('01a1…-911d53d0e0ba') // '53D0-E0BA' */
export function referenceOf(eventId: string): string {
  const last = eventId.slice(-8).toUpperCase()
  return `${last.slice(0, 4)}-${last.slice(4)}`
}

/**
 * The reference of a change of a box, by the box's version after it.
 * @example referenceOfBox('01a1…-911d53d0e0ba', 7) // '53D0-E0BA-7'
 */
export function referenceOfBox(orderId: string, version: number): string {
  return `${referenceOf(orderId)}-${version}`
}
