// Which kinds of message the office may hold back: none that the law or somebody's safety needs, and none that is worthless later.

/** Why a kind always goes out. */
export const standingReasons = ['security', 'charge', 'cutoff', 'allergen', 'price', 'law', 'moment'] as const
export type StandingReason = (typeof standingReasons)[number]

/** The kinds that nobody may hold back, by their name. Every other may be. */
export const alwaysSent = {
  // Who gets in: a code, a link, or a warning that something changed.
  phone_code: 'security',
  password_reset: 'security',
  password_first: 'security',
  password_changed: 'security',
  sign_in_changed: 'security',
  email_change: 'security',
  email_change_asked: 'security',
  email_changed: 'security',
  staff_invitation: 'security',
  card_changed: 'security',
  // Money that was taken, will be, could not be, or went back; and the notices without which no fee is charged.
  order_charged: 'charge',
  items_added: 'charge',
  payment_declined: 'charge',
  payment_needs_action: 'charge',
  order_cancelled: 'charge',
  paid_with_other_card: 'charge',
  payment_given_back: 'charge',
  order_refunded: 'charge',
  resumes_soon: 'charge',
  account_resumed: 'charge',
  gift_receipt: 'charge',
  gift_given_back: 'charge',
  returnables_due: 'charge',
  returnables_overdue: 'charge',
  returnables_billed: 'charge',
  returnables_unpaid: 'charge',
  returnables_fee_back: 'charge',
  // Until when a box can be changed, and what it became at its cutoff.
  order_reminder: 'cutoff',
  skipped_reminder: 'cutoff',
  chosen_for_you: 'cutoff',
  minimum_not_met: 'cutoff',
  cutoff_changed: 'cutoff',
  day_closed: 'cutoff',
  day_opened: 'cutoff',
  // What is in a box, and for whom it is not safe.
  nothing_safe: 'allergen',
  product_corrected: 'allergen',
  shortage_asked: 'allergen',
  // What boxes cost from a day on.
  price_change: 'price',
  box_repriced: 'price',
  // The end of a contract, somebody's data, and an answer to a consent.
  account_closing: 'law',
  account_closed: 'law',
  data_ready: 'law',
  erasure_planned: 'law',
  erasure_taken_back: 'law',
  given_expired: 'law',
  points_expire_soon: 'law',
  points_programme_ends: 'law',
  newsletter_confirm: 'law',
  // Of use at that moment only.
  out_for_delivery: 'moment',
  delivery_late: 'moment',
  delivery_failed: 'moment',
  route_given: 'moment',
  route_taken: 'moment',
  contact: 'moment',
} as const satisfies Readonly<Record<string, StandingReason>>

/** Why a kind may not be held back; null for one that may be. */
export const whyAlwaysSent = (kind: string): StandingReason | null =>
  (alwaysSent as Readonly<Record<string, StandingReason>>)[kind] ?? null

/** Days of which the office shows what became of messages: in its list, and of one kind. */
export const figureDays = { list: 7, one: 28 } as const
