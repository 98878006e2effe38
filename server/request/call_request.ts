// Who asks, where and when: the facts of its request that a use case is given.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import type { Provider } from '../../domain/identity.ts'

/** What a visitor's session keeps before there is an account. */
export interface SessionData {
  /** Plan and tastes chosen at sign-up; the shape is server/clients/signup's. */
  draft?: Record<string, unknown>
  /** Upper-case discount code, checked when it was saved. */
  discountCode?: string
  /** Hash of a gift card's code that a visitor typed: theirs once they have an account. */
  giftCardHash?: string
  referral?: string
  referralId?: string
  /** Page that asked for a sign-in (rule 20): a same-site path. */
  storedLocation?: string
  /** The fields of that page's form, without secrets: it was sent without scripts and without a session. */
  storedForm?: { url: string; typed: Readonly<Record<string, string>> }
  /** The question a provider has been asked, until its answer comes. */
  providerQuestion?: ProviderQuestion
  /** The nonce of Google's prompt, until it answers. */
  oneTapNonce?: string
  /** Token of the PayPal account that is being put on file. */
  paypalSetup?: string
  /** What a passkey has to sign. */
  passkeyChallenge?: PasskeyChallenge
}

/** The question to a provider, and its purpose. */
interface ProviderQuestion {
  provider: Provider
  state: string
  nonce: string
  codeVerifier: string
  /** Set where it is asked from settings: the client who was signed in then. */
  clientId: string | null
  /** Instant of expiry. */
  until: string
}

/** What a passkey has to sign, and what for. */
export interface PasskeyChallenge {
  challenge: string
  purpose: 'add' | 'sign_in' | 'settings'
  /** Instant of expiry. */
  until: string
}

/** What pages that everybody shares show of a household. */
export interface PersonalFacts {
  /** Points available; one is a cent. */
  points: number
  /** The plan whose prices the session sees; null before its sign-up is complete. */
  planId: string | null
}

/** The session of one request. Changes are written at once; the cookie goes out with the answer. */
export interface Session {
  /** Key of its row; null for a visitor without one. */
  readonly id: string | null
  /** What the browser of this request says it is. */
  readonly userAgent: string | null
  /** The network its request comes from, where that is counted (`ATTEMPT_LIMITS`). */
  readonly from: string | null
  readonly clientId: string | null
  readonly firstName: string | null
  readonly isAdmin: boolean
  readonly isDriver: boolean
  readonly settingsAuthenticatedAt: string | null
  readonly data: Readonly<SessionData>
  /** The household's facts, read once a request; null for a visitor. */
  personal(): Promise<PersonalFacts | null>
  /**
   * Merges a patch into the data, making a visitor's session row when there is none.
   * @throws Refusal too_many_requests where so many rows were made for one network
   */
  remember(patch: Partial<SessionData>): Promise<void>
  /** Takes keys out of the data; nothing happens when there is no row. */
  forget(...keys: (keyof SessionData)[]): Promise<void>
  /** Removes one key of the data and returns its value. Of two callers at once, one gets nothing. */
  take<K extends keyof SessionData>(key: K): Promise<SessionData[K] | undefined>
  /** Keeps the language chosen, for pages without a prefix. */
  setLocale(locale: Locale): Promise<void>
  /** Signs in under a new token, keeping the visitor's data. */
  signIn(clientId: string): Promise<void>
  /** Opens the settings for the duration of an answer (rule 16): the person has just confirmed their identity. */
  openSettings(): Promise<void>
  /** Counts a try at being asked again. @returns how many it were within a quarter of an hour, this one with them */
  countReauthentication(): Promise<number>
  /** Deletes the session row and the cookie. */
  signOut(): Promise<void>
}

export interface CallRequest {
  brand: BrandId
  locale: Locale
  /** Program time at which the request came in. */
  now: Temporal.Instant
  /** Scheme, host and port the person sees, e.g. `http://cookit.localhost:3000`. */
  origin: string
  session: Session
  /** What the code in the page's address was refused for, in the reader's words. */
  refusedCode?: string
}

/** The signed-in client's id. Throws `require_login` for a visitor; the door has refused those already. */
export function signedIn(request: CallRequest): string {
  if (request.session.clientId === null) throw new Refusal('require_login')
  return request.session.clientId
}
