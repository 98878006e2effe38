// An employer's credit: shown to the client who has it, set by an admin (rule 37).

import * as z from 'zod/mini'
import { corporatePeriods } from '../domain/corporate.ts'
import { inOurTimes } from '../domain/time/zone.ts'
import { get, post } from './call.ts'
import { cents, code, id, isoDate, requiredText } from './fields.ts'

const plan = z.object({
  plan: z.string(),
  valueCents: cents,
  /** Last delivery day it pays for. */
  expiration: isoDate,
  period: z.enum(corporatePeriods),
  remainingCents: cents,
})

export const settings_corporate_credit_plan = {
  show: get({
    summary: 'The corporate credit plan: the client’s own, or for an admin that of a client they look at.',
    who: 'settings',
    input: z.object({ clientId: z.optional(id) }),
    output: z.object({
      /** Null only where an admin looks at a client without one. */
      plan: z.nullable(plan),
      /** The client, for an admin. */
      clientName: z.nullable(z.string()),
    }),
    errors: ['not_found', 'forbidden'],
  }),
  update: post({
    summary: 'Sets a client’s corporate credit plan; its value is there at once.',
    who: 'admin',
    right: 'set_money',
    asks: true,
    input: z.object({
      clientId: id,
      plan: requiredText(60),
      valueCents: z
        .int({ error: code('required') })
        .check(z.minimum(1, code('required')), z.maximum(1_000_000, code('invalid_input'))),
      expiration: z.iso
        .date({ error: code('required') })
        .check(z.refine(inOurTimes, code('date_unavailable'))),
      /** That of the present plan by default, and once where there is none. */
      period: z.optional(z.enum(corporatePeriods)),
    }),
    output: z.object({ plan }),
    errors: ['not_found', 'required', 'date_unavailable'],
  }),
} as const
