// The session of a household while somebody of the company looks at its pages: what is read is the household's, and nothing can be kept,
// proven or signed in.

import { Refusal } from '../../../contract/errors.ts'
import type { Locale } from '../../../domain/brands.ts'
import type { PersonalFacts } from '../../request/call_request.ts'
import type { Stored } from '../../request/services.ts'
import type { RequestSession } from './session.ts'
import { readPersonalFacts } from './store.ts'

/** @param of.language the household's */
export function seenSession(
  { pool }: Pick<Stored, 'pool'>,
  { clientId, firstName, language }: { clientId: string; firstName: string; language: Locale },
): RequestSession {
  const refuse = () => Promise.reject(new Refusal('forbidden'))
  let personal: Promise<PersonalFacts> | undefined
  return {
    ...{ id: null, userAgent: null, from: null, network: null, settingsAuthenticatedAt: null, data: {} },
    ...{ kept: true, setCookie: null, setKnownBrowser: null, locale: language, clientLanguage: language },
    ...{ isAdmin: false, staff: null, isDriver: false, flags: null },
    clientId,
    firstName,
    office: {
      ...{ member: null, isKnownBrowser: false, setCookie: null },
      ...{ signIn: refuse, prove: refuse, signOut: refuse },
    },
    personal: () => {
      personal ??= readPersonalFacts.one(pool, { clientId })
      return personal
    },
    ...{ remember: refuse, keep: refuse, forget: refuse, take: refuse, setLocale: refuse, signIn: refuse },
    ...{ openSettings: refuse, rememberBrowser: refuse, countReauthentication: refuse, signOut: refuse },
    knownBrowser: async () => null,
  }
}
