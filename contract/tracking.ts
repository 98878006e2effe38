// The data of the tracking page. Area 7 does not list it (docs/decisions/0004).

import * as z from 'zod/mini'
import { orderStates } from '../domain/machines/order.ts'
import { trackedSteps } from '../domain/machines/order_groups.ts'
import { trackingStates } from '../domain/tracking.ts'
import { get, post } from './call.ts'
import { cents, code, id, instant, isoDate, nothing } from './fields.ts'
import { deliveryWindow } from './views.ts'

/** Degrees. */
const place = z.object({ lat: z.number(), lon: z.number() })

/** How far the van is. Times are brand wall clock, `16:05`. */
const road = z.object({
  started: z.boolean(),
  /** Stops before this one; null while there are too many to be useful, and once it is done or its day is over. */
  before: z.nullable(z.int()),
  /** The expected time; null once it is done, or its day is over. */
  window: z.nullable(z.object({ from: z.string(), until: z.string() })),
  /** After the promised window. */
  late: z.boolean(),
  /** The van's last position; null until it is near enough to follow. */
  van: z.nullable(place),
  vanAt: z.nullable(z.string()),
})

const steps = z.array(
  z.object({
    step: z.enum(trackedSteps),
    at: instant,
    /** The brand's wall clock then, `HH:MM`: a browser may have outdated zone data. */
    time: z.string(),
  }),
)

export const tracking = {
  mine: get({
    path: '/account/tracking',
    summary:
      'How far the household’s box under way is, or the next one; null where there is nothing to follow.',
    who: 'client',
    input: nothing,
    output: z.object({
      tracking: z.nullable(
        z.object({
          state: z.enum(trackingStates),
          order: z.nullable(
            z.object({
              id,
              state: z.enum(orderStates),
              deliveryDate: isoDate,
              window: deliveryWindow,
              /** Brand wall clock, the end of the time to change it. */
              cutoffLocal: z.string(),
              /** The day passed without a report. */
              overdue: z.boolean(),
              /** For an unpaid box: the amount due by card, the last day to pay for it, and whether PayPal can. */
              toPay: z.nullable(z.object({ cents, by: isoDate, paypal: z.boolean() })),
            }),
          ),
          /** While paused: the delivery that its boxes resume with; null without a date. */
          resumesOn: z.nullable(isoDate),
          /** After a skipped one: the delivery that follows; null where none is planned. */
          following: z.nullable(isoDate),
          /** The box's steps so far, in order, each with its time. */
          steps,
          /** On its day, once it is on a van's route. */
          road: z.nullable(road),
          /** Its address. */
          door: z.nullable(place),
        }),
      ),
    }),
  }),
  share: post({
    path: '/account/tracking/link',
    summary: 'An address under which today’s box can be followed without signing in, until the day is over.',
    who: 'client',
    input: nothing,
    output: z.object({ url: z.string() }),
    errors: ['not_found'],
  }),
  shared: get({
    path: '/tracking/shared',
    summary:
      'How far a box is, for whoever has its link: neither whose it is, nor where it goes, nor what is in it.',
    who: 'anyone',
    attemptsPerMinute: 60,
    input: z.object({
      token: z.string({ error: code('not_found') }).check(z.maxLength(100, code('not_found'))),
    }),
    output: z.object({
      state: z.enum(['after_cutoff', 'day_of', 'success', 'failed']),
      deliveryDate: isoDate,
      window: deliveryWindow,
      steps,
      road: z.nullable(z.omit(road, { van: true, vanAt: true })),
    }),
    errors: ['not_found'],
  }),
} as const

export type Road = z.output<typeof road>
