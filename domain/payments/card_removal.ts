// Whether a card can leave its household: as soon as nothing will be charged to it.

import { isOneOf } from '../machines/is_one_of.ts'
import { openOrders } from '../machines/order_groups.ts'
import type { OrderState, SubscriptionState } from '../machines/tables.ts'

export const cardStays = [
  'card_charging',
  'card_not_removable',
  'card_fee_due',
  'card_box_under_way',
] as const
/**
 * Why a card stays: a payment with it is under way; it pays for boxes to come; a fee for bags or kits is to be tried again; a box that it
 * pays for, or has paid for, is under way.
 */
type CardStays = (typeof cardStays)[number]

interface CardInUse {
  isDefault: boolean
  /** Whether a payment with it waits for an answer. */
  charging: boolean
  /** Whether the household has a fee that a card is still tried for. */
  feeOpen: boolean
  /** The household's subscription; null without one. */
  subscription: SubscriptionState | null
  /** Its boxes that have not arrived, each with the card's part as it is priced now, cents. */
  boxes: readonly { state: OrderState; cardCents: number }[]
}

/**
 * The first reason for which a card stays on file; null where it can be removed. A card that is not the default pays for nothing new. The
 * default one can go once the household is paused or closed, or gets boxes that value covers.
 */
export function whyCardStays({
  isDefault,
  charging,
  feeOpen,
  subscription,
  boxes,
}: CardInUse): CardStays | null {
  if (charging) return 'card_charging'
  if (!isDefault) return null
  const upcoming = boxes.filter(({ state }) => state === 'upcoming')
  const covered = upcoming.every(({ cardCents }) => cardCents === 0)
  // Before what ends by itself: where boxes to come need the card, it stays after that too.
  if (!covered || (subscription === 'active' && upcoming.length === 0)) return 'card_not_removable'
  if (feeOpen) return 'card_fee_due'
  const underWay = boxes.some(({ state, cardCents }) => !isOneOf(state, openOrders) && cardCents > 0)
  return underWay ? 'card_box_under_way' : null
}
