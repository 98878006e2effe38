// The caller, the place and the time: the facts of a request for a use case.

import { Refusal } from '../../contract/errors.ts'
import { type BrandId, brandIds, type Locale } from '../../domain/brands.ts'
import type { FlagValues } from '../../domain/flags/flags.ts'
import type { ClosedWays, Provider } from '../../domain/identity.ts'
import { type Right, type Role, rightsOf } from '../../domain/staff/roles.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import type { Tx } from './database/database.ts'

/** A visitor's session data before there is an account. */
export interface SessionData {
  /** Plan and tastes chosen at sign-up; the shape is server/subscription/signup's. */
  draft?: Record<string, unknown>
  /** Upper-case discount code, checked when it was saved. */
  discountCode?: string
  /** Hash of a gift card's code that a visitor entered: theirs once they have an account. */
  giftCardHash?: string
  referral?: string
  referralId?: string
  /** Page that required a sign-in (rule 20): a same-site path. */
  storedLocation?: string
  /** The fields of that page's form, without secrets: it was sent without scripts and without a session. */
  storedForm?: { url: string; typed: Readonly<Record<string, string>> }
  /** The open request to a provider, until its answer comes. */
  providerQuestion?: ProviderQuestion
  /** The nonce of Google's prompt, until it answers. */
  oneTapNonce?: string
  /** Token of the PayPal account that is being put on file. */
  paypalSetup?: string
  /** The challenge for a passkey to sign. */
  passkeyChallenge?: PasskeyChallenge
  /** A provider that is linked once the person has signed in to the account in another way. */
  waitingLink?: WaitingLink
  /** What has just changed about signing in, for the page that tells it. */
  signInNews?: SignInNews
}

/** A person of a provider, and the account that has their address. */
export interface WaitingLink {
  clientId: string
  provider: Provider
  subject: string
  /** The address, in its normal form, and whether the provider vouches for it. */
  email: string
  vouched: boolean
  /** Instant of expiry. */
  until: string
}

/** What has just changed about signing in. */
export interface SignInNews {
  /** A password was set by email, or a provider was linked. */
  what: 'reset' | 'linked'
  /** The linked one; null after a reset. */
  provider: Provider | null
  /** What a first proof of the address closed; null where there was none. */
  closed: ClosedWays | null
  /** Instant of expiry. */
  until: string
}

/** A request to a provider, and its purpose. */
interface ProviderQuestion {
  provider: Provider
  state: string
  nonce: string
  codeVerifier: string
  /** Set for a request from settings: the client who was signed in then. */
  clientId: string | null
  /** Instant of expiry. */
  until: string
}

/** The challenge for a passkey to sign, and its purpose. */
export interface PasskeyChallenge {
  challenge: string
  purpose: 'add' | 'sign_in' | 'settings'
  /** Instant of expiry. */
  until: string
}

/** A household's facts on pages that everybody shares. */
export interface PersonalFacts {
  /** Points available; one is a cent. */
  points: number
  /** The plan whose prices the session sees; null before its sign-up is complete. */
  planId: string | null
  /** The weekday of its deliveries; null under the same condition. */
  weekday: Weekday | null
  /** Whether an outside points programme has it as a member; the built-in programme has every household, and none here. */
  enrolled: boolean
}

/** Somebody who works here, and their roles. */
export interface StaffMember {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Locale
  readonly roles: Readonly<Record<BrandId, readonly Role[]>>
  /** When they last proved who they are; an ISO instant. */
  readonly provedAt: string | null
  /** Key of their own session; null for a person who came by their household's account (`STAFF_BY_ACCOUNT`). */
  readonly sessionId: string | null
}

/** Whether somebody may do something at a brand. */
export const mayAt = (staff: StaffMember | null, brand: BrandId, right: Right | undefined): boolean =>
  staff !== null && right !== undefined && rightsOf(staff.roles[brand]).has(right)

