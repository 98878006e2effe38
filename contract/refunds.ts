// Refunds: an admin's calls to refund a part of a box, and a household's receipts and credit notes. Area 7 does not
// list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { orderStates } from '../domain/machines/order.ts'
import { refundDestinations } from '../domain/refunds/pay_back.ts'
import { refundReasons } from '../domain/refunds/reasons.ts'
import { get, post } from './call.ts'
import { cents, code, id, instant, isoDate, productId, requestId, requiredText, text } from './fields.ts'

const split = z.object({ givenCents: cents, boughtCents: cents, corporateCents: cents, cardCents: cents })

const amount = z
  .int({ error: code('refund_amount') })
  .check(z.minimum(1, code('refund_amount')), z.maximum(1_000_000, code('refund_amount')))

/** All of it, units of its lines, or an amount including tax, which can name one line. */
export const refundWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole') }),
  z.object({
    kind: z.literal('units'),
    units: z.record(productId, z.int().check(z.minimum(0), z.maximum(1_000))),
  }),
  z.object({ kind: z.literal('amount'), cents: amount, productId: z.optional(z.nullable(productId)) }),
])

const to = z.enum(refundDestinations, { error: code('required') })

const row = z.object({ label: z.string(), amount: z.string(), strong: z.optional(z.boolean()) })

const refundGiven = z.object({
  /** The number of the credit note within the order. */
  number: z.int(),
  /** The credit note's own. */
  note: z.string(),
  at: instant,
  reason: z.enum(refundReasons),
  /** The admin's note. */
  remark: z.nullable(z.string()),
  actor: z.string(),
  totalCents: cents,
  payment: split,
  points: z.int(),
})

export const refunds = {
  order: get({
    summary: 'A box as it was paid, what went back of it, and what still can.',
    who: 'admin',
    right: 'see_money',
    logs: 'reading',
    input: z.object({ orderId: id }),
    output: z.object({
      client: z.object({ id, name: z.string(), email: z.string() }),
      order: z.object({
        id,
        deliveryDate: isoDate,
        state: z.enum(orderStates),
        totalCents: cents,
        leftCents: cents,
        /** Whether anything can still be refunded. */
        refundable: z.boolean(),
      }),
      /** The refundable rest, by source of payment. */
      left: split,
      lines: z.array(
        z.object({
          productId,
          name: z.string(),
          quantity: z.int(),
          /** Units not refunded yet. */
          left: z.int(),
          /** Their price after discounts, before tax. */
          leftCents: cents,
        }),
      ),
      refunds: z.array(refundGiven),
      /** The receipt's rows, as the household has them: how the sum came about, and what paid it. None for a box that is not paid. */
      receipt: z.array(row),
    }),
    errors: ['not_found'],
  }),
  give: post({
    summary:
      'Gives a box, lines of it or an amount back: to where it came from, or the card’s part as value.',
    who: 'admin',
    right: 'give_money',
    asks: true,
    input: z.object({
      orderId: id,
      wish: refundWish,
      to,
      reason: z.enum(refundReasons, { error: code('required') }),
      remark: z._default(text(500), ''),
      /** What was left of the box when it was looked at: refused where somebody has given some of it back since. */
      leftCents: z.optional(cents),
      /** Identifies this refund: repeating the call makes it once. */
      requestId,
    }),
    output: z.object({ number: z.int(), note: z.string(), totalCents: cents }),
    errors: ['not_found', 'conflict', 'refund_nothing_left', 'refund_too_much'],
  }),
} as const

const paper = z.object({
  /** Its number. */
  number: z.string(),
  title: z.string(),
  /** Null on the receipt of a gift card. */
  orderId: z.nullable(id),
  /** Its subject: labels and values, in the language of the request. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  rows: z.array(row),
  /** Tax registration numbers for the province of the delivery. */
  taxNumbers: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Where to ask for missing numbers; null where none is missing. */
  taxNote: z.nullable(z.string()),
  /** Address of the same document as a PDF. */
  pdf: z.string(),
  /** Credit notes of the order, on its receipt. */
  creditNotes: z.array(z.object({ number: z.int(), label: z.string() })),
})

export const receipts = {
  show: get({
    path: '/account/receipt',
    summary: 'The receipt of a box that was paid, or of a gift card that was bought, by its purchase.',
    who: 'client',
    input: z.object({ orderId: id }),
    output: paper,
    errors: ['not_found'],
  }),
  credit_note: get({
    path: '/account/credit_note',
    summary: 'A credit note of a box, by its number among the box’s.',
    who: 'client',
    input: z.object({
      orderId: id,
      number: requiredText(4).check(z.regex(/^[1-9]\d{0,3}$/, code('not_found'))),
    }),
    output: paper,
    errors: ['not_found'],
  }),
} as const
