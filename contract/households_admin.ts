// A household as an admin sees it who was called by it: its account, its boxes and its changes; changing its address, and closing
// its account. Area 7 does not list these calls (docs/decisions/0004).

import * as z from 'zod/mini'
import { changeActors } from '../domain/household_events.ts'
import { orderStates } from '../domain/machines/order.ts'
import { statesOf } from '../domain/machines/tables.ts'
import { seenPages } from '../domain/office/seen_pages.ts'
import { returnableKinds } from '../domain/returnables.ts'
import { foundBy } from '../domain/search/find_household.ts'
import { actErrors, actFor, actReason, foreseen, giving, valueToGive } from './acts_for_households.ts'
import { get, post } from './call.ts'
import { cents, code, done, id, isoDate, listPlace, locale, requestId, requiredText, text } from './fields.ts'
import { household_changes } from './household_changes.ts'
import { settings_delivery } from './settings_delivery.ts'
import { settings_taste } from './settings_taste.ts'
import { missing } from './subscription.ts'

const { changes, next } = household_changes.index.output.shape
const { delivery, check_pc_schedule } = settings_delivery

/** The parts of a household's story that can be shown alone. */
const storyParts = ['boxes', 'money', 'letters', 'doors', 'account', 'notes'] as const

export const households_admin = {
  find: post({
    summary:
      'Finds households by name, email, phone, address, postal code, box, bag, reference, card, gift card, code or payment; fifty at the most, the closest first.',
    who: 'admin',
    right: 'see_households',
    // Many are listed, and each leaves a line once it is opened; what was typed may be a name, which the log never has.
    logs: 'nothing',
    input: z.object({ typed: text(120) }),
    output: z.object({
      found: z.array(
        z.object({
          client: z.object({ id, name: z.string(), email: z.string() }),
          phone: z.nullable(z.string()),
          address: z.nullable(z.string()),
          city: z.nullable(z.string()),
          /** Null before the sign-up is complete. */
          state: z.nullable(z.enum(statesOf('subscription'))),
          plan: z.nullable(z.string()),
          resumesOn: z.nullable(isoDate),
          /** Whether a box of it is unpaid. */
          unpaid: z.boolean(),
          next: z.nullable(
            z.object({
              orderId: id,
              date: isoDate,
              state: z.enum(orderStates),
              totalCents: z.nullable(cents),
            }),
          ),
          /** What it was found by: the words of an address, the day of a box, the number of a bag. */
          matched: z.object({ by: z.enum(foundBy), words: z.string(), orderId: z.nullable(id) }),
        }),
      ),
      /** There are others: more has to be typed. */
      more: z.boolean(),
    }),
  }),
  seen: get({
    summary:
      'Opens a page of a household as the household sees it, for somebody who may act for it: whose it is, and in which language. The page itself can only be looked at.',
    who: 'admin',
    right: 'act_for_households',
    logs: 'reading',
    input: z.object({
      clientId: id,
      page: z.enum(seenPages, { error: code('not_found') }),
      /** For a page of one box. */
      orderId: z.optional(id),
    }),
    output: z.object({
      clientId: id,
      firstName: z.string(),
      language: locale,
      page: z.enum(seenPages),
      orderId: z.nullable(id),
    }),
    errors: ['not_found'],
  }),
  show: get({
    summary:
      'A household’s account, its boxes with what was paid for them, what is at its door, and its changes, newest first, thirty a page.',
    who: 'admin',
    right: 'see_households',
    logs: 'reading',
    input: z.object({ clientId: id, after: z.optional(listPlace) }),
    output: z.object({
      client: z.object({
        id,
        name: z.string(),
        email: z.string(),
        phone: z.nullable(z.string()),
        language: locale,
        since: isoDate,
      }),
      /** Null before the sign-up is complete. */
      subscription: z.nullable(
        z.object({
          state: z.enum(statesOf('subscription')),
          plan: z.string(),
          resumesOn: z.nullable(isoDate),
        }),
      ),
      /** As printed on the label, with what drivers read; null without one. */
      address: z.nullable(
        z.object({ label: z.string(), buzzer: z.string(), notes: z.string(), verified: z.boolean() }),
      ),
      value: z.object({ givenCents: cents, boughtCents: cents, corporateCents: cents }),
      points: z.object({ pending: z.int(), available: z.int() }),
      /** Whether an admin allows it at an address that another account has (rule 42). */
      sharesDoor: z.boolean(),
      out: z.array(z.object({ number: z.string(), kind: z.enum(returnableKinds), since: isoDate })),
      /** The names of what it never eats, the severe ones apart; and its diet. */
      never: z.array(z.object({ name: z.string(), isSevere: z.boolean() })),
      vegetarian: z.boolean(),
      vegan: z.boolean(),
      /** The card that pays; null without one. */
      card: z.nullable(z.object({ brand: z.string(), last4: z.string(), expiry: z.nullable(z.string()) })),
      notes: z.array(z.object({ id, words: z.string(), by: z.nullable(z.string()), date: isoDate })),
      /** Those to come and the last ones, the latest first. */
      boxes: z.array(
        z.object({
          id,
          deliveryDate: isoDate,
          state: z.enum(orderStates),
          /** What was asked for, tax included, and what of it has gone back; null before the box was priced. */
          totalCents: z.nullable(cents),
          backCents: cents,
          startHour: z.int(),
          /** Until when it can change, on the brand's clocks. */
          changesUntil: z.object({ date: isoDate, time: z.string() }),
          /** Whether it can change now. */
          isOpen: z.boolean(),
          /** What is in it, by name. */
          dishes: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.int() })),
        }),
      ),
      /** As the household’s own list has them; `admin`: the email of the admin who did it, null where none did. */
      changes: z.array(z.extend(changes.def.element, { admin: z.nullable(z.string()) })),
      next,
    }),
    errors: ['not_found'],
  }),
  story: get({
    summary:
      'What happened to a household, newest first, forty a page: changes, letters with their words, cards that were tried, reports from its door, notes.',
    who: 'admin',
    right: 'see_households',
    logs: 'reading',
    input: z.object({
      clientId: id,
      show: z.optional(z.enum(storyParts, { error: code('invalid_input') })),
      after: z.optional(listPlace),
    }),
    output: z.object({
      entries: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['box', 'account', 'letter', 'payment', 'stop', 'note']),
          date: isoDate,
          time: z.string(),
          /** What happened; the subject of a letter, the card of a payment, the kind of a report. */
          words: z.string(),
          /** The text of a letter, the device and reference of a change, why a card was declined. */
          detail: z.nullable(z.string()),
          who: z.nullable(z.enum(changeActors)),
          /** The email of the person of the company who did it. */
          by: z.nullable(z.string()),
          orderId: z.nullable(id),
          boxDate: z.nullable(isoDate),
          /** `locale` is the letter's own language. */
          letter: z.nullable(
            z.object({ key: z.string(), channel: z.string(), locale: z.string(), canRepeat: z.boolean() }),
          ),
          /**
           * Of a driver's report: its id, how far from the door it was made (metres), and whether it has a photo. Null for a reader
           * without the right `see_doors`.
           */
          door: z.nullable(z.object({ id, metres: z.nullable(z.int()), photo: z.boolean() })),
          state: z.nullable(z.string()),
          cents: z.optional(cents),
        }),
      ),
      next,
    }),
    errors: ['not_found'],
  }),
  door_photo: get({
    summary: 'The photo of a driver’s report at a household’s door: a JPEG in base64.',
    who: 'admin',
    right: 'see_doors',
    logs: 'reading',
    input: z.object({ clientId: id, id }),
    output: z.object({ jpeg: z.string() }),
    errors: ['not_found'],
  }),
  choices: get({
    summary: 'The days that a household’s box can move to, and what its week’s menu has.',
    who: 'admin',
    right: 'act_for_households',
    input: z.object({ clientId: id, orderId: id }),
    output: z.object({
      dates: z.array(z.object({ date: isoDate, startHour: z.int(), endHour: z.int() })),
      products: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    errors: ['not_found', 'order_locked'],
  }),
  add_note: post({
    summary: 'Keeps what the office should remember of a household; repeating it keeps it once.',
    who: 'admin',
    right: 'act_for_households',
    input: z.object({ clientId: id, requestId, words: requiredText(1_000) }),
    output: done,
    errors: ['not_found'],
  }),
  take_note_away: post({
    summary: 'Takes a note about a household away.',
    who: 'admin',
    right: 'act_for_households',
    input: z.object({ clientId: id, noteId: id }),
    output: done,
    errors: ['not_found'],
  }),
  foresee: post({
    summary:
      'What would follow from an act for a household: boxes, balances, letters, and what would be charged at once.',
    who: 'admin',
    right: 'act_for_households',
    logs: 'nothing',
    input: z.object(actFor),
    output: foreseen,
    errors: actErrors,
  }),
  act_for: post({
    summary:
      'Does for a household what it asked for on the phone, by its own calls: with who did it and why, and with its letters or without.',
    who: 'admin',
    right: 'act_for_households',
    asks: true,
    input: z.object({ ...actFor, ...actReason }),
    output: z.object({
      /** Null where nothing had to be done, or what was done has none. */
      reference: z.nullable(z.string()),
      /** What a box had and is sold out now. */
      missing,
    }),
    errors: actErrors,
  }),
  delivery: get({
    summary:
      'Where a household’s boxes go and when, as its own settings say it, with the version of these settings.',
    who: 'admin',
    right: 'see_households',
    logs: 'reading',
    input: z.object({ clientId: id }),
    output: z.extend(delivery.output, { version: z.string() }),
    errors: ['not_found', 'account_closed'],
  }),
  check_postal: get({
    summary:
      'What a household’s own settings say of a postal code: whether it is delivered to, on which days.',
    who: 'admin',
    right: 'see_households',
    input: z.extend(check_pc_schedule.input, { clientId: id }),
    output: check_pc_schedule.output,
    errors: check_pc_schedule.errors,
  }),
  share_door: post({
    summary:
      'Allows an account at an address that another household has, or no longer does; the same again changes nothing.',
    who: 'admin',
    right: 'act_for_households',
    asks: true,
    input: z.object({
      clientId: id,
      allowed: z.boolean(),
      /** The household reads it in its list of changes. */
      reason: requiredText(300),
    }),
    output: done,
    errors: ['not_found'],
  }),
  taste: get({
    summary: 'A household’s tastes and exclusions, as its own settings say them, with what can be chosen.',
    who: 'admin',
    right: 'see_households',
    logs: 'reading',
    input: z.object({ clientId: id }),
    output: settings_taste.show.output,
    errors: ['not_found'],
  }),
  foresee_giving: post({
    summary:
      'What would follow from a refund, points or value for a household: balances, the card, boxes, letters.',
    who: 'admin',
    right: 'give_money',
    logs: 'nothing',
    input: z.object(giving),
    output: foreseen,
    errors: [
      ...(['not_found', 'account_closed', 'points_missing'] as const),
      ...(['refund_nothing_left', 'refund_too_much', 'conflict'] as const),
    ],
  }),
  give_value: post({
    summary: 'Gives a household value that pays for its next boxes, for what went wrong.',
    who: 'admin',
    right: 'give_money',
    asks: true,
    input: z.object({
      clientId: id,
      cents: valueToGive,
      ...actReason,
      /** Identifies it: repeating the call gives it once. */
      requestId,
    }),
    output: z.object({ givenCents: cents, reference: z.string() }),
    errors: ['not_found', 'account_closed'],
  }),
} as const
