// Where a person continues after signing in, by any method.

import type { Api } from '../contract/index.ts'
import { takeReturnTarget } from './api.ts'

/** Area 4: the confirmation shows before the page changes. */
export const successDelayMilliseconds = 1000

/**
 * The destination after signing in: an unfinished sign-up, else the return target, else the page that required a sign-in, else
 * `home`.
 */
export async function afterSignIn(
  api: Api,
  home: string,
  returnTarget: () => string | null = takeReturnTarget,
): Promise<string> {
  const signup = await api.get('sessions.check_signup_state', {})
  if (!signup.complete) return signup.url
  const stored = await api.post('sessions.stored_location_before_login', {})
  return returnTarget() ?? stored.url ?? home
}

/** The same without scripts: then only the server remembers the page. */
export const afterPlainSignIn = (api: Api, home: string): Promise<string> =>
  afterSignIn(api, home, () => null)
