// The question before settings (rules 15 to 18).

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { nothing, text, typedPassword } from './fields.ts'

export const reauthentications = {
  new: get({
    summary:
      'What the person can answer with: whether the account has a password, and the providers linked to it.',
    who: 'client',
    input: nothing,
    output: z.object({ email: z.string(), password: z.boolean(), providers: z.array(z.string()) }),
  }),
  create: post({
    summary:
      'Opens the settings for thirty minutes by the password. Answers where to go: the page asked for, else the dashboard (rule 17).',
    who: 'client',
    input: z.object({
      email: z.optional(z.nullable(text(254))),
      password: typedPassword,
      url: z.optional(z.nullable(text(2000))),
    }),
    output: z.object({ url: z.string() }),
    errors: ['reauthentication_failed', 'no_password'],
    attemptsPerMinute: 10,
  }),
} as const
