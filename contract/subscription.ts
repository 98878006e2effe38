// Pausing and closing, from the dashboard and from the settings (rules 33, 35 to 37).

import * as z from 'zod/mini'
import { endedSubscriptions } from '../domain/machines/subscription_groups.ts'
import { statesOf } from '../domain/machines/tables.ts'
import { returnableKinds } from '../domain/returnables.ts'
import { closingBlockers } from '../domain/subscription/closing.ts'
import { stopReasons } from '../domain/subscription/reasons.ts'
import { get, post } from './call.ts'
import { cents, code, id, isoDate, nothing } from './fields.ts'

export const stopReason = z.enum(stopReasons, { error: code('reason_required') })

/** The answer after a pause has ended. */
/** What a box had and lost, because it sold out while the box did not come: names in the reader's language. */
export const missing = z.array(z.object({ name: z.string(), quantity: z.int() }))

export const unpaused = z.object({
  state: z.literal('active'),
  /** Null where nothing had to be done. */
  reference: z.nullable(z.string()),
  /** The next box; null where every week ahead was skipped by hand. */
  next: z.nullable(
    z.object({
      id,
      deliveryDate: isoDate,
      chargeDate: isoDate,
      startHour: z.int(),
      endHour: z.int(),
    }),
  ),
  missing,
})

const paused = z.object({
  state: z.literal('paused'),
  resumesOn: z.nullable(isoDate),
  reference: z.string(),
  /** Boxes it skipped. */
  skipped: z.int(),
})

const closed = z.object({
  state: z.enum(endedSubscriptions),
  reference: z.string(),
  /** What has to be settled before it is closed; empty once it is closed. */
  blockedBy: z.array(z.enum(closingBlockers)),
})

/** The consequences of pausing or closing. */
const stopping = z.object({
  state: z.enum(statesOf('subscription')),
  resumesOn: z.nullable(isoDate),
  /** Deliveries that can end a pause, soonest first. */
  resumeDates: z.array(isoDate),
  /** Boxes that would neither come nor be charged. */
  skipped: z.array(z.object({ id, deliveryDate: isoDate })),
  /** Boxes in processing: they still come, and unpaid ones are still charged; `totalCents` is null until something is chosen. */
  goesOn: z.array(z.object({ id, deliveryDate: isoDate, paid: z.boolean(), totalCents: z.nullable(cents) })),
  returnables: z.object({ bags: z.int(), kits: z.int() }),
  /** The bags and kits; empty where the bag tracker does not answer. */
  out: z.array(
    z.object({
      kind: z.enum(returnableKinds),
      number: z.string(),
      outSince: isoDate,
      /** From when it can be billed, and the fee; null where it will not be. */
      fee: z.nullable(z.object({ from: isoDate, cents })),
    }),
  ),
  /** Expires with closing. */
  givenCents: cents,
  points: z.int(),
  pointsPending: z.int(),
  /** Whether the end of the points program is announced: then any number of points can be turned into credit. */
  pointsEnding: z.boolean(),
  /** Given value with its own last day, which a pause does not move; soonest first. */
  givenUntil: z.array(z.object({ on: isoDate, cents })),
  /** The last day of the points if none is earned or used; null without points. */
  pointsUntil: z.nullable(isoDate),
  /** An employer's credit: a closed account cannot spend it. */
  corporateCents: cents,
  /** Stays the household's; an admin settles it. */
  boughtCents: cents,
  blockedBy: z.array(z.enum(closingBlockers)),
})

export const subscription = {
  stopping: get({
    path: '/account/stopping',
    summary: 'What pausing or closing would mean: what comes all the same, what expires, what is out.',
    who: 'client',
    input: nothing,
    output: stopping,
    errors: ['not_found'],
  }),
  pause: post({
    path: '/account/pause',
    summary:
      'Pauses: every box not yet locked is skipped (rule 33), until a delivery or until one comes back.',
    who: 'client',
    input: z.object({ reason: stopReason, resumesOn: z.optional(z.nullable(isoDate)) }),
    output: paused,
    errors: ['not_found', 'account_closed', 'date_unavailable', 'reason_required'],
  }),
  close: post({
    path: '/account/close',
    summary:
      'Closes the account. No further box is charged; with bags out, boxes under way or bought value it is closed once that is settled (rules 36, 37).',
    who: 'settings',
    input: z.object({ reason: stopReason }),
    output: closed,
    errors: ['not_found', 'account_closed', 'closing_blocked', 'reason_required'],
  }),
} as const
