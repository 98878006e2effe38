// A household as an admin sees it who was called by it: its account, its boxes and its changes; and closing its account. Area 7 does
// not list these calls (docs/decisions/0004).

import * as z from 'zod/mini'
import { orderStates } from '../domain/machines/order.ts'
import { statesOf } from '../domain/machines/tables.ts'
import { returnableKinds } from '../domain/returnables.ts'
import { get, post } from './call.ts'
import { cents, id, isoDate, listPlace, locale } from './fields.ts'
import { household_changes } from './household_changes.ts'
import { stopReason } from './subscription.ts'

const changes = household_changes.index.output

export const households_admin = {
  show: get({
    path: '/api/admin/households/show',
    summary:
      'A household’s account, its boxes with what was paid for them, what is at its door, and its changes, newest first, thirty a page.',
    who: 'admin',
    input: z.object({ clientId: id, after: z.optional(listPlace) }),
    output: z.object({
      client: z.object({
        id,
        name: z.string(),
        email: z.string(),
        phone: z.nullable(z.string()),
        language: locale,
        since: isoDate,
      }),
      /** Null before the sign-up is complete. */
      subscription: z.nullable(
        z.object({
          state: z.enum(statesOf('subscription')),
          plan: z.string(),
          resumesOn: z.nullable(isoDate),
        }),
      ),
      /** As printed on the label, with what drivers read; null without one. */
      address: z.nullable(
        z.object({ label: z.string(), buzzer: z.string(), notes: z.string(), verified: z.boolean() }),
      ),
      value: z.object({ givenCents: cents, boughtCents: cents, corporateCents: cents }),
      points: z.object({ pending: z.int(), available: z.int() }),
      out: z.array(z.object({ number: z.string(), kind: z.enum(returnableKinds), since: isoDate })),
      /** Those to come and the last ones, the latest first. */
      boxes: z.array(
        z.object({
          id,
          deliveryDate: isoDate,
          state: z.enum(orderStates),
          /** What was asked for, tax included, and what of it has gone back; null before the box was priced. */
          totalCents: z.nullable(cents),
          backCents: cents,
        }),
      ),
      changes: changes.shape.changes,
      next: changes.shape.next,
    }),
    errors: ['not_found'],
  }),
  close: post({
    path: '/api/admin/households/close',
    summary:
      'Closes an account for a household that asked for it, as the household’s own request would; it waits for what is out.',
    who: 'admin',
    input: z.object({ clientId: id, reason: stopReason }),
    output: z.object({ state: z.enum(['closing', 'closed']), reference: z.string() }),
    errors: ['not_found', 'account_closed', 'closing_blocked', 'reason_required'],
  }),
} as const
