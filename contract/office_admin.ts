// The office's own calls: what somebody has to look at today, and what can be done about it. Area 7 does not list these calls
// (docs/decisions/0004).

import * as z from 'zod/mini'
import { orderStates } from '../domain/machines/order.ts'
import { exceptionKinds } from '../domain/office/exceptions.ts'
import { jobStates } from '../domain/office/jobs.ts'
import { numberNames } from '../domain/office/numbers.ts'
import { declineReasons } from '../domain/payments/declines.ts'
import { get, post } from './call.ts'
import { cents, done, id, instant, isoDate, requiredText, text } from './fields.ts'

const person = z.object({ id, name: z.string(), email: z.string() })

/** The step of a batch that failed as a whole at its last try, and why, in the program’s words. */
const failure = z.nullable(
  z.object({ step: z.enum(['run', 'retry', 'pack']), why: z.string(), since: instant, tries: z.int() }),
)

/** What is counted of boxes; amounts are cents. */
const numbers = Object.fromEntries(numberNames.map(name => [name, z.int()])) as Record<
  (typeof numberNames)[number],
  z.ZodMiniInt
>

export const office_admin = {
  today: get({
    summary:
      'What a brand’s people have to look at, each as a number with the instant until which it can be done, and how the batches of a week stand.',
    who: 'admin',
    right: 'see_work',
    input: z.object({
      /** A day of the week that is shown; today by default. */
      date: z.optional(isoDate),
    }),
    output: z.object({
      today: isoDate,
      /** The Monday of the week that is shown. */
      week: isoDate,
      /** When the worker last counted the boxes; null before the first count. */
      countedAt: z.nullable(instant),
      endOfDay: instant,
      /** Seven days from the beginning of today. */
      endOfWeek: instant,
      /** Those with something in them. Counts beyond a thousand say a thousand. */
      exceptions: z.array(
        z.object({
          kind: z.enum(exceptionKinds),
          count: z.int(),
          /** What they are worth together; null where it is no money. */
          cents: z.nullable(cents),
          until: z.nullable(instant),
          /** Since when the oldest waits. */
          since: z.nullable(instant),
          /** The first day it concerns. */
          date: z.nullable(isoDate),
        }),
      ),
      batches: z.array(
        z.object({
          kitchen: z.string(),
          date: isoDate,
          /** The boxes by state, with what they cost; counted by the worker. */
          counts: z.array(
            z.object({
              state: z.enum(orderStates),
              orders: z.int(),
              cents,
              unchosen: z.int(),
              under: z.int(),
            }),
          ),
          cutoffAt: instant,
          lockedAt: z.nullable(instant),
          chargedAt: z.nullable(instant),
          packedAt: z.nullable(instant),
          /** When declined cards are tried again. */
          retryAt: z.nullable(instant),
          paused: z.boolean(),
          failure,
        }),
      ),
    }),
  }),
  numbers: get({
    summary:
      'Boxes, choice, skips, sales, refunds, cost and retention of a brand’s weeks, of the days that are over and counted.',
    who: 'admin',
    right: 'see_money',
    input: z.object({
      /** A day of the last week that is shown; the last week that is over by default. */
      week: z.optional(isoDate),
    }),
    output: z.object({
      today: isoDate,
      /** The Monday of the last week that is shown, and of this week. */
      week: isoDate,
      current: isoDate,
      countedAt: z.nullable(instant),
      /** Thirteen weeks, the earliest first; those without a counted box are left out. */
      weeks: z.array(
        z.object({
          week: isoDate,
          /** Kitchens’ days of the week, and how many of them are counted. */
          batches: z.int(),
          counted: z.int(),
          ...numbers,
        }),
      ),
      /** The kitchens’ days of the last week. */
      days: z.array(z.object({ date: isoDate, kitchen: z.string(), ...numbers })),
      /** How many households whose first box was in one week had a box in another; of half a year. */
      cohorts: z.array(z.object({ cohort: isoDate, week: isoDate, boxes: z.int() })),
      /** The last week that is counted whole, with all before it. */
      wholeUntil: isoDate,
    }),
  }),
  unpaid: get({
    summary:
      'Boxes of days to come whose card was declined, the earliest day first, with the last try; five hundred at the most.',
    who: 'admin',
    right: 'see_money',
    input: z.object({}),
    output: z.object({
      boxes: z.array(
        z.object({
          orderId: id,
          client: person,
          phone: z.nullable(z.string()),
          date: isoDate,
          kitchen: z.string(),
          /** What the card is asked for. */
          amountCents: cents,
          card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
          tries: z.int(),
          triedAt: z.nullable(instant),
          /** Why the last try failed, where its holder can act on it. */
          why: z.nullable(z.enum(declineReasons)),
          /** The bank wants the holder to agree first. */
          needsAction: z.boolean(),
          nextTryAt: z.nullable(instant),
          /** From then on it is packed without it. */
          until: instant,
          askedAt: z.nullable(instant),
        }),
      ),
    }),
  }),
  unserved: get({
    summary:
      'Open boxes without a choice for whose households the week has too few safe meals, the earliest cutoff first; five hundred at the most.',
    who: 'admin',
    right: 'see_households',
    input: z.object({}),
    output: z.object({
      boxes: z.array(
        z.object({
          orderId: id,
          client: person,
          phone: z.nullable(z.string()),
          date: isoDate,
          kitchen: z.string(),
          /** Meals of the box, and those that the week has for it. */
          needed: z.int(),
          safe: z.int(),
          /** Its cutoff: then it is skipped. */
          until: instant,
        }),
      ),
    }),
  }),
  retry: post({
    summary: 'Asks the card on file for an unpaid box once more, as the weekly run does.',
    who: 'admin',
    right: 'act_for_households',
    asks: true,
    input: z.object({ clientId: id, orderId: id }),
    output: done,
    errors: ['not_found', 'card_declined', 'card_expired', 'card_insufficient_funds', 'card_needs_action'],
  }),
  ask_for_card: post({
    summary:
      'Writes to the household of an unpaid box that its payment failed and how to pay; once an hour at the most.',
    who: 'admin',
    right: 'act_for_households',
    input: z.object({ clientId: id, orderId: id }),
    output: done,
    errors: ['not_found', 'conflict'],
  }),
  stuck: get({
    summary:
      'What the program could not do and tries again: emails and texts, and households that the weekly run left out. Five hundred of each at the most, the oldest first.',
    who: 'admin',
    right: 'see_households',
    input: z.object({}),
    output: z.object({
      letters: z.array(
        z.object({
          clientId: id,
          key: z.string(),
          client: z.nullable(person),
          template: z.string(),
          channel: z.string(),
          since: instant,
          tries: z.int(),
        }),
      ),
      households: z.array(
        z.object({
          client: person,
          step: z.enum(['open', 'run']),
          date: isoDate,
          kitchen: z.string(),
          since: instant,
          triedAt: instant,
          /** In the program’s words. */
          why: z.string(),
        }),
      ),
      /** The jobs of the program’s clock, by name; the same for both brands. */
      jobs: z.array(
        z.object({
          name: z.string(),
          state: z.enum(jobStates),
          succeededAt: z.nullable(instant),
          failingSince: z.nullable(instant),
          failedAt: z.nullable(instant),
          failures: z.int(),
          /** In the program’s words. */
          why: z.nullable(z.string()),
        }),
      ),
      /** Batches that are not packed and whose cutoff is within a week, are paused, or failed; the earliest first. */
      batches: z.array(
        z.object({
          date: isoDate,
          kitchen: z.string(),
          cutoffAt: instant,
          charged: z.boolean(),
          packed: z.boolean(),
          /** When declined cards are asked again. */
          retryAt: z.nullable(instant),
          /** A step that is due and not done, and since when. */
          due: z.nullable(z.object({ step: z.enum(['charge', 'retry', 'pack']), since: instant })),
          pause: z.nullable(z.object({ reason: z.string(), by: z.nullable(z.string()), at: instant })),
          failure,
        }),
      ),
    }),
  }),
  send_again: post({
    summary: 'Sends an email or a text that could not be sent with the next batch, whatever its pause.',
    who: 'admin',
    right: 'act_for_households',
    input: z.object({ clientId: id, key: text(300) }),
    output: done,
    errors: ['not_found'],
  }),
  give_up: post({
    summary:
      'Gives an email or a text up: it is not tried again, and stays in the household’s record as lost.',
    who: 'admin',
    right: 'act_for_households',
    input: z.object({ clientId: id, key: text(300) }),
    output: done,
    errors: ['not_found'],
  }),
  try_household: post({
    summary:
      'Serves a household that the weekly run left out: opens its order, or chooses, locks and charges it.',
    who: 'admin',
    right: 'act_for_households',
    asks: true,
    input: z.object({ clientId: id, step: z.enum(['open', 'run']), date: isoDate }),
    output: z.object({
      /** Null where it is served; otherwise what failed, in the program’s words. */
      why: z.nullable(z.string()),
    }),
    errors: ['not_found'],
  }),
  pause_batch: post({
    summary:
      'Stops a batch: nothing of it is chosen for, locked, charged, asked again or packed until it is let go on.',
    who: 'admin',
    right: 'set_money',
    asks: true,
    input: z.object({ date: isoDate, kitchen: requiredText(40), reason: requiredText(300) }),
    output: done,
    errors: ['not_found', 'conflict'],
  }),
  resume_batch: post({
    summary: 'Lets a paused batch go on: what has fallen due is done at once.',
    who: 'admin',
    right: 'set_money',
    asks: true,
    input: z.object({ date: isoDate, kitchen: requiredText(40) }),
    output: done,
    errors: ['not_found'],
  }),
  run_job: post({
    summary: 'Has a job of the program’s clock run now, by a worker; running one is always safe.',
    who: 'admin',
    right: 'set_money',
    asks: true,
    input: z.object({ name: requiredText(60) }),
    output: done,
    errors: ['not_found'],
  }),
  run_batch: post({
    summary:
      'Has a worker do the step of a batch that failed, now: with all other steps that are due, in the order of their instants.',
    who: 'admin',
    right: 'set_money',
    asks: true,
    input: z.object({ date: isoDate, kitchen: requiredText(40) }),
    output: done,
    errors: ['not_found'],
  }),
  retry_batch: post({
    summary: 'Asks every declined card of a batch again now.',
    who: 'admin',
    right: 'set_money',
    asks: true,
    input: z.object({ date: isoDate, kitchen: requiredText(40) }),
    output: done,
    errors: ['not_found'],
  }),
} as const
