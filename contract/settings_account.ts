// The account settings: names, ways to sign in, and devices.

import * as z from 'zod/mini'
import { statesOf } from '../domain/machines/tables.ts'
import { get, post, postOrGet } from './call.ts'
import {
  cents,
  email,
  isoDate,
  locale,
  newPassword,
  nothing,
  personName,
  requiredText,
  typedPassword,
} from './fields.ts'
import { changedMethods } from './passkeys.ts'
import { provider } from './social.ts'

const account = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The new address that waits for confirmation; null where there is none. */
  newEmail: z.nullable(z.string()),
  language: locale,
  /** Whether there is one; never the value. */
  password: z.boolean(),
  /** Its open sessions, the latest first. */
  devices: z.array(
    z.object({
      /** Names the session, and opens nothing. */
      id: z.string(),
      /** `Firefox, Windows`; null where the browser did not say. */
      name: z.nullable(z.string()),
      /** The session of this request. */
      here: z.boolean(),
      /** Days in the brand’s time: of the sign-in, and of the last visit, exact to a day. */
      since: isoDate,
      lastSeen: isoDate,
    }),
  ),
  /** Value the house gave: it expires when the account closes (rule 35). */
  givenCents: cents,
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
      subscription: z.nullable(z.enum(statesOf('subscription'))),
      /** Whether an employer pays part of the boxes (rule 37). */
      corporateCreditPlan: z.boolean(),
    }),
  }),
  show: get({
    summary: 'The account: names, email, language, whether it has a password, and where it is signed in.',
    who: 'settings',
    input: nothing,
    output: account,
  }),
  update: postOrGet({
    summary:
      'Changes what is given of the account, and leaves the rest. An email changes once the link sent to it is followed; a password asks for the current one.',
    who: 'settings',
    input: z.object({
      firstName: z.optional(personName),
      lastName: z.optional(personName),
      email: z.optional(email),
      language: z.optional(locale),
      currentPassword: z.optional(typedPassword),
      password: z.optional(newPassword),
      confirmation: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: account,
    errors: [
      'name_too_short',
      'email_invalid',
      'email_in_use',
      'language_unknown',
      'required',
      'current_password_incorrect',
      'password_too_short',
      'password_too_common',
      'password_mismatch',
      'password_unchanged',
    ],
    attemptsPerMinute: 30,
    secrets: ['currentPassword', 'password', 'confirmation'],
  }),
  sign_out_others: post({
    path: '/settings/account/sign_out_others',
    summary: 'Signs the account out on every device but this one. A change of email that waits ends with it.',
    who: 'settings',
    input: nothing,
    output: z.object({
      ended: z.int(),
      /** Whether a change of email was waiting. */
      emailKept: z.boolean(),
    }),
  }),
  end_session: post({
    path: '/settings/account/end_session',
    summary: 'Signs the account out on one other device.',
    who: 'settings',
    input: z.object({ id: requiredText(60) }),
    output: account,
    errors: ['not_found'],
  }),
  keep_email: post({
    path: '/settings/account/keep_email',
    summary: 'Keeps the email the account has: the new one is waited for no more.',
    who: 'settings',
    input: nothing,
    output: account,
  }),
  expire_gc: postOrGet({
    summary: 'Lets the value the house gave expire. What was bought is never taken (rule 35).',
    who: 'settings',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      givenCents: cents,
      /** Null where there was nothing to expire. */
      reference: z.nullable(z.string()),
    }),
  }),
  remove_provider: postOrGet({
    summary: 'Takes a linked provider away. Only with a password: nobody is locked out by it.',
    who: 'settings',
    input: z.object({ provider }),
    output: changedMethods,
    errors: ['social_removal_blocked', 'not_found'],
  }),
} as const
