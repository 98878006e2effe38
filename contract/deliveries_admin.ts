// The admin's calls for a day of deliveries: its batches, its pickups, and returned bags. Area 7 does not list them
// (docs/decisions/0004).

import * as z from 'zod/mini'
import { failureReasons, remedies, troubleKinds } from '../domain/delivery_failures.ts'
import { orderStates } from '../domain/machines/order.ts'
import { batchSteps, deliverySteps } from '../domain/machines/order_groups.ts'
import { finishedPickups } from '../domain/machines/stop_groups.ts'
import { statesOf } from '../domain/machines/tables.ts'
import { returnableKinds } from '../domain/returnables.ts'
import { get, post } from './call.ts'
import { code, done, id, isoDate, requiredText, text } from './fields.ts'
import { deliveryWindow } from './views.ts'

const state = z.enum(orderStates)
const kitchen = requiredText(40)
const number = requiredText(40)

export const deliveries = {
  day: get({
    summary:
      'The brand’s boxes of a day, counted by kitchen and state, the day’s pickups, and what was set aside.',
    who: 'admin',
    right: 'see_deliveries',
    input: z.object({
      /** Today by default. */
      date: z.optional(isoDate),
    }),
    output: z.object({
      date: isoDate,
      today: isoDate,
      batches: z.array(
        z.object({ kitchen: z.string(), counts: z.array(z.object({ state, count: z.int() })) }),
      ),
      /** Paid boxes of earlier days that nobody has reported on, the earliest first; of the last sixty days. */
      unreported: z.array(z.object({ date: isoDate, kitchen: z.string(), boxes: z.int() })),
      /**
       * What a job could not do for one household, of any day, and tries again: an order that is not opened (`open`), or not chosen
       * for, locked and charged (`run`), and a letter or text that cannot be made or sent. The oldest first, fifty at the most.
       */
      setAside: z.array(
        z.object({
          what: z.enum(['open', 'run', 'letter']),
          /** Null for a person without an account. */
          client: z.nullable(z.object({ id, name: z.string(), email: z.string() })),
          /** The day of the box; null for a letter. */
          date: z.nullable(isoDate),
          /** On the brand’s clocks, `YYYY-MM-DDTHH:MM`. */
          since: z.string(),
          /** What failed, in the program’s words; of a letter, its template, the log says why. */
          why: z.string(),
        }),
      ),
      pickups: z.array(
        z.object({
          clientId: id,
          id,
          name: z.string(),
          email: z.string(),
          window: deliveryWindow,
          state: z.enum(statesOf('pickup')),
          /** The bags and kits at the household. */
          out: z.array(z.object({ number: z.string(), kind: z.enum(returnableKinds) })),
        }),
      ),
    }),
  }),
  report: get({
    summary:
      'Boxes that failed or were late from a day until another, by reason, and what their households chose; beside all that were delivered.',
    who: 'admin',
    right: 'see_deliveries',
    input: z.object({
      /** The seven days until today by default. */
      from: z.optional(isoDate),
      until: z.optional(isoDate),
    }),
    output: z.object({
      from: isoDate,
      until: isoDate,
      delivered: z.int(),
      troubles: z.array(
        z.object({
          kind: z.enum(troubleKinds),
          /** Null for a late one, and where no reason was given. */
          reason: z.nullable(z.enum([...failureReasons, 'called_off'])),
          /** Null where nothing was chosen. */
          choice: z.nullable(z.enum(remedies)),
          count: z.int(),
        }),
      ),
    }),
  }),
  orders: get({
    summary: 'Orders of a batch, by name; the first hundred of those that are looked for.',
    who: 'admin',
    right: 'see_deliveries',
    input: z.object({
      date: isoDate,
      kitchen,
      /** A part of a name or of an email. */
      find: z._default(text(80), ''),
    }),
    output: z.object({
      count: z.int(),
      orders: z.array(
        z.object({ id, clientId: id, name: z.string(), email: z.string(), window: deliveryWindow, state }),
      ),
    }),
  }),
  move_batch: post({
    summary:
      'Moves the boxes of a batch that are one step before a state to it, a hundred at a time; `left` says how many still are.',
    who: 'admin',
    right: 'move_boxes',
    input: z.object({
      date: isoDate,
      kitchen,
      state: z.enum(batchSteps, { error: code('invalid_input') }),
    }),
    output: z.object({ moved: z.int(), left: z.int() }),
    errors: ['day_not_come'],
  }),
  move_order: post({
    summary: 'Moves one order to a state, through those before it; a failed delivery says why.',
    who: 'admin',
    right: 'move_boxes',
    input: z.object({
      id,
      state: z.enum(deliverySteps, { error: code('invalid_input') }),
      reason: z.optional(z.enum(failureReasons, { error: code('required') })),
    }),
    output: z.object({ id, state }),
    errors: ['not_found', 'order_state_refused', 'day_not_come', 'required'],
  }),
  finish_pickup: post({
    summary: 'Says that a pickup was done, with the bags and kits taken by number, or missed.',
    who: 'admin',
    right: 'run_deliveries',
    input: z.object({
      clientId: id,
      id,
      state: z.enum(finishedPickups, { error: code('invalid_input') }),
      taken: z._default(z.array(number).check(z.maxLength(50, code('too_long'))), []),
    }),
    output: done,
    errors: ['not_found', 'day_not_come', 'conflict'],
  }),
  take_back: post({
    summary: 'Bags and kits that came back, by number, whichever household had them.',
    who: 'admin',
    right: 'move_boxes',
    input: z.object({ numbers: z.array(number).check(z.maxLength(200, code('too_long'))) }),
    output: z.object({
      taken: z.array(z.string()),
      /** Numbers that are at no household: mistyped, or returned already. */
      notOut: z.array(z.string()),
    }),
  }),
} as const
