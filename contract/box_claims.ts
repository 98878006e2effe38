// "Something is wrong with my box", and a box that was not delivered: a household's claim, and an admin's decision
// beyond the limits. Area 7 does not list these calls (docs/decisions/0004).

import * as z from 'zod/mini'
import { remedies } from '../domain/delivery_failures.ts'
import { claimStates } from '../domain/refunds/claims.ts'
import { refundDestinations } from '../domain/refunds/pay_back.ts'
import { boxProblems, refundReasons } from '../domain/refunds/reasons.ts'
import { get, post } from './call.ts'
import {
  cents,
  code,
  done,
  id,
  instant,
  isoDate,
  photo,
  productId,
  quantity,
  requestId,
  text,
} from './fields.ts'
import { deliveryWindow } from './views.ts'

const to = z.enum(refundDestinations, { error: code('required') })
/** When a box is delivered again. */
const attempt = z.object({ date: isoDate, window: deliveryWindow })

export const box_claims = {
  of_box: get({
    path: '/account/box_claims',
    summary: 'What can be said of a box that came, or did not, and what was said.',
    who: 'client',
    input: z.object({ orderId: id }),
    output: z.object({
      /**
       * `lines`: some products were wrong; `whole`: it was not delivered; `late`: it is on the road, and the household can give it
       * up; null where no claim is possible any more.
       */
      about: z.nullable(z.enum(['lines', 'whole', 'late'])),
      /** Its delivery day is over, so a late box is not said to come today. */
      dayOver: z.boolean(),
      /** For a box that was not delivered, or is late: when it can be delivered again; null where it cannot. */
      again: z.nullable(attempt),
      /** Last day for a claim, ISO; null for a box that was not delivered. */
      until: z.nullable(isoDate),
      lines: z.array(z.object({ productId, name: z.string(), left: z.int() })),
      /** For a box that was not delivered: the possible refund. */
      leftCents: cents,
      /** The id of the next claim, for a form that is sent without scripts: sent twice, it counts once. */
      requestId: z.uuid(),
      claims: z.array(
        z.object({
          id,
          name: z.nullable(z.string()),
          reason: z.enum(refundReasons),
          state: z.enum(claimStates),
          /** The refund, where the claim was refunded. */
          cents: z.nullable(cents),
          /** The number of its credit note within the box. */
          note: z.nullable(z.int()),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  make: post({
    path: '/account/box_claims',
    summary:
      'Says what was wrong with a line of a box, or chooses what becomes of one that was not delivered or is late. Within the limits money moves at once.',
    who: 'client',
    input: z.object({
      orderId: id,
      /** Absent for a box that was not delivered. */
      productId: z.optional(z.nullable(productId)),
      units: z._default(quantity, 1),
      reason: z.optional(z.enum(boxProblems, { error: code('required') })),
      /** `again`: for a box that was not delivered, or is late. */
      to: z.enum(remedies, { error: code('required') }),
      words: z._default(text(500), ''),
      /** Required above a limit. */
      photo: z.optional(photo),
      requestId,
    }),
    output: z.object({
      /** `again`: the box is delivered again. */
      state: z.enum([...claimStates, 'again']),
      again: z.nullable(attempt),
      totalCents: cents,
      /** The number of the credit note within the box. */
      note: z.nullable(z.int()),
    }),
    errors: [
      'not_found',
      'required',
      'claim_too_late',
      'claim_waiting',
      'date_unavailable',
      'photo_required',
      'picture_too_large',
      'picture_unreadable',
      'refund_nothing_left',
    ],
  }),
  tell_arrival: post({
    path: '/account/box_arrival',
    summary:
      'Says whether a box came whose day is over and of which nobody has reported: delivered, or failed.',
    who: 'client',
    input: z.object({ orderId: id, came: z.boolean({ error: code('required') }) }),
    output: done,
    errors: ['not_found', 'order_state_refused'],
  }),
} as const

const amount = (least: number, most: number) =>
  z
    .int({ error: code('invalid_input') })
    .check(z.minimum(least, code('invalid_input')), z.maximum(most, code('invalid_input')))
const money = amount(0, 100_000)
/** The limits of refunds without an admin (domain/refunds/claims.ts). Cents. */
const limits = z.object({
  cents: money,
  boxPercent: amount(0, 100),
  days: amount(1, 366),
  claims: amount(0, 100),
  claimsCents: money,
  photoCents: money,
})

export const box_claims_admin = {
  waiting: get({
    summary: 'What households said and nobody has decided, oldest first, a hundred at the most.',
    who: 'admin',
    right: 'see_money',
    input: z.object({}),
    output: z.object({
      limits,
      claims: z.array(
        z.object({
          clientId: id,
          id,
          at: instant,
          client: z.object({ name: z.string(), email: z.string() }),
          orderId: id,
          deliveryDate: isoDate,
          name: z.nullable(z.string()),
          units: z.int(),
          reason: z.enum(refundReasons),
          words: z.nullable(z.string()),
          to,
          claimedCents: cents,
          hasPhoto: z.boolean(),
          /** In the days that the limits count, without this claim. */
          before: z.object({ claims: z.int(), cents }),
        }),
      ),
    }),
  }),
  photo: get({
    summary: 'The photo of a claim: a JPEG in base64.',
    who: 'admin',
    right: 'see_money',
    logs: 'reading',
    input: z.object({ clientId: id, id }),
    output: z.object({ jpeg: z.string() }),
    errors: ['not_found'],
  }),
  decide: post({
    summary: 'Gives a claim back, or says why not.',
    who: 'admin',
    right: 'give_money',
    asks: true,
    input: z.object({
      clientId: id,
      id,
      give: z.boolean({ error: code('required') }),
      /** The reason for the household where nothing is refunded. */
      answer: z._default(text(500), ''),
    }),
    output: done,
    errors: ['not_found', 'required', 'conflict', 'refund_nothing_left'],
  }),
  set_limits: post({
    summary: 'Says up to what a claim is given back without anybody looking, from now on.',
    who: 'admin',
    right: 'set_money',
    asks: true,
    input: limits,
    output: done,
  }),
} as const
