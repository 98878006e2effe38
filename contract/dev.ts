// The control room's calls. They do not exist in production.

import * as z from 'zod/mini'
import { deliverySteps } from '../domain/machines/order_groups.ts'
import { get, post } from './call.ts'
import { code, done, id, instant, isoDate, nothing, productId, text } from './fields.ts'

const now = z.object({ now: instant })

export const dev = {
  clock: get({
    path: '/api/dev/clock',
    summary: 'The program’s clock.',
    who: 'anyone',
    input: nothing,
    output: now,
  }),
  set_clock: post({
    path: '/api/dev/clock',
    summary:
      'Moves the program’s clock by a duration or to an instant, and runs all that falls due on the way.',
    who: 'anyone',
    input: z.object({ advance: z.optional(text(40)), set: z.optional(text(40)) }),
    output: z.extend(now, {
      /** Names of the jobs that failed on the way, because a processor does not answer for example; the log says why. */
      failed: z.array(z.string()),
    }),
    errors: ['clock_backwards'],
  }),
  run: post({
    path: '/api/dev/run/:job',
    summary: 'Runs a clock job now.',
    who: 'anyone',
    input: z.object({ job: text(60) }),
    output: z.object({ success: z.literal(true), result: z.unknown() }),
    errors: ['job_unknown'],
  }),
  messages: get({
    path: '/api/dev/messages',
    summary: 'Mail and text messages sent, newest first.',
    who: 'anyone',
    input: z.object({ to: z.optional(text(254)) }),
    output: z.array(
      z.object({
        channel: z.enum(['email', 'sms']),
        to: z.string(),
        template: z.string(),
        locale: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.nullable(z.string()),
        replyTo: z.nullable(z.string()),
        at: instant,
      }),
    ),
  }),
  move_order: post({
    path: '/api/dev/orders/:id/:state',
    summary:
      'What the kitchen or the driver would say of an order: packed, out_for_delivery, delivered or failed.',
    who: 'anyone',
    input: z.object({
      id,
      state: z.enum(deliverySteps, { error: 'not_found' }),
    }),
    output: z.object({ id, state: z.string() }),
    errors: ['not_found', 'order_state_refused'],
  }),
  leave_in_stock: post({
    path: '/api/dev/stock/:productId',
    summary: 'Leaves so many units of a product to be had on a menu week of this brand.',
    who: 'anyone',
    input: z.object({
      productId,
      week: isoDate,
      left: z
        .int({ error: code('quantity_invalid') })
        .check(z.minimum(0, code('quantity_invalid')), z.maximum(10_000, code('quantity_invalid'))),
    }),
    output: done,
    errors: ['not_on_menu', 'not_found', 'quantity_invalid'],
  }),
  set_flag: post({
    path: '/api/dev/flags/:name',
    summary: 'Turns a feature flag on or off for this brand.',
    who: 'anyone',
    input: z.object({ name: text(60), enabled: z.boolean() }),
    output: done,
    errors: ['flag_unknown'],
  }),
} as const
