// The office's calls for discount codes and their campaigns: lists with what they brought, a code's terms and their change, many codes
// at once by file or made, and ends. Area 7 does not list them (docs/decisions/0004). Their terms: docs/codes.md.

import * as z from 'zod/mini'
import { mostBarEntries } from '../domain/pricing/bar.ts'
import { madeBeginning, mostMade } from '../domain/pricing/code_columns.ts'
import { audiences } from '../domain/pricing/codes.ts'
import { discountUnits } from '../domain/pricing/discounts.ts'
import { get, post } from './call.ts'
import { cents, code, done, flag, id, isoDate, requiredText, text, wholeNumber } from './fields.ts'
import { discount } from './sessions.ts'

/** As typed: capitals or not. */
const typed = requiredText(40)

const cell = z.optional(text(500))
/** A code as it is typed, column by column, as in a file. */
const columns = z.object({
  off: cell,
  name_en: cell,
  name_fr: cell,
  text_en: cell,
  text_fr: cell,
  minimum_spend: cell,
  from: cell,
  until: cell,
  audience: cell,
  once_per_household: cell,
  total_uses: cell,
  combines_with: cell,
  default: cell,
})

const stands = z.enum(['open', 'to_come', 'over', 'used_up'])

/** What codes brought, by the boxes of the days that are over. */
const brought = {
  /** Boxes that it took something off, and those that were a household's first with it. */
  boxes: z.int(),
  firsts: z.int(),
  offCents: cents,
  /** What those boxes came to after all discounts, before tax. */
  revenueCents: cents,
}

const listed = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.enum(discountUnits),
  elements: z.array(z.int()),
  minimumSpendCents: cents,
  from: z.nullable(isoDate),
  until: z.nullable(isoDate),
  audience: z.enum(audiences),
  totalUses: z.nullable(z.int()),
  isDefault: z.boolean(),
  stands,
  campaign: z.nullable(z.object({ id, name: z.string() })),
  ...brought,
})

const campaign = z.object({
  id,
  source: z.string(),
  name: z.string(),
  from: z.nullable(isoDate),
  until: z.nullable(isoDate),
  /** Its codes, and those of them that were made for it. */
  codes: z.int(),
  made: z.int(),
  ...brought,
})

const barPlan = {
  /** Codes in turn, each with its days; null for no bound. */
  entries: z.array(z.object({ code: z.string(), from: z.nullable(isoDate), until: z.nullable(isoDate) })),
  /** The default code; null for none. */
  otherwise: z.nullable(z.string()),
}

const reason = requiredText(300)
const faults = ['not_found', 'conflict'] as const

