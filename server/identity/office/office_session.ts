// The session of somebody who works here: a row, a token and a cookie of its own, beside the household's. It ends twelve hours after
// the sign-in, however much it is used.

import type { BrandId } from '../../../domain/brands.ts'
import { type Role, staffSessionHours } from '../../../domain/staff/roles.ts'
import type { OfficeSession, StaffMember } from '../../request/call_request.ts'
import type { Tx } from '../../request/database/database.ts'
import type { RowOf } from '../../request/database/statement.ts'
import type { Stored } from '../../request/services.ts'
import { newToken, tokenHash } from '../token.ts'
import {
  deleteOfficeSession,
  insertSession,
  selectMember,
  selectSession,
  updateProved,
  updateSeen,
} from './store.ts'

type Ground = Pick<Stored, 'pool'>

interface OfficeFacts {
  now: Temporal.Instant
  secure: boolean
  userAgent?: string | undefined | null
  network?: string | null | undefined
}

/** With https the name binds the cookie to this very host. */
export const officeCookie = (secure: boolean) => (secure ? '__Host-staff' : 'staff')

/** The browser keeps the token longer than it opens anything: it is then led to the sign-in instead of to a page that is not there. */
const cookieSeconds = 30 * 24 * 3_600
/** A visit is written down at most this often. */
const seenEvery = { minutes: 5 }

/** Opens the session of a token. @param token null where the browser has none */
export async function openOffice(
  services: Ground,
  facts: OfficeFacts,
  token: string | null,
): Promise<StoredOffice> {
  if (token === null) return new StoredOffice(services, facts, null, null)
  const now = facts.now.toString()
  const id = tokenHash(token)
  const seenBefore = facts.now.subtract(seenEvery).toString()
  const row = await selectSession.first(services.pool, { tokenHash: id, now, seenBefore })
  if (!row) return new StoredOffice(services, facts, null, id)
  const { stale, provedAt, ...person } = row
  if (stale) await updateSeen.run(services.pool, { tokenHash: id, now })
  return new StoredOffice(services, facts, memberOf(person, { provedAt, sessionId: id }), id)
}

/** The person of the company whose household's account is signed in; null for one without a role. */
export async function memberOfAccount({ pool }: Ground, staffId: string): Promise<StaffMember | null> {
  const person = await selectMember.first(pool, { id: staffId })
  if (!person || person.held.length === 0) return null
  return memberOf(person, { sessionId: null, provedAt: null })
}

function memberOf(
  { held, ...person }: RowOf<typeof selectMember>,
  session: Pick<StaffMember, 'sessionId' | 'provedAt'>,
): StaffMember {
  const at = (brand: BrandId) =>
    held.filter(each => each.startsWith(brand)).map(each => each.slice(brand.length + 1) as Role)
  return { ...person, ...session, roles: { freshprep: at('freshprep'), cookit: at('cookit') } }
}

class StoredOffice implements OfficeSession {
  setCookie: string | null = null
  readonly #pool: Ground['pool']
  readonly #facts: OfficeFacts
  #member: StaffMember | null
  /** The token that the browser has, and the one it sent: a repeated sign-in replaces the latter. */
  #shown: string | null
  readonly #sent: string | null

  /** @param shown the hash of the token that the browser sent, whether or not it opens anything */
  constructor({ pool }: Ground, facts: OfficeFacts, member: StaffMember | null, shown: string | null) {
    this.#pool = pool
    this.#facts = facts
    this.#member = member
    this.#shown = shown
    this.#sent = shown
  }

  get member() {
    return this.#member
  }
  get isKnownBrowser() {
    return this.#shown !== null
  }

  async signIn(tx: Tx, staffId: string): Promise<void> {
    const { now, userAgent, network } = this.#facts
    if (this.#sent !== null) await deleteOfficeSession.run(tx, { tokenHash: this.#sent })
    const person = await selectMember.one(tx, { id: staffId })
    const token = newToken()
    const id = tokenHash(token)
    await insertSession.run(tx, {
      ...{ tokenHash: id, staffId, now: now.toString() },
      expiresAt: now.add({ hours: staffSessionHours }).toString(),
      ...{ userAgent: userAgent?.slice(0, 400) ?? null, network: network ?? null },
    })
    this.#member = memberOf(person, { sessionId: id, provedAt: now.toString() })
    this.#shown = id
    this.setCookie = this.#cookie(token, cookieSeconds)
  }

  async prove(): Promise<void> {
    const now = this.#facts.now.toString()
    if (this.#member?.sessionId) {
      await updateProved.run(this.#pool, { tokenHash: this.#member.sessionId, now })
      this.#member = { ...this.#member, provedAt: now }
    }
  }

  async signOut(): Promise<void> {
    if (this.#shown === null) return
    await deleteOfficeSession.run(this.#pool, { tokenHash: this.#shown })
    this.#member = null
    this.#shown = null
    this.setCookie = this.#cookie('', 0)
  }

  #cookie(value: string, maxAge: number): string {
    const { secure } = this.#facts
    return `${officeCookie(secure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
  }
}
