// Passkeys (WebAuthn): a device's key instead of a password. Not in the specification.

import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { code, done, nothing, requiredText, text } from './fields.ts'
import { provider } from './social.ts'

/** The input of the browser's own API, in the standard's shape. */
const options = z.object({ options: z.record(z.string(), z.unknown()) })

const base64url = (maximum: number) =>
  z
    .string({ error: code('passkey_failed') })
    .check(z.maxLength(maximum, code('passkey_failed')), z.regex(/^[\w-]*$/, code('passkey_failed')))

const keyId = base64url(1400).check(z.minLength(1, code('passkey_failed')))

/** A device's answer to a challenge: the standard's fields, as far as they are read. */
const assertion = z.object({
  id: keyId,
  clientDataJSON: base64url(8000),
  authenticatorData: base64url(8000),
  signature: base64url(2000),
  /** The user handle given when it was created. */
  userHandle: z.optional(z.nullable(base64url(200))),
})

const signInMethods = z.object({
  password: z.boolean(),
  /** The linked ones, and those that can be linked. */
  providers: z.array(z.object({ provider, linked: z.boolean(), email: z.nullable(z.string()) })),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      usedAt: z.nullable(z.string()),
    }),
  ),
  /** What this session has just changed about signing in; null where it is too late to tell. */
  news: z.nullable(
    z.object({
      what: z.enum(['reset', 'linked']),
      /** The linked one. */
      provider: z.nullable(provider),
      /** What the first proof of the address closed; null where it was proven before. */
      closed: z.nullable(
        z.object({
          password: z.boolean(),
          passkeys: z.array(z.string()),
          providers: z.array(provider),
          devices: z.int(),
        }),
      ),
    }),
  ),
})

/** What is left, or new, after a change. */
export const changedMethods = z.extend(done, { signInMethods })

export const passkeys = {
  show: get({
    path: '/clients/passkeys',
    summary: 'The ways into the account: its password, the providers linked to it, and its passkeys.',
    who: 'settings',
    input: nothing,
    output: signInMethods,
  }),
  begin_adding: post({
    path: '/clients/passkeys/begin_adding',
    summary: 'What a device is asked for a new passkey with.',
    who: 'settings',
    input: nothing,
    output: options,
  }),
  add: post({
    path: '/clients/passkeys',
    summary: 'Keeps the passkey a device made.',
    who: 'settings',
    input: z.object({
      name: requiredText(60),
      id: keyId,
      clientDataJSON: base64url(8000),
      attestationObject: base64url(20000),
      transports: z.optional(z.array(text(20))),
    }),
    output: changedMethods,
    errors: ['passkey_failed', 'passkey_exists'],
  }),
  remove: post({
    path: '/clients/passkeys/remove',
    summary: 'Takes a passkey off the account.',
    who: 'settings',
    input: z.object({ id: keyId }),
    output: changedMethods,
    errors: ['not_found'],
  }),
  begin_sign_in: post({
    path: '/clients/passkeys/begin_sign_in',
    summary: 'What a device is asked with to sign in; it says itself whose passkey it has.',
    who: 'anyone',
    input: nothing,
    output: options,
    attemptsPerMinute: 60,
  }),
  sign_in: post({
    path: '/clients/passkeys/sign_in',
    summary: 'Signs in by a passkey.',
    who: 'anyone',
    input: assertion,
    output: done,
    errors: ['passkey_failed'],
    attemptsPerMinute: 20,
  }),
  begin_answering: post({
    path: '/clients/passkeys/begin_answering',
    summary: 'What a device is asked with before settings.',
    who: 'client',
    input: nothing,
    output: options,
  }),
  answer: post({
    path: '/clients/passkeys/answer',
    summary: 'Opens the settings for thirty minutes by a passkey of the client’s own.',
    who: 'client',
    input: z.object({ ...assertion.shape, url: z.optional(z.nullable(text(2000))) }),
    output: z.object({ url: z.string() }),
    errors: ['passkey_failed'],
    attemptsPerMinute: 20,
  }),
} as const
