// The port of identity providers: it sends a person away, and says who came back. Google and Apple speak OpenID
// Connect, Facebook plain OAuth 2; the built-in provider (builtin/) speaks both and is treated as an outside system.

import type { Locale } from '../../../domain/brands.ts'
import type { Provider, SocialFault } from '../../../domain/identity.ts'

/** A person as a provider knows them. */
export interface KnownPerson {
  /** The provider's own id of the person: it never changes and is never used for another person. */
  subject: string
  /** Null where the person keeps it to themself. */
  email: string | null
  /** Whether the provider says that the e-mail is theirs. */
  emailVerified: boolean
  /** Empty where the provider does not tell. */
  firstName: string
  lastName: string
}

/** What the browser that was sent away must bring back; kept on our side. */
export interface OpenQuestion {
  state: string
  nonce: string
  codeVerifier: string
}

export interface Asked {
  /** Scheme, host and port the person sees. */
  origin: string
  locale: Locale
}

/** The fields a provider answered with, as they came. */
export type ProviderAnswer = Readonly<Record<string, string>>

/** Google's own prompt and button, which answer with an ID token. */
interface OneTap {
  /** Address of the script. */
  script: string
  clientId: string
}

export interface IdentityProviders {
  /** Those that can be used here, in the order they are shown. */
  readonly offered: readonly Provider[]

  /** Where to send a person, and what to keep until they are back. An outside call: never make it inside a transaction. */
  begin(provider: Provider, asked: Asked): Promise<{ url: string; question: OpenQuestion }>

  /**
   * Who came back. State, nonce, PKCE, issuer, audience, signature and expiry have been checked.
   * @throws IdentityRefused `denied`, `provider_failed`, `state_mismatch`, `token_invalid`
   */
  finish(
    provider: Provider,
    asked: Asked,
    answer: ProviderAnswer,
    question: OpenQuestion,
  ): Promise<KnownPerson>

  /** Google's prompt; null where Google is not offered. */
  oneTap(origin: string): OneTap | null

  /**
   * Who an ID token of Google's prompt is about.
   * @throws IdentityRefused `provider_failed`, `token_invalid`
   */
  readCredential(origin: string, credential: string, nonce: string): Promise<KnownPerson>
}

/** The provider's answer cannot be believed, or was no. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused'
  readonly fault: SocialFault

  constructor(fault: SocialFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** The page a provider sends people back to: the address to be registered with it. */
export const returnPath = (provider: Provider): string => `/clients/auth/${provider}/return`
