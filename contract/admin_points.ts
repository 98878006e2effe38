// The admin's calls for points: a household's balance and history, those of one box, and an adjustment with its reason.

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { code, email, id, isoDate, queryInteger, requestId, requiredText } from './fields.ts'
import { pointsReasons } from './rewards.ts'

const balance = z.object({ pending: z.int(), available: z.int() })

const entry = z.object({
  on: isoDate,
  reason: z.enum(pointsReasons),
  /** Points gained; negative for points lost. */
  points: z.int(),
  orderId: z.nullable(id),
  deliveryDate: z.nullable(isoDate),
  /** The actor: an admin’s email, or the part of the program. */
  actor: z.string(),
  /** The reason, where an admin gave one. */
  note: z.nullable(z.string()),
})

const household = z.object({ id, name: z.string(), email: z.string() })

/** Negative to remove points. */
export const pointsToGive = z.int({ error: code('points_amount') }).check(
  z.minimum(-1_000_000, code('points_amount')),
  z.maximum(1_000_000, code('points_amount')),
  z.refine(points => points !== 0, code('points_amount')),
)

export const admin_reward_points = {
  create_point_adjustment: post({
    summary: 'Adds points to a household or takes some away, on account of one of its boxes or of none.',
    who: 'admin',
    right: 'give_money',
    asks: true,
    input: z.object({
      clientId: id,
      orderId: z.optional(z.nullable(id)),
      /** The balance never falls below zero. */
      points: pointsToGive,
      /** The household reads it in its list of changes. */
      reason: requiredText(300),
      /** Whether the household gets an email about it. */
      tells: z.optional(z.boolean()),
      /** Identifies this adjustment: repeating the call makes it once. */
      requestId,
    }),
    output: z.object({ balance }),
    errors: ['not_found', 'account_closed', 'points_missing'],
  }),
  order_point_details: get({
    summary: 'What happened to the points of one box, newest first.',
    who: 'admin',
    right: 'see_households',
    logs: 'reading',
    input: z.object({ orderId: id }),
    output: z.object({
      client: household,
      order: z.object({ id, deliveryDate: isoDate, state: z.string(), pointsEarned: z.int() }),
      balance,
      entries: z.array(entry),
    }),
    errors: ['not_found'],
  }),
  find_household: post({
    summary: 'Which household has an email address.',
    who: 'admin',
    right: 'see_households',
    logs: 'reading',
    input: z.object({ email }),
    output: z.object({ clientId: id }),
    errors: ['not_found'],
  }),
  point_histories: get({
    summary: 'A household’s points and what happened to them, newest first, fifty a page.',
    who: 'admin',
    right: 'see_households',
    logs: 'reading',
    input: z.object({ clientId: id, page: z.optional(queryInteger(1, 10_000)) }),
    output: z.object({
      client: household,
      balance,
      entries: z.array(entry),
      page: z.int(),
      more: z.boolean(),
    }),
    errors: ['not_found'],
  }),
} as const
