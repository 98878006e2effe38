// Gift cards: buying one, as a visitor or as a client. The intent of the payment comes first, and can buy one gift
// only.

import * as z from 'zod/mini'
import { deliveryMethods, giftAmounts, giftDesigns, giftMessageLength } from '../domain/gifts/gift_cards.ts'
import { giftPayments } from '../domain/machines/payment_groups.ts'
import { storedCards } from '../domain/machines/value_groups.ts'
import { get, post } from './call.ts'
import { cardForm } from './card_form.ts'
import { cents, code, email, id, isoDate, locale, nothing, personName, requiredText, text } from './fields.ts'

const intent = requiredText(200)
/** Null where PayPal is not offered. */
const paypal = z.nullable(z.enum(['builtin', 'paypal']))
const amount = z
  .int({ error: code('gift_amount') })
  .check(
    z.minimum(giftAmounts.minimumCents, code('gift_amount')),
    z.maximum(giftAmounts.maximumCents, code('gift_amount')),
  )

/** The gift itself, whatever the means of payment. */
const gift = {
  intent,
  amountCents: amount,
  deliveryMethod: z.enum(deliveryMethods, { error: code('required') }),
  design: z._default(z.enum(giftDesigns), 'celebrate'),
  senderName: personName,
  senderEmail: email,
  recipientName: personName,
  recipientEmail: email,
  /** Null for now. */
  sendOn: z._default(z.nullable(isoDate), null),
  message: z._default(text(giftMessageLength), ''),
  /** Language of the card; by default the request’s. */
  language: z.optional(locale),
}

const giftErrors = [
  'gift_amount',
  'gift_intent_invalid',
  'gift_already_bought',
  'gift_limit',
  'date_unavailable',
  'name_too_short',
  'email_invalid',
  'required',
  'not_found',
] as const

/**
 * The result of the payment. `needs_action`: the holder confirms at `challengeUrl`, a same-site path; then create is sent again.
 */
const bought = z.object({
  state: z.enum(['paid', 'needs_action']),
  challengeUrl: z.nullable(z.string()),
  amountCents: cents,
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderEmail: z.string(),
  deliveryMethod: z.enum(deliveryMethods),
  /** Null where it is sent at once. */
  sendOn: z.nullable(isoDate),
  /** The buyer's bonus, sent by email; 0 where there is none. */
  bonusCents: cents,
})

