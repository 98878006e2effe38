// Every box comes in a numbered cooler bag that goes back.

/**
 * The number on the bag of a box, for example `B-3F09A21C`: from the random part of the order's id, so that saying twice
 * that a box was delivered lends one bag.
 */
export function bagNumber(orderId: string): string {
  return `B-${orderId.replaceAll('-', '').slice(-8).toUpperCase()}`
}
