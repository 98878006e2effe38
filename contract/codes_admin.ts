// The admin's calls for a discount code: its terms and how often it was taken, and its end. Area 7 does not list them
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
    path: '/api/admin/codes/find',
    summary: 'A discount code of the brand with its terms, and how many households have taken it.',
    who: 'admin',
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
    }),
    errors: ['not_found'],
  }),
  stop: post({
    path: '/api/admin/codes/stop',
    summary: 'Ends a code: from now on nobody takes it; whoever holds it keeps what it promised.',
    who: 'admin',
    input: z.object({ code: typed }),
    output: done,
    errors: ['not_found'],
  }),
} as const
