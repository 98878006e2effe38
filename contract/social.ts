// Signing in with Google, Apple or Facebook (areas 4 and 7).

import * as z from 'zod/mini'
import { providers, socialFaults, socialStatuses } from '../domain/identity.ts'
import { get, post } from './call.ts'
import { code, done, nothing, requiredText, text } from './fields.ts'

export const provider = z.enum(providers, { error: code('not_found') })

/** The result. A failure is an answer, not a refusal; `reason` gives its cause. */
const outcome = z.object({
  status: z.enum(socialStatuses),
  /** The account’s; null after a failure. */
  email: z.nullable(z.string()),
  reason: z.nullable(z.enum(socialFaults)),
  /** Whether the person is told first what this has changed (page `waysIn`); absent where it has changed nothing. */
  news: z.optional(z.literal(true)),
})

export type SocialOutcome = z.output<typeof outcome>

const field = (maximum: number) => z.optional(z.nullable(text(maximum)))

export const social = {
  providers: get({
    path: '/clients/auth',
    summary:
      'The providers one can sign in with here, and whether Google’s own button is shown in place of ours.',
    who: 'anyone',
    input: nothing,
    output: z.object({ providers: z.array(provider), googleButton: z.boolean() }),
  }),
  begin: post({
    path: '/clients/auth/:provider',
    summary:
      'Where to send the browser to sign in with a provider. With `settings`, to be asked again or to link the provider.',
    who: 'anyone',
    input: z.object({ provider, settings: z.optional(z.boolean()) }),
    output: z.object({ url: z.string() }),
    errors: ['require_login', 'not_found', 'provider_unavailable'],
    attemptsPerMinute: 30,
  }),
  callback: post({
    path: '/clients/auth/:provider/callback',
    summary:
      'Takes what a provider answered. Signs in, or registers; with `settings`, opens the settings by a linked provider (rule 18) or links it.',
    who: 'anyone',
    input: z.object({
      provider,
      settings: z.optional(z.boolean()),
      code: field(4096),
      state: field(512),
      iss: field(512),
      error: field(200),
      error_description: field(2000),
      user: field(2000),
    }),
    output: outcome,
    errors: ['require_login', 'not_found'],
    attemptsPerMinute: 30,
  }),
  waiting: get({
    path: '/clients/auth/waiting',
    summary:
      'The provider that waits after `sign_in_first`, until the person signs in with the password (`clients.sign_in` with `link`); null where none does.',
    who: 'anyone',
    input: nothing,
    output: z.nullable(
      z.object({
        provider,
        /** Of the account, and of the person there. */
        email: z.string(),
        /** Whether to ask for a password; the answer is always yes where the provider does not vouch for the address. */
        password: z.boolean(),
        /** What going on with the provider alone would close; null where the provider does not vouch for the address. */
        closes: z.nullable(
          z.object({
            password: z.boolean(),
            passkeys: z.array(z.string()),
            providers: z.array(provider),
          }),
        ),
      }),
    ),
  }),
  link_alone: post({
    path: '/clients/auth/link_alone',
    summary:
      'Signs in by the waiting provider alone, which vouches for the address: password, passkeys, other providers and sessions that nobody has proven open the account no more.',
    who: 'anyone',
    input: nothing,
    output: done,
    errors: ['provider_link_over', 'provider_linked_elsewhere'],
    attemptsPerMinute: 10,
  }),
} as const

export const google_authentication = {
  prepare: post({
    path: '/clients/one_tap',
    summary: 'What Google’s prompt is opened with; its answer is good for this browser alone.',
    who: 'anyone',
    input: nothing,
    output: z.object({ script: z.string(), clientId: z.string(), nonce: z.string() }),
    errors: ['provider_unavailable'],
    attemptsPerMinute: 60,
  }),
  authenticate_id_token: post({
    summary: 'Signs in, or registers, by the ID token that Google’s prompt answered with.',
    who: 'anyone',
    input: z.object({ credential: requiredText(8192) }),
    output: outcome,
    attemptsPerMinute: 30,
  }),
} as const