export const codes_admin = {
  list: get({
    summary:
      'The brand’s discount codes with what they brought, those of campaigns that were made in numbers left out; and its campaigns.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({ codes: z.array(listed), campaigns: z.array(campaign) }),
  }),
  find: get({
    summary:
      'A discount code of the brand with its terms, how many households have taken it, and the last twenty times it was ended.',
    who: 'admin',
    right: 'see_work',
    input: z.object({ code: typed }),
    output: z.object({
      code: z.string(),
      name: z.string(),
      /** Percent, cents or servings, for each box in turn. */
      unit: z.enum(discountUnits),
      elements: z.array(z.int()),
      minimumSpendCents: cents,
      from: z.nullable(isoDate),
      until: z.nullable(isoDate),
      audience: z.enum(audiences),
      totalUses: z.nullable(z.int()),
      taken: z.int(),
      /** Offered to visitors who bring none. */
      isDefault: z.boolean(),
      /** Whether somebody can still take it today. */
      isOpen: z.boolean(),
      /** Whether its last day is still to come, so that it can be brought forward. */
      canEnd: z.boolean(),
      /** The brand's date. */
      today: isoDate,
      /** Its terms as they are typed; null for a code of friends, which is a term of its own. */
      columns: z.nullable(z.record(z.string(), z.string())),
      campaignId: z.nullable(id),
      ...brought,
      /** Each time it was ended, newest first. */
      endings: z.array(
        z.object({
          /** Day and time (`HH:MM`) on the brand’s clock. */
          date: isoDate,
          time: z.string(),
          /** The last day that it was given. */
          lastDay: isoDate,
          reason: z.string(),
          /** The admin’s email; null where the account is gone. */
          admin: z.nullable(z.string()),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  takers: get({
    summary: 'The fifty households that took a code last, with how many of their boxes used it.',
    who: 'admin',
    right: 'see_households',
    input: z.object({ code: typed }),
    output: z.object({
      takers: z.array(
        z.object({
          client: z.object({ id, name: z.string(), email: z.string() }),
          /** Day and time on the brand’s clock. */
          date: isoDate,
          time: z.string(),
          boxes: z.int(),
          /** Given up before a box used it. */
          gaveUp: z.boolean(),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  save: post({
    summary:
      'Makes a code, or gives one other terms for whoever takes it from then on. What cannot be read is named by its column.',
    who: 'admin',
    right: 'run_offers',
    asks: true,
    input: z.object({
      code: typed,
      columns,
      campaignId: z.nullable(id),
      /** Refused where there is one of that name already; otherwise where there is none. */
      isNew: flag,
      reason: z.optional(text(300)),
    }),
    output: z.object({ code: z.string() }),
    errors: faults,
  }),
  load: post({
    summary:
      'Loads the lines of a CSV file that are about the brand, or says what they would do. Lines that cannot be read are named with their column, and left out.',
    who: 'admin',
    right: 'run_offers',
    asks: true,
    input: z.object({
      /** The header. */
      header: z.string({ error: code('required') }).check(z.maxLength(2_000, code('too_long'))),
      lines: z.string({ error: code('required') }).check(z.maxLength(55_000, code('too_long'))),
      /** The number in the file of the first of these lines. */
      first: wholeNumber(1, 1_000_000),
      isTrial: flag,
    }),
    output: z.object({
      read: z.int(),
      added: z.int(),
      changed: z.int(),
      left: z.array(z.object({ line: z.int(), why: z.string(), value: z.string() })),
    }),
    errors: [],
  }),
  make: post({
    summary: 'Makes codes that one household each can take once, all with the same terms, for a campaign.',
    who: 'admin',
    right: 'run_offers',
    asks: true,
    input: z.object({
      campaignId: id,
      beginning: text(12).check(z.trim(), z.toUpperCase(), z.regex(madeBeginning, code('invalid_input'))),
      count: wholeNumber(1, mostMade),
      columns,
    }),
    output: z.object({ made: z.int() }),
    errors: faults,
  }),
  made: get({
    summary:
      'The codes that were made for a campaign, by name, up to five thousand after one, with who took each.',
    who: 'admin',
    right: 'run_offers',
    input: z.object({ campaignId: id, after: z.optional(text(40)) }),
    output: z.object({
      codes: z.array(
        z.object({ code: z.string(), uses: z.int(), until: z.nullable(isoDate), boxes: z.int() }),
      ),
      next: z.nullable(z.string()),
    }),
    errors: ['not_found'],
  }),
  save_campaign: post({
    summary: 'Makes a campaign, or changes its source, name and days.',
    who: 'admin',
    right: 'run_offers',
    input: z.object({
      id,
      source: requiredText(80),
      name: requiredText(80),
      from: z.nullable(isoDate),
      until: z.nullable(isoDate),
    }),
    output: z.object({ id }),
    errors: ['date_unavailable'],
  }),
  stop: post({
    summary:
      'Ends a code, at once or after a day to come: then nobody takes it, and whoever holds it keeps what it promised.',
    who: 'admin',
    right: 'run_offers',
    asks: true,
    input: z.object({
      code: typed,
      reason,
      /** The last day on which it can be taken; yesterday by default. */
      lastDay: z.optional(isoDate),
    }),
    output: done,
    errors: ['not_found', 'date_unavailable'],
  }),
  stop_campaign: post({
    summary: 'Ends every code of a campaign at once: who holds one keeps what it promised.',
    who: 'admin',
    right: 'run_offers',
    asks: true,
    input: z.object({ campaignId: id, reason }),
    output: z.object({ ended: z.int() }),
    errors: ['not_found'],
  }),
  bar: get({
    summary:
      'The plan of the discount bar: its codes in turn with their days, the default code after them, what each reads, and its versions.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      ...{ today: isoDate, version: z.int(), ...barPlan },
      /** Whether the bar has no link, because nobody can sign up. */
      signupDisabled: z.boolean(),
      /** The codes that a plan can have, and those that it has. */
      codes: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          validFrom: z.nullable(isoDate),
          validUntil: z.nullable(isoDate),
          audience: z.enum(audiences),
          totalUses: z.nullable(z.int()),
          uses: z.int(),
          minimumSpendCents: cents,
          unit: z.enum(discountUnits),
          /** As the bar shows it. */
          shown: z.object({ en: discount, fr: discount }),
        }),
      ),
      versions: z.array(
        z.object({
          ...{ version: z.int(), ...barPlan, reason: z.string() },
          /** Their email; null where it came by a file, and where the account is gone. */
          admin: z.nullable(z.string()),
          /** Day and time on the brand’s clock. */
          ...{ date: isoDate, time: z.string() },
        }),
      ),
    }),
    errors: [],
  }),
  offer: post({
    summary:
      'Plans what the discount bar offers visitors who bring no code: codes in turn with their days, and a default code after them.',
    who: 'admin',
    right: 'run_offers',
    asks: true,
    input: z.object({
      entries: z
        .array(z.object({ code: typed, from: z.nullable(isoDate), until: z.nullable(isoDate) }), {
          error: code('invalid_input'),
        })
        .check(z.maxLength(mostBarEntries, code('invalid_input'))),
      otherwise: z.nullable(typed),
      base: wholeNumber(0, 1_000_000),
      reason,
    }),
    output: z.object({ version: z.int() }),
    errors: ['not_found', 'bar_code_unfit', 'date_unavailable', 'catalogue_changed'],
  }),
} as const
