// Identity providers, by which a person signs in without a password (area 3, re-authentication record).

export const providers = ['google_oauth2', 'apple', 'facebook'] as const
export type Provider = (typeof providers)[number]

/** What the first proof of an address took off the account, besides a pending change of email and the links of resets. */
export interface ClosedWays {
  /** Whether there was one. */
  password: boolean
  /** Their holder's names for them. */
  passkeys: string[]
  providers: Provider[]
  /** Sessions on other devices. */
  devices: number
}

/**
 * What a provider's sign-in does, the first time, with the account that has the person's address. `link`: it opens the account from
 * now on. `ask`: the person first signs in to it in a way that they know, and both open it then. Nobody loses a way that they use by
 * pressing a button, and an address that no provider vouches for opens nothing.
 * @param vouched whether the provider says that the address is the person's
 * @param proven whether somebody has shown before that the address is the account's
 * @param otherWays whether there is a password, a passkey, or a provider that does not vouch for the address
 */
export function firstSignIn({
  vouched,
  proven,
  otherWays,
}: {
  vouched: boolean
  proven: boolean
  otherWays: boolean
}): 'link' | 'ask' {
  return vouched && (proven || !otherWays) ? 'link' : 'ask'
}

/** The result of signing in with a provider (area 4). */
export const socialStatuses = ['authentication_error', 'client_created', 'logged_in_by_provider'] as const
export type SocialStatus = (typeof socialStatuses)[number]

/**
 * Why signing in failed. `denied`: the person said no. `provider_failed`: the provider answered with a fault, or not at all.
 * `state_mismatch`: the answer does not belong to a request that this browser has open; nor does a replayed one. `token_invalid`:
 * the provider's token fails a check (signature, issuer, audience, nonce, expiry). `email_missing`: it gave no email.
 * `sign_in_first`: the email has an account, which the person opens in a way they know before the provider is linked to it
 * (`firstSignIn`). `linked_elsewhere`:
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
