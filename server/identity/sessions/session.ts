// The session of a request. The browser holds an opaque random token in a cookie that scripts cannot read; the table
// holds its SHA-256. A visitor gets a row only when there is something to keep.

import type pg from 'pg'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { triesWithinMinutes } from '../../../domain/reauthentication.ts'
import { countWrite } from '../../request/anonymous_writes.ts'
import {
  mayAnywhere,
  type OfficeSession,
  type PersonalFacts,
  type Session,
  type SessionData,
  type StaffMember,
} from '../../request/call_request.ts'
import type { OwnServices, Stored } from '../../request/services.ts'
import { memberOfAccount, officeCookie, openOffice } from '../office/office_session.ts'
import { cookieName, newToken, tokenHash, tokenOf } from '../token.ts'
import { knownBrowser, rememberBrowser } from './known_browser.ts'
import {
  countTry,
  deleteSession,
  dropData,
  extendSession,
  findSession,
  insertSignedIn,
  insertVisitor,
  mergeData,
  type NewSession,
  openSettings,
  readPersonalFacts,
  type SessionRow,
  takeData,
  updateLocale,
} from './store.ts'

/** Sixty days without a visit end a session. */
const lifetimeMs = 60 * 24 * 3_600_000
/** An expiry that moved by less than a day is not written: a visit costs no write. */
const renewAfterMs = 24 * 3_600_000

/** A session with the facts for the request around it. */
export interface RequestSession extends Session {
  /** Language chosen on this device, then the client's preferred one. */
  readonly locale: Locale | null
  readonly clientLanguage: Locale | null
  /** Whether there is a row behind it. */
  readonly kept: boolean
  /** `Set-Cookie` to send with the response; null when the browser's cookie is still valid. */
  readonly setCookie: string | null
  /** `Set-Cookie` of a browser that has just signed in (`rememberBrowser`); null otherwise. */
  readonly setKnownBrowser: string | null
  readonly office: OfficeSession & {
    /** `Set-Cookie` of staff who have just signed in or out; null otherwise. */
    readonly setCookie: string | null
  }
  /** Makes a visitor's row where there is none yet, because other data belongs to it. */
  keep(): Promise<void>
}

/** Without a configuration nobody acts for the company by their household's account. */
type Opened = Stored & Partial<Pick<OwnServices, 'config'>>

interface SessionFacts {
  brand: BrandId
  /** The request's `Cookie` header. */
  cookies: string | undefined
  now: Temporal.Instant
  /** Whether the person came by https; only then is the cookie limited to https. */
  secure: boolean
  /** The browser's description of itself. */
  userAgent?: string | undefined
  /** The network of the browser, where its rows are limited. */
  from?: string | null | undefined
  /** The shortened network of the browser. */
  network?: string | null | undefined
  /** False where the household's plan and points are rarely needed: they are then read on demand. */
  personal?: boolean
}

const nobody: SessionRow = {
  clientId: null,
  firstName: null,
  staffId: null,
  isDriver: false,
  locale: null,
  clientLanguage: null,
  personal: null,
  settingsAuthenticatedAt: null,
  data: {},
  expiresAtMs: 0,
}

/**
 * Opens the session of a request: no statement without a cookie, one with it (two where this process does not know its client yet),
 * and once a day another that renews it.
 */
export async function openSession(services: Opened, facts: SessionFacts): Promise<RequestSession> {
  const office = await openOffice(services, facts, tokenOf(facts.cookies, officeCookie(facts.secure)))
  const token = tokenOf(facts.cookies, cookieName(facts.secure))
  if (token === null) return new StoredSession(services, facts, null, nobody, office)
  const row = await findSession(
    services,
    tokenHash(token),
    facts.brand,
    facts.now.toString(),
    facts.personal ?? true,
  )
  if (!row) return new StoredSession(services, facts, null, nobody, office)
  const session = new StoredSession(services, facts, token, row, office)
  await session.findMember()
  if (facts.now.epochMilliseconds + lifetimeMs - row.expiresAtMs > renewAfterMs) await session.renew()
  return session
}

/** An anonymous visitor with this data, for whom a shared page is rendered. */
export async function anonymousSession(
  services: Stored,
  facts: SessionFacts,
  data: SessionData,
): Promise<RequestSession> {
  const office = await openOffice(services, facts, null)
  return new StoredSession(services, facts, null, { ...nobody, data }, office)
}

class StoredSession implements RequestSession {
  setCookie: string | null = null
  setKnownBrowser: string | null = null
  readonly flags = null
  readonly office: RequestSession['office']
  readonly #services: Opened
  readonly #pool: pg.Pool
  readonly #facts: SessionFacts
  #token: string | null
  #row: SessionRow
  #making: Promise<string> | undefined
  #personal: Promise<PersonalFacts | null> | undefined
  #memberOfAccount: StaffMember | null = null

  constructor(
    services: Opened,
    facts: SessionFacts,
    token: string | null,
    row: SessionRow,
    office: RequestSession['office'],
  ) {
    this.office = office
    this.#services = services
    this.#pool = services.pool
    this.#facts = facts
    this.#token = token
    this.#row = row
  }

