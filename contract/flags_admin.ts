// The office's calls for feature flags. Area 7 does not list them (docs/decisions/0004).

import * as z from 'zod/mini'
import { flagNames } from '../domain/flags/flags.ts'
import { get, post } from './call.ts'
import { code, isoDate, requiredText, wholeNumber } from './fields.ts'

const name = z.enum(flagNames, { error: code('flag_unknown') })
/** Percent of the households: 0 for nobody, 100 for everybody, visitors too. */
const share = z.int()

export const flags_admin = {
  list: get({
    summary:
      'Every flag of this brand with the share of households that have it, and all its changes, newest first.',
    who: 'admin',
    right: 'see_work',
    input: z.object({}),
    output: z.object({
      flags: z.array(
        z.object({
          name: z.enum(flagNames),
          share,
          /** What a change is based on: 0 before there is one. */
          version: z.int(),
          changes: z.array(
            z.object({
              version: z.int(),
              share,
              reason: z.string(),
              /** Set in the control room, by nobody who works here. */
              isOfRoom: z.boolean(),
              /** Their email; null where nobody is known. */
              admin: z.nullable(z.string()),
              /** Day and time on the brand’s clock. */
              date: isoDate,
              time: z.string(),
            }),
          ),
        }),
      ),
    }),
    errors: [],
  }),
  preview: get({
    summary: 'How many households a flag with another share would come to, leave and stay with; about right.',
    who: 'admin',
    right: 'set_flags',
    input: z.object({ name, share: wholeNumber(0, 100) }),
    output: z.object({
      /** Active and paused ones of the brand. */
      households: z.int(),
      /** The share as it is. */
      was: share,
      get: z.int(),
      lose: z.int(),
      keep: z.int(),
      /** What visitors see of it; null where nothing changes for them. */
      visitors: z.nullable(z.enum(['get', 'lose'])),
    }),
    errors: ['flag_unknown'],
  }),
  set: post({
    summary: 'Gives a flag to a share of the brand’s households, within a second in every process.',
    who: 'admin',
    right: 'set_flags',
    asks: true,
    input: z.object({
      name,
      share: wholeNumber(0, 100),
      base: wholeNumber(0, 1_000_000),
      reason: requiredText(300),
    }),
    output: z.object({ version: z.int() }),
    errors: ['flag_unknown', 'flag_without_share', 'catalogue_changed'],
  }),
} as const
