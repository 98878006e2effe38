// Closing and closed accounts with bought value: an admin pays it back, and closes those that are open (rule 37).

import * as z from 'zod/mini'
import { endedSubscriptions } from '../domain/machines/subscription_groups.ts'
import { get, post } from './call.ts'
import { cents, id, isoDate, nothing, requiredText } from './fields.ts'

export const closing_accounts = {
  index: get({
    summary:
      'Accounts of the brand that are closing or closed and hold bought value, the longest waiting first.',
    who: 'admin',
    right: 'see_money',
    input: nothing,
    output: z.object({
      /** The total number; the first 200 are listed. */
      count: z.int(),
      accounts: z.array(
        z.object({
          clientId: id,
          name: z.string(),
          email: z.string(),
          /** The day of the request, on the brand’s calendar. */
          since: isoDate,
          boughtCents: cents,
          /** Bags and kits that are out, and boxes under way: the account closes once they are settled too. */
          returnables: z.int(),
          boxes: z.int(),
        }),
      ),
    }),
  }),
  settle: post({
    summary:
      'Notes that the bought value was paid back, and how; closes the account where nothing else is out. The sum is the one that was looked at.',
    who: 'admin',
    right: 'give_money',
    asks: true,
    input: z.object({ clientId: id, boughtCents: cents, how: requiredText(200) }),
    output: z.object({ state: z.enum(endedSubscriptions), reference: z.string() }),
    errors: ['not_found', 'conflict'],
  }),
} as const
