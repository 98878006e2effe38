import * as z from 'zod/mini'
import { contactTopics } from '../domain/contact/topics.ts'
import { get, post } from './call.ts'
import { code, done, email, instant, nothing, personName, requiredText, text } from './fields.ts'

export const contact = {
  form: get({
    path: '/contact/form',
    summary: 'What the contact page needs: a ticket to send with, when somebody answers, and who is asking.',
    who: 'anyone',
    input: nothing,
    output: z.object({
      /** Signed by the program with the time of its creation; every message is sent with one. */
      ticket: z.string(),
      /** A message sent sooner after its ticket was not written by a person. Milliseconds. */
      notBefore: z.int(),
      /** Rows of days, Monday is 1; wall clock in the zone of the brand’s hours. */
      hours: z.array(z.object({ fromDay: z.int(), toDay: z.int(), opens: z.string(), closes: z.string() })),
      /**
       * The periods of the next seven days, soonest first; a period that has begun is the first. `row` indexes `hours`.
       */
      periods: z.array(z.object({ row: z.int(), opensAt: instant, closesAt: instant })),
      /** The client who is signed in. */
      sender: z.nullable(z.object({ name: z.string(), email: z.string() })),
    }),
  }),
  send: post({
    path: '/contact',
    summary: 'Sends a message to the house by mail. Whoever is refused is told so (rule 59).',
    who: 'anyone',
    input: z.object({
      ticket: requiredText(200),
      name: personName,
      email,
      topic: z.enum(contactTopics, { error: code('required') }),
      orderNumber: z._default(text(60), ''),
      message: requiredText(5_000),
      /** Hidden from people: only a program fills it in. */
      website: z._default(text(300), ''),
    }),
    output: done,
    errors: ['contact_too_soon', 'contact_ticket_expired', 'contact_refused'],
    attemptsPerMinute: 6,
  }),
} as const
