// Where a person continues after signing in, by any method.

import type { Api } from '../contract/index.ts'
import { pageOfPath } from '../contract/paths.ts'
import { takeReturnTarget } from './api.ts'

/** Area 4: the confirmation shows before the page changes. */
export const successDelayMilliseconds = 1000

/**
 * The destination after signing in: an unfinished sign-up, else the return target, else the page that required a sign-in, else
 * `home`. Only a link that waits to be confirmed comes before the sign-up. Admins and drivers have no sign-up to finish, and their work
 * is their home.
 */
export async function afterSignIn(
  api: Api,
  home: string,
  returnTarget: () => string | null = takeReturnTarget,
): Promise<string> {
  const signup = await api.get('sessions.check_signup_state', {})
  const target = returnTarget()
  if (target !== null && pageOfPath(target.split('?', 1)[0] ?? '') === 'emailConfirm') return target
  if (!signup.complete && signup.work === null) return signup.url
  const stored = await api.post('sessions.stored_location_before_login', {})
  return target ?? stored.url ?? signup.work ?? home
}

/** The same without scripts: then only the server remembers the page. */
export const afterPlainSignIn = (api: Api, home: string): Promise<string> =>
  afterSignIn(api, home, () => null)