/** Whether they may at any brand; where no right is asked for, whether they have a role at all. */
export const mayAnywhere = (staff: StaffMember | null, right: Right | undefined): boolean =>
  staff !== null &&
  brandIds.some(brand => (right === undefined ? staff.roles[brand].length > 0 : mayAt(staff, brand, right)))

/** The session of staff, beside the household's. */
export interface OfficeSession {
  /** Who is signed in; null for nobody. */
  readonly member: StaffMember | null
  /** Whether somebody was signed in with this browser lately. */
  readonly isKnownBrowser: boolean
  /** Signs in under a new token; the one before it is worth nothing. */
  signIn(tx: Tx, staffId: string): Promise<void>
  /** They have just proved who they are. */
  prove(): Promise<void>
  signOut(): Promise<void>
}

/** The session of one request. Changes are written at once; the cookie goes out with the answer. */
export interface Session {
  /** Key of its row; null for a visitor without one. */
  readonly id: string | null
  /** The browser's description of itself. */
  readonly userAgent: string | null
  /** The network of the request, where it is counted (`ATTEMPT_LIMITS`). */
  readonly from: string | null
  /** The shortened network of the request, for the log (`shortNetwork`); null where it has none. */
  readonly network: string | null
  readonly clientId: string | null
  readonly firstName: string | null
  /** Whether it is somebody who works here: the one signed in at the office, or the holder of a household's account. */
  readonly isAdmin: boolean
  /** Who may act for the company in this request; null for nobody. */
  readonly staff: StaffMember | null
  readonly office: OfficeSession
  readonly isDriver: boolean
  /** The flags that a page is made for which many share; null where they follow from who asks. */
  readonly flags: FlagValues | null
  readonly settingsAuthenticatedAt: string | null
  readonly data: Readonly<SessionData>
  /** The household's facts, read once a request; null for a visitor. */
  personal(): Promise<PersonalFacts | null>
  /**
   * Merges a patch into the data, making a visitor's session row where there is none.
   * @throws Refusal too_many_requests where one network has made too many rows
   */
  remember(patch: Partial<SessionData>): Promise<void>
  /** Removes keys of the data; does nothing without a row. */
  forget(...keys: (keyof SessionData)[]): Promise<void>
  /** Removes one key of the data and returns its value. Of two callers at once, one gets nothing. */
  take<K extends keyof SessionData>(key: K): Promise<SessionData[K] | undefined>
  /** Stores the chosen language, for pages without a prefix. */
  setLocale(locale: Locale): Promise<void>
  /** Signs in under a new token, keeping the visitor's data. */
  signIn(clientId: string): Promise<void>
  /** Opens the settings for the duration of an answer (rule 16): the person has just confirmed their identity. */
  openSettings(): Promise<void>
  /** The browser's id where it has signed in under this e-mail before (`known_browser.ts`); null where it has not. */
  knownBrowser(email: string): Promise<string | null>
  /** Lets the browser know, from this answer on, that somebody has signed in under this e-mail. */
  rememberBrowser(email: string): Promise<void>
  /** Counts an answer to the question before settings. @returns their number within a quarter of an hour, this one included */
  countReauthentication(): Promise<number>
  /** Deletes the session row and the cookie. */
  signOut(): Promise<void>
}

export interface CallRequest {
  brand: BrandId
  locale: Locale
  /** Program time of the request. */
  now: Temporal.Instant
  /** Scheme, host and port that the person sees, e.g. `http://cookit.localhost:3000`. */
  origin: string
  session: Session
  /** The brand that an admin's call is about, where it names one other than the host's. */
  actsOn?: BrandId
  /** Why the code in the page's address was refused, in the reader's language. */
  refusedCode?: string
}

/** The person of the company who calls. Throws `require_login` for anybody else; the door has refused those already. */
export function staffOf(request: CallRequest): StaffMember {
  if (request.session.staff === null) throw new Refusal('require_login')
  return request.session.staff
}

/** The signed-in client's id. Throws `require_login` for a visitor; the door has refused those already. */
export function signedIn(request: CallRequest): string {
  if (request.session.clientId === null) throw new Refusal('require_login')
  return request.session.clientId
}
