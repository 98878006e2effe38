// The admin's calls for what a brand says of itself: its phone, mailboxes, addresses, hours, links, claims and promises, each with its versions.
// Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { factKinds, outsidePages, socialNetworks } from '../domain/brand_facts/facts.ts'
import { areOpeningHours } from '../domain/brand_facts/hours.ts'
import { get, post } from './call.ts'
import { code, email, isoDate, oneLine, requiredText, text } from './fields.ts'

const whole = (least: number, most: number) =>
  z
    .int({ error: code('invalid_input') })
    .check(z.minimum(least, code('invalid_input')), z.maximum(most, code('invalid_input')))

const inBothLanguages = z.object({ en: oneLine(120), fr: oneLine(120) })

/** An address elsewhere, encrypted, without a user or a port of its own; empty for none. */
const link = text(300).check(z.refine(isLink, code('link_invalid')))

function isLink(typed: string): boolean {
  if (typed === '') return true
  const url = URL.parse(typed)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.hostname.includes('.') &&
    `${url.username}${url.password}${url.port}` === ''
  )
}

const clock = z
  .string({ error: code('hours_invalid') })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('hours_invalid')))
const day = whole(1, 7)

const claim = z.nullable(z.object({ count: whole(1, 100_000), orMore: z.boolean() }))

const values = {
  phone: z.object({ number: text(40, 'phone_invalid').check(z.minLength(1, code('phone_invalid'))) }),
  email: z.object({ address: email }),
  postal_address: z.object({ line: oneLine(160) }),
  in_words: inBothLanguages,
  hours: z.object({
    days: z
      .array(z.object({ fromDay: day, toDay: day, opens: clock, closes: clock }), {
        error: code('hours_invalid'),
      })
      .check(z.maxLength(7, code('hours_invalid')), z.refine(areOpeningHours, code('hours_invalid'))),
  }),
  links: z.partialRecord(z.enum(outsidePages), link),
  social: z.partialRecord(z.enum(socialNetworks), link),
  claims: z.object({ dishes: claim, items: claim, places: claim }),
  promises: z
    .object({
      vegetarianLeast: whole(0, 100),
      vegetarianMost: whole(0, 100),
      firstOrderPercent: whole(1, 100),
      minutesToCook: whole(1, 240),
      minutesToHeat: whole(1, 60),
      eatWithinDays: whole(1, 14),
    })
    .check(z.refine(of => of.vegetarianLeast <= of.vegetarianMost, code('invalid_input'))),
}

/** A fact with a value of its kind. */
const fact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone'), value: values.phone }),
  z.object({ kind: z.literal('email'), value: values.email }),
  z.object({ kind: z.literal('pickups_email'), value: values.email }),
  z.object({ kind: z.literal('postal_address'), value: values.postal_address }),
  z.object({ kind: z.literal('made_in'), value: values.in_words }),
  z.object({ kind: z.literal('region'), value: values.in_words }),
  z.object({ kind: z.literal('hours'), value: values.hours }),
  z.object({ kind: z.literal('links'), value: values.links }),
  z.object({ kind: z.literal('social'), value: values.social }),
  z.object({ kind: z.literal('claims'), value: values.claims }),
  z.object({ kind: z.literal('promises'), value: values.promises }),
])

const version = z.object({
  version: z.int(),
  /** Of its kind. */
  value: z.record(z.string(), z.unknown()),
  /** The first day that it is for. */
  from: isoDate,
  reason: z.string(),
  /** Day and time on the brand’s clock. */
  date: isoDate,
  time: z.string(),
  /** The admin’s email; null where it came with the program. */
  admin: z.nullable(z.string()),
})

export const facts_admin = {
  list: get({
    summary: 'Every fact of this brand with all its versions, newest first.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      facts: z.array(
        z.object({
          kind: z.enum(factKinds),
          /** The newest version, which a change is based on; 0 before there is one. */
          version: z.int(),
          versions: z.array(version),
        }),
      ),
    }),
    errors: [],
  }),
  set: post({
    summary:
      'Gives a fact of this brand another value from a day on, today at the earliest. Pages and letters have it from then on.',
    who: 'admin',
    right: 'write_content',
    asks: true,
    input: z.object({ fact, base: whole(0, 1_000_000), from: isoDate, reason: requiredText(300) }),
    output: z.object({ version: z.int() }),
    errors: ['catalogue_changed', 'fact_too_soon', 'phone_invalid'],
  }),
} as const
