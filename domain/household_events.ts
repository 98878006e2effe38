// The events of a household and of its boxes. A new event needs words (i18n/change_words.ts), which the compiler asks
// for.

import type { OrderState } from './machines/tables.ts'

/** Events of the household itself. */
export type HouseholdEventKind =
  | 'registered'
  | 'brought_over'
  | 'registration_corrected'
  | 'subscribed'
  | 'paused'
  | 'unpaused'
  | 'resumed'
  | 'closing'
  | 'closed'
  | 'value_settled'
  | 'plan_changed'
  | 'delivery_changed'
  | 'alternate_address_changed'
  | 'alternate_address_removed'
  | 'delivery_notes_changed'
  | 'address_verified'
  | 'points_adjusted'
  | 'pickup_booked'
  | 'pickup_cancelled'
  | 'pickup_done'
  | 'pickup_missed'
  | 'returnables_back'
  | 'admin_named'
  | 'admin_dismissed'
  | 'driver_named'
  | 'driver_dismissed'
  | 'card_changed'
  | 'card_removed'
  | 'code_applied'
  | 'code_refused'
  | 'code_removed'
  | 'gift_card_applied'
  | 'gift_bought'
  | 'given_expired'
  | 'corporate_plan_set'
  | 'name_changed'
  | 'language_changed'
  | 'password_changed'
  | 'password_reset'
  | 'email_change_asked'
  | 'email_changed'
  | 'signed_out_elsewhere'
  | 'ways_in_closed'
  | 'provider_linked'
  | 'provider_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'communications_changed'
  | 'consent_given'
  | 'consent_withdrawn'
  | 'taste_changed'
  | 'product_reviewed'
  | 'product_commented'
  | 'source_told'
  | 'data_export_asked'
  | 'erasure_asked'
  | 'erasure_taken_back'

/** The events of a box: its new state, or its change. */
export type OrderEventKind =
  | OrderState
  | 'unskipped'
  | 'delivery_moved'
  | 'plan_changed'
  | 'repriced'
  | 'quantity_updated'
  | 'customization_updated'
  | 'pairings_updated'
  | 'meals_declined'
  | 'meals_wanted'
  | 'items_added'
  | 'partly_refunded'
  | 'claimed'
  | 'claim_declined'
  | 'brought_again'
  | 'swapped'

/** The author of an event, for display: the household itself, an admin, the program, the carrier. */
export const changeActors = ['you', 'us', 'itself', 'carrier'] as const
type ChangeActor = (typeof changeActors)[number]

/** The author of an event. @param actor as events store it: the word for a role, or the id of an admin */
export function actorOf(actor: string): ChangeActor {
  if (actor === 'client') return 'you'
  if (actor === 'carrier') return 'carrier'
  return ['clock', 'weekly_run', 'system'].includes(actor) ? 'itself' : 'us'
}