export const gift_cards = {
  new: get({
    summary: 'What the purchase form needs: limits, designs, days, the promotion, and a client’s saved card.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      minimumCents: cents,
      maximumCents: cents,
      /** Each with the reference of its picture. */
      designs: z.array(z.object({ id: z.enum(giftDesigns), picture: z.nullable(z.string()) })),
      deliveryMethods: z.array(z.enum(deliveryMethods)),
      messageLength: z.int(),
      /** Days on which it can be sent, in the brand’s zone. */
      today: isoDate,
      lastDay: isoDate,
      /** Null outside the promotion. */
      bonus: z.nullable(z.object({ minimumCents: cents, percent: z.int(), days: z.int() })),
      sender: z.object({ name: z.string(), email: z.string() }),
      savedCard: z.nullable(z.object({ brand: z.string(), last4: z.string(), nameOnCard: z.string() })),
      cardForm,
      paypal,
    }),
    errors: ['not_found'],
  }),
  initialize_intent_api: get({
    summary: 'Begins a payment: an intent, by which a gift is bought once however often it is sent.',
    who: 'anyone',
    input: nothing,
    output: z.object({ intent: z.string(), cardForm }),
    errors: ['not_found'],
  }),
  create: post({
    summary:
      'Buys a gift card with a card. Nothing is issued before the money is there. A saved card needs the answer to the question before settings.',
    who: 'anyone',
    input: z.object({
      ...gift,
      /** The client’s card on file; any other comes as a token, with its name (rule 39). */
      savedCard: z._default(z.boolean(), false),
      paymentToken: z._default(text(200), ''),
      nameOnCard: z._default(text(120), ''),
    }),
    output: bought,
    errors: [
      ...giftErrors,
      'reauthentication_required',
      'card_required',
      'card_invalid',
      'card_declined',
      'card_expired',
      'card_insufficient_funds',
      'card_needs_action',
      'card_action_failed',
      'paypal_refused',
    ],
    attemptsPerMinute: 20,
  }),
  fail_intent_payment: post({
    summary:
      'Records that the payment of an intent failed: no card is issued for it, and one that was not charged ends.',
    who: 'anyone',
    input: z.object({ intent }),
    /** A payment that was captured in the meantime stays `captured`. */
    output: z.object({ state: z.enum(giftPayments) }),
    errors: ['gift_intent_invalid'],
    attemptsPerMinute: 30,
  }),
  init_paypal_payment: get({
    summary:
      'What paying a gift with PayPal needs: an intent, who PayPal is here, and what its scripts know us by.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      intent: z.string(),
      provider: z.enum(['builtin', 'paypal']),
      /** Null for the built-in PayPal, which has no scripts. */
      clientId: z.nullable(z.string()),
      currency: z.literal('CAD'),
    }),
    errors: ['not_found'],
  }),
  paypal_create_intent: post({
    summary: 'Begins a payment by PayPal: an order there, and where it is approved. Nothing is charged yet.',
    who: 'anyone',
    /** Without an intent, a new one is made. */
    input: z.object({ amountCents: amount, intent: z.optional(intent) }),
    output: z.object({
      intent: z.string(),
      orderId: z.string(),
      approveUrl: z.string(),
      amountCents: cents,
    }),
    errors: ['gift_amount', 'gift_intent_invalid', 'not_found', 'paypal_unavailable'],
    attemptsPerMinute: 20,
  }),
  paypal_create: post({
    summary: 'Buys a gift card with an approved PayPal order. Nothing is issued before the money is there.',
    who: 'anyone',
    input: z.object({ ...gift, orderId: requiredText(100) }),
    output: bought,
    errors: [...giftErrors, 'paypal_not_approved', 'paypal_refused', 'paypal_unavailable'],
    attemptsPerMinute: 20,
  }),
  receipt: post({
    path: '/gift/receipt',
    summary: 'The receipt of a gift that was just bought: a PDF, in base64.',
    who: 'anyone',
    input: z.object({ intent }),
    output: z.object({ name: z.string(), pdf: z.string() }),
    errors: ['gift_intent_invalid', 'not_found'],
    attemptsPerMinute: 20,
  }),
  sheet: post({
    path: '/gift/sheet',
    summary: 'The card of a gift that was bought to be printed now: a sheet as PDF, in base64.',
    who: 'anyone',
    input: z.object({ intent }),
    output: z.object({ name: z.string(), pdf: z.string() }),
    errors: ['gift_intent_invalid', 'not_found'],
    attemptsPerMinute: 20,
  }),
} as const

const found = z.object({
  cardId: id,
  kind: z.enum(['bought', 'given']),
  valueCents: cents,
  state: z.enum(storedCards),
  /** Whether a household has redeemed it. */
  taken: z.boolean(),
  sendOn: isoDate,
  expiresOn: z.nullable(isoDate),
  senderName: z.string(),
  senderEmail: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  timesSent: z.int(),
})

/** An admin’s calls for lost cards: area 7 does not list them (docs/decisions/0004). */
export const gift_cards_admin = {
  find: get({
    summary: 'Gift cards by the email of who bought them or who was to get them, newest first.',
    who: 'admin',
    right: 'see_households',
    logs: 'reading',
    input: z.object({ email }),
    output: z.object({ cards: z.array(found) }),
    errors: ['email_invalid'],
  }),
  resend: post({
    summary: 'Sends a gift card again, with the same code: to where it went, or to another address.',
    who: 'admin',
    right: 'act_for_households',
    asks: true,
    input: z.object({ cardId: id, to: z.optional(email) }),
    output: z.object({ success: z.literal(true) }),
    errors: ['not_found', 'email_invalid'],
  }),
} as const
