// The closed list of refusals. A code is a message key: i18n/errors.ts has its sentence in both languages; its status
// is here, and a code without one does not compile.

export const errorStatus = {
  // Any call
  unreadable: 400,
  require_login: 401,
  forbidden: 403,
  reauthentication_required: 403,
  cross_site: 403,
  not_found: 404,
  conflict: 409,
  too_much: 413,
  invalid_input: 422,
  use_post: 422,
  too_many_requests: 429,
  unexpected: 500,
  busy: 503,
  // Fields
  required: 422,
  too_long: 422,
  name_too_short: 422,
  email_invalid: 422,
  email_in_use: 409,
  password_too_short: 422,
  password_too_common: 422,
  password_mismatch: 422,
  password_unchanged: 422,
  phone_invalid: 422,
  terms_not_accepted: 422,
  city_required: 422,
  language_unknown: 422,
  // Address
  postal_required: 422,
  postal_invalid: 422,
  postal_unserved: 422,
  postal_sister_brand: 422,
  address_not_chosen: 422,
  address_not_found: 422,
  /** A typed address with a label that the person has not confirmed yet. */
  address_unconfirmed: 409,
  number_invalid: 422,
  street_required: 422,
  city_not_in_area: 422,
  postal_not_there: 422,
  po_box: 422,
  household_exists: 409,
  slot_unavailable: 422,
  // Sign-up and payment
  plan_unavailable: 422,
  step_missing: 409,
  already_signed_up: 409,
  signup_disabled: 403,
  invalid_code: 422,
  minimum_spend_not_met: 422,
  first_box_only: 422,
  code_expired: 422,
  code_used_up: 422,
  code_already_used: 422,
  code_new_only: 422,
  code_returning_only: 422,
  code_not_combinable: 422,
  code_not_removable: 409,
  points_missing: 409,
  refund_nothing_left: 409,
  refund_too_much: 422,
  refund_amount: 422,
  claim_too_late: 409,
  claim_waiting: 409,
  photo_required: 422,
  /** A link that leads neither to a page of ours nor to a secure address. */
  letter_link: 422,
  /** A letter to a list without its words in both languages. */
  letter_unfinished: 422,
  letter_to_nobody: 422,
  catalogue_changed: 409,
  catalogue_price_rise: 422,
  ingredient_breaks: 422,
  /** A menu week that is over. */
  week_over: 409,
  /** A menu week before which another one is not published yet. */
  week_before_open: 409,
  /** A change that needs more time before its first box: `details.first` is the first delivery date it could be for. */
  term_too_soon: 422,
  /** A day that is over: `details.first` is today. */
  fact_too_soon: 422,
  /** An address elsewhere that is not encrypted, or none. */
  link_invalid: 422,
  /** Hours that overlap, or end before they begin. */
  hours_invalid: 422,
  /** A day whose cutoff is too near for a change of it: `details.first` is the first possible one. */
  day_too_late: 422,
  /** A list with lines that cannot be taken: none of it is. */
  lines_refused: 422,
  shortage_known: 409,
  shortage_over: 409,
  shortage_unfit: 422,
  shortage_until: 422,
  /** A place outside the country, by its degrees. */
  not_in_canada: 422,
  /** A subject of the FAQ that questions still belong to. */
  subject_in_use: 409,
  /** Hours that end before they begin. */
  shift_invalid: 422,
  /** Reports of a driver who is not the one signed in. */
  other_driver: 409,
  points_amount: 422,
  value_amount: 422,
  /** Points to redeem: an amount that is not offered; `details.amounts` has those that are. */
  points_choice: 422,
  referral_own: 422,
  referral_inactive: 409,
  referral_unwanted: 422,
  gift_amount: 422,
  gift_intent_invalid: 409,
  gift_already_bought: 409,
  gift_limit: 422,
  card_not_removable: 409,
  card_charging: 409,
  card_fee_due: 409,
  card_box_under_way: 409,
  sign_in_failed: 401,
  reauthentication_failed: 422,
  // Staff
  staff_sign_in_failed: 401,
  invitation_over: 422,
  second_factor_wrong: 422,
  proof_wrong: 422,
  last_owner: 409,
  message_always_sent: 409,
  no_password: 422,
  current_password_incorrect: 422,
  email_link_invalid: 422,
  /** A link that confirms an address of another account than the one signed in. */
  email_link_other_account: 409,
  newsletter_link_invalid: 422,
  phone_code_incorrect: 422,
  phone_code_too_soon: 429,
  sms_consent_required: 422,
  quiet_hours_incomplete: 422,
  texts_stay_on: 422,
  phone_not_now: 404,
  reset_link_invalid: 422,
  social_removal_blocked: 409,
  provider_unavailable: 503,
  /** Nothing waits to be linked any more. */
  provider_link_over: 409,
  provider_linked_elsewhere: 409,
  account_not_closed: 409,
  passkey_failed: 422,
  passkey_exists: 409,
  card_required: 422,
  card_invalid: 422,
  card_declined: 402,
  card_expired: 402,
  card_insufficient_funds: 402,
  card_needs_action: 402,
  card_action_failed: 402,
  paypal_not_approved: 402,
  paypal_refused: 402,
  paypal_unavailable: 503,
  // Contact
  contact_too_soon: 422,
  contact_ticket_expired: 422,
  contact_refused: 422,
  // Orders
  order_locked: 409,
  order_skipped: 409,
  order_not_skipped: 409,
  /** Nothing is delivered on that day (rule 83). */
  day_closed: 409,
  /** The window of a skipped box has no room on its day, or is not driven any more. */
  window_full: 409,
  account_paused: 409,
  account_closed: 409,
  closing_blocked: 409,
  reason_required: 422,
  subscription_invalid: 422,
  date_unavailable: 422,
  sold_out: 409,
  not_on_menu: 422,
  quantity_invalid: 422,
  customization_unknown: 422,
  order_changed: 409,
  pay_now_missing: 422,
  order_not_delivered: 409,
  review_answer_unknown: 422,
  // Pickups
  pickup_scheduled: 409,
  bag_tracker_unavailable: 503,
  // Pictures
  picture_unreadable: 422,
  picture_too_large: 422,
  picture_too_small: 422,
  // Flags and development
  flag_unknown: 404,
  flag_without_share: 422,
  bar_code_unfit: 422,
  job_unknown: 404,
  menu_not_published: 404,
  choice_made: 409,
  clock_backwards: 422,
  order_state_refused: 409,
  /** Said of a box or a pickup before its day. */
  day_not_come: 409,
} as const satisfies Record<string, 400 | 401 | 402 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503>

