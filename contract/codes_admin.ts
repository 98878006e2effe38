// The admin's calls for a discount code: its terms, how often it was taken and who ended it; and its end. Area 7 does not list them
// (docs/decisions/0004). Codes come from marketing's files (docs/codes.md).

import * as z from 'zod/mini'
import { audiences } from '../domain/pricing/codes.ts'
import { discountUnits } from '../domain/pricing/discounts.ts'
import { get, post } from './call.ts'
import { cents, done, isoDate, requiredText } from './fields.ts'

/** As typed: capitals or not. */
const typed = requiredText(40)

export const codes_admin = {
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
  stop: post({
    summary:
      'Ends a code, at once or after a day to come: then nobody takes it, and whoever holds it keeps what it promised.',
    who: 'admin',
    right: 'run_offers',
    asks: true,
    input: z.object({
      code: typed,
      reason: requiredText(300),
      /** The last day on which it can be taken; yesterday by default. */
      lastDay: z.optional(isoDate),
    }),
    output: done,
    errors: ['not_found', 'date_unavailable'],
  }),
} as const
