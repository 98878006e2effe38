// The office's calls for messages: every kind with what became of it, and a hold of one kind. Area 7 does not list them
// (docs/decisions/0004).

import * as z from 'zod/mini'
import { standingReasons } from '../domain/messages/holding.ts'
import { get, post } from './call.ts'
import { done, flag, instant, isoDate, locale, requiredText } from './fields.ts'

const kind = requiredText(60)
const channel = z.enum(['email', 'sms'])

const fates = { sent: z.int(), bounced: z.int(), dropped: z.int(), stopped: z.int() }

const held = z.nullable(
  z.object({
    reason: z.string(),
    /** Who held it back; null for somebody who is nobody here any more. */
    by: z.nullable(z.string()),
    at: instant,
  }),
)

/** Why it may not be held back; null where it may be. */
const always = z.nullable(z.enum(standingReasons))

export const messages_admin = {
  list: get({
    summary:
      'Every kind of message, with what became of the brand’s in the last seven days, what waits, and which are held back.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      since: isoDate,
      kinds: z.array(
        z.object({
          kind: z.string(),
          channels: z.array(channel),
          ...fates,
          /** Counted up to a hundred thousand of the brand. */
          waiting: z.int(),
          waitingSince: z.nullable(instant),
          always,
          held,
        }),
      ),
    }),
  }),
  find: get({
    summary:
      'One kind of message: its words with the values of an example in both languages, what became of it day by day, and how long what waits has waited.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ kind }),
    output: z.object({
      kind: z.string(),
      always,
      held,
      examples: z.array(
        z.object({
          locale,
          channel,
          /** The subject of an email, or the words of a text. */
          words: z.string(),
        }),
      ),
      days: z.array(z.object({ date: isoDate, channel, ...fates })),
      since: isoDate,
      /** By age: up to an hour, up to a day, longer; and those that failed before. */
      waiting: z.object({ hour: z.int(), day: z.int(), older: z.int(), tried: z.int() }),
    }),
    errors: ['not_found'],
  }),
  hold: post({
    summary:
      'Holds a kind of message back, with a reason: what is written of it waits. None that the law or safety needs can be held.',
    who: 'admin',
    right: 'run_offers',
    input: z.object({ kind, reason: requiredText(300) }),
    output: done,
    errors: ['not_found', 'conflict', 'message_always_sent'],
  }),
  let_go: post({
    summary: 'Lets a kind of message go that is held back: what waits is sent, or dropped for good.',
    who: 'admin',
    right: 'run_offers',
    input: z.object({ kind, drop: flag, reason: requiredText(300) }),
    output: z.object({ messages: z.int() }),
    errors: ['not_found'],
  }),
} as const
