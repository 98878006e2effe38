// Every table that has rows of a household, and how its copy and its erasure treat it. A test fails for a table that is
// missing here, so the author of a table must decide.

interface TableOfHousehold {
  /** Columns left out of the copy, or the reason in words why the whole table is. */
  copied: { without: readonly string[] } | string
  /**
   * `delete` it with the person; `keep` it as amounts without a name; or empty columns; the other columns are listed as staying.
   */
  erased: 'delete' | 'keep' | { emptied: Readonly<Record<string, string>>; stays: readonly string[] }
}

const all = { without: [] } as const
const gone = { copied: all, erased: 'delete' } as const
const kept = { copied: all, erased: 'keep' } as const
const secret = (why: string): TableOfHousehold => ({ copied: why, erased: 'delete' })

/** In the order of erasure. SQL fragments with the value of an emptied column. */
export const tablesOfHousehold: Readonly<Record<string, TableOfHousehold>> = {
  staff_account: secret('who works here is the company’s record of its people'),
  staff_log_detail: gone,
  client: {
    copied: { without: ['password_hash'] },
    erased: {
      emptied: {
        first_name: "''",
        last_name: "''",
        email: "''",
        phone: 'null',
        password_hash: 'null',
        source: 'null',
      },
      stays: ['client_id', 'brand', 'language', 'is_admin', 'is_driver', 'shares_door', 'created_at'],
    },
  },
  subscription: {
    copied: all,
    erased: {
      emptied: {
        categories: "'{}'",
        exclusions: "'{}'",
        severe: "'{}'",
        tastes: "'{}'",
        vegetarian: 'false',
        vegan: 'false',
        profile_key: "''",
        stop_reason: 'null',
      },
      stays: [
        ...['client_id', 'brand', 'state', 'plan_id', 'province', 'kitchen', 'zone', 'weekday'],
        ...[
          'start_hour',
          'end_hour',
          'first_week',
          'loyal_until',
          'resumes_on',
          'resume_told',
          'state_since',
          'created_at',
        ],
      ],
    },
  },
  delivery_address: gone,
  order_address: gone,
  card_dispute: kept,
  outside_charge: {
    copied: { without: ['token'] },
    erased: {
      emptied: { token: "''" },
      stays: [
        'client_id',
        'key',
        'provider',
        'amount_cents',
        'reference',
        'capture',
        'state',
        'decline_code',
        'at',
      ],
    },
  },
  payment_method: { copied: { without: ['token'] }, erased: 'delete' },
  client_provider: gone,
  passkey: { copied: { without: ['public_key'] }, erased: 'delete' },
  signup_draft: gone,
  communication_preference: gone,
  consent: gone,
  client_dismissal: gone,
  client_event: gone,
  household_note: { copied: { without: ['actor'] }, erased: 'delete' },
  order_event: gone,
  correction_box: gone,
  closed_day_box: gone,
  unserved_box: gone,
  weekly_set_aside: { copied: { without: ['why'] }, erased: 'delete' },
  held_discount: gone,
  pickup: gone,
  // Addresses, and drivers' reports from there.
  route_stop: gone,
  stop_action: { copied: { without: ['photo'] }, erased: 'delete' },
  delivery_trouble: gone,
  shortage_box: gone,
  returnable_fee: { copied: { without: ['waived_by'] }, erased: 'keep' },
  review: gone,
  outbox_message: gone,
  archive_key: secret('the key of archived letters; without it they cannot be read'),
  unsent_message: gone,
  sent_message: gone,
  address_attempt: gone,
  data_export: { copied: { without: ['archive'] }, erased: 'delete' },
  // Amounts owed, paid and held, with days and products, under an id that belongs to nobody.
  client_order: {
    copied: all,
    erased: {
      emptied: { profile_key: "''" },
      stays: [
        ...[
          'client_id',
          'id',
          'brand',
          'week',
          'delivery_date',
          'start_hour',
          'end_hour',
          'kitchen',
          'province',
        ],
        ...[
          'plan_id',
          'cutoff_at',
          'state',
          'version',
          'chosen_by',
          'priced',
          'total_cents',
          'points_earned',
        ],
        ...['refused', 'created_at'],
      ],
    },
  },
  order_line: kept,
  figure_due: { copied: 'boxes that the program has to count again', erased: 'keep' },
  payment: kept,
  late_edit: kept,
  card_refund: kept,
  box_claim: {
    copied: { without: ['decided_by', 'photo'] },
    erased: {
      emptied: { words: 'null', photo: 'null' },
      stays: [
        ...['client_id', 'id', 'order_id', 'brand', 'product_id', 'units', 'reason', 'to_credit', 'state'],
        ...['claimed_cents', 'refund_number', 'decided_by', 'decided_at', 'at'],
      ],
    },
  },
  order_refund: {
    copied: { without: ['note', 'actor'] },
    erased: {
      emptied: { note: 'null' },
      stays: [
        ...['client_id', 'order_id', 'number', 'request_id', 'reason', 'refund', 'total_cents', 'to_credit'],
        ...['points', 'actor', 'at'],
      ],
    },
  },
  code_use: kept,
  referral_code: gone,
  // Friends' names and addresses are erased with the household that entered them.
  referral: gone,
  referred_by: kept,
  held_value: {
    copied: all,
    erased: { emptied: { from_name: 'null' }, stays: ['client_id', 'key', 'expires_on', 'expired_at'] },
  },
  // By now another household's value; the digest of the code stays, so the code still works.
  gift_card: { copied: { without: ['code_hash'] }, erased: 'keep' },
  gift_purchase: {
    copied: { without: ['card_token'] },
    erased: {
      emptied: {
        sender_name: "''",
        sender_email: "''",
        recipient_name: "''",
        recipient_email: "''",
        message: "''",
        card_token: "''",
        card_brand: "''",
        last4: "''",
        name_on_card: "''",
        action_url: 'null',
      },
      stays: [
        ...['client_id', 'id', 'brand', 'state', 'attempt', 'amount_cents', 'delivery_method', 'design'],
        ...['locale', 'sender_locale', 'send_on', 'provider', 'provider_reference', 'decline_code'],
        ...['created_at', 'asked_at', 'paid_at'],
      ],
    },
  },
  gift_attempt: {
    copied: all,
    erased: {
      emptied: { card_brand: "''", last4: "''" },
      stays: ['client_id', 'purchase_id', 'attempt', 'state', 'amount_cents'],
    },
  },
  ledger_entry: kept,
  ledger_balance: kept,
  loyalty_told: kept,
  loyalty_member: gone,
  returnable_loan: kept,
  returnable_event: kept,
  corporate_credit_plan: kept,
  data_erasure: kept,
  session: secret('Who is signed in where is shown with the account; the rest of a session is a secret.'),
  password_reset: secret('Links that open the account.'),
  phone_code: secret('Codes that open the account.'),
  email_change: secret('Links that change the account.'),
  calendar_feed: secret('Which of the secret addresses of the calendar counts.'),
  client_email: secret('The same email as in client.'),
  provider_subject: secret('The same people as in client_provider.'),
  household: secret('The same address as in delivery_address.'),
}
