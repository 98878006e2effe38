// The admin's calls for the terms of boxes: what plans cost, the volume discount, the minimum and taxes, each with its versions; what a change
// would do, and the change (rule 82). Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { taxCodes } from '../domain/tax/classes.ts'
import { pricingKinds } from '../domain/terms/versions.ts'
import { get, post } from './call.ts'
import { code, isoDate, requiredText } from './fields.ts'

const whole = (least: number, most: number) =>
  z
    .int({ error: code('invalid_input') })
    .check(z.minimum(least, code('invalid_input')), z.maximum(most, code('invalid_input')))

const price = z.object({ cents: whole(1, 100_000) })
/** Parts per 100,000. */
const rate = whole(0, 50_000)

/** `MM-DD`. */
const dayOfYear = z
  .string({ error: code('required') })
  .check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, code('invalid_input')))

const values = {
  plan_price: price,
  minimum_order: z.object({ cents: whole(0, 100_000) }),
  volume_discount: z.object({
    steps: z
      .array(z.object({ meals: whole(1, 100), rate }), { error: code('invalid_input') })
      .check(z.maxLength(10, code('too_long'))),
  }),
  tax: z.object({
    taxes: z
      .array(z.object({ code: z.enum(taxCodes), rate }), { error: code('invalid_input') })
      .check(z.maxLength(taxCodes.length, code('too_long'))),
  }),
  referral: z.object({ creditCents: whole(0, 100_000), friendServings: whole(0, 20) }),
  merit: z.object({ creditCents: whole(0, 100_000) }),
  gift_bonus: z.object({
    minimumCents: whole(0, 1_000_000),
    percent: whole(1, 100),
    window: z.nullable(z.object({ from: dayOfYear, until: dayOfYear })),
  }),
  points: z.object({ standard: rate, loyal: rate }),
}

const subject = z.string({ error: code('required') }).check(z.maxLength(60, code('too_long')))
const named = { kind: z.enum(pricingKinds), subject }

/** A term with a value of its kind. */
const term = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan_price'), subject, value: values.plan_price }),
  z.object({ kind: z.literal('volume_discount'), subject, value: values.volume_discount }),
  z.object({ kind: z.literal('minimum_order'), subject, value: values.minimum_order }),
  z.object({ kind: z.literal('tax'), subject, value: values.tax }),
  z.object({ kind: z.literal('referral'), subject, value: values.referral }),
  z.object({ kind: z.literal('merit'), subject, value: values.merit }),
  z.object({ kind: z.literal('gift_bonus'), subject, value: values.gift_bonus }),
  z.object({ kind: z.literal('points'), subject, value: values.points }),
])

const value = z.union([
  values.referral,
  values.merit,
  values.gift_bonus,
  values.points,
  values.plan_price,
  values.minimum_order,
  values.volume_discount,
  values.tax,
])

const version = z.object({
  version: z.int(),
  value,
  /** The first delivery date that it is for. */
  from: isoDate,
  takenBack: z.boolean(),
  reason: z.string(),
  /** Day and time on the brand’s clock. */
  date: isoDate,
  time: z.string(),
  /** The admin’s email; null where it came with the program. */
  admin: z.nullable(z.string()),
})

const next = z.object({ value, from: isoDate })

/** What follows from a change, for boxes and households. */
const effects = z.object({
  /** The first delivery date that the change could be for. */
  first: isoDate,
  /** Whether a household pays more, or has to order more. */
  rises: z.boolean(),
  /** Households that get a letter about it. */
  letters: z.int(),
  /** Boxes with a price that can still change, which is made again. */
  boxes: z.int(),
  /** What all of these cost more by it, cents; below zero for less. */
  cents: z.int(),
  /** Whether there are so many of them that the cents are reckoned from some. */
  estimated: z.boolean(),
  /** What a week of every active household costs more by it, cents, where each takes its plan and no more. */
  weekCents: z.int(),
})

const termHistory = z.object({
  ...named,
  /** The newest version, which a change is based on. */
  version: z.int(),
  versions: z.array(version),
})

/** Where a change costs a household more, and where it does not: the first delivery date that it could be for. */
const firstDates = z.object({ rise: isoDate, other: isoDate })

/** Terms that change together: as many as the log of staff shows. */
const mostTogether = 20

const several = <T extends z.ZodMiniType>(of: T) =>
  z
    .array(of, { error: code('required') })
    .check(z.minLength(1, code('required')), z.maxLength(mostTogether, code('too_long')))

const changed = z.object({
  /** Of each term, in the order they were given in. */
  versions: z.array(z.int()),
  letters: z.int(),
  boxes: z.int(),
})
const refusals = ['not_found', 'catalogue_changed', 'term_too_soon'] as const

export const terms = {
  list: get({
    summary: 'Every term: its value for boxes delivered today, and the next one.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      terms: z.array(z.object({ ...named, version: z.int(), value, next: z.nullable(next) })),
    }),
    errors: [],
  }),
  term: get({
    summary:
      'A term with all its versions, newest first, and the first delivery dates that a change could be for.',
    who: 'admin',
    right: 'see_work',
    input: z.object(named),
    output: z.extend(termHistory, { first: firstDates }),
    errors: ['not_found'],
  }),
  sheet: get({
    summary: 'All terms of a kind of this brand with all their versions, and its active households by plan.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ kind: z.enum(pricingKinds) }),
    output: z.object({
      terms: z.array(termHistory),
      first: firstDates,
      households: z.array(z.object({ planId: z.string(), households: z.int() })),
    }),
    errors: [],
  }),
  preview: post({
    summary:
      'What a change of terms of one kind would do to boxes, in dollars and in letters. It changes nothing.',
    who: 'admin',
    right: 'see_work',
    logs: 'nothing',
    input: z.object({ terms: several(term), from: isoDate }),
    output: effects,
    errors: ['not_found'],
  }),
  set: post({
    summary:
      'Gives terms of one kind other values for boxes delivered from a date on, all or none. A price that rises is for weeks in which nobody has a box yet, and told thirty days before its first charge; anything else is for boxes that can still change too, which are priced again.',
    who: 'admin',
    right: 'set_money',
    asks: true,
    input: z.object({
      changes: several(z.object({ term, base: whole(0, 1_000_000) })),
      from: isoDate,
      reason: requiredText(300),
    }),
    output: changed,
    errors: refusals,
  }),
  take_back: post({
    summary:
      'Takes back changes that have not begun, all or none. Households that were told of it are told so.',
    who: 'admin',
    right: 'set_money',
    asks: true,
    input: z.object({
      changes: several(z.object({ ...named, version: whole(1, 1_000_000) })),
      reason: requiredText(300),
    }),
    output: changed,
    errors: refusals,
  }),
} as const
