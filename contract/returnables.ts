// A household's report about one of its bags or kits. Area 7 does not list it (docs/decisions/0004).

import * as z from 'zod/mini'
import { statesOf } from '../domain/machines/tables.ts'
import { returnableStates } from '../domain/returnable_life.ts'
import { returnableClaims, returnableKinds } from '../domain/returnables.ts'
import { get, post } from './call.ts'
import { cents, code, done, id, isoDate, nothing, requiredText } from './fields.ts'
import { deliveryWindow } from './views.ts'

export const returnables = {
  tell: post({
    path: '/account/returnables/tell',
    summary:
      'Says of a bag or kit that it stands at the door, is back already, never came, or is lost; until somebody has looked at it nothing is asked for it.',
    who: 'client',
    input: z.object({
      number: requiredText(40),
      claim: z.enum(returnableClaims, { error: code('invalid_input') }),
    }),
    output: done,
    errors: ['not_found'],
  }),
  move_pickup: post({
    path: '/account/returnables/move_pickup',
    summary: 'Moves the pickup that is booked to another window offered.',
    who: 'client',
    input: z.object({ date: isoDate, startHour: z.int() }),
    output: z.object({ pickup: z.object({ date: isoDate, window: deliveryWindow }), reference: z.string() }),
    errors: ['not_found', 'slot_unavailable', 'account_closed'],
  }),
} as const

export const returnables_admin = {
  list: get({
    summary:
      'Bags and kits that are due, late, lost or disputed, the disputed first and the settled last, and the fees that were asked for.',
    who: 'admin',
    right: 'see_deliveries',
    input: nothing,
    output: z.object({
      /** The number of those that are not settled; of all, the first 200 are listed. */
      count: z.int(),
      loans: z.array(
        z.object({
          clientId: id,
          name: z.string(),
          email: z.string(),
          number: z.string(),
          kind: z.enum(returnableKinds),
          outSince: isoDate,
          state: z.enum(returnableStates),
          dueOn: isoDate,
          /** Pickups at which nothing was handed over. */
          attempts: z.int(),
          feeFrom: z.nullable(isoDate),
          waived: z.boolean(),
          /** Waived, or billed and not disputed since. */
          settled: z.boolean(),
        }),
      ),
      fees: z.array(
        z.object({
          clientId: id,
          name: z.string(),
          email: z.string(),
          id,
          date: isoDate,
          state: z.enum(statesOf('payment')),
          amountCents: cents,
          numbers: z.array(z.string()),
        }),
      ),
    }),
  }),
  waive: post({
    summary: 'Asks no more for a bag or kit.',
    who: 'admin',
    right: 'give_money',
    asks: true,
    input: z.object({ clientId: id, number: requiredText(40) }),
    output: done,
    errors: ['not_found'],
  }),
  give_fee_back: post({
    summary: 'Gives a fee back to the card that paid it, or asks no more for one that was not paid.',
    who: 'admin',
    right: 'give_money',
    asks: true,
    input: z.object({ clientId: id, id }),
    output: done,
    errors: ['not_found'],
  }),
} as const
