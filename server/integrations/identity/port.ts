// The port of identity providers: it sends a person away, and identifies the person who returns. Google and Apple speak OpenID
// Connect, Facebook plain OAuth 2; the built-in provider (builtin/) speaks both and is treated as an outside system.

import type { Locale } from '../../../domain/brands.ts'
import type { Provider, SocialFault } from '../../../domain/identity.ts'

/** A person as a provider knows them. */
export interface KnownPerson {
  /** The provider's own id of the person: it never changes and is never used for another person. */
  subject: string
  /** Null where the person withholds it. */
  email: string | null
  /** Whether the provider confirms that the email is theirs. */
  emailVerified: boolean
  /** Empty where the provider gives none. */
  firstName: string
  lastName: string
}

/** What the browser that was sent away must bring back; stored on our side. */
export interface OpenQuestion {
  state: string
  nonce: string
  codeVerifier: string
}

export interface SignInPlace {
  /** Scheme, host and port that the person sees. */
  origin: string
  locale: Locale
}

/** The fields of a provider's answer, unchanged. */
export type ProviderAnswer = Readonly<Record<string, string>>

/** Google's own prompt and button, which answer with an ID token. */
interface OneTap {
  /** Address of the script. */
  script: string
  clientId: string
}

export interface IdentityProviders {
  /** The available ones, in the order of display. */
  readonly offered: readonly Provider[]

  /**
   * The address for a person to go to, and the values to store until they return. An outside call: never make it inside a
   * transaction.
   */
  begin(provider: Provider, asked: SignInPlace): Promise<{ url: string; question: OpenQuestion }>

  /**
   * The person who returned. State, nonce, PKCE, issuer, audience, signature and expiry have been checked.
   * @throws IdentityRefused `denied`, `provider_failed`, `state_mismatch`, `token_invalid`
   */
  finish(
    provider: Provider,
    asked: SignInPlace,
    answer: ProviderAnswer,
    question: OpenQuestion,
  ): Promise<KnownPerson>

  /** Google's prompt; null where Google is not offered. */
  oneTap(origin: string): OneTap | null

  /**
   * The person of an ID token from Google's prompt.
   * @throws IdentityRefused `provider_failed`, `token_invalid`
   */
  readCredential(origin: string, credential: string, nonce: string): Promise<KnownPerson>
}

/** The provider's answer is invalid, or the person declined. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused'
  readonly fault: SocialFault

  constructor(fault: SocialFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** The page to which a provider returns people: the address to be registered with it. */
export const returnPath = (provider: Provider): string => `/clients/auth/${provider}/return`
