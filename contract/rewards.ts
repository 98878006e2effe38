// Points: a household's balance, its history, and turning points into credit (rule 44). `comarch` shows the same ledger
// under the names of the second loyalty screen (rule 9).

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { cents, code, id, isoDate, listPlace, nextPlace, nothing, requestId } from './fields.ts'

const balance = z.object({ pending: z.int(), available: z.int() })

const redeem = z.object({
  points: z.int({ error: code('invalid_input') }).check(z.minimum(1, code('invalid_input'))),
  /** Identifies this redemption: repeating the call makes it once. */
  requestId,
})

const redeemed = z.object({
  balance,
  /** The credit for the redeemed points. */
  creditCents: cents,
})

/** The events of points. */
export const pointsReasons = [
  'points_earned',
  'points_available',
  'points_removed',
  'points_spent',
  'points_adjusted',
  'expired',
] as const

const pointsHistory = z.object({
  entries: z.array(
    z.object({
      at: z.iso.datetime(),
      /** The day it happened on, in the brand's zone. */
      on: isoDate,
      reason: z.enum(pointsReasons),
      /** Points gained; negative for points lost. Points that became available count once, when they were earned. */
      points: z.int(),
      orderId: z.nullable(id),
      deliveryDate: z.nullable(isoDate),
      /** Whether its box is still to be delivered: the points count after that. */
      pending: z.boolean(),
    }),
  ),
  next: nextPlace,
})

export const rewards = {
  balance: get({
    summary: 'Points of the household: pending until delivery, then available.',
    who: 'client',
    input: nothing,
    output: balance,
  }),
  gift_card_options: get({
    summary: 'Amounts of points that can be turned into credit, and which the household has enough for.',
    who: 'client',
    input: nothing,
    output: z.object({
      options: z.array(z.object({ points: z.int(), creditCents: cents, enough: z.boolean() })),
      /** The next amount, and how many points are missing to it; null where there are enough for all. */
      next: z.nullable(z.object({ points: z.int(), missing: z.int() })),
      /** The percentage of payments that comes back as points. */
      percent: z.number(),
      /** The balances that pay for boxes before the card, which credit from points joins. */
      credit: z.object({ givenCents: z.int(), boughtCents: z.int(), corporateCents: z.int() }),
      /** Deliveries in 52 weeks that double it, and how many are missing; null once it is doubled. */
      toDouble: z.nullable(z.object({ deliveries: z.int(), left: z.int() })),
      /** Whether the end of the points program is announced: then any number of points can be turned into credit. */
      pointsEnding: z.boolean(),
      /** The program’s last day; null while it goes on. */
      endsOn: z.nullable(isoDate),
      /** The last day on which the household can use its points, where the program ends: told late, it has some days more. */
      useBy: z.nullable(isoDate),
      /** Whether the program’s last day is over: boxes earn no more points. */
      ended: z.boolean(),
    }),
  }),
  histories: get({
    summary: 'What happened to the household’s points, newest first, twenty a page.',
    who: 'client',
    input: z.object({ after: z.optional(listPlace) }),
    output: pointsHistory,
  }),
  redeem_for_gift_card: post({
    summary: 'Turns points into credit, which pays before anything else (rule 35).',
    who: 'client',
    input: redeem,
    output: redeemed,
    errors: ['points_choice', 'points_missing'],
  }),
} as const

export const comarch = {
  balance: get({
    summary: 'Points available to the household.',
    who: 'client',
    input: nothing,
    output: z.object({ success: z.boolean(), balance: z.int() }),
  }),
  convert_points_to_gift_card: post({
    summary: 'Turns points into credit, as rewards.redeem_for_gift_card does.',
    who: 'client',
    input: redeem,
    output: redeemed,
    errors: ['points_choice', 'points_missing'],
  }),
} as const
