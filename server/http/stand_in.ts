// The client for whom a page that clients share is rendered: nobody, with a stand-in for each fact of a household that such a
// page shows. Two households' pages differ only where the stand-ins are, and nothing of any household is in what is kept.

import { randomBytes } from 'node:crypto'
import type { Locale } from '../../domain/brands.ts'
import { formatPoints } from '../../domain/points.ts'
import type { PersonalFacts } from '../request/call_request.ts'
import type { RequestSession } from '../request/sessions/session.ts'

/** What one answer puts where the stand-ins are. */
export interface Personal {
  nonce: string
  clientId: string
  firstName: string
  points: number
}

/** Found nowhere else on a page: letters that no font has, and a number and an id that nobody has. */
export const standIn: Personal = {
  // Nobody who gets to write on a page may know it: it lets scripts in.
  nonce: randomBytes(18).toString('hex'),
  clientId: '01000000-0000-7000-8000-00000000000a',
  firstName: '\uE0F1\uE0F2',
  points: 987_654_321_012,
}

/** The ways in which facts show. What begins with another one comes before it. */
const showings: readonly ((personal: Personal, locale: Locale) => string)[] = [
  ({ nonce }) => nonce,
  ({ clientId }) => clientId,
  ({ firstName }) => firstName,
  ({ firstName }) => initialOf(firstName),
  ({ points }, locale) => formatPoints(points, locale),
  ({ points }) => String(points),
]

/** As the avatar shows it. */
const initialOf = (firstName: string) => firstName.slice(0, 1).toUpperCase()

/** A place in a page where a fact of the household goes. */
export interface Gap {
  showing: (typeof showings)[number]
  /** In a script it is text of JSON, itself a string of the script; elsewhere it is markup. */
  inScript: boolean
}

/** A page cut at its stand-ins: texts, and the gaps between them. */
export function cutAtStandIns(html: string, locale: Locale): { texts: string[]; gaps: Gap[] } {
  const shown = new Map(showings.map(showing => [showing(standIn, locale), showing]))
  const anyOf = new RegExp([...shown.keys()].map(escapePattern).join('|'), 'g')
  const texts: string[] = []
  const gaps: Gap[] = []
  let from = 0
  for (const { 0: found, index } of html.matchAll(anyOf)) {
    texts.push(html.slice(from, index))
    gaps.push({ showing: shown.get(found) as Gap['showing'], inScript: isInScript(html, index) })
    from = index + found.length
  }
  texts.push(html.slice(from))
  return { texts, gaps }
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function isInScript(html: string, index: number): boolean {
  const opened = html.lastIndexOf('<script', index)
  if (opened < 0 || html.lastIndexOf('</script', index) > opened) return false
  return html.indexOf('>', opened) < index
}

/** What goes into a gap. */
export function fillOf({ showing, inScript }: Gap, personal: Personal, locale: Locale): string {
  const text = showing(personal, locale)
  return inScript ? asScript(text) : asMarkup(text)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** As React writes text. */
const asMarkup = (text: string) => text.replace(/[&<>"']/g, sign => entities[sign] as string)

/** As React Router writes a loader's data: JSON, as a string of a script. */
function asScript(text: string): string {
  const inside = (value: string) => JSON.stringify(value).slice(1, -1)
  return inside(inside(text)).replace(
    /[&<>\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The session for which a page that clients share is rendered. */
export class StandInSession implements RequestSession {
  readonly id = null
  readonly userAgent = null
  readonly from = null
  readonly clientId = standIn.clientId
  readonly firstName = standIn.firstName
  readonly settingsAuthenticatedAt = null
  readonly data = {}
  readonly kept = true
  readonly setCookie = null
  readonly locale = null
  readonly clientLanguage = null
  readonly isAdmin: boolean
  readonly isDriver: boolean
  /** The page turned out to be one household's: it wanted to change the session, or made a call for clients alone. */
  personalPage = false
  readonly #planId: string | null

  /** @param who what of the real client decides how the page looks, and is part of its key */
  constructor(who: { isAdmin: boolean; isDriver: boolean; planId: string | null }) {
    this.isAdmin = who.isAdmin
    this.isDriver = who.isDriver
    this.#planId = who.planId
  }

  async personal(): Promise<PersonalFacts> {
    return { points: standIn.points, planId: this.#planId }
  }

  readonly #refuse = async () => {
    this.personalPage = true
  }
  readonly remember = this.#refuse
  readonly keep = this.#refuse
  readonly forget = this.#refuse
  readonly take = async () => {
    this.personalPage = true
    return undefined
  }
  readonly setLocale = this.#refuse
  readonly signIn = this.#refuse
  readonly signOut = this.#refuse
  readonly openSettings = this.#refuse
  readonly countReauthentication = async () => {
    this.personalPage = true
    return 0
  }
}
