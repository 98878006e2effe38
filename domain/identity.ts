// Identity providers, by which a person signs in without a password (area 3, re-authentication record).

export const providers = ['google_oauth2', 'apple', 'facebook'] as const
export type Provider = (typeof providers)[number]

/** The result of signing in with a provider (area 4). */
export const socialStatuses = ['authentication_error', 'client_created', 'logged_in_by_provider'] as const
export type SocialStatus = (typeof socialStatuses)[number]

/**
 * Why signing in failed. `denied`: the person said no. `provider_failed`: the provider answered with a fault, or not at all.
 * `state_mismatch`: the answer does not belong to a request that this browser has open; nor does a replayed one. `token_invalid`:
 * the provider's token fails a check (signature, issuer, audience, nonce, expiry). `email_missing`: it gave no e-mail.
 * `sign_in_first`: the e-mail has an account, and the provider does not say that the e-mail is the person's. `linked_elsewhere`:
 * that account of the provider belongs to another client, or this client has another account of the provider. `not_linked`: it is
 * not linked to the client who is signed in. `signup_disabled`: nobody can register now.
 */
export const socialFaults = [
  'denied',
  'provider_failed',
  'state_mismatch',
  'token_invalid',
  'email_missing',
  'sign_in_first',
  'linked_elsewhere',
  'not_linked',
  'signup_disabled',
] as const
export type SocialFault = (typeof socialFaults)[number]
