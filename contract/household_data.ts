// A household's data: a copy of all of it, and its erasure. Not in the specification.

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { id, isoDate, nothing } from './fields.ts'

const dates = z.object({
  /** The day of erasure. */
  dueOn: isoDate,
  /** The last day on which amounts are kept, without a name. */
  amountsUntil: isoDate,
})

const data = z.object({
  /** Can be fetched from /clients/data/{id} once it is ready, until a day. */
  copy: z.nullable(
    z.object({
      id,
      state: z.enum(['asked', 'ready']),
      bytes: z.nullable(z.int()),
      until: isoDate,
    }),
  ),
  /** Whether the account is closed, so that it can be erased. */
  closed: z.boolean(),
  erasure: z.nullable(dates),
  /** The dates that a request made now would have. */
  wouldBe: dates,
})

export const household_data = {
  show: get({
    path: '/clients/data',
    summary: 'The copy that was asked for last, and the erasure, with its day.',
    who: 'settings',
    input: nothing,
    output: data,
  }),
  ask_export: post({
    path: '/clients/data/export',
    summary: 'Asks for a copy of everything kept of the household, made by a job.',
    who: 'settings',
    input: nothing,
    output: data,
    attemptsPerMinute: 10,
  }),
  ask_erasure: post({
    path: '/clients/data/erasure',
    summary: 'Asks for the erasure of everything personal. Only of an account that is closed.',
    who: 'settings',
    input: nothing,
    output: data,
    errors: ['account_not_closed'],
  }),
  keep: post({
    path: '/clients/data/keep',
    summary: 'Takes the wish for erasure back, before its day.',
    who: 'settings',
    input: nothing,
    output: data,
    errors: ['not_found'],
  }),
} as const