export type ErrorCode = keyof typeof errorStatus

/** Body of a refused call (rule 57). `require_login` alone travels as plain text instead. */
export interface ErrorBody {
  error: {
    code: ErrorCode
    /** In the language of the request. */
    message: string
    /** By the path of the field, e.g. `address.postal`. */
    fields?: Record<string, { code: ErrorCode; message: string }>
    /** Facts for the screen, such as the sister brand's address or the stock of a dish. */
    details?: Record<string, string | number | boolean | null>
  }
  /** Where the browser should go instead (area 8). */
  redirect?: string
}

/** A refusal: thrown by use cases on the server and by the client in the browser, with the same code. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, ErrorCode> | undefined
  /** The sentence beside each field, where the server gives one. */
  readonly sentences: Record<string, string> | undefined
  readonly details: Record<string, string | number | boolean | null> | undefined
  readonly redirect: string | undefined

  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, ErrorCode> | undefined
      sentences?: Record<string, string> | undefined
      details?: Record<string, string | number | boolean | null> | undefined
      redirect?: string | undefined
      message?: string | undefined
    } = {},
  ) {
    super(more.message ?? code)
    this.name = 'Refusal'
    this.code = code
    this.fields = more.fields
    this.sentences = more.sentences
    this.details = more.details
    this.redirect = more.redirect
  }
}
