// Which messages a household can turn off, and which ignore its quiet hours (area 3; rule 45). Any other message is
// always sent: it concerns a change, money, or a box on its way.

import { alwaysSent, type StandingReason } from '../../domain/messages/holding.ts'
import type { TemplateName } from './templates.ts'

/** The setting that must be on for a message to be sent. */
export type Wish = 'email_upcoming' | 'email_skipped' | 'email_promotions' | 'sms_promotions'

export const wishOf: Readonly<Partial<Record<TemplateName, Wish>>> = {
  order_reminder: 'email_upcoming',
  skipped_reminder: 'email_skipped',
  list_letter: 'email_promotions',
}

/** The kinds that a setting turns off. */
export const kindsOf = (wish: Wish): TemplateName[] =>
  (Object.keys(wishOf) as TemplateName[]).filter(kind => wishOf[kind] === wish)

/** The names of the kinds that are always sent are names of kinds. */
alwaysSent satisfies Readonly<Partial<Record<TemplateName, StandingReason>>>

/**
 * Messages that are worthless a day later: they are dropped after a day of trying. Every other is retried until it is delivered.
 */
export const onlyNow: readonly TemplateName[] = [
  'phone_code',
  'password_reset',
  'payment_needs_action',
  'out_for_delivery',
  'delivery_late',
  'shortage_asked',
  'order_reminder',
  'skipped_reminder',
]

/** Messages that somebody waits for, or that are only useful now. */
export const cannotWait: readonly TemplateName[] = [
  'password_reset',
  'password_first',
  'password_changed',
  'sign_in_changed',
  'email_change',
  'email_change_asked',
  'email_changed',
  'phone_code',
  'payment_needs_action',
  'out_for_delivery',
  'delivery_late',
  'delivery_failed',
  'newsletter_confirm',
  'staff_invitation',
  'product_corrected',
  'contact',
]
