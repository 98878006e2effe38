// The client for whom a page is rendered that all clients share: nobody in particular. The browser fetches the household's name and
// points (app/layout/use_client.ts).

import type { FlagValues } from '../../../domain/flags/flags.ts'
import type { RequestSession } from '../../identity/sessions/session.ts'
import type { PersonalFacts } from '../../request/call_request.ts'

export class AnyClient implements RequestSession {
  readonly id = null
  readonly userAgent = null
  readonly from = null
  readonly network = null
  /** An id that no client has. */
  readonly clientId = '01000000-0000-7000-8000-00000000000a'
  readonly firstName = ''
  readonly settingsAuthenticatedAt = null
  readonly data = {}
  readonly kept = true
  readonly setCookie = null
  readonly setKnownBrowser = null
  readonly locale = null
  readonly clientLanguage = null
  readonly isAdmin: boolean
  readonly staff = null
  readonly isDriver: boolean
  readonly flags: FlagValues
  /** The page depended on one household after all: it wanted to change the session, or made a call that is only for clients. */
  personalPage = false
  readonly #facts: Omit<PersonalFacts, 'points'>

  /** @param who the facts of the real client that affect the page, which are part of its key */
  constructor({
    isAdmin,
    isDriver,
    flags,
    ...facts
  }: { isAdmin: boolean; isDriver: boolean; flags: FlagValues } & Omit<PersonalFacts, 'points'>) {
    this.isAdmin = isAdmin
    this.isDriver = isDriver
    this.flags = flags
    this.#facts = facts
  }

  async personal(): Promise<PersonalFacts> {
    return { points: 0, ...this.#facts }
  }

  readonly #refuse = async () => {
    this.personalPage = true
  }
  readonly office = {
    ...{ member: null, isKnownBrowser: false, setCookie: null },
    ...{ signIn: this.#refuse, prove: this.#refuse, signOut: this.#refuse },
  }
  readonly remember = this.#refuse
  readonly keep = this.#refuse
  readonly forget = this.#refuse
  readonly take = async () => {
    this.personalPage = true
    return undefined
  }
  readonly knownBrowser = async () => null
  readonly rememberBrowser = this.#refuse
  readonly setLocale = this.#refuse
  readonly signIn = this.#refuse
  readonly signOut = this.#refuse
  readonly openSettings = this.#refuse
  readonly countReauthentication = async () => {
    this.personalPage = true
    return 0
  }
}
