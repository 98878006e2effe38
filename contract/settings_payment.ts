// The payment settings: cards, and the value that pays before them: by kind, each gift card, codes (rules 35, 68).

import * as z from 'zod/mini'
import { cardStays } from '../domain/payments/card_removal.ts'
import { discountLabels, discountUnits } from '../domain/pricing/discounts.ts'
import { get, post } from './call.ts'
import { cardForm } from './card_form.ts'
import { appliedCode, codeErrors } from './clients.ts'
import { cents, code, id, instant, isoDate, listPlace, nextPlace, nothing, requiredText } from './fields.ts'

const giftCard = z.object({
  /** Its key within the household. */
  id: z.string(),
  /** Its origin: bought and redeemed, or given for this reason. */
  kind: z.string(),
  /** A gift's sender; otherwise the reason for the credit, in the language of the request. */
  name: z.string(),
  createdAt: instant,
  valueCents: cents,
  usedCents: cents,
  remainingCents: cents,
  /** What it can pay for: it pays for everything. */
  categories: z.array(z.enum(['rtc', 'rte', 'item'])),
  /** Null for bought value, which never expires. */
  expiresOn: z.nullable(isoDate),
  history: z.array(z.object({ at: instant, cents, orderId: z.nullable(id), reason: z.string() })),
})

const card = z.object({
  id,
  brand: z.string(),
  last4: z.string(),
  /** Null for an account at PayPal: `brand` is `paypal`, `last4` empty, and `nameOnCard` its email. */
  expiryMonth: z.nullable(z.int()),
  expiryYear: z.nullable(z.int()),
  nameOnCard: z.string(),
  isDefault: z.boolean(),
  /** Why it cannot be removed now; null where it can. */
  stays: z.nullable(z.enum(cardStays)),
})

/** The latest ones, with everything they paid for; used-up ones come with the next page. */
const giftCardsPage = {
  giftCards: z.array(giftCard),
  /** The start of the next page of gift cards; null on the last one. */
  giftCardsNext: z.nullable(z.string()),
}

const shown = z.object({
  cards: z.array(card),
  nameOnCard: z.nullable(z.string()),
  balances: z.object({
    givenCents: cents,
    boughtCents: cents,
    corporateCents: cents,
    points: z.int(),
    /** Whether the end of the points program is announced: then any number of points can be turned into credit. */
    pointsEnding: z.boolean(),
  }),
  ...giftCardsPage,
  codes: z.array(
    z.object({
      code: z.string(),
      /** Its kind of discount (rule 29). */
      label: z.enum(discountLabels),
      name: z.string(),
      /** Discounts by box, percent or cents. */
      unit: z.enum(discountUnits),
      elements: z.array(z.object({ value: z.int() })),
      /** Boxes that used it. */
      used: z.int(),
      active: z.boolean(),
    }),
  ),
  receipts: z.int(),
  /** Null where PayPal is not offered. */
  paypal: z.nullable(z.enum(['builtin', 'paypal'])),
})

const reach = z.nullable(z.iso.datetime({ precision: 6, error: code('invalid_input') }))

/** The end of the earlier pages, for bought and given value: `{instant},{instant}`, empty where everything was shown. */
const valuePlace = z.pipe(
  z
    .string({ error: code('invalid_input') })
    .check(z.regex(/^([1-9]\d{3}-[\d-]+T[\d:.]+Z)?,([1-9]\d{3}-[\d-]+T[\d:.]+Z)?$/, code('invalid_input'))),
  z.pipe(
    z.transform((text: string) => {
      const [bought, given] = text.split(',')
      return { bought: bought || null, given: given || null }
    }),
    z.object({ bought: reach, given: reach }),
  ),
)

/** The movements of each kind of value, in cents. */
const split = {
  cardCents: cents,
  givenCents: cents,
  boughtCents: cents,
  corporateCents: cents,
}

const paymentHistory = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      /** The day of the payment, on the brand’s calendar. */
      date: isoDate,
      /** `late_payment`: a capture when there was nothing to pay any more; it was refunded. */
      paidFor: z.enum(['box', 'added_items', 'gift_card', 'returnables', 'late_payment']),
      /** The box, and the day it was for; null for a gift card. */
      orderId: z.nullable(id),
      deliveryDate: z.nullable(isoDate),
      /** The receipt: the box, or a gift card's purchase; null where it is on a box's receipt. */
      receiptId: z.nullable(id),
      /** The whole amount, whatever paid it. */
      billedCents: cents,
      paidWith: z.object(split),
      /** Null where no card paid, and for a card that is off file. */
      card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
      /** Its refunds, oldest first; `note`: the number of the box’s credit note, null without one. */
      refunds: z.array(z.object({ date: isoDate, note: z.nullable(z.int()), ...split })),
    }),
  ),
  next: nextPlace,
})

export const settings_payment = {
  show: get({
    summary: 'Cards, balances by kind, gift cards with their history, and codes.',
    who: 'settings',
    input: nothing,
    output: shown,
  }),
  payment_history: get({
    summary: 'What the household paid, newest first, twenty a page, with what came back of it.',
    who: 'settings',
    input: z.object({ after: z.optional(listPlace) }),
    output: paymentHistory,
  }),
  apply: post({
    summary: 'Applies a discount code or a gift card.',
    who: 'settings',
    input: z.object({ code: requiredText(60) }),
    output: z.extend(appliedCode, { shown }),
    errors: codeErrors,
    attemptsPerMinute: 20,
  }),
  invalidate: post({
    summary: 'Takes off a code that was applied, or a card that nothing will be charged to.',
    who: 'settings',
    input: z.object({ kind: z.enum(['code', 'card']), id: requiredText(60) }),
    output: z.object({ success: z.literal(true), reference: z.string(), shown }),
    errors: ['not_found', ...cardStays],
  }),
  send_order_receipts: post({
    summary: 'Sends the receipts of paid orders by email again: of one, or of the last twelve.',
    who: 'settings',
    input: z.object({ orderId: z.optional(id) }),
    output: z.object({ sent: z.int() }),
    errors: ['not_found'],
    attemptsPerMinute: 6,
  }),
} as const

/** Area 7 has no calls for them (docs/decisions/0004). */
export const cards = {
  held_value: get({
    path: '/clients/held_value',
    summary: 'Earlier gift cards and credits of the household, with what they paid, page by page.',
    who: 'settings',
    input: z.object({ after: z.optional(valuePlace) }),
    output: z.object(giftCardsPage),
  }),
  form: get({
    path: '/clients/card_setup',
    summary: 'The form that takes a card: that of the card processor, or the page’s own.',
    who: 'anyone',
    input: nothing,
    output: z.object({ cardForm }),
  }),
  begin_setup: post({
    path: '/clients/card_setup',
    summary:
      'Begins to put a card on file with the processor; the browser goes on there. Nothing is on file yet.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      /** For the processor’s form; null where it needs none. */
      clientSecret: z.nullable(z.string()),
    }),
    attemptsPerMinute: 20,
  }),
  make_default: post({
    path: '/clients/default_card',
    summary: 'Makes a card on file the one that pays.',
    who: 'settings',
    input: z.object({ id }),
    output: z.object({ success: z.literal(true), reference: z.nullable(z.string()), shown }),
    errors: ['not_found'],
  }),
} as const
