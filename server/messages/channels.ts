// The channels that each message is told by.

import type { TemplateData } from './templates.ts'

export type TemplateName = keyof TemplateData

export type Channel = 'email' | 'sms'

/** Channels each template is told by, when nothing else is asked for. */
export const channelsOf = {
  welcome: ['email'],
  order_skipped: ['email'],
  order_unskipped: ['email'],
  delivery_moved: ['email'],
  chosen_for_you: ['email'],
  minimum_not_met: ['email'],
  nothing_safe: ['email'],
  order_charged: ['email'],
  items_added: ['email'],
  payment_declined: ['email'],
  payment_needs_action: ['email'],
  order_cancelled: ['email'],
  paid_with_other_card: ['email'],
  payment_given_back: ['email'],
  order_refunded: ['email'],
  claim_received: ['email'],
  claim_declined: ['email'],
  card_changed: ['email'],
  out_for_delivery: ['email', 'sms'],
  delivered: ['email'],
  delivery_late: ['email', 'sms'],
  delivery_failed: ['email', 'sms'],
  delivery_again: ['email'],
  shortage_asked: ['email'],
  returnables_billed: ['email'],
  returnables_unpaid: ['email'],
  returnables_fee_back: ['email'],
  card_expiring: ['email'],
  pickup_booked: ['email'],
  pickup_cancelled: ['email'],
  pickup_done: ['email'],
  pickup_missed: ['email'],
  returnables_due: ['email'],
  returnables_overdue: ['email'],
  account_paused: ['email'],
  resumes_soon: ['email'],
  account_resumed: ['email'],
  account_closing: ['email'],
  account_closed: ['email'],
  plan_changed: ['email'],
  delivery_changed: ['email'],
  alternate_address_changed: ['email'],
  alternate_address_removed: ['email'],
  password_reset: ['email'],
  password_first: ['email'],
  password_changed: ['email'],
  data_ready: ['email'],
  erasure_planned: ['email'],
  erasure_taken_back: ['email'],
  sign_in_changed: ['email'],
  email_change: ['email'],
  email_changed: ['email'],
  given_expired: ['email'],
  change_noted: ['email'],
  order_reminder: ['email'],
  skipped_reminder: ['email'],
  phone_code: ['sms'],
  gift_card: ['email'],
  gift_to_print: ['email'],
  gift_bonus: ['email'],
  gift_receipt: ['email'],
  gift_given_back: ['email'],
  referral_invitation: ['email'],
  referral_credited: ['email'],
  points_expire_soon: ['email'],
  points_programme_ends: ['email'],
  merit_credited: ['email'],
  contact: ['email'],
} as const satisfies {
  readonly [T in TemplateName]: readonly Channel[]
}

/** Letters that are worth nothing as a text: they carry what was asked for, a code or a sheet, or go to somebody else. */
const lettersOnly = [
  'password_reset',
  'password_first',
  'email_change',
  'gift_card',
  'gift_to_print',
  'referral_invitation',
  'contact',
] as const satisfies readonly TemplateName[]

/** Letters that come as a text too, where a household asked for that: each that has no text of its own. */
export const textedToo: readonly TemplateName[] = (Object.keys(channelsOf) as TemplateName[]).filter(
  template =>
    !(channelsOf[template] as readonly Channel[]).includes('sms') &&
    !(lettersOnly as readonly TemplateName[]).includes(template),
)

/** Templates that are always told by a text message, in words of its own. */
export type SmsTemplate = {
  [T in TemplateName]: 'sms' extends (typeof channelsOf)[T][number] ? T : never
}[TemplateName]
