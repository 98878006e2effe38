// Where each table is kept when the database is distributed over several machines (docs/scale.md). The only list: `npm run distribute`
// carries it out, docs/scale.md shows it, and tests/statements.test.ts holds every statement to it.

type Placement =
  /** By `client_id`: all rows of a household are on one node. */
  | 'household'
  /** A copy on every node, for what statements of households join. A change needs all nodes. */
  | 'reference'
  /** On the coordinator alone. */
  | 'central'

interface TablesOf {
  placement: Placement
  /** What they are about. */
  about: string
  /** What happens while a worker is lost; a lost coordinator stops everything. */
  lost: string
  tables: readonly string[]
}

const waits = 'its households wait, all others go on'
const goesOn = 'goes on'

export const distribution: readonly TablesOf[] = [
  {
    placement: 'household',
    about: 'the household: account, settings, consents',
    lost: waits,
    tables: [
      ...['client', 'client_dismissal', 'client_event', 'client_provider', 'calendar_feed', 'passkey'],
      ...['communication_preference', 'consent', 'data_erasure', 'data_export', 'email_change'],
      ...['password_reset', 'phone_code', 'signup_draft', 'subscription', 'delivery_address'],
      ...['payment_method', 'referral', 'referred_by', 'staff_log_detail', 'archive_key', 'household_note'],
    ],
  },
  {
    placement: 'household',
    about: 'its boxes and their delivery',
    lost: waits,
    tables: [
      ...['client_order', 'order_line', 'order_event', 'order_address', 'late_edit', 'review', 'pickup'],
      ...['figure_due'],
      ...[
        'correction_box',
        'shortage_box',
        'closed_day_box',
        'delivery_trouble',
        'route_stop',
        'stop_action',
      ],
      ...['returnable_loan', 'returnable_event', 'returnable_fee'],
    ],
  },
  {
    placement: 'household',
    about: 'its money and value',
    lost: waits,
    tables: [
      ...['payment', 'outside_charge', 'card_dispute', 'card_refund', 'order_refund', 'box_claim'],
      ...[
        'ledger_entry',
        'ledger_balance',
        'held_discount',
        'held_value',
        'code_use',
        'corporate_credit_plan',
      ],
      ...['gift_purchase', 'gift_attempt', 'loyalty_member', 'loyalty_told'],
    ],
  },
  {
    placement: 'household',
    about: 'its messages',
    lost: waits,
    tables: ['outbox_message', 'unsent_message', 'sent_message'],
  },
  {
    placement: 'reference',
    about: 'places: statements of households join them, and staff change them a few times a year',
    lost: 'read as always; changed when the node is back',
    tables: ['area', 'area_version', 'closed_day', 'delivery_slot', 'zone', 'zone_version', 'civic_address'],
  },
  {
    placement: 'central',
    about:
      'what leads to a household before it is known, and is unique among all: by token, email, provider, address, code',
    lost: goesOn,
    tables: [
      ...['session', 'client_email', 'provider_subject', 'household', 'referral_code', 'gift_card'],
      ...['address_attempt', 'newsletter_signup', 'silenced_phone', 'uninvited'],
    ],
  },
  {
    placement: 'central',
    about: 'what is sold: menus with their stock, catalogue, terms, codes, content, pictures',
    lost: goesOn,
    tables: [
      ...[
        'menu_week',
        'menu_entry',
        'menu_plan',
        'category_ranking',
        'dish_version',
        'dish_draft',
        'market_file',
        'market_file_part',
        'market_item',
        'catalogue_piece',
      ],
      ...[
        'catalogue_revision',
        'term_version',
        'brand_fact',
        'discount_code',
        'discount_code_ending',
        'bar_plan',
        'claim_limit',
      ],
      ...['content_piece', 'content_version', 'uploaded_picture', 'feature_flag', 'flag_change'],
    ],
  },
  {
    placement: 'central',
    about: 'the week: batches and slices, shortages, corrections, routes, claims of messages',
    lost: 'slices without a household of the lost node go on; the others wait',
    tables: [
      ...[
        'batch',
        'batch_failure',
        'batch_figure',
        'box_figure',
        'cohort_figure',
        'code_figure',
        'code_figure_day',
        'code_campaign',
        'batch_pause',
        'batch_slice',
        'shortage',
        'catalogue_correction',
        'delivery_route',
      ],
      ...['fleet', 'fleet_day', 'weekly_set_aside', 'outbox_claim', 'message_figure', 'message_pause'],
      ...['list_letter', 'job_run', 'unserved_box'],
    ],
  },
  {
    placement: 'central',
    about: 'the people of the company and their log',
    lost: goesOn,
    tables: [
      ...['staff', 'staff_account', 'staff_log', 'staff_recovery_code', 'staff_role', 'staff_session'],
    ],
  },
  {
    placement: 'central',
    about: 'what outside systems said, and the built-in stand-ins (pg-boss, Drizzle’s own tables too)',
    lost: goesOn,
    tables: [
      ...['payment_difference', 'unknown_dispute', 'loyalty_place', 'builtin_card', 'builtin_charge'],
      ...['builtin_paypal_approval', 'builtin_refund', 'builtin_person', 'builtin_sign_in_code'],
    ],
  },
  {
    placement: 'central',
    about:
      'the program’s own: clock, secrets, turns, changes made online, which places are loaded, how far old data was dealt with, words for the search',
    lost: goesOn,
    tables: [
      'program_clock',
      'program_secret',
      'program_setup',
      'program_reference',
      'online_change',
      'retention_place',
      'known_word',
    ],
  },
]

/**
 * Triggers that `npm run distribute` drops, because the engine has none on distributed tables. These learn the words of names and
 * addresses for a search that forgives typing errors; without them the worker learns them every hour (server/office/finding).
 */
export const droppedTriggers: readonly string[] = [
  ...['client_words_added', 'client_words_changed'],
  ...['delivery_address_words_added', 'delivery_address_words_changed'],
]

/** The tables of a placement, in the order of the list. */
export const tablesOf = (placement: Placement): readonly string[] =>
  distribution.filter(group => group.placement === placement).flatMap(group => group.tables)
