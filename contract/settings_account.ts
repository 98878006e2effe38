// The household’s own account: who it is, how it signs in, where it is signed in.

import * as z from 'zod/mini'
import { get, postOrGet } from './call.ts'
import { done, locale, nothing, personName } from './fields.ts'
import { provider } from './social.ts'

const account = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: locale,
  /** Whether there is one; never which. */
  password: z.boolean(),
})

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
  show: get({
    summary: 'The account: names, e-mail, language, and whether it has a password.',
    who: 'settings',
    input: nothing,
    output: account,
  }),
  update: postOrGet({
    summary: 'Changes what is given of the account, and leaves the rest.',
    who: 'settings',
    input: z.object({ firstName: z.optional(personName), lastName: z.optional(personName) }),
    output: account,
    errors: ['name_too_short'],
  }),
  remove_provider: postOrGet({
    summary: 'Takes a linked provider away. Only with a password: nobody is locked out by it.',
    who: 'settings',
    input: z.object({ provider }),
    output: done,
    errors: ['social_removal_blocked', 'not_found'],
  }),
} as const
