// Hands a slice's share of the automatic choice out to its orders.

import type { Choice } from './batch.ts'
import type { OrderToLock } from './lock_store.ts'

interface Hand {
  /** Dishes by order id; none where too few safe ones remained. */
  dishes: Map<string, readonly string[]>
  /** Orders that the choice did not include: a box was emptied after it. */
  beyond: OrderToLock[]
  /** Units left over: a household chose for itself after the choice. */
  over: Choice[]
}

/** Gives each order without a selection the next dishes of its profile. */
export function dealHand(choices: readonly Choice[], orders: readonly OrderToLock[]): Hand {
  const left = new Map<string, Choice[]>()
  for (const choice of choices)
    left.set(choice.profileKey, [...(left.get(choice.profileKey) ?? []), { ...choice }])
  const hand: Hand = { dishes: new Map(), beyond: [], over: [] }
  for (const order of orders) {
    const ofProfile = left.get(order.profileKey)
    const next = ofProfile?.[0]
    if (!ofProfile || !next) {
      hand.beyond.push(order)
      continue
    }
    hand.dishes.set(order.orderId, next.dishIds)
    next.households -= 1
    if (next.households === 0) ofProfile.shift()
  }
  hand.over = [...left.values()].flat()
  return hand
}
