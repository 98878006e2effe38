// The unsubscribe link at the end of a letter. Area 7 does not list it (docs/decisions/0004).

import * as z from 'zod/mini'
import { get } from './call.ts'
import { code } from './fields.ts'

export const unsubscribing = {
  show: get({
    path: '/unsubscribe/show',
    summary: 'Which letters a link turns off, and whether they still come.',
    who: 'anyone',
    attemptsPerMinute: 60,
    input: z.object({
      token: z.string({ error: code('not_found') }).check(z.maxLength(100, code('not_found'))),
    }),
    output: z.object({
      wish: z.enum(['email_upcoming', 'email_skipped', 'email_promotions', 'invitations']),
      on: z.boolean(),
    }),
    errors: ['not_found'],
  }),
} as const
