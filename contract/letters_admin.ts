// The office's calls for letters to lists of households, and for the newsletter's list as a file. Area 7 does not list them
// (docs/decisions/0004).

import * as z from 'zod/mini'
import { locales, provinces } from '../domain/brands.ts'
import { standings, unwritten } from '../domain/letters/filter.ts'
import { letterButtons, longest } from '../domain/letters/words.ts'
import { planSizes } from '../domain/plans.ts'
import { get, post } from './call.ts'
import { code, done, id, instant, isoDate, locale, requiredText, text, wholeNumber } from './fields.ts'

const most = 1_000_000
/** Up to sixty of some values, once each; null for any. */
const among = <T extends z.ZodMiniType>(value: T) =>
  z.nullable(
    z
      .array(value, { error: code('invalid_input') })
      .check(z.minLength(1, code('invalid_input')), z.maxLength(60, code('too_long'))),
  )
const limit = (least = 0) => z.nullable(wholeNumber(least, most))
const enumOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: code('invalid_input') })

const filter = z.object({
  standings: among(enumOf(standings)),
  provinces: among(enumOf(provinces)),
  zones: among(requiredText(60)),
  areas: among(z.string()).check(
    z.refine(
      areas => areas === null || areas.every(area => /^[A-Z]\d[A-Z]$/.test(area)),
      code('postal_invalid'),
    ),
  ),
  plans: among(enumOf(planSizes.map(plan => plan.id))),
  languages: among(enumOf(locales)),
  weeksFrom: limit(),
  weeksTo: limit(),
  boxesFrom: limit(),
  boxesTo: limit(),
  pointsFrom: limit(1),
  creditFrom: limit(1),
  joinedFrom: z.nullable(isoDate),
  joinedTo: z.nullable(isoDate),
})

const counts = z.object({
  /** On the list, and of those the ones that may be written to. */
  listed: z.int(),
  written: z.int(),
  /** The others, by the reason. */
  others: z.record(z.enum(unwritten), z.int()),
})

const who = z.nullable(z.string())

const letter = z.object({
  id,
  name: z.string(),
  stands: z.enum(['draft', 'sending', 'sent', 'stopped']),
  /** Who made it and when, who sent it and when; null for somebody who is nobody here any more. */
  by: who,
  at: instant,
  sentBy: who,
  sentAt: z.nullable(instant),
  /** Households that it was to go to when it was sent. */
  expected: z.int(),
  /** Written so far, and what became of them. */
  written: z.int(),
  sent: z.int(),
  bounced: z.int(),
  dropped: z.int(),
})

const draft = {
  name: requiredText(longest.name),
  /** Both languages; all of them may be empty until it is sent. */
  subjectEn: text(longest.subject),
  subjectFr: text(longest.subject),
  bodyEn: text(longest.body),
  bodyFr: text(longest.body),
  button: enumOf(letterButtons),
  filter,
}

export const letters_admin = {
  list: get({
    summary: 'The letters to lists of the brand’s households, newest first, with what became of them.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({ letters: z.array(letter) }),
  }),
  find: get({
    summary: 'A letter to a list: its words in both languages, whom it is for, and what became of it.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ id }),
    output: z.object({
      letter: z.extend(letter, {
        ...{ subjectEn: z.string(), subjectFr: z.string(), bodyEn: z.string(), bodyFr: z.string() },
        button: z.enum(letterButtons),
        filter,
        version: z.int(),
        stoppedBy: who,
        stoppedAt: z.nullable(instant),
        stopReason: z.nullable(z.string()),
      }),
      /** The zones of the brand that households live in. */
      zones: z.array(z.string()),
    }),
    errors: ['not_found'],
  }),
  make: post({
    summary: 'Begins a letter to a list: a draft with a name, for all households of the brand.',
    who: 'admin',
    right: 'write_letters',
    input: z.object({ id, name: requiredText(longest.name) }),
    output: z.object({ id }),
    errors: ['conflict'],
  }),
  save: post({
    summary: 'Changes a draft. Links lead to pages of ours or to a secure address.',
    who: 'admin',
    right: 'write_letters',
    input: z.object({ id, seen: wholeNumber(1, most), ...draft }),
    output: z.object({ version: z.int() }),
    errors: ['not_found', 'conflict', 'letter_link'],
  }),
  drop: post({
    summary: 'Deletes a draft.',
    who: 'admin',
    right: 'write_letters',
    input: z.object({ id }),
    output: done,
    errors: ['not_found', 'conflict'],
  }),
  foresee: post({
    summary: 'How many households are on a list, how many of them may be written to, and why not the others.',
    who: 'admin',
    right: 'write_letters',
    logs: 'nothing',
    input: z.object({ filter }),
    output: counts,
  }),
  recipients: get({
    summary: 'Fifty of the households that a letter goes to, or would go to now, in the order it is written.',
    who: 'admin',
    right: 'write_letters',
    logs: 'reading',
    input: z.object({ id, after: z.optional(id) }),
    output: z.object({
      name: z.string(),
      households: z.array(
        z.object({
          id,
          ...{ name: z.string(), email: z.string(), city: z.nullable(z.string()), language: locale },
          standing: z.enum(standings),
          boxes: z.int(),
          joinedOn: isoDate,
        }),
      ),
      next: z.nullable(id),
    }),
    errors: ['not_found'],
  }),
  send_sample: post({
    summary: 'Sends a letter as it stands to the caller’s own address, in both languages.',
    who: 'admin',
    right: 'write_letters',
    input: z.object({ id }),
    output: z.object({ email: z.string() }),
    errors: ['not_found', 'letter_unfinished'],
  }),
  send: post({
    summary:
      'Sends a letter to the households on its list that agreed to offers and news by email. It cannot be changed from then on, but stopped.',
    who: 'admin',
    right: 'write_letters',
    asks: true,
    input: z.object({ id, seen: wholeNumber(1, most) }),
    output: z.object({ expected: z.int() }),
    errors: ['not_found', 'conflict', 'letter_unfinished', 'letter_to_nobody'],
  }),
  stop: post({
    summary: 'Stops a letter that is being sent, with a reason: what has not left yet never does.',
    who: 'admin',
    right: 'write_letters',
    input: z.object({ id, reason: requiredText(300) }),
    output: done,
    errors: ['not_found', 'conflict'],
  }),
  newsletter: get({
    summary: 'The brand’s newsletter lists by language: how many addresses, confirmed and not left since.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      /** Whether the lists are kept here; otherwise a provider of newsletters has them. */
      isKeptHere: z.boolean(),
      lists: z.array(
        z.object({ locale, addresses: z.int(), since: z.nullable(instant), last: z.nullable(instant) }),
      ),
    }),
  }),
  export_newsletter: post({
    summary:
      'Some of the addresses of a newsletter list, in the order of the alphabet, for a file. Each page leaves a line in the log.',
    who: 'admin',
    right: 'write_letters',
    asks: true,
    input: z.object({ locale, after: z.optional(text(254)) }),
    output: z.object({
      addresses: z.array(z.object({ email: z.string(), agreedAt: instant })),
      next: z.nullable(z.string()),
    }),
  }),
} as const