  get id() {
    return this.#token === null ? null : tokenHash(this.#token)
  }
  get userAgent() {
    return this.#facts.userAgent ?? null
  }
  get from() {
    return this.#facts.from ?? null
  }
  get network() {
    return this.#facts.network ?? null
  }
  get clientId() {
    return this.#row.clientId
  }
  get firstName() {
    return this.#row.firstName
  }
  get isAdmin() {
    return mayAnywhere(this.office.member ?? this.#memberOfAccount, undefined)
  }
  get staff() {
    if (this.office.member !== null) return this.office.member
    const byAccount = this.#services.config?.staffByAccount ? this.#memberOfAccount : null
    return byAccount && { ...byAccount, provedAt: this.#row.settingsAuthenticatedAt }
  }
  get isDriver() {
    return this.#row.isDriver
  }
  get locale() {
    return this.#row.locale
  }
  get clientLanguage() {
    return this.#row.clientLanguage
  }
  get settingsAuthenticatedAt() {
    return this.#row.settingsAuthenticatedAt
  }
  get data() {
    return this.#row.data
  }
  get kept() {
    return this.#token !== null
  }

  /** Finds out whether the client works here. */
  async findMember(): Promise<void> {
    const { staffId } = this.#row
    this.#memberOfAccount = staffId === null ? null : await memberOfAccount(this.#services, staffId)
  }

  personal(): Promise<PersonalFacts | null> {
    const { clientId, personal } = this.#row
    this.#personal ??=
      clientId === null || personal
        ? Promise.resolve(personal)
        : readPersonalFacts.one(this.#pool, { clientId })
    return this.#personal
  }

  async remember(patch: Partial<SessionData>): Promise<void> {
    this.#row = { ...this.#row, data: { ...this.#row.data, ...patch } }
    if (this.#token === null && !this.#making) await this.#make()
    else await mergeData(this.#pool, await this.#hash(), patch)
  }

  async keep(): Promise<void> {
    if (this.#token === null) await this.#make()
  }

  async forget(...keys: (keyof SessionData)[]): Promise<void> {
    const data = { ...this.#row.data }
    for (const key of keys) delete data[key]
    this.#row = { ...this.#row, data }
    if (this.#token !== null || this.#making)
      await dropData.run(this.#pool, { tokenHash: await this.#hash(), keys })
  }

  async take<K extends keyof SessionData>(key: K): Promise<SessionData[K] | undefined> {
    if (this.#token === null && !this.#making) return undefined
    const taken = await takeData(this.#pool, await this.#hash(), key)
    const data = { ...this.#row.data }
    delete data[key]
    this.#row = { ...this.#row, data }
    return taken as SessionData[K] | undefined
  }

  async setLocale(locale: Locale): Promise<void> {
    this.#row = { ...this.#row, locale }
    if (this.#token === null && !this.#making) await this.#make()
    else await updateLocale.run(this.#pool, { tokenHash: await this.#hash(), locale })
  }

  async signIn(clientId: string): Promise<void> {
    const token = newToken()
    const replacesHash = this.#token === null && !this.#making ? null : await this.#hash()
    const made = await insertSignedIn(this.#pool, { ...this.#newRow(token), clientId, replacesHash })
    if (!made) throw new Error(`No client ${clientId} of ${this.#facts.brand} to sign in.`)
    this.#row = { ...this.#row, ...made, personal: null, settingsAuthenticatedAt: null }
    this.#personal = undefined
    await this.findMember()
    this.#give(token)
  }

  async openSettings(): Promise<void> {
    const at = this.#facts.now.toString()
    await openSettings(this.#pool, await this.#hash(), at)
    this.#row = { ...this.#row, settingsAuthenticatedAt: at }
  }

  async knownBrowser(email: string): Promise<string | null> {
    const { brand, cookies, secure } = this.#facts
    return knownBrowser(this.#services, cookies, secure, { brand, email })
  }

  async rememberBrowser(email: string): Promise<void> {
    const { brand, cookies, secure } = this.#facts
    this.setKnownBrowser = await rememberBrowser(this.#services, cookies, secure, { brand, email })
  }

  async countReauthentication(): Promise<number> {
    const since = this.#facts.now.subtract({ minutes: triesWithinMinutes }).toString()
    return countTry(this.#pool, await this.#hash(), { at: this.#facts.now.toString(), since })
  }

  async signOut(): Promise<void> {
    if (this.#token === null && !this.#making) return
    await deleteSession.run(this.#pool, { tokenHash: await this.#hash() })
    this.#row = nobody
    this.#memberOfAccount = null
    this.#personal = undefined
    this.#token = null
    this.#making = undefined
    this.setCookie = this.#cookie('', 0)
  }

  /** Moves the expiry to sixty days from now. */
  async renew(): Promise<void> {
    await extendSession.run(this.#pool, { tokenHash: await this.#hash(), expiresAt: this.#expiresAt() })
    if (this.#token !== null) this.#give(this.#token)
  }

  /** Makes a visitor's row. Two loaders that store something at once share the one being made. */
  #make(): Promise<string> {
    this.#making ??= (async () => {
      try {
        countWrite(this.#services, 'visitor_session', this.from)
      } catch (refused) {
        this.#making = undefined
        throw refused
      }
      const token = newToken()
      await insertVisitor(this.#pool, this.#newRow(token))
      this.#give(token)
      return token
    })()
    return this.#making
  }

  async #hash(): Promise<string> {
    return tokenHash(this.#token ?? (await this.#make()))
  }

  #newRow(token: string): NewSession {
    const { brand, now } = this.#facts
    const { locale, data } = this.#row
    return {
      tokenHash: tokenHash(token),
      brand,
      locale,
      data,
      userAgent: this.#facts.userAgent?.slice(0, 400) ?? null,
      now: now.toString(),
      expiresAt: this.#expiresAt(),
    }
  }

  #expiresAt(): string {
    return this.#facts.now.add({ milliseconds: lifetimeMs }).toString()
  }

  #give(token: string): void {
    this.#token = token
    this.setCookie = this.#cookie(token, lifetimeMs / 1000)
  }

  #cookie(value: string, maxAge: number): string {
    const { secure } = this.#facts
    const name = cookieName(secure)
    return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
  }
}
