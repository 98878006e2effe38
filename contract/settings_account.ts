// The household’s own account: who it is, how it signs in, where it is signed in.

import * as z from 'zod/mini'
import { get } from './call.ts'
import { nothing } from './fields.ts'

export const settings_account = {
  welcome: get({
    summary:
      'What stands around every page of the settings: whose they are, and which pages there are for them.',
    who: 'settings',
    input: nothing,
    output: z.object({
      firstName: z.string(),
      /** Null until the sign-up is complete. */
      subscription: z.nullable(z.enum(['active', 'paused', 'closing', 'closed'])),
      /** Whether somebody pays part of the boxes by a corporate credit plan (RULINGS 37). */
      corporateCreditPlan: z.boolean(),
    }),
  }),
} as const
