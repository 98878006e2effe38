// The payments that an admin has to look at. Area 7 does not list these calls (docs/decisions/0004).

import * as z from 'zod/mini'
import { differenceKinds, disputeStandings } from '../domain/payments/watched.ts'
import { get } from './call.ts'
import { cents, id, isoDate } from './fields.ts'

export const payments_admin = {
  watched: get({
    summary:
      'Charges that their holders dispute, most urgent first, and where a processor’s books and the ledger differ. Two hundred of each at the most.',
    who: 'admin',
    right: 'see_money',
    input: z.object({}),
    output: z.object({
      /** The names, for people, of the processors whose books are compared every day; none with the built-in ones, which move no money. */
      books: z.array(z.string()),
      disputes: z.array(
        z.object({
          /** The processor’s id. */
          reference: z.string(),
          /** The processor’s name for people; null where it is not known. */
          provider: z.nullable(z.string()),
          /** Null for a charge that is not known here; without an id for a visitor who bought a gift. */
          client: z.nullable(z.object({ id: z.nullable(id), name: z.string(), email: z.string() })),
          /** Null for a gift. */
          orderId: z.nullable(id),
          amountCents: cents,
          /** The processor’s own words. */
          reason: z.string(),
          state: z.string(),
          standing: z.enum(disputeStandings),
          /** The day it was reported. */
          on: isoDate,
          /** The last day for evidence; null where none is required. */
          evidenceDueOn: z.nullable(isoDate),
        }),
      ),
      differences: z.array(
        z.object({
          /** The processor’s name for people. */
          provider: z.string(),
          /** Our key of the payment, or the processor’s name where it has none of ours. */
          name: z.string(),
          kind: z.enum(differenceKinds),
          reference: z.nullable(z.string()),
          thereCents: cents,
          hereCents: cents,
          foundOn: isoDate,
        }),
      ),
    }),
  }),
} as const
